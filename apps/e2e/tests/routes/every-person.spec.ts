/**
 * Every demo user, and a visitor, on each of the 28 routes of spec §2: the final address, one heading, and
 * no unexpected refusal. The routes are written out as in the specification, with the buyer's ids; others see "not
 * found" there. Who may enter a page depends on the kind of person: one of each kind also opens each address in a new
 * document.
 */
import type { Page } from '@playwright/test';
import type { PersonName } from '@zakupki/mock-api/test-world';
import { goWithin, settled } from '../../fixtures/page/settled.ts';
import { expect, setOf, test } from '../../fixtures/test.ts';
import { arrivesAt, place } from '../../fixtures/session.ts';
import type { World } from '../../fixtures/world.ts';

/** Within the loaded product, or in a new document. */
type Way = 'link' | 'address';

/** Walks only look at pages at rest. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

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

/** Whom the code of the routes tells apart, who else can sign in, and who cannot. Suppliers have their own routes. */
type Person = Exclude<PersonName, `supplier${string}`>;
const GROUPS: Readonly<Record<Person, 'kind' | 'other' | 'cannot sign in'>> = {
  buyer: 'kind',
  'no-phone': 'kind',
  admin: 'kind',
  'buyer-sealed': 'other',
  empty: 'other',
  heavy: 'other',
  trial: 'other',
  grace: 'other',
  'trial-expired': 'other',
  'subscription-expired': 'other',
  'credits-expired': 'other',
  'credits-lapsed': 'other',
  unverified: 'cannot sign in',
  blocked: 'cannot sign in',
};
const namesOf = (group: (typeof GROUPS)[Person]) =>
  // Object.keys loses the key type.
  (Object.keys(GROUPS) as Person[]).filter((name) => GROUPS[name] === group);
const KINDS = namesOf('kind');
const OTHERS = namesOf('other');
const CANNOT_SIGN_IN = namesOf('cannot sign in');

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

/** The person, or a visitor, goes to the paths by the link or by the address. */
async function walkAs(who: PersonName | null, pages: readonly Page[], world: World, by: Way): Promise<void> {
  if (who) for (const page of pages) await world.signInPage(page, who);
  await walkAll(pages, ROUTES, (path) => (who ? finalPath(who, path) : finalPathOfVisitor(path)), by);
  if (!who) return;
  const refused = (await world.requests()).filter(({ status }) => [401, 402, 403, 460].includes(status));
  expect(refused.map(({ method, path, status }) => `${method} ${path} ${status}`)).toEqual([]);
}

for (const who of [null, ...KINDS, ...OTHERS]) {
  test(
    `${who ?? 'a visitor'} reaches the expected page on every route`,
    setOf({ short: who === null }),
    async ({ page, world }) => {
      await walkAs(who, [page], world, 'link');
    },
  );
}

for (const who of [null, ...KINDS]) {
  test(
    `${who ?? 'a visitor'} reaches the expected page at every address`,
    { tag: '@exhaustive' },
    async ({ page, otherPage, world }) => {
      await walkAs(who, [page, otherPage], world, 'address');
    },
  );
}

for (const who of CANNOT_SIGN_IN) {
  test(
    `${who} cannot enter and is a visitor on every route`,
    { tag: '@exhaustive' },
    async ({ page, otherPage, world }) => {
      await page.goto(world.enterUrl(who, '/zakupki'));
      await page.goto('/app/zakupki');
      await arrivesAt(page, '/login?redirect=%2Fzakupki');
      await otherPage.goto('/app/zakupki');
      await arrivesAt(otherPage, '/login?redirect=%2Fzakupki');
      // The same state means the same pages as for the visitor above.
      const [mine, visitors] = await Promise.all([page, otherPage].map(stateOf));
      expect(mine).toEqual(visitors);
    },
  );
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
  const title = `with ${scenario} forced, every route reaches a page`;
  test(title, { tag: '@exhaustive' }, async ({ page, otherPage, world }) => {
    const pages = [page, otherPage];
    for (const each of pages) await world.signInPage(each, 'buyer');
    await world.force(scenario);
    // The page of a new order sends no request that could be refused.
    const sendsRequests = (path: string) => WORK.includes(path) && path !== '/zakupki/orders/new';
    const lands = (path: string) => (sendsRequests(path) ? leads : path);
    await walkAll(pages, [...OPEN, ...SIGNED_IN, ...WORK], lands, 'address');
  });
}

/**
 * Visits the paths on the pages in parallel, because each waits for the network; the one that ends the session comes
 * last. Pages of separate contexts share neither cache nor connections, so none waits for another.
 */
async function walkAll(
  pages: readonly Page[],
  paths: readonly string[],
  finalPath: (path: string) => string,
  by: Way,
): Promise<void> {
  const waiting = paths.filter((path) => path !== LAST);
  const walks = pages.map(async (page) => {
    let way: Way = 'address';
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      await walk(page, path, finalPath(path), way);
      way = by;
    }
  });
  await Promise.all(walks);
  const [page] = pages;
  if (page && paths.includes(LAST)) await walk(page, LAST, finalPath(LAST), by);
}

/** Goes to the path and checks the page once the network is idle. */
async function walk(page: Page, path: string, lands: string, by: Way): Promise<void> {
  await test.step(path, async () => {
    let navigations = 0;
    const count = () => (navigations += 1);
    page.on('framenavigated', count);
    await (by === 'link' ? goWithin(page, path) : page.goto(`/app${path}`));
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
