import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { expectAccessible } from '../../fixtures/page/accessibility.ts';
import { arrivesAt, storedSession, place, signIn, signOut } from '../../fixtures/session.ts';

const NEWCOMER = 'vera@example.test';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function signUp(page: Page): Promise<void> {
  await page.goto('/app/signup');
  await page.getByLabel('E-mail', { exact: true }).fill(NEWCOMER);
  await page.getByLabel('Password', { exact: true }).fill('sorok-vosem-popugaev');
  await page.getByLabel(/^Company/).fill('ООО «Новичок»');
  await page.getByLabel(/^I accept the terms/).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(heading(page, 'Check your e-mail')).toBeVisible();
}

/** Asks for the buyer's sign-in link on the login page. */
async function requestSignInLink(page: Page): Promise<void> {
  await page.goto('/app/login');
  await page.getByLabel('E-mail').fill('buyer@demo.test');
  await page.getByRole('button', { name: 'E-mail me a sign-in link' }).click();
  await expect(page.getByText(/a sign-in link is on its way/)).toBeVisible();
}

test('a newcomer signs up, confirms address and phone, and enters the product', async ({ page, world }) => {
  await signUp(page);
  await expect(page.getByText(NEWCOMER)).toBeVisible();

  await page.goto(await world.link('verify', NEWCOMER));
  await arrivesAt(page, '/signup/email/verified');
  await expect(heading(page, 'E-mail confirmed')).toBeVisible();
  await expect(page.getByText(/you have 5 credits until /)).toBeVisible();

  await page.getByRole('link', { name: 'Add a phone number' }).click();
  await page.getByLabel('Phone').fill('8 916 555-01-02');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(heading(page, 'Confirm your phone')).toBeVisible();
  await page.getByLabel('Code from the message').fill('000000');
  await expect(page.getByLabel('Code from the message')).toHaveAccessibleDescription(/.+/);
  const { text } = await world.letter('phone', '+79165550102');
  await page.getByLabel('Code from the message').fill(/\d{6}/.exec(text)?.[0] ?? '');
  await arrivesAt(page, '/zakupki');
  await expect(page.getByRole('link', { name: 'Access: trial: 14 days · 5 credits' })).toBeVisible();
});

test('a verification link works once and expires after a day', { tag: '@exhaustive' }, async ({ page, world }) => {
  await signUp(page);
  const first = await world.link('verify', NEWCOMER);
  await world.advance('P2D');
  await page.goto(first);
  await expect(heading(page, 'E-mail not confirmed')).toBeVisible();
  await expect(page.getByText(/^This link has expired/)).toBeVisible();

  await page.getByLabel('E-mail').fill(NEWCOMER);
  await page.getByRole('button', { name: 'Send new link' }).click();
  await expect(page.getByText(/we’ve sent a new e-mail/)).toBeVisible();
  const second = await world.link('verify', NEWCOMER);
  expect(second).not.toBe(first);
  await page.goto(second);
  await arrivesAt(page, '/signup/email/verified');
  await page.goto(second);
  await page.getByRole('button', { name: 'Sign in with the link' }).click();
  await expect(heading(page, 'E-mail already confirmed')).toBeVisible();
});

test(
  'a link that is opened in another browser asks for a password',
  { tag: '@exhaustive' },
  async ({ page, world }) => {
    await signUp(page);
    await page.evaluate(() => localStorage.clear());
    await page.goto(await world.link('verify', NEWCOMER));
    await expect(heading(page, 'Choose a password')).toBeVisible();
    await expect(page.getByLabel(/^Company/)).toHaveValue('ООО «Новичок»');
    await expectAccessible(page);
    await page.getByLabel('Password', { exact: true }).fill('dva-zelenykh-chajnika');
    await expect(page.getByText('Strong')).toBeVisible();
    await page.getByRole('button', { name: 'Confirm e-mail' }).click();
    await arrivesAt(page, '/signup/email/verified');
    await page.goto('/app/logout');
    await signIn(page, NEWCOMER, 'sorok-vosem-popugaev');
    await expect(page.getByText('E-mail and password do not match.')).toBeVisible();
    await signIn(page, NEWCOMER, 'dva-zelenykh-chajnika');
    await arrivesAt(page, '/complete-profile?returnTo=%2Fzakupki');
  },
);

test('an unverified user sees why and gets the e-mail again', { tag: '@exhaustive' }, async ({ page, world }) => {
  await page.goto('/app/login');
  await signIn(page, 'unverified@demo.test');
  await page.getByRole('button', { name: 'Send the confirmation e-mail again' }).click();
  await expect
    .poll(async () => (await world.outbox()).filter(({ to }) => to === 'unverified@demo.test').length)
    .toBe(2);
  await page.goto(await world.link('verify', 'unverified@demo.test'));
  await arrivesAt(page, '/signup/email/verified');
});

test('a blocked user cannot sign in and sees why', { tag: '@exhaustive' }, async ({ page }) => {
  await page.goto('/app/login');
  await signIn(page, 'blocked@demo.test');
  await expect(page.getByText(/blocked/i).first()).toBeVisible();
  expect(place(page)).toBe('/login');
  expect((await storedSession(page)).token).toBeNull();
});

test('a reset link changes a forgotten password once', { tag: '@exhaustive' }, async ({ page, world }) => {
  await page.goto('/app/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(heading(page, 'Reset password')).toBeVisible();
  await page.getByLabel('E-mail').fill('buyer@demo.test');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(/we’ve sent a link/)).toBeVisible();
  const link = await world.link('reset', 'buyer@demo.test');

  await page.goto(link);
  await page.getByLabel('New password').fill('dva-zelenykh-chajnika');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Your password is changed. Sign in with the new one.')).toBeVisible();
  await signIn(page, 'buyer@demo.test');
  await expect(page.getByText('E-mail and password do not match.')).toBeVisible();
  await signIn(page, 'buyer@demo.test', 'dva-zelenykh-chajnika');
  await arrivesAt(page, '/zakupki');

  await page.goto('/app/logout');
  await expect(page.getByText('You are signed out.')).toBeVisible();
  await page.goto(link);
  await page.getByLabel('New password').fill('tri-zelenykh-chajnika');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(heading(page, 'Reset password')).toBeVisible();
});

test('a password link expires after an hour', { tag: '@exhaustive' }, async ({ page, world }) => {
  await page.goto('/app/password/reset');
  await page.getByLabel('E-mail').fill('buyer@demo.test');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(/we’ve sent a link/)).toBeVisible();
  await world.advance('PT2H');
  await page.goto(await world.link('reset', 'buyer@demo.test'));
  await page.getByLabel('New password').fill('dva-zelenykh-chajnika');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(heading(page, 'Reset password')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send link' })).toBeVisible();
});

test(
  'a sign-in link signs in once, and its token leaves the address (A16)',
  { tag: '@exhaustive' },
  async ({ page, world }) => {
    await requestSignInLink(page);
    const link = await world.link('login', 'buyer@demo.test');
    await page.goto(link);
    await arrivesAt(page, '/zakupki');
    await page.goto('/app/logout');
    await expect(page.getByText('You are signed out.')).toBeVisible();

    await page.goto(link);
    await expect(page.getByText('This sign-in link was already used.')).toBeVisible();
    expect(page.url()).not.toContain('token');
  },
);

test('a sign-in link asks before it replaces another session', { tag: '@exhaustive' }, async ({ page, world }) => {
  await requestSignInLink(page);
  const link = await world.link('login', 'buyer@demo.test');
  await world.enter(page, 'trial');
  const { token } = await storedSession(page);

  await page.goto(link);
  await expect(heading(page, 'Continue as Анна Соколова?')).toBeVisible();
  expect(place(page)).toBe('/auth-by-token?redirect=%2Fzakupki');
  await expectAccessible(page);
  expect((await storedSession(page)).token).toBe(token);
  await page.goto(link);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await arrivesAt(page, '/zakupki');
  expect((await storedSession(page)).token).not.toBe(token);
});

test(
  'signing out deletes the cookie for every path of the page and the API (A7)',
  { tag: '@exhaustive' },
  async ({ page, world, context }) => {
    await world.enter(page, 'buyer', '/zakupki/orders');
    const paths = [
      '/',
      '/app',
      '/app/',
      '/app/zakupki',
      '/app/zakupki/orders/',
      '/app/admin/stats',
      '/api',
      '/api/',
      '/api/auth',
      '/api/auth/email/',
      '/api/me/sessions',
    ];
    const { origin } = new URL(page.url());
    await context.addCookies(
      paths.map((path) => ({ name: 'phpAuthToken', value: 'old', domain: new URL(origin).hostname, path })),
    );
    await signOut(page);
    const remaining = (await context.cookies()).filter(({ name }) => name === 'phpAuthToken');
    expect(remaining).toEqual([]);
  },
);

test('extensions cannot read the state of the product (A16)', { tag: '@exhaustive' }, async ({ page, world }) => {
  await page.addInitScript(() => {
    const calls: string[] = [];
    const note = (name: string) => (options: unknown) => {
      calls.push(name);
      return options;
    };
    Object.assign(window, {
      calls,
      __REDUX_DEVTOOLS_EXTENSION__: note('extension'),
      __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: note('compose'),
    });
  });
  await world.enter(page, 'buyer');
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { calls: string[] }).calls)).toEqual([]);
});

test('a sign-in link expires after a quarter of an hour', { tag: '@exhaustive' }, async ({ page, world }) => {
  await requestSignInLink(page);
  await world.advance('PT16M');
  await page.goto(await world.link('login', 'buyer@demo.test'));
  await expect(page.getByText('This sign-in link has expired.')).toBeVisible();
  expect((await storedSession(page)).token).toBeNull();
});

test('signing out in one tab signs out the other, and Back shows nothing (A8, A9)', async ({
  page,
  world,
  context,
}) => {
  await world.enter(page, 'buyer', '/zakupki/orders/ord_paper');
  await expect(heading(page, 'Бумага и канцелярия на квартал')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/app/zakupki/orders/ord_laptops');
  await expect(heading(other, 'Ноутбуки для отдела продаж')).toBeVisible();
  await context.addCookies([{ name: 'phpAuthToken', value: 'x', domain: 'localhost', path: '/' }]);

  await signOut(page);
  await expect(heading(other, 'Sign in')).toBeVisible();
  expect(await storedSession(page)).toEqual({ token: null, impersonatedId: null, cookie: null });

  await page.goBack();
  await expect(heading(page, 'Sign in')).toBeVisible();
  await expect(page.getByText('Бумага и канцелярия на квартал')).toHaveCount(0);
});

test('signing out works when the server does not answer (A4, A5)', { tag: '@exhaustive' }, async ({ page, world }) => {
  await world.enter(page, 'buyer', '/zakupki/orders/ord_paper');
  await expect(heading(page, 'Бумага и канцелярия на квартал')).toBeVisible();
  await world.force('offline');
  await signOut(page);
  await expect(heading(page, 'Sign in')).toBeVisible();
  expect((await storedSession(page)).token).toBeNull();
});

test('an invalid token leads to the login page', { tag: '@exhaustive' }, async ({ page }) => {
  await page.goto('/app/login');
  for (const token of ['', 'null', 'undefined', '{', 'a\nb', 'токен', '😀', 'x'.repeat(100_000)]) {
    await page.evaluate((value) => localStorage.setItem('auth-token', value), token);
    await page.goto('/app/zakupki/orders');
    await expect.poll(() => place(page), token.slice(0, 20)).toBe('/login?redirect=%2Fzakupki%2Forders');
  }
});

test('a signed-in user is redirected from login', { tag: '@exhaustive' }, async ({ page, world }) => {
  await world.enter(page, 'buyer', '/zakupki/orders/ord_paper');
  await page.goto('/app/login?redirect=%2Fzakupki%2Forders%2Ford_laptops');
  await arrivesAt(page, '/zakupki/orders/ord_laptops');
});

/** Redirects that an attacker may put into a link, and the final address. */
const REDIRECTS = [
  ['https://evil.example/', '/zakupki'],
  ['//evil.example/', '/zakupki'],
  ['/\\evil.example/', '/zakupki'],
  ['\\\\evil.example', '/zakupki'],
  ['https:evil.example', '/zakupki'],
  ['/%2f%2fevil.example', '/zakupki'],
  ['/%09/evil.example', '/zakupki'],
  ['/\t/evil.example', '/zakupki'],
  ['/.//evil.example', '/zakupki'],
  ['javascript:alert(1)', '/zakupki'],
  ['JaVaScRiPt:alert(1)', '/zakupki'],
  [' \u0001javascript:alert(1)', '/zakupki'],
  ['data:text/html,<script>alert(1)</script>', '/zakupki'],
  ['/login?redirect=/login', '/zakupki'],
  ['/logout', '/zakupki'],
  ['/app/logout', '/zakupki'],
  ['/auth-by-token?token=x', '/zakupki'],
  ['/app/zakupki/orders/ord_paper', '/zakupki/orders/ord_paper'],
  ['/zakupki/orders/ord_paper?tab=lines#line-2', '/zakupki/orders/ord_paper?tab=lines#line-2'],
] as const;

test(
  'a redirect leads inside the product or nowhere (B1, B2, B4)',
  { tag: '@exhaustive' },
  async ({ page, world, baseURL }) => {
    const ownHost = new URL(baseURL ?? '').hostname;
    const outside: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).hostname !== ownHost) outside.push(request.url());
    });
    page.on('dialog', (dialog) => {
      outside.push(dialog.message());
      void dialog.dismiss();
    });
    await world.enter(page, 'buyer', '/zakupki');
    for (const [redirect, lands] of REDIRECTS) {
      // A signed-in user is redirected at once.
      await page.goto(`/app/login?${new URLSearchParams({ redirect })}`);
      await expect.poll(() => place(page), redirect).toBe(lands);
      await expect(page.getByRole('heading', { level: 1 }), redirect).toBeVisible();
    }
    expect(outside).toEqual([]);
  },
);

test('the first safe redirect counts (B3)', { tag: '@exhaustive' }, async ({ page }) => {
  await page.goto('/app/login?redirect=https%3A%2F%2Fevil.example&redirect=%2Fzakupki%2Forders%2Ford_paper');
  await signIn(page, 'buyer@demo.test');
  await arrivesAt(page, '/zakupki/orders/ord_paper');
});

test('a promo code explains itself during sign-up', { tag: '@exhaustive' }, async ({ page }) => {
  await page.goto('/app/signup');
  await page.getByLabel('Promo code').fill('NOVICHOK-10');
  await expect(page.getByText('10 extra credits')).toBeVisible();
  await page.getByLabel('Promo code').fill('LETO-20');
  await expect(page.getByText(/it ended on .* You can sign up without a code\.$/)).toBeVisible();
  await expect(page.getByText('10 extra credits')).toHaveCount(0);
});
