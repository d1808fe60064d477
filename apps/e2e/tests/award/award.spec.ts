import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { arrivesAt, place } from '../../fixtures/session.ts';
import { tabbing } from '../../fixtures/page/tabbing.ts';

const BEARINGS = '/zakupki/orders/ord_bearings';
const AWARD = `${BEARINGS}?tab=award`;
const tabTo = tabbing(60);

const quantity = (page: Page, line: number, part = '') =>
  page.getByRole('textbox', { name: `Quantity, line ${line}${part}`, exact: true });
const summary = (page: Page) => page.getByRole('complementary', { name: 'Summary' });
const proceed = (page: Page) => page.getByRole('button', { name: 'Award…' });
const justification = (page: Page) => page.getByRole('textbox', { name: 'Justification' });
const question = (page: Page): Locator => page.getByRole('dialog', { name: 'Award order Z-2026-000117' });

/** Waits until the preview shows the compared total. */
const total = (page: Page, amount: string) =>
  expect(summary(page).getByLabel('Total', { exact: true })).toContainText(amount);

/** Chooses one supplier for everything, although not all of its prices are the best. */
async function chooseOneSupplier(page: Page): Promise<void> {
  await page.getByLabel('Supplier', { exact: true }).selectOption('bid_bearings_bearing');
}

test('an order is split by hand, awarded, documented and revoked by keyboard', async ({ page, world }) => {
  await world.enter(page, 'buyer', BEARINGS);
  await tabTo(page, page.getByRole('link', { name: 'Award', exact: true }));
  await page.keyboard.press('Enter');
  await arrivesAt(page, AWARD);

  await test.step('lines are split', async () => {
    await total(page, '345,832.00');
    await tabTo(page, page.getByRole('radio', { name: 'One supplier' }));
    await page.keyboard.press('ArrowDown');
    await total(page, '341,728.00');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Manual' })).toBeChecked();
    await tabTo(page, quantity(page, 1));
    await page.keyboard.press('Control+a');
    await page.keyboard.type('70');
    await page.keyboard.press('Enter');
    await expect(quantity(page, 2)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(quantity(page, 1)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: 'Award the rest to another supplier, line 1' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(quantity(page, 1, ', part 2')).toHaveValue('50');
    await total(page, '343,078.00');
    await expect(page.getByRole('status').filter({ hasText: 'Total ₽343,078.00, 2 suppliers' })).toBeAttached();
  });

  await test.step('a justification is required', async () => {
    await tabTo(page, proceed(page));
    await page.keyboard.press('Enter');
    await expect(justification(page)).toBeFocused();
    await expect(justification(page)).toHaveAccessibleDescription(/Required: 1 line is awarded above the best price/);
    await page.keyboard.type('Two warehouses, two deliveries');
    await expect(question(page).getByRole('row')).toHaveText([
      /ООО «ПодшипникТорг»2 lines₽177,550\.00/,
      /ООО «Техно-Подшипник»3 lines₽165,528\.00/,
      /₽343,078\.00$/,
      /^Savingsvs budget₽76,922\.00/,
    ]);
    await tabTo(page, question(page).getByRole('button', { name: 'Award' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Awarded', exact: true })).toBeFocused();
    await expect(page.getByText('Awarded', { exact: true }).first()).toBeVisible();
  });

  await test.step('the memo contains the award', async () => {
    await tabTo(page, page.getByRole('link', { name: 'Award memo' }));
    await page.keyboard.press('Enter');
    await arrivesAt(page, `${AWARD}&view=memo`);
    await expect(page).toHaveTitle(/^Award memo Z-2026-000117/);
    const memo = page.getByRole('article', { name: 'Award memo' });
    await expect(memo).toContainText('Two warehouses, two deliveries');
    await expect(memo.getByRole('table', { name: 'Bids compared' }).getByRole('row')).toHaveCount(3);
    await page.emulateMedia({ media: 'print' });
    // Print shows the sheet alone.
    await expect(memo).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden();
    expect((await page.pdf({ preferCSSPageSize: true })).byteLength).toBeGreaterThan(10_000);
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('each supplier has its purchase order, to print and as a workbook', async () => {
    await page.goBack();
    const first = page.getByRole('link', { name: 'Purchase order P-2026-000008' });
    await first.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle(/^Purchase order P-2026-000008/);
    const sheet = page.getByRole('article', { name: 'Purchase order P-2026-000008' });
    await expect(sheet).toContainText('6316214803');
    await expect(sheet.getByRole('row', { name: /^Total, no charge for delivery/ })).toContainText('₽177,550.00');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Excel workbook: Purchase order P-2026-000008' }).click();
    expect((await saved).suggestedFilename()).toBe('Purchase order P-2026-000008 ООО «ПодшипникТорг».xlsx');
  });

  await test.step('the award is revoked, and the choice is reset', async () => {
    await page.goBack();
    await page.getByRole('button', { name: 'Revoke award' }).focus();
    await page.keyboard.press('Enter');
    const revoking = page.getByRole('dialog', { name: 'Revoke award of Z-2026-000117' });
    await expect(revoking.getByLabel('Reason')).toBeFocused();
    await page.keyboard.type('The winner will not sign');
    await tabTo(page, revoking.getByRole('button', { name: 'Revoke award' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Comparing bids', { exact: true })).toBeVisible();
    await total(page, '345,832.00');
  });
});

test('the choice survives a reload and an expired session', { tag: '@exhaustive' }, async ({ page, world }) => {
  await world.enter(page, 'buyer', AWARD);
  await total(page, '345,832.00');
  await page.getByRole('radio', { name: 'Manual' }).check();
  await quantity(page, 1).fill('100,5');
  await expect(page.getByText('19.5 pcs left')).toBeVisible();
  await proceed(page).click();
  await justification(page).fill('Незакончено');
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await page.reload();
  await expect(quantity(page, 1)).toHaveValue('100,5');
  await expect(page.getByText(/^Restored from/)).toBeVisible();

  await world.force([{ when: { operationId: 'previewAward' }, then: { status: 401 }, times: 1 }]);
  await quantity(page, 2).fill('79');
  await expect.poll(() => place(page)).toMatch(/^\/login\?redirect=/);
  await world.force('normal');
  await world.enter(page, 'buyer', AWARD);
  await expect(quantity(page, 1)).toHaveValue('100,5');
  await expect(quantity(page, 2)).toHaveValue('79');
  await proceed(page).click();
  await expect(justification(page)).toHaveValue('Незакончено');
});

test(
  'another user changes a bid at the same time: nothing is awarded, and the changes are shown',
  { tag: '@exhaustive' },
  async ({ page, otherPage, world }) => {
    await world.enter(page, 'buyer', AWARD);
    await total(page, '345,832.00');
    await proceed(page).click();
    await question(page).getByRole('button', { name: 'Add a justification' }).click();
    await justification(page).fill('One delivery');
    await world.enter(otherPage, 'buyer', `${BEARINGS}/bids/bid_bearings_podshipnik?tab=change`);
    await otherPage.getByLabel('Price, line 1', { exact: true }).fill('850');
    await otherPage.getByRole('button', { name: 'Save changes' }).click();
    await arrivesAt(otherPage, `${BEARINGS}/bids/bid_bearings_podshipnik`);

    await question(page).getByRole('button', { name: 'Award', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Order Z-2026-000117 has changed' });
    await expect(dialog.getByRole('row', { name: /ПодшипникТорг/ })).toContainText(/345,832\.00.*346,432\.00/);
    await dialog.getByRole('button', { name: 'Review again' }).click();
    await total(page, '346,432.00');
    await proceed(page).click();
    await expect(justification(page)).toHaveValue('One delivery');
  },
);

test('another user awards first: their award is shown', { tag: '@exhaustive' }, async ({ page, otherPage, world }) => {
  for (const who of [page, otherPage]) {
    await world.enter(who, 'buyer', `${AWARD}&from=split`);
    await total(who, '341,728.00');
    await proceed(who).click();
  }
  await question(otherPage).getByRole('button', { name: 'Award' }).click();
  await expect(otherPage.getByRole('heading', { name: 'Awarded', exact: true })).toBeVisible();
  await question(page).getByRole('button', { name: 'Award' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'was already awarded' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Awarded', exact: true })).toBeVisible();
});

test(
  'expired access leads to its notice page and back to the choice',
  { tag: '@exhaustive' },
  async ({ page, world }) => {
    await world.enter(page, 'buyer', AWARD);
    await total(page, '345,832.00');
    await chooseOneSupplier(page);
    await total(page, '351,368.00');
    await proceed(page).click();
    await justification(page).fill('One delivery');
    await world.force('subscription-expired');
    await question(page).getByRole('button', { name: 'Award' }).click();
    await expect.poll(() => place(page)).toMatch(/^\/zakupki\/subscription\/expired\?returnTo=/);
    await world.force('normal');
    await page.getByRole('link', { name: 'Back to the order' }).click();
    await arrivesAt(page, AWARD);
    await total(page, '351,368.00');
    // The interrupted dialog reopens by itself.
    await expect(justification(page)).toHaveValue('One delivery');
    await question(page).getByRole('button', { name: 'Award' }).click();
    await expect(page.getByRole('heading', { name: 'Awarded', exact: true })).toBeVisible();
  },
);
