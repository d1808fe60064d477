/** Specification §8, row by row, as a person meets it. */
import { expect, test } from './fixtures.ts';

const NOTICES = [
  { scenario: 'subscription-expired', path: '/app/zakupki/subscription/expired' },
  { scenario: 'credits-expired', path: '/app/zakupki/credits/expired' },
  { scenario: 'trial-expired', path: '/app/zakupki/trial/expired' },
] as const;

for (const { scenario, path } of NOTICES) {
  test(`402 of ${scenario} leads to its notice page and back`, async ({ page, world }) => {
    await world.enter('buyer', '/zakupki/orders?status=draft');
    await world.force(scenario);
    await page.reload();
    await page.waitForURL(`**${path}**`);
    const notice = new URL(page.url());
    expect(notice.pathname).toBe(path);
    expect(notice.searchParams.get('returnTo')).toBe('/zakupki/orders?status=draft');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    // The notice replaced the page it came from, so Back does not lead into a loop.
    await world.force('normal');
    await page.getByRole('button', { name: 'Check again' }).click();
    await page.waitForURL('**/app/zakupki/orders?status=draft');
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  });
}

test('401 clears the session and leads to login with the full address', async ({ page, world, context }) => {
  await world.enter('buyer', '/zakupki/orders');
  await context.addCookies([{ name: 'phpAuthToken', value: 'x', domain: 'localhost', path: '/' }]);
  await page.goto('/app/zakupki/orders?status=draft#row-3');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await world.force('unauthorized');
  await page.reload();
  await page.waitForURL('**/app/login?**');
  expect(new URL(page.url()).searchParams.get('redirect')).toBe('/zakupki/orders?status=draft#row-3');
  await expect(page.getByText('Your session ended')).toBeVisible();
  expect(await page.evaluate(() => [localStorage.getItem('auth-token'), localStorage.getItem('auth-as-user')])).toEqual([null, null]);
  expect((await context.cookies()).some((cookie) => cookie.name === 'phpAuthToken')).toBe(false);

  await world.force('normal');
  await page.getByLabel('E-mail').fill('buyer@demo.test');
  await page.getByLabel('Password', { exact: true }).fill('demo-password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/app/zakupki/orders?status=draft#row-3');
});

test('five calls refused at once make one redirect', async ({ page, world }) => {
  await world.enter('buyer', '/zakupki');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const navigations: string[] = [];
  page.on('framenavigated', (frame) => navigations.push(frame.url()));
  await world.force('unauthorized');
  await page.goto('/app/zakupki/orders?status=draft&page=1');
  await page.waitForURL('**/app/login?**');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(navigations.filter((url) => url.includes('/app/login'))).toHaveLength(1);
});

test('a wrong password on login stays there and is said at the form', async ({ page, world }) => {
  expect(world.name).toMatch(/^e2e-/);
  await page.goto('/app/login?redirect=%2Fzakupki%2Forders');
  await page.getByLabel('E-mail').fill('buyer@demo.test');
  await page.getByLabel('Password', { exact: true }).fill('wrong-password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('E-mail and password do not match.')).toBeVisible();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/app/login?redirect=%2Fzakupki%2Forders');
  await expect(page.getByLabel('E-mail')).toHaveValue('buyer@demo.test');
});

test('403 shows its message in a popup, as text; a silent one shows none', async ({ page, world }) => {
  await world.enter('buyer', '/zakupki/orders');
  await world.rules([{ when: { operationId: 'listOrders' }, then: { status: 403, message: '<b>Not</b> for you' } }]);
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: '<b>Not</b> for you' })).toBeVisible();

  await world.force('forbidden-silent');
  await page.goto('/app/zakupki/orders?page=2');
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
  await expect(page.locator('.mantine-Notifications-notification')).toHaveCount(0);
});

test('460 leads to profile completion, and back with the phone given', async ({ page, world }) => {
  await world.enter('no-phone', '/zakupki/orders?status=draft');
  await page.waitForURL('**/app/complete-profile?**');
  expect(new URL(page.url()).searchParams.get('returnTo')).toBe('/zakupki/orders?status=draft');
  await page.getByLabel(/Phone/).fill('+7 916 555 01 02');
  await page.getByRole('button', { name: /code/i }).click();
  const code = (await world.outbox()).find((letter) => letter.kind === 'phone');
  const [digits] = /\d{6}/.exec(JSON.stringify(code)) ?? [''];
  await page.getByLabel(/Code/).fill(digits);
  await page.getByRole('button', { name: /Confirm/ }).click();
  await page.waitForURL('**/app/zakupki/orders?status=draft');
});

test('460 on the completion page itself leads nowhere else', async ({ page, world }) => {
  await world.enter('no-phone', '/zakupki');
  await page.waitForURL('**/app/complete-profile**');
  await world.force('phone-required');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/app/complete-profile');
});

test('an unknown path says so, in its own words', async ({ page, world }) => {
  expect(world.name).toMatch(/^e2e-/);
  await page.goto('/app/no/such/<img onerror=alert(1)>');
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByText('Page not found: /no/such/')).toBeVisible();
});

test('a server error offers a retry and keeps the session', async ({ page, world }) => {
  await world.enter('buyer', '/zakupki/orders');
  await world.force('server-error');
  await page.goto('/app/zakupki/orders?status=draft');
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('auth-token'))).not.toBeNull();
  await world.force('normal');
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByRole('table')).toBeVisible();
});
