import type { Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from '../../fixtures/page/accessibility.ts';
import { expect, test } from '../../fixtures/test.ts';
import { arrivesAt, storedSession } from '../../fixtures/session.ts';

const bannerOf = (page: Page) => page.getByRole('region', { name: 'Acting as another user' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function impersonate(page: Page, words: string, name: string, reason: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Find a user' }).fill(words);
  await page.getByRole('button', { name: `Act as ${name}` }).click();
  await page.getByRole('textbox', { name: /^Reason/ }).fill(reason);
  await page.getByRole('button', { name: 'Act as this user' }).click();
  await expect(bannerOf(page).getByText(`Acting as ${name}`, { exact: true })).toBeVisible();
}

test(
  'two tabs start and stop impersonation together, and neither shows the other user’s data',
  { tag: '@exhaustive' },
  async ({ page, world }) => {
    await world.enter(page, 'admin', '/admin');
    const second = await page.context().newPage();
    await second.goto('/app/zakupki/orders');
    await expect(heading(second, 'Orders')).toBeVisible();
    await impersonate(page, 'белова', 'Мария Белова', 'Звонок в поддержку');
    await arrivesAt(page, '/zakupki');
    await expect(page).toHaveTitle('Мария Белова · Home · Zakupki');
    expect(await storedSession(page)).toMatchObject({ impersonatedId: 'usr_trial' });

    await expect(bannerOf(second).getByText('Acting as Мария Белова', { exact: true })).toBeVisible();
    await expect(second.getByRole('link', { name: 'Сиропы и топпинги' })).toBeVisible();
    await expect(second).toHaveTitle('Мария Белова · Orders · Zakupki');
    await expectAccessibleInBothSchemes(second);

    // Impersonate another user in the second tab: the first tab follows, and the first session ends.
    await second.goto('/app/admin');
    await impersonate(second, 'орехов', 'Дмитрий Орехов', 'Вопрос о подписке');
    await expect(bannerOf(page).getByText('Acting as Дмитрий Орехов', { exact: true })).toBeVisible();
    await expect(page.getByText('Мария Белова')).toHaveCount(0);
    await expect(page).toHaveTitle('Дмитрий Орехов · Home · Zakupki');

    // The search is still there.
    await bannerOf(page).getByRole('button', { name: /^Exit/ }).click();
    await arrivesAt(page, `/admin?q=${encodeURIComponent('белова')}`);
    await expect(bannerOf(page)).toHaveCount(0);
    await expect(bannerOf(second)).toHaveCount(0);
    await expect(second.getByText('Дмитрий Орехов')).toHaveCount(0);
    const sessions = page.getByRole('region', { name: 'Acting as users' });
    await expect(sessions.getByText('Павел Орлов as Мария Белова')).toBeVisible();
    await expect(sessions.getByText(/^ended /)).toHaveCount(2);
  },
);

test(
  'the session expires while an order is typed: one message, and nothing typed is lost or leaked',
  { tag: '@exhaustive' },
  async ({ page, world }) => {
    await world.enter(page, 'admin', '/admin');
    await impersonate(page, 'белова', 'Мария Белова', 'Заводим закупку по телефону');
    await page.goto('/app/zakupki/orders/new');
    await page.getByLabel('Title').fill('Кофе на декабрь');
    await world.advance('PT61M');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await arrivesAt(page, '/admin');
    await expect(page.getByText('You can no longer act as this user.')).toBeVisible();
    await expect(bannerOf(page)).toHaveCount(0);
    expect(await storedSession(page)).toMatchObject({ impersonatedId: null });
    await expect(page.getByText(/^expired /)).toBeVisible();

    await impersonate(page, 'орехов', 'Дмитрий Орехов', 'Вопрос о подписке');
    await page.goto('/app/zakupki/orders/new');
    await expect(page.getByLabel('Title')).toHaveValue('');
    await bannerOf(page).getByRole('button', { name: /^Exit/ }).click();
    await impersonate(page, 'белова', 'Мария Белова', 'Заводим закупку дальше');
    await page.goto('/app/zakupki/orders/new');
    await expect(page.getByLabel('Title')).toHaveValue('Кофе на декабрь');
  },
);

test(
  'impersonation ends when the stored user cannot be impersonated',
  { tag: '@exhaustive' },
  async ({ page, world }) => {
    await world.enter(page, 'admin', '/zakupki');
    await expect(heading(page, 'Home')).toBeVisible();
    // Stored while the application does not run: the home page could send a request as that user.
    await page.goto('/app/version.json');
    await page.evaluate(() => localStorage.setItem('auth-as-user', 'usr_long_gone'));
    await page.goto('/app/zakupki/orders');
    await arrivesAt(page, '/admin');
    await expect(page.getByText('You can no longer act as this user.')).toHaveCount(1);
    await expect(heading(page, 'Administration')).toBeVisible();
    expect(await storedSession(page)).toMatchObject({ impersonatedId: null });
    await page.reload();
    await expect(page.getByRole('button', { name: 'Act as Анна Соколова' })).toBeVisible();
  },
);

test('on a phone the banner is readable and its exit within reach', { tag: '@exhaustive' }, async ({ page, world }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await world.enter(page, 'admin', '/admin');
  await impersonate(page, 'blocked@demo', 'Григорий Сомов', 'Почему заблокирован');
  await expect(bannerOf(page).getByText('blocked account: view only')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(bannerOf(page).getByRole('button', { name: /^Exit/ })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
