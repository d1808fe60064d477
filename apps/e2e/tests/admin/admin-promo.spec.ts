import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

const row = (page: Page, code: string) => page.getByRole('row').filter({ hasText: code });
const dialog = (page: Page) => page.getByRole('dialog');

async function openNew(page: Page, code: string) {
  await page.getByRole('button', { name: 'New promo code' }).click();
  await dialog(page).getByLabel('Code', { exact: true }).fill(code);
}

test('a new code works at once', async ({ page, otherPage, world }) => {
  await world.enter(page, 'admin', '/admin?promoSort=-createdAt');
  await openNew(page, 'gora-20');
  await dialog(page).getByText('Discount', { exact: true }).click();
  await dialog(page).getByLabel('Discount, %').fill('20');
  await dialog(page).getByLabel('Number of months').fill('2');
  await dialog(page)
    .getByLabel(/^Total redemptions/)
    .fill('1');
  await dialog(page).getByRole('button', { name: 'Create' }).click();
  await expect(row(page, 'GORA-20')).toContainText('−20% for 2 months');
  await expect(row(page, 'GORA-20')).toContainText('0 of 1');

  await world.enter(otherPage, 'trial', '/promo-code?code=gora-20');
  await otherPage.getByRole('button', { name: 'Redeem' }).click();
  await expect(otherPage.getByText('GORA-20 redeemed')).toBeVisible();

  await page.reload();
  await expect(row(page, 'GORA-20')).toContainText('1 of 1');
  await expect(row(page, 'GORA-20')).toContainText('Used up');
});

test('errors appear at the fields, and the input stays', { tag: '@exhaustive' }, async ({ page, world }) => {
  await world.enter(page, 'admin', '/admin');
  await openNew(page, 'osen-15');
  await dialog(page).getByRole('button', { name: 'Create' }).click();
  await expect(dialog(page).getByLabel('Number of credits')).toBeFocused();
  await dialog(page).getByLabel('Number of credits').fill('5');
  await dialog(page).getByRole('button', { name: 'Create' }).click();
  const code = dialog(page).getByLabel('Code', { exact: true });
  await expect(code).toBeFocused();
  await expect(code).toHaveAccessibleDescription('The promo code OSEN-15 already exists.');
  await code.fill('OSEN-16');
  await dialog(page).getByLabel(/^From/).fill('10 Nov 2026');
  await dialog(page)
    .getByLabel(/^Until the end of/)
    .fill('9 Nov');
  await dialog(page).getByRole('button', { name: 'Create' }).click();
  await expect(dialog(page).getByText('The last day is before the first.')).toBeVisible();
  await dialog(page)
    .getByLabel(/^Until the end of/)
    .fill('20/11/2026');
  await dialog(page).getByRole('button', { name: 'Create' }).click();
  await expect(row(page, 'OSEN-16')).toContainText('10 Nov – 20 Nov');
  await expect(row(page, 'OSEN-16')).toContainText('Scheduled');
});

test(
  'two administrators who change one code do not overwrite each other silently',
  { tag: '@exhaustive' },
  async ({ page, otherPage, world }) => {
    for (const desk of [page, otherPage]) {
      await world.enter(desk, 'admin', '/admin?promoQ=proba');
      await desk.getByRole('button', { name: 'Edit promo code PROBA-7' }).click();
    }
    await dialog(otherPage).getByLabel('Number of days').fill('9');
    await dialog(otherPage).getByRole('button', { name: 'Save' }).click();
    await expect(row(otherPage, 'PROBA-7')).toContainText('9 days of trial');

    await dialog(page)
      .getByLabel(/^Total redemptions/)
      .fill('50');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(dialog(page)).toContainText('It is now: 9 days of trial');
    await expect(dialog(page).getByLabel(/^Total redemptions/)).toHaveValue('50');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(row(page, 'PROBA-7')).toContainText('0 of 50');
    // A field that only the other administrator changed stays.
    await expect(row(page, 'PROBA-7')).toContainText('9 days of trial');
  },
);

test('a code in use can be turned off and on but not changed', { tag: '@exhaustive' }, async ({ page, world }) => {
  await world.enter(page, 'admin', '/admin');
  await page.getByRole('button', { name: 'Edit promo code DRUZHBA-5' }).click();
  await expect(dialog(page)).toContainText('the code and its benefit can’t be changed');
  await expect(dialog(page).getByLabel('Number of credits')).toHaveCount(0);
  await dialog(page).getByLabel(/^Note/).fill('Club');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Promo code DRUZHBA-5 saved')).toBeVisible();
  await page.getByRole('button', { name: 'Turn off promo code DRUZHBA-5' }).click();
  await expect(row(page, 'DRUZHBA-5')).toContainText('Off');
  await page.getByRole('button', { name: 'Turn on promo code DRUZHBA-5' }).click();
  await expect(row(page, 'DRUZHBA-5')).toContainText('Active');
  await page.getByRole('button', { name: 'Off', exact: true }).click();
  await expect(row(page, 'STAFF-50')).toBeVisible();
  await expect(row(page, 'DRUZHBA-5')).toHaveCount(0);
});
