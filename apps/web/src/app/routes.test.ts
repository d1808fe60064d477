import { expect, it } from 'vitest';
import { SCREENS } from './routes.tsx';

/** The 28 routes of spec §2, each with its layout and middleware. */
const SPECIFIED = `
/                                        default
/login                                   default  guest
/logout                                  default
/signup                                  default  guest
/signup/email/verify/:id/:hash           default
/signup/email/verified                   default
/password/reset                          default  guest
/auth-by-token                           default
/complete-profile                        minimal  signed-in
/promo-code                              default  signed-in
/webinar                                 default
/zakupki                                 zakupki  signed-in profile
/zakupki/orders                          zakupki  signed-in profile
/zakupki/orders/new                      zakupki  signed-in profile
/zakupki/orders/:id                      zakupki  signed-in profile
/zakupki/orders/:orderId/bids            zakupki  signed-in profile
/zakupki/orders/:orderId/bids/new        zakupki  signed-in profile
/zakupki/orders/:orderId/bids/:id        zakupki  signed-in profile
/zakupki/orders/:orderId/conflicts       zakupki  signed-in profile
/admin                                   zakupki  admin
/admin/referrers                         zakupki  admin
/admin/referrers/:id                     zakupki  admin
/admin/stats/summary                     zakupki  admin
/admin/stats/details                     zakupki  admin
/admin/users/:id/stats                   zakupki  admin
/zakupki/subscription/expired            zakupki  signed-in
/zakupki/credits/expired                 zakupki  signed-in
/zakupki/trial/expired                   zakupki  signed-in
`;

/** Screens that are not in the specification. */
const DESIGNED = `
/zakupki/suppliers                       zakupki  signed-in profile
/zakupki/suppliers/:id                   zakupki  signed-in profile
/email/confirm                           default
/zakupki/settings/profile                settings signed-in
/zakupki/settings/notifications          settings signed-in
/zakupki/settings/plan                   settings signed-in
/zakupki/settings/data                   settings signed-in
/zakupki/settings/plan/payments/:id      settings signed-in
/zakupki/settings/security               settings signed-in
/zakupki/settings/preferences            settings signed-in
/terms                                   default
/privacy                                 default
`;

const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).join(' '))
    .toSorted();

it.each([
  ['specified', SPECIFIED],
  ['designed', DESIGNED],
] as const)('the %s screens have their layout and middleware', (wanted, table) => {
  const built = SCREENS.filter(({ source }) => source === wanted);
  const rows = built.map(({ path, layout, middleware }) => [path, layout, ...middleware].join(' '));
  expect(rows.toSorted()).toEqual(rowsOf(table));
});

it('the specification has 28 routes', () => expect(rowsOf(SPECIFIED)).toHaveLength(28));

it.each(SCREENS.map(({ path, screen }) => [path, screen] as const))('%s leads to a screen', async (_path, screen) => {
  expect(await screen()).toHaveProperty('default');
});
