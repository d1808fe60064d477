import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { arrivesAt } from '../../fixtures/session.ts';

const METIZ = '/zakupki/orders/ord_fasteners/bids/bid_fasteners_metiz';
/** The head comes before the facts, which have dates of the same name. */
const status = (page: Page, words: string) => page.getByText(words, { exact: true }).first();
const popup = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

/** Opens the action's dialog from the menu. */
async function choose(page: Page, action: string, title: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
  return page.getByRole('dialog', { name: title });
}

test('a bid is withdrawn with a reason, and reinstated', { tag: '@exhaustive' }, async ({ page, world }) => {
  await world.enter(page, 'buyer', METIZ);
  const withdrawing = await choose(page, 'Withdraw', 'Withdraw bid from ООО «Метиз-Сервис»');
  await withdrawing.getByRole('button', { name: 'Withdraw' }).click();
  await expect(withdrawing.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true');
  await withdrawing.getByLabel('Reason').fill('Поставщик отозвал письмом');
  await withdrawing.getByRole('button', { name: 'Withdraw' }).click();
  await expect(popup(page, 'Bid withdrawn')).toBeVisible();
  await expect(status(page, 'Withdrawn')).toBeVisible();
  await expect(page.getByText('Поставщик отозвал письмом')).toBeVisible();

  const reinstating = await choose(page, 'Reinstate', 'Reinstate bid from ООО «Метиз-Сервис»');
  await reinstating.getByRole('button', { name: 'Reinstate' }).click();
  await expect(status(page, 'Submitted')).toBeVisible();
});

test('a bid of an older revision is confirmed for the current one', { tag: '@exhaustive' }, async ({ page, world }) => {
  await world.enter(page, 'buyer', '/zakupki/orders/ord_fasteners/bids/bid_fasteners_volga');
  // The button in the header; the conflict below offers the same.
  await page.getByRole('button', { name: 'Confirm for the new revision' }).first().click();
  const dialog = page.getByRole('dialog', { name: /^Confirm bid from/ });
  await expect(dialog).toContainText('from revision 1 to 2');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(popup(page, 'Confirmed for the current revision')).toBeVisible();
  await expect(page.getByText('Quoted for revision 1')).toHaveCount(0);
});

test('a bid is copied as an alternative, which is a new draft', { tag: '@exhaustive' }, async ({ page, world }) => {
  await world.enter(page, 'buyer', METIZ);
  const dialog = await choose(page, 'Copy as alternative', 'Alternative from ООО «Метиз-Сервис»');
  await dialog.getByRole('button', { name: 'Create draft' }).click();
  await expect(page).toHaveURL(/\/bids\/bid_(?!fasteners)/);
  await expect(status(page, 'Draft')).toBeVisible();
  await expect(page.getByText('An alternative to bid No. 1')).toBeVisible();
  await expect(page.getByLabel('Price, line 1', { exact: true })).toHaveValue('3.9');
});

test(
  'a submitted bid is changed, and another person’s change is not overwritten silently',
  { tag: '@exhaustive' },
  async ({ page, otherPage, world }) => {
    for (const who of [page, otherPage]) await world.enter(who, 'buyer', `${METIZ}?tab=change`);
    await otherPage.getByLabel('Price, line 1', { exact: true }).fill('3,80');
    await otherPage.getByRole('button', { name: 'Save changes' }).click();
    await arrivesAt(otherPage, METIZ);

    await page.getByLabel('Price, line 1', { exact: true }).fill('3,70');
    await page.getByRole('button', { name: 'Save changes' }).click();
    const dialog = page.getByRole('dialog', { name: /has changed$/ });
    // Only the price differs: one row, with both prices.
    await expect(dialog.getByRole('row')).toHaveText([/Field/, /^Болт М8×30.*Price3,703\.8$/]);
    await dialog.getByRole('button', { name: 'Take theirs' }).click();
    await expect(page.getByLabel('Price, line 1', { exact: true })).toHaveValue('3.8');
  },
);
