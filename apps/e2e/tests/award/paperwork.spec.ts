import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

const ORDER = '/zakupki/orders/ord_fasteners';
const popup = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const files = (page: Page) => page.getByRole('list', { name: 'Files' }).getByRole('listitem');

const csv = (name: string, content = 'Позиция;Цена\nБолт;3,90\n') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(content),
});

const CABLE = '/zakupki/orders/ord_cable?tab=award';
/** With their number of sheets. */
const SHEETS = [
  ['a purchase order', `${CABLE}&view=purchase-order&purchaseOrder=po_cable_2026000004`, 1],
  ['an award memo', `${CABLE}&view=memo`, 2],
  ['a request for quotation', '/zakupki/orders/ord_cable?view=request', 1],
] as const;

for (const [name, address, sheets] of SHEETS)
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${name} prints on white paper without an empty sheet, ${colorScheme} scheme`, async ({ page, world }) => {
      await page.emulateMedia({ colorScheme });
      await world.enter(page, 'buyer', address);
      await expect(page.getByRole('article')).toBeVisible();
      const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
      expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(sheets);
      await page.emulateMedia({ media: 'print', colorScheme });
      const backgrounds = () =>
        [document.documentElement, document.body].map((element) => getComputedStyle(element).backgroundColor);
      expect(new Set(await page.evaluate(backgrounds))).toEqual(new Set(['rgb(255, 255, 255)']));
    });
  }

test('a page that is no document prints in the light scheme too', async ({ page, world }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await world.enter(page, 'buyer', `${ORDER}/bids/bid_fasteners_metiz`);
  await expect(page.getByRole('heading', { level: 2, name: 'ООО «Метиз-Сервис»' })).toBeVisible();
  await page.evaluate(() => {
    const ink = () => (document.title += ` ${getComputedStyle(document.body).color}`);
    ink();
    window.addEventListener('beforeprint', ink);
    window.addEventListener('afterprint', ink);
  });
  await page.pdf();
  await expect(page).toHaveTitle(/rgb\(232, 236, 241\) rgb\(20, 24, 31\) rgb\(232, 236, 241\)$/);
});

test('files are attached, refused, saved and deleted', async ({ page, world }) => {
  await world.enter(page, 'buyer', `${ORDER}/bids/bid_fasteners_volga`);
  const choose = page.getByRole('button', { name: 'Attach files' });
  const chooser = page.waitForEvent('filechooser');
  await choose.click();
  await (await chooser).setFiles([csv('Прайс.csv'), { ...csv('Счёт.pdf'), mimeType: 'application/pdf' }]);

  // The server inspects the content; its message appears at the file.
  await expect(files(page).filter({ hasText: 'Счёт.pdf' })).toContainText('the content is CSV');
  const attachedFile = files(page).filter({ hasText: 'Прайс.csv' });
  await expect(attachedFile).toContainText('Quote');
  await page.getByRole('button', { name: 'Remove Счёт.pdf from the list' }).click();
  await expect(files(page)).toHaveCount(1);

  const saving = page.waitForEvent('download');
  await attachedFile.getByRole('button', { name: 'Download Прайс.csv' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('Прайс.csv');
  expect(await readFile(await download.path(), 'utf8')).toBe('Позиция;Цена\nБолт;3,90\n');

  await page.getByRole('radio', { name: 'History' }).click();
  await expect(page.getByText('Прайс.csv')).toBeVisible();
  await page.getByRole('radio', { name: 'Overview' }).click();
  await page.getByRole('button', { name: 'Delete Прайс.csv' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete file' }).click();
  await expect(popup(page, 'Прайс.csv deleted')).toBeVisible();
  await expect(files(page)).toHaveCount(0);
});

test(
  'a file is dropped onto a draft, and a running upload is cancelled',
  { tag: '@exhaustive' },
  async ({ page, world }) => {
    await world.enter(page, 'buyer', '/zakupki/orders/ord_uniform');
    const help = page.getByText('Or drop them here.');
    await help.waitFor();
    const carried = await page.evaluateHandle(() => {
      const data = new DataTransfer();
      data.items.add(new File(['Куртка;40\n'], 'Размеры.csv', { type: 'text/csv' }));
      return data;
    });
    for (const type of ['dragenter', 'dragover', 'drop']) await help.dispatchEvent(type, { dataTransfer: carried });
    await expect(files(page)).toContainText(['Размеры.csv']);

    await world.force([{ when: { operationId: 'uploadAttachment' }, then: { delayMs: 60_000 } }]);
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Attach files' }).click();
    await (await chooser).setFiles(csv('Долгий.csv', 'x'.repeat(1000)));
    await expect(page.getByRole('progressbar', { name: 'Sending Долгий.csv' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel Долгий.csv' }).click();
    await expect(files(page)).toHaveCount(1);
  },
);

test(
  'a question is recorded, answered and published to every supplier, by keyboard',
  { tag: '@exhaustive' },
  async ({ page, world }) => {
    await world.enter(page, 'buyer', `${ORDER}?tab=questions`);
    await page.getByRole('button', { name: 'Record a question' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Record a question' });
    await expect(dialog.getByLabel('Question')).toBeFocused();
    await page.keyboard.type('Нужны ли паспорта?');
    await page.keyboard.press('Tab');
    await page.keyboard.type('2');
    await page.keyboard.press('Tab');
    await page.keyboard.type('ООО «Трос»');
    await page.keyboard.press('Enter');
    const card = page.getByRole('listitem', { name: 'Question 3' });
    await expect(card).toContainText('ООО «Трос» asked, about line 2');
    await card.getByRole('button', { name: 'Answer' }).focus();
    await page.keyboard.press('Enter');
    await expect(card.getByLabel('Your answer')).toBeFocused();
    await page.keyboard.type('Да, на каждую партию');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(card).toContainText('Answered by');
    await card.getByRole('button', { name: 'Write e-mail to suppliers' }).press('Enter');
    const letter = page.getByRole('dialog', { name: 'Tell suppliers' });
    await expect(letter.getByLabel('Text')).toHaveValue(/Да, на каждую партию/);
    await page.keyboard.press('Escape');
    await expect(letter).toBeHidden();
  },
);

test(
  'a filter is saved, made the default and applied on the next visit',
  { tag: '@exhaustive' },
  async ({ page, world }) => {
    await world.enter(page, 'buyer', '/zakupki/orders?status=draft');
    await page.getByRole('button', { name: 'Saved filters' }).click();
    const panel = page.getByRole('dialog', { name: 'Saved filters' });
    await panel.getByLabel('Name').fill('Черновики');
    await panel.getByLabel('Apply when I open the list').check();
    await panel.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('button', { name: 'Applied: Черновики' })).toBeVisible();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
    await page.getByRole('link', { name: 'Orders', exact: true }).first().click();
    await expect(page).toHaveURL(/\/app\/zakupki\/orders\?status=draft$/);
  },
);
