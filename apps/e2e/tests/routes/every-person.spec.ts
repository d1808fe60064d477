/**
 * Every demo user, and a visitor, on each of the 28 routes of spec §2: the final address, one heading, and
 * no unexpected refusal. The routes are written out as in the specification, with the buyer's ids; others see "not
 * found" there.
 */
import type { Page } from '@playwright/test';
import type { PersonName } from '@zakupki/mock-api/test-world';
import { settled } from '../../fixtures/settled.ts';
import { expect, test } from '../../fixtures/test.ts';
import { arrivesAt, place } from '../../fixtures/session.ts';

const ORDER = '/zakupki/orders/ord_fasteners';
const NOTICES = ['/zakupki/subscription/expired', '/zakupki/credits/expired', '/zakupki/trial/expired'];
const ADMIN = [
  '/admin',
  '/admin/referrers',
  '/admin/referrers/ref_forum',
  '/admin/stats/summary',
  '/admin/stats/details',
  '/admin/users/usr_buyer/stats',
];
const WORK = [
  '/zakupki',
  '/zakupki/orders',
  '/zakupki/orders/new',
  ORDER,
  `${ORDER}/bids`,
  `${ORDER}/bids/new`,
  `${ORDER}/bids/bid_fasteners_metiz`,
  `${ORDER}/conflicts`,
];
const FOR_GUESTS = ['/', '/login', '/signup', '/password/reset'];
const OPEN = ['/signup/email/verify/usr_unverified/wrong', '/signup/email/verified', '/webinar'];
const SIGNED_IN = ['/complete-profile', '/promo-code', ...NOTICES];
/** Last, because it ends the session. */
const LAST = '/logout';
const ROUTES = [...OPEN, ...SIGNED_IN, ...WORK, ...ADMIN, ...FOR_GUESTS, '/auth-by-token', LAST];

const CAN_SIGN_IN: readonly PersonName[] = [
  'buyer',
  'buyer-sealed',
  'empty',
  'heavy',
  'trial',
  'grace',
  'trial-expired',
  'subscription-expired',
  'credits-expired',
  'credits-lapsed',
  'no-phone',
  'admin',
];
const CANNOT_SIGN_IN: readonly PersonName[] = ['unverified', 'blocked'];

/** Final address for a signed-in user. */
function finalPath(who: PersonName, path: string): string {
  const home = who === 'no-phone' ? '/complete-profile' : '/zakupki';
  if (path === '/logout') return '/login';
  if (FOR_GUESTS.includes(path) || path === '/auth-by-token') return home;
  return who === 'no-phone' && WORK.includes(path) ? '/complete-profile' : path;
}

/** Final address for a visitor. */
function finalPathOfVisitor(path: string): string {
  const isOpen = OPEN.includes(path) || FOR_GUESTS.includes(path);
  return isOpen ? path : '/login';
}

test('there are 28 routes', () => {
  expect(new Set(ROUTES).size).toBe(28);
});

for (const who of CAN_SIGN_IN) {
  test(`${who} reaches the expected page on every route`, async ({ page, otherPage, world }) => {
    const pages = [page, otherPage];
    for (const each of pages) await world.signInPage(each, who);
    await walkAll(pages, ROUTES, (path) => finalPath(who, path));
    const refused = (await world.requests()).filter(({ status }) => [401, 402, 403, 460].includes(status));
    expect(refused.map(({ method, path, status }) => `${method} ${path} ${status}`)).toEqual([]);
  });
}

test('a visitor reaches the expected page on every route', async ({ page, otherPage }) => {
  await walkAll([page, otherPage], ROUTES, finalPathOfVisitor);
});

for (const who of CANNOT_SIGN_IN) {
  test(`${who} cannot enter and is a visitor on every route`, async ({ page, otherPage, world }) => {
    await page.goto(world.enterUrl(who, '/zakupki'));
    await page.goto('/app/zakupki');
    await arrivesAt(page, '/login?redirect=%2Fzakupki');
    await otherPage.goto('/app/zakupki');
    await arrivesAt(otherPage, '/login?redirect=%2Fzakupki');
    // The same state means the same pages as for the visitor above.
    const [mine, visitors] = await Promise.all([page, otherPage].map(stateOf));
    expect(mine).toEqual(visitors);
  });
}

/** Everything that pages store in the browser. */
async function stateOf(page: Page) {
  const { cookies, origins } = await page.context().storageState({ indexedDB: true });
  return { cookies: cookies.map(({ name, value }) => ({ name, value })), origins };
}

/** Notice pages of forced 402 responses, and the target of a forced 460. */
const FORCED = [
  ['subscription-expired', '/zakupki/subscription/expired'],
  ['credits-expired', '/zakupki/credits/expired'],
  ['trial-expired', '/zakupki/trial/expired'],
  ['phone-required', '/complete-profile'],
] as const;

for (const [scenario, leads] of FORCED) {
  test(`with ${scenario} forced, every route reaches a page`, async ({ page, otherPage, world }) => {
    const pages = [page, otherPage];
    for (const each of pages) await world.signInPage(each, 'buyer');
    await world.force(scenario);
    await walkAll(pages, [...OPEN, ...SIGNED_IN, ...WORK], (path) => {
      // The page of a new order sends no request that could be refused.
      const sendsRequests = WORK.includes(path) && path !== '/zakupki/orders/new';
      return sendsRequests ? leads : path;
    });
  });
}

/**
 * Visits the paths on the pages in parallel, because each waits for the network; the one that ends the session comes
 * last. Pages of separate contexts share neither cache nor connections, so none waits for another.
 */
async function walkAll(pages: readonly Page[], paths: readonly string[], finalPath: (path: string) => string) {
  const waiting = paths.filter((path) => path !== LAST);
  const walks = pages.map(async (page) => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift())
      await walk(page, path, finalPath(path));
  });
  await Promise.all(walks);
  const [page] = pages;
  if (page && paths.includes(LAST)) await walk(page, LAST, finalPath(LAST));
}

/** Opens the path and checks the page once the network is idle. */
async function walk(page: Page, path: string, lands: string): Promise<void> {
  await test.step(path, async () => {
    let navigations = 0;
    const count = () => (navigations += 1);
    page.on('framenavigated', count);
    await page.goto(`/app${path}`);
    await expect.poll(() => place(page).replace(/[?#].*/, ''), path).toBe(lands);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    await settled(page);
    expect(place(page).replace(/[?#].*/, ''), path).toBe(lands);
    await expect(page.getByRole('heading', { level: 1 }), path).not.toBeEmpty();
    await expect(page.getByRole('main'), path).toHaveCount(1);
    await expect(page, path).toHaveTitle(/\S · Zakupki$/);
    page.off('framenavigated', count);
    expect(navigations, path).toBeLessThanOrEqual(4);
  });
}
