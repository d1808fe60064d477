/**
 * Each row of specification §8 on screen. A global reaction also passes the error to the caller, so the screen shows it
 * too.
 */
import type { Page } from '@playwright/test';
import { expect, setOf, test } from '../../fixtures/test.ts';
import { holdAnswers } from '../../fixtures/held-answers.ts';
import { arrivesAt, storedSession, place, signIn, signOut } from '../../fixtures/session.ts';

const ORDERS = '/zakupki/orders?status=draft';
/** A page with many parallel requests, with query and hash to return to. */
const BUSY = '/zakupki/orders/ord_paper/bids/new?from=list#lines';

/** Collects navigations from now on, client-side ones included. */
function navigationsOf(page: Page): string[] {
  const seen: string[] = [];
  page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname.replace('/app', '')));
  return seen;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** The page's own; the header may have one for the account. */
const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' });
/** Popups have a close button; alerts on the page do not. */
const popups = (page: Page) => page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Close' }) });

test.describe('401', () => {
  test('clears the session and leads to login with the full address', async ({ page, world, context }) => {
    await world.enter(page, 'buyer', '/zakupki/orders');
    await context.addCookies([{ name: 'phpAuthToken', value: 'x', domain: 'localhost', path: '/' }]);
    await page.evaluate(() => localStorage.setItem('auth-as-user', 'usr_trial'));
    await world.force('unauthorized');
    await page.goto(`/app${ORDERS}#row-3`);
    await arrivesAt(page, '/login?redirect=%2Fzakupki%2Forders%3Fstatus%3Ddraft%23row-3');
    await expect(page.getByText('Your session ended. Your work is saved.')).toBeVisible();
    expect(await storedSession(page)).toEqual({ token: null, impersonatedId: null, cookie: null });

    await world.force('normal');
    await signIn(page, 'buyer@demo.test');
    await arrivesAt(page, `${ORDERS}#row-3`);
    await expect(heading(page, 'Orders')).toBeVisible();
  });

  test('redirects once when five calls are refused at once', { tag: '@exhaustive' }, async ({ page, world }) => {
    await world.enter(page, 'buyer', '/zakupki/orders');
    await expect(heading(page, 'Orders')).toBeVisible();
    // These succeed; all other requests of the page are refused together.
    await world.force([
      { when: { operationId: 'getMe' }, then: { delayMs: 0 } },
      { when: { operationId: 'getOrder' }, then: { delayMs: 0 } },
      { when: {}, then: { status: 401 } },
    ]);
    const refusals = await holdAnswers(page, '**/api/**', 401);
    const navigations = navigationsOf(page);
    await page.goto(`/app${BUSY}`);
    await expect(heading(page, 'New bid')).toBeVisible();
    await expect.poll(() => refusals.count).toBeGreaterThanOrEqual(5);
    await refusals.release();

    await arrivesAt(page, `/login?${new URLSearchParams({ redirect: BUSY })}`);
    await expect(heading(page, 'Sign in')).toBeVisible();
    expect(navigations.filter((path) => path === '/login')).toHaveLength(1);
  });

  test('for a wrong password stays on the form, with a message', { tag: '@exhaustive' }, async ({ page }) => {
    await page.goto('/app/login?redirect=%2Fzakupki%2Forders');
    const navigations = navigationsOf(page);
    await signIn(page, 'buyer@demo.test', 'wrong-password');
    await expect(page.getByText('E-mail and password do not match.')).toBeVisible();
    expect(place(page)).toBe('/login?redirect=%2Fzakupki%2Forders');
    expect(navigations).toEqual([]);
    await expect(page.getByLabel('E-mail')).toHaveValue('buyer@demo.test');
  });

  test(
    'that arrives late, for an earlier session, keeps the new session',
    { tag: '@exhaustive' },
    async ({ page, world }) => {
      await world.signInPage(page, 'buyer');
      await world.force([{ when: { operationId: 'listOrders' }, then: { status: 401 }, times: 1 }]);
      const refusal = await holdAnswers(page, '**/api/orders?*', 401);
      await page.goto('/app/zakupki/orders');
      await expect(heading(page, 'Orders')).toBeVisible();
      await expect.poll(() => refusal.count).toBe(1);
      await signOut(page);
      await signIn(page, 'trial@demo.test');
      await arrivesAt(page, '/zakupki');
      await refusal.release();
      await page.reload();
      await arrivesAt(page, '/zakupki');
      expect((await storedSession(page)).token).not.toBeNull();
    },
  );
});

test.describe('402', () => {
  const NOTICES = [
    { scenario: 'subscription-expired', message: 'SUBSCRIPTION_EXPIRED', path: '/zakupki/subscription/expired' },
    { scenario: 'credits-expired', message: 'CREDITS_EXPIRED', path: '/zakupki/credits/expired' },
    { scenario: 'trial-expired', message: 'TRIAL_EXPIRED', path: '/zakupki/trial/expired' },
  ] as const;

  for (const { scenario, message, path } of NOTICES) {
    test(
      `${message} leads to its notice page, and back`,
      setOf({ short: scenario === 'trial-expired' }),
      async ({ page, world }) => {
        await world.enter(page, 'buyer', ORDERS);
        await expect(heading(page, 'Orders')).toBeVisible();
        await world.force(scenario);
        await page.reload();
        await arrivesAt(page, `${path}?${new URLSearchParams({ returnTo: ORDERS })}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect((await storedSession(page)).token).not.toBeNull();

        await world.force('normal');
        await page.getByRole('link', { name: 'Back to where you were' }).click();
        await arrivesAt(page, ORDERS);
        await expect(heading(page, 'Orders')).toBeVisible();
      },
    );

    test(`${message} to the notice page's own calls does not loop`, { tag: '@exhaustive' }, async ({ page, world }) => {
      await world.signInPage(page, 'buyer');
      await world.force([{ when: {}, then: { status: 402, body: { status: 402, code: 'x', message } } }]);
      await page.goto(`/app${path}?returnTo=%2Fzakupki%2Forders`);
      const navigations = navigationsOf(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(retry(page)).toBeVisible();
      expect(place(page)).toBe(`${path}?returnTo=%2Fzakupki%2Forders`);
      expect(navigations).toEqual([]);
    });
  }

  test('for several limits at once settles on one notice page', { tag: '@exhaustive' }, async ({ page, world }) => {
    await world.signInPage(page, 'trial-expired');
    await world.force([
      { when: { operationId: 'listOrders' }, then: { status: 402, message: 'SUBSCRIPTION_EXPIRED' } },
      { when: { operationId: 'getOrdersOverview' }, then: { status: 402, message: 'CREDITS_EXPIRED' } },
    ]);
    await page.goto('/app/zakupki/trial/expired?returnTo=%2Fzakupki%2Forders');
    await arrivesAt(page, '/zakupki/subscription/expired?returnTo=%2Fzakupki%2Forders');
    await expect(heading(page, 'Your subscription has ended')).toBeVisible();
  });

  for (const scenario of ['subscription-expired', 'phone-required'] as const) {
    test(`${scenario} leaves the promo code page alone`, { tag: '@exhaustive' }, async ({ page, world }) => {
      await world.enter(page, 'trial', '/promo-code?code=DRUZHBA-5');
      await world.force(scenario);
      await page.reload();
      await page.getByRole('button', { name: 'Redeem' }).click();
      await expect(page.getByText('DRUZHBA-5 redeemed')).toBeVisible();
      expect(place(page)).toBe('/promo-code');
    });
  }

  for (const message of ['SOMETHING_ELSE', '', 42, null, undefined]) {
    test(
      `with the message ${JSON.stringify(message)} leads nowhere`,
      setOf({ short: message === null }),
      async ({ page, world }) => {
        await world.signInPage(page, 'buyer');
        await world.force([{ when: { operationId: 'listOrders' }, then: { status: 402, body: { message } } }]);
        await page.goto(`/app${ORDERS}`);
        await expect(retry(page)).toBeVisible();
        await expect(heading(page, 'Orders')).toBeVisible();
        expect(place(page)).toBe(ORDERS);
      },
    );
  }
});

test.describe('403', () => {
  test('shows its message in a popup for three seconds, as text', async ({ page, world }) => {
    await world.signInPage(page, 'buyer');
    await world.force([
      {
        when: { operationId: 'listOrders' },
        then: { status: 403, message: '<b>Not</b> for you<img src=x onerror=x>' },
      },
    ]);
    await page.goto(`/app${ORDERS}`);
    const popup = popups(page).filter({ hasText: '<b>Not</b> for you<img src=x onerror=x>' });
    await expect(popup).toBeVisible();
    await expect(retry(page)).toBeVisible();
    expect(place(page)).toBe(ORDERS);
    await expect(popup).toBeHidden();
  });

  test('without a message shows no popup', { tag: '@exhaustive' }, async ({ page, world }) => {
    await world.signInPage(page, 'buyer');
    await world.force('forbidden-silent');
    await page.goto(`/app${ORDERS}`);
    await expect(retry(page)).toBeVisible();
    await expect(popups(page)).toHaveCount(0);
  });

  test('shows one popup for several refusals at once', { tag: '@exhaustive' }, async ({ page, world }) => {
    await world.signInPage(page, 'buyer');
    await world.force([{ when: {}, then: { status: 403, message: 'Closed for the inventory' } }]);
    await page.goto('/app/zakupki/orders/new');
    await expect(page.getByText('Closed for the inventory').first()).toBeVisible();
    await expect(popups(page)).toHaveCount(1);
  });
});

test.describe('460', () => {
  test('leads to profile completion, and back once the phone is confirmed', async ({ page, world }) => {
    await world.enter(page, 'no-phone', ORDERS);
    await arrivesAt(page, `/complete-profile?${new URLSearchParams({ returnTo: ORDERS })}`);
    await page.getByLabel('Phone').fill('+7 916 555 01 02');
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(heading(page, 'Confirm your phone')).toBeVisible();
    const [code = ''] = /\d{6}/.exec((await world.letter('phone', '+79165550102')).text) ?? [];
    await page.getByLabel('Code from the message').fill(code);
    await arrivesAt(page, ORDERS);
    await expect(heading(page, 'Orders')).toBeVisible();
  });

  test('that only the server detects leads there too', { tag: '@exhaustive' }, async ({ page, world }) => {
    await world.signInPage(page, 'buyer');
    await world.force('phone-required');
    await page.goto(`/app${ORDERS}`);
    await arrivesAt(page, `/complete-profile?${new URLSearchParams({ returnTo: ORDERS })}`);
  });

  test('on the completion page itself leads nowhere', { tag: '@exhaustive' }, async ({ page, world }) => {
    await world.enter(page, 'no-phone', '/complete-profile');
    await world.force([{ when: {}, then: { status: 460, body: { message: 'PHONE_REQUIRED' } } }]);
    await page.reload();
    await expect(heading(page, 'Complete your profile')).toBeVisible();
    await expect(retry(page)).toBeVisible();
    expect(place(page)).toBe('/complete-profile');
  });

  test('with another message leads nowhere', { tag: '@exhaustive' }, async ({ page, world }) => {
    await world.signInPage(page, 'buyer');
    await world.force([
      { when: { operationId: 'listOrders' }, then: { status: 460, body: { message: 'FAX_REQUIRED' } } },
    ]);
    await page.goto(`/app${ORDERS}`);
    await expect(retry(page)).toBeVisible();
    expect(place(page)).toBe(ORDERS);
  });
});

test.describe('anything else', () => {
  test('401, 402 and 460 together settle on login', { tag: '@exhaustive' }, async ({ page, world }) => {
    await world.signInPage(page, 'buyer');
    await world.force([
      { when: { operationId: 'getAccess' }, then: { status: 402, body: { message: 'TRIAL_EXPIRED' }, delayMs: 3000 } },
      { when: { operationId: 'listUnits' }, then: { status: 460, body: { message: 'PHONE_REQUIRED' }, delayMs: 3000 } },
      { when: { operationId: 'listCurrencies' }, then: { status: 401 } },
    ]);
    await page.goto(`/app${BUSY}`);
    await expect(heading(page, 'Sign in')).toBeVisible();
    expect((await storedSession(page)).token).toBeNull();
    // The other requests have ended, answered or aborted.
    const ended = async () => (await world.requests()).filter(({ status }) => [402, 460, 0].includes(status)).length;
    await expect.poll(ended).toBeGreaterThanOrEqual(2);
    await expect(heading(page, 'Sign in')).toBeVisible();
  });

  // The status decides even if the body is broken. Bodies that are not JSON are in apps/web/test/reactions.test.ts.
  const BROKEN = [
    { status: 401, malformed: true, lands: '/login' },
    { status: 402, malformed: true, lands: ORDERS },
    { status: 402, body: '<html><body>402 Payment Required</body></html>', lands: ORDERS },
    { status: 460, body: ['PHONE_REQUIRED'], lands: ORDERS },
    { status: 403, body: null, lands: ORDERS },
  ];
  for (const { lands, ...then } of BROKEN) {
    test(`${JSON.stringify(then)} breaks nothing`, { tag: '@exhaustive' }, async ({ page, world }) => {
      await world.signInPage(page, 'buyer');
      await world.force([{ when: { operationId: 'listOrders' }, then }]);
      await page.goto(`/app${ORDERS}`);
      await expect(lands === ORDERS ? retry(page) : heading(page, 'Sign in')).toBeVisible();
      expect(place(page).startsWith(lands)).toBe(true);
    });
  }

  for (const scenario of ['server-error', 'offline', 'malformed'] as const) {
    test(
      `${scenario} offers a retry and keeps the session`,
      setOf({ short: scenario === 'server-error' }),
      async ({ page, world }) => {
        await world.signInPage(page, 'buyer');
        await world.force(scenario);
        await page.goto(`/app${ORDERS}`);
        await expect(retry(page)).toBeVisible();
        expect((await storedSession(page)).token).not.toBeNull();
        await world.force('normal');
        await retry(page).click();
        await expect(page.getByRole('table')).toBeVisible();
      },
    );
  }

  test('an impossible order id is not found', { tag: '@exhaustive' }, async ({ page, world }) => {
    await world.signInPage(page, 'buyer');
    for (const id of ['__proto__', 'constructor', 'ord_heavy_1', '😀', 'a%2Fb', 'new%20', "'--", 'x'.repeat(300)]) {
      await page.goto(`/app/zakupki/orders/${id}`);
      await expect(page.getByText('This page doesn’t exist, or you don’t have access to it.'), id).toBeVisible();
      await page.goto(`/app/zakupki/orders/ord_paper/bids/${id}`);
      await expect(page.getByText('This page doesn’t exist, or you don’t have access to it.'), id).toBeVisible();
    }
  });

  test('an unknown path shows the not-found page with the path as text', async ({ page }) => {
    await page.goto('/app/no/such/<img src=x onerror=alert(1)>');
    await expect(heading(page, 'Page Not Found')).toBeVisible();
    await expect(page.getByText('Page not found: /no/such/')).toBeVisible();
    await expect(page.getByRole('main').getByRole('img')).toHaveCount(0);
  });
});
