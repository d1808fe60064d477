/** From a pasted request to the memo of a split award and its spreadsheet, by keyboard alone: nothing here clicks. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { cell } from '../../fixtures/order-form.ts';
import { place } from '../../fixtures/session.ts';
import { findOpened, tabbing } from '../../fixtures/page/tabbing.ts';

const tabTo = tabbing(160);
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

async function press(page: Page, role: 'button' | 'link', name: string | RegExp): Promise<void> {
  await tabTo(page, page.getByRole(role, { name, exact: true }).first());
  await page.keyboard.press('Enter');
}

/** Pastes a block into the import dialog and accepts the result. */
async function importLines(page: Page, button: string, block: string, lines: number): Promise<void> {
  await press(page, 'button', button);
  await expect(page.getByRole('dialog').getByLabel('Or paste a table')).toBeFocused();
  await page.keyboard.insertText(block);
  await press(page, 'button', 'Preview');
  await expect(page.getByRole('dialog').getByRole('status')).toContainText(`${lines} lines read`);
  await press(page, 'button', `Add ${lines} lines`);
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function enterBid(page: Page, supplier: string, email: string, letter: string, lines: number): Promise<void> {
  await expect(heading(page, 'New bid')).toBeVisible();
  await tabTo(page, page.getByRole('region', { name: 'Supplier' }).getByRole('combobox', { name: 'Name' }));
  await page.keyboard.type(supplier);
  // Opens the details of a new supplier.
  await page.keyboard.press('Tab');
  await tabTo(page, page.getByRole('group', { name: 'Contacts' }).getByLabel('E-mail'));
  await page.keyboard.type(email);
  await importLines(page, 'From a file or letter', letter, lines);
  await press(page, 'button', 'Add bid');
  await expect(page.getByText('Submitted', { exact: true }).first()).toBeVisible();
}

test(
  'a pasted request becomes a split award with its memo and workbook',
  { tag: '@exhaustive' },
  async ({ page, world }) => {
    test.slow();
    await world.enter(page, 'buyer', '/zakupki/orders/new');

    await test.step('the request is pasted and published', async () => {
      await expect(heading(page, 'New order')).toBeVisible();
      await tabTo(page, page.getByLabel('Title'));
      await page.keyboard.type('Щебень и песок');
      await importLines(
        page,
        'From a spreadsheet or letter',
        'Наименование\tКол-во\tЕд.\nЩебень гранитный 5-20\t40\tт\nПесок речной\t60\tт\nГеотекстиль 200 г\t1 500\tм2\n',
        3,
      );
      await expect(cell(page, 'Quantity', 3)).toHaveValue('1500');
      await tabTo(page, page.getByLabel('Bids due'));
      await page.keyboard.type('9 Nov');
      await tabTo(page, page.getByLabel('Delivery address'));
      await page.keyboard.type('Тверь, карьер');
      await press(page, 'button', /^Publish/);
      await expect(page.getByText('Collecting bids', { exact: true })).toBeVisible();
    });
    const order = place(page);

    await test.step('two letters become bids', async () => {
      await page.goto(`/app${order}/bids/new`);
      await enterBid(
        page,
        'ООО «Карьер»',
        'sale@karier.example',
        'Щебень гранитный 5-20 — 40 т по 1 850,00\nПесок речной — 60 т по 640,00\nГеотекстиль 200 г — 1500 м2 по 48,50\n',
        3,
      );
      await page.goto(`/app${order}/bids/new`);
      await enterBid(
        page,
        'АО «Нерудпром»',
        'zakaz@nerud.example',
        'Щебень гранитный 5-20 — 40 т по 1 790,00\nПесок речной — 60 т по 655,00\n',
        2,
      );
    });

    await test.step('the line that one bid omits is accepted as it is', async () => {
      await world.advance('P8D');
      await page.goto(`/app${order}/conflicts?kind=item_missing`);
      await expect(heading(page, /Щебень и песок/)).toBeVisible();
      await press(page, 'button', /^More options/);
      const menuItems = (await findOpened(page, 'menu')).getByRole('menuitem');
      // The menu has the focus before its first item has.
      await expect(menuItems.first()).toBeFocused();
      await page.keyboard.press('End');
      await expect(menuItems.last()).toBeFocused();
      await page.keyboard.press('Enter');
      await tabTo(page, page.getByLabel('Reason', { exact: true }));
      await page.keyboard.type('Геотекстиль берём у второго поставщика');
      await press(page, 'button', 'Accept as is');
      await expect(page.getByRole('alert').filter({ hasText: 'Accepted as is' })).toBeVisible();
    });

    await test.step('the order is split between both', async () => {
      await page.goto(`/app${order}?tab=award`);
      await tabTo(page, page.getByRole('radio', { name: /^One supplier/ }));
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('radio', { name: /^Best price for each line/ })).toBeChecked();
      // 40 × 1790 of the one, 60 × 640 + 1500 × 48.50 of the other
      const summary = page.getByRole('complementary', { name: 'Summary' });
      await expect(summary).toContainText('71,600.00');
      await expect(summary).toContainText('111,150.00');
      await expect(summary).toContainText('182,750.00');
      await press(page, 'button', 'Award…');
      await press(page, 'button', 'Add a justification');
      await expect(page.getByLabel('Justification')).toBeFocused();
      await page.keyboard.type('Лучшая цена каждой позиции');
      await press(page, 'button', /^Award$/);
      await expect(page.getByText('Awarded', { exact: true }).first()).toBeVisible();
    });

    await test.step('the memo has the offers, the reason and the money', async () => {
      await press(page, 'link', 'Award memo');
      await expect(heading(page, 'Award memo')).toBeVisible();
      const memo = page.getByRole('main');
      for (const text of ['ООО «Карьер»', 'АО «Нерудпром»', 'Лучшая цена каждой позиции', '182,750.00'])
        await expect(memo).toContainText(text);
    });

    await test.step('the workbook of the order becomes the next order', async () => {
      await page.goto(`/app${order}`);
      await press(page, 'button', 'Order actions');
      const items = (await findOpened(page, 'menu')).getByRole('menuitem');
      // The menu has the focus before its first item has.
      await expect(items.first()).toBeFocused();
      const workbookItem = page.getByRole('menuitem', { name: 'Excel workbook' });
      for (let left = await items.count(); left > 0; left -= 1) {
        if (await workbookItem.evaluate((item) => item === document.activeElement)) break;
        await page.keyboard.press('ArrowDown');
      }
      await expect(workbookItem).toBeFocused();
      const download = page.waitForEvent('download');
      await page.keyboard.press('Enter');
      const workbook = readFileSync(await (await download).path());
      await page.goto('/app/zakupki/orders/new');
      await press(page, 'button', 'From a spreadsheet or letter');
      const dialog = page.getByRole('dialog');
      await dialog
        .getByLabel('Choose a file')
        .setInputFiles({ name: 'order.xlsx', mimeType: 'application/octet-stream', buffer: workbook });
      // The dialog starts with the sheet that has each line once.
      await expect(dialog.getByLabel('Sheet', { exact: true })).toHaveValue('Comparison');
      await expect(dialog.getByRole('status')).toContainText('3 lines read');
      await press(page, 'button', 'Add 3 lines');
      await expect(cell(page, 'Name', 3)).toHaveValue('Геотекстиль 200 г');
      await expect(cell(page, 'Quantity', 3)).toHaveValue('1500');
    });
  },
);
