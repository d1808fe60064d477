import { expect, it } from 'vitest';
import { SCREENS } from './routes.tsx';

/** The routes of spec §2 that exist so far, with the layout and the middleware each has. */
const TABLE = `
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

const rows = TABLE.trim()
  .split('\n')
  .map((row) => row.trim().split(/\s+/).join(' '));

it('match the specification, with layout and middleware', () => {
  const built = SCREENS.map(({ path, layout, middleware }) => [path, layout, ...middleware].join(' '));
  expect(built.toSorted()).toEqual(rows.toSorted());
});

it.each(SCREENS.map(({ path, screen }) => [path, screen] as const))(
  '%s leads to a screen',
  async (_path, screen) => {
    expect(await screen()).toHaveProperty('default');
  },
  60_000,
);
