import { expectAccessible, expectAccessibleInBothSchemes } from '../../fixtures/page/accessibility.ts';
import { arrivesAt, signIn, signOut } from '../../fixtures/session.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a new password ends other sessions', { tag: '@exhaustive' }, async ({ page, otherPage, world }) => {
  await world.signInPage(otherPage, 'buyer');
  await otherPage.goto('/app/zakupki/orders');
  await world.signInPage(page, 'buyer');
  await page.goto('/app/zakupki');
  await page.getByRole('button', { name: /Account:/ }).click();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Security' }).click();
  await arrivesAt(page, '/zakupki/settings/security');
  const sessions = page.getByRole('list', { name: 'Sessions' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByText('This session')).toHaveCount(1);
  await expectAccessibleInBothSchemes(page);

  await page.getByLabel('Current password').fill('demo-password');
  await page.getByLabel('New password').fill('quite another one');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed.')).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await otherPage.reload();
  await expect(otherPage.getByText('Your session ended. Your work is saved.')).toBeVisible();

  await signOut(page);
  await signIn(page, 'buyer@demo.test', 'quite another one');
  await arrivesAt(page, '/zakupki');
});

test(
  'language and colors are chosen in the account menu by keyboard',
  { tag: ['@firefox', '@exhaustive'] },
  async ({ page, world }) => {
    await world.signInPage(page, 'buyer');
    await page.goto('/app/zakupki');
    await page.getByRole('button', { name: /Account:/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('radio', { name: 'English' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    await page.getByRole('radio', { name: 'Светлая' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /Учётная запись:/ })).toBeFocused();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Главная' })).toBeVisible();
  },
);

test(
  'a user exports everything and deletes the account',
  { tag: '@exhaustive' },
  async ({ page, otherPage, world }) => {
    await world.signInPage(otherPage, 'empty');
    await world.signInPage(page, 'empty');
    await page.goto('/app/zakupki/settings/data');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export everything' }).click();
    expect((await downloading).suggestedFilename()).toBe('Zakupki account 2026-11-02.zip');

    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await expect(dialog.getByLabel('Current password')).toBeFocused();
    await expectAccessibleInBothSchemes(page);
    await dialog.getByLabel('Current password').fill('demo-password');
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect(page.getByText('Your account is deleted. We sent you an e-mail about it.')).toBeVisible();
    await arrivesAt(page, '/login');
    await otherPage.goto('/app/zakupki');
    await expect(otherPage.getByText('Your session ended. Your work is saved.')).toBeVisible();
    await signIn(page, 'empty@demo.test');
    await expect(page.getByText('E-mail and password do not match.')).toBeVisible();
  },
);

test(
  'an impersonating administrator sees neither password nor sessions',
  { tag: '@exhaustive' },
  async ({ page, world }) => {
    await world.signInPage(page, 'admin');
    await page.evaluate(() => localStorage.setItem('auth-as-user', 'usr_buyer'));
    await page.goto('/app/zakupki/settings/security');
    await expect(page.getByText('Only Анна Соколова can see and change this.')).toBeVisible();
    await expect(page.getByLabel('Current password')).toHaveCount(0);
  },
);
