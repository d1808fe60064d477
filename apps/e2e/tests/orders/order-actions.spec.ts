import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { deadline } from '../../fixtures/order-form.ts';
import { arrivesAt } from '../../fixtures/session.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const popup = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

/** Opens the action's dialog from the menu. */
async function choose(page: Page, action: string, title: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Order actions' }).click();
  await page.getByRole('menuitem', { name: action }).click();
  return page.getByRole('dialog', { name: title });
}

test('a deadline is extended with a reason', async ({ page, world }) => {
  await world.enter(page, 'buyer', '/zakupki/orders/ord_laptops');
  const dialog = await choose(page, 'Extend deadline', 'Extend deadline of Z-2026-000119');
  await deadline(dialog).fill('20 Nov 2026, 18:00');
  await dialog.getByRole('button', { name: 'Extend' }).click();
  await expect(dialog.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Reason').fill('Поставщики просят ещё неделю');
  await dialog.getByRole('button', { name: 'Extend' }).click();
  await expect(popup(page, 'Deadline extended')).toBeVisible();
  await expect(page.getByText('20 Nov, 18:00').first()).toBeVisible();
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByText('Поставщики просят ещё неделю')).toBeVisible();
});

test('bidding is closed and reopened', { tag: '@exhaustive' }, async ({ page, world }) => {
  await world.enter(page, 'buyer', '/zakupki/orders/ord_paper');
  const closing = await choose(page, 'Stop collecting bids', 'Stop collecting bids on Z-2026-000121');
  await closing.getByLabel('Reason').fill('Предложений достаточно');
  await closing.getByRole('button', { name: 'Stop collecting' }).click();
  await expect(page.getByText('Comparing bids', { exact: true })).toBeVisible();

  const reopening = await choose(page, 'Reopen bidding', 'Reopen bidding on Z-2026-000121');
  await reopening.getByRole('button', { name: 'Choose date' }).click();
  await reopening.getByRole('button', { name: '12 November 2026', exact: true }).click();
  await expect(deadline(reopening)).toHaveValue('12 Nov 2026, 15:00');
  await reopening.getByLabel('Reason').fill('Добавился поставщик');
  await reopening.getByRole('button', { name: 'Reopen bidding' }).click();
  await expect(page.getByText('Collecting bids', { exact: true })).toBeVisible();
});

test('an order is cancelled, archived and found in the archive', { tag: '@exhaustive' }, async ({ page, world }) => {
  await world.enter(page, 'buyer', '/zakupki/orders/ord_paper');
  const cancelling = await choose(page, 'Cancel order', 'Cancel Z-2026-000121');
  await cancelling.getByLabel('Reason').selectOption({ label: 'No longer needed' });
  await cancelling.getByLabel('Comment').fill('Закупили на другом объекте');
  await cancelling.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();

  const archiving = await choose(page, 'Archive', 'Archive Z-2026-000121');
  await archiving.getByRole('button', { name: 'Archive' }).click();
  await expect(popup(page, 'Archived')).toBeVisible();
  await page.goto('/app/zakupki/orders?q=Z-2026-000121');
  await expect(page.getByText('No orders match the filters.')).toBeVisible();
  await page.goto('/app/zakupki/orders?q=Z-2026-000121&archived=true');
  await expect(page.getByRole('link', { name: 'Бумага и канцелярия на квартал' })).toBeVisible();
});

test('a copy is a separate draft', { tag: '@exhaustive' }, async ({ page, world }) => {
  await world.enter(page, 'buyer', '/zakupki/orders/ord_bearings');
  const dialog = await choose(page, 'Duplicate', 'Duplicate Z-2026-000117');
  await dialog.getByRole('button', { name: 'Create draft' }).click();
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();
  await expect(heading(page, 'Подшипники для насосов')).toBeVisible();
  await expect(page.getByText('Z-2026-000124')).toBeVisible();
  await expect(deadline(page)).toHaveValue('');
});

test('a draft is deleted after a confirmation that names it', { tag: '@exhaustive' }, async ({ page, world }) => {
  await world.enter(page, 'buyer', '/zakupki/orders/ord_uniform');
  const dialog = await choose(page, 'Delete draft', 'Delete draft “Спецодежда на зиму”');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  const secondDialog = await choose(page, 'Delete draft', 'Delete draft “Спецодежда на зиму”');
  await secondDialog.getByRole('button', { name: 'Delete' }).click();
  await arrivesAt(page, '/zakupki/orders');
  await expect(popup(page, 'Draft Z-2026-000123 deleted')).toBeVisible();
  await page.goto('/app/zakupki/orders/ord_uniform');
  await expect(page.getByText('This page doesn’t exist, or you don’t have access to it.')).toBeVisible();
});
