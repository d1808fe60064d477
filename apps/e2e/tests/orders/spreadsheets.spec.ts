import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Download, Locator, Page } from '@playwright/test';
import { keyOfField } from '@zakupki/spreadsheet/headings/form-keys';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { expect, test } from '../../fixtures/test.ts';

const popup = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

async function openImport(page: Page, button: string): Promise<Locator> {
  await page.getByRole('button', { name: button }).click();
  return page.getByRole('dialog', { name: /from a spreadsheet or letter/ });
}

const dropped = (name: string, bytes: Uint8Array | string) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(bytes),
});

/** A real buyer's list. */
const fixture = (name: string) =>
  join(import.meta.dirname, '../../../../packages/spreadsheet/test/fixtures/orders', name);

async function downloaded(page: Page, item: string): Promise<Download> {
  await page.getByRole('button', { name: 'Order actions' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: item }).click();
  return download;
}

test(
  'a pasted block becomes lines, and doubtful cells are reported before the import',
  { tag: '@exhaustive' },
  async ({ page, world }) => {
    await world.enter(page, 'buyer', '/zakupki/orders/new');
    const dialog = await openImport(page, 'From a spreadsheet or letter');
    await dialog
      .getByLabel('Or paste a table')
      .fill(
        [
          'Заявка склада\t\t\t',
          'Наименование\tКол-во\tЕд.\tЦена, руб.',
          'Перчатки утеплённые\t120\tпар\t215,50',
          'Каска защитная\t60\tшт\t1 390,00',
          'Щиток\tмного\tшт\t90',
          'Итого\t\t\t109 260,00',
        ].join('\n'),
      );
    await dialog.getByRole('button', { name: 'Preview', exact: true }).click();

    await expect(dialog.getByRole('status')).toHaveText('3 lines read · 2 rows skipped · 1 value to check');
    await expect(dialog.getByRole('button', { name: /Row 5: “много” is not a number/ })).toBeVisible();
    await expect(dialog.getByRole('row', { name: /Итого/ })).toContainText('Skipped');
    await expect(dialog.getByLabel('Content of the column “Цена, руб.”')).toHaveValue('price');
    await dialog.getByLabel('Content of the column “Цена, руб.”').selectOption('Ignore');
    await dialog.getByLabel('Content of the column “Цена, руб.”').selectOption('Price per unit');
    await dialog.getByRole('button', { name: 'Add 3 lines' }).click();

    await expect(popup(page, 'Lines added.')).toBeVisible();
    await expect(page.getByLabel('Name, line 2', { exact: true })).toHaveValue('Каска защитная');
    await expect(page.getByLabel('Quantity, line 1', { exact: true })).toHaveValue('120');
    await expect(page.getByLabel('Ceiling price, line 2', { exact: true })).toHaveValue('1390');
    // Text that is not a number stays and is marked as invalid.
    await expect(page.getByLabel('Quantity, line 3', { exact: true })).toHaveValue('много');
    await expect(page.getByLabel('Quantity, line 3', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  },
);

test('ambiguous numbers raise a question, and the answer decides', { tag: '@exhaustive' }, async ({ page, world }) => {
  await world.enter(page, 'buyer', '/zakupki/orders/new');
  const dialog = await openImport(page, 'From a spreadsheet or letter');
  await dialog.getByLabel('Choose a file').setInputFiles(fixture('doubtful-numbers.xlsx'));
  const question = dialog.getByRole('radiogroup', { name: 'How should numbers in the column “Quantity” be read?' });
  await expect(question).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Add 3 lines' })).toBeDisabled();

  await question.getByRole('radio', { name: '“10,000” is 10,000' }).check();
  await expect(dialog.getByText('Read as you chose.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add 3 lines' }).click();
  await expect(page.getByLabel('Quantity, line 1', { exact: true })).toHaveValue('10000');
  await expect(page.getByLabel('Ceiling price, line 1', { exact: true })).toHaveValue('4.2');
});

test(
  'prices in another currency are reported, and the order adopts it',
  { tag: '@exhaustive' },
  async ({ page, world }) => {
    await world.enter(page, 'buyer', '/zakupki/orders/new');
    const dialog = await openImport(page, 'From a spreadsheet or letter');
    await dialog.getByLabel('Choose a file').setInputFiles(fixture('request-for-quotation.xlsx'));
    await expect(dialog.getByText('Prices are in EUR, the order is in RUB.')).toBeVisible();
    await expect(dialog.getByLabel('Set the order’s prices to match: EUR')).toBeChecked();
    await dialog.getByRole('button', { name: 'Add 4 lines' }).click();
    await expect(page.getByLabel('Name, line 1', { exact: true })).toHaveValue('Ball valve DN50 PN16, stainless steel');
    await expect(page.getByLabel('Currency', { exact: true })).toHaveValue('EUR');
  },
);

test('rows are ticked and unticked, with their continuation rows', { tag: '@exhaustive' }, async ({ page, world }) => {
  await world.enter(page, 'buyer', '/zakupki/orders/new');
  const dialog = await openImport(page, 'From a spreadsheet or letter');
  await dialog.getByLabel('Choose a file').setInputFiles(fixture('sections.ods'));
  await expect(dialog.getByRole('status')).toContainText('5 lines read');
  await expect(dialog.getByRole('row', { name: /с нижним подключением/ })).toContainText('part of row 5');

  await dialog.getByRole('checkbox', { name: 'Use row 9' }).check();
  await expect(dialog.getByRole('status')).toContainText('6 lines read');
  await dialog.getByRole('checkbox', { name: 'Use row 5' }).uncheck();
  await expect(dialog.getByRole('status')).toContainText('5 lines read');
  await expect(dialog.getByRole('row', { name: /с нижним подключением/ })).toContainText('Skipped');
  await dialog.getByRole('button', { name: 'Add 5 lines' }).click();
  await expect(page.getByLabel('Name, line 1', { exact: true })).toHaveValue('Труба стальная ВГП 25х3,2');
  await expect(page.getByLabel('Name, line 2', { exact: true })).toHaveValue('2. Вентиляция');
});

for (const [name, line] of [
  ['accounting-export.xls', 'Подшипник 6308-2RS'],
  ['several-sheets.ods', 'Костюм зимний'],
  ['technical-specification.xlsx', 'Бумага для офисной техники'],
] as const) {
  test(`${name}: the sheet with the lines is found and read`, { tag: '@exhaustive' }, async ({ page, world }) => {
    await world.enter(page, 'buyer', '/zakupki/orders/new');
    const dialog = await openImport(page, 'From a spreadsheet or letter');
    await dialog.getByLabel('Choose a file').setInputFiles(fixture(name));
    await dialog.getByRole('button', { name: /^Add \d lines$/ }).click();
    await expect(page.getByLabel('Name, line 1', { exact: true })).toHaveValue(line);
  });
}

test(
  'a supplier’s letter fills a bid: lines matched, doubtful ones reviewed, the rest chosen',
  { tag: '@firefox' },
  async ({ page, world }) => {
    await world.enter(page, 'buyer', '/zakupki/orders/ord_fasteners/bids/new');
    const dialog = await openImport(page, 'From a file or letter');
    await dialog
      .getByLabel('Or paste a table')
      .fill(
        [
          '1. Болт М8x30 оцинк. DIN933 - 20000 шт по 3,85',
          '2. Гайка М8 оцинк - 20000 шт по 1,70',
          'Силикон в тубах - 240 шт по 185',
        ].join('\n'),
      );
    await dialog.getByRole('button', { name: 'Preview', exact: true }).click();
    await expect(dialog.getByLabel('Order line for row 1')).toHaveValue('itm_fasteners_1');
    await expect(dialog.getByRole('status')).toContainText('2 lines read');
    await expect(dialog.getByText('Lines without a match: 6')).toBeVisible();

    await dialog.getByLabel('Order line for row 3').selectOption('itm_fasteners_6');
    await expect(dialog.getByRole('status')).toContainText('3 lines read');
    await expect(dialog.getByText('chosen by you')).toBeVisible();
    await dialog.getByRole('button', { name: 'Add 3 lines' }).click();
    await expect(page.getByLabel('Price, line 1', { exact: true })).toHaveValue('3.85');
    await expect(page.getByLabel('Price, line 6', { exact: true })).toHaveValue('185');
    await expect(page.getByLabel('Price, line 3', { exact: true })).toHaveValue('');
  },
);

test('open prices are confirmed before the import, by keyboard, and show their cells', async ({ page, world }) => {
  await world.enter(page, 'buyer', '/zakupki/orders/ord_fasteners/bids/new');
  const dialog = await openImport(page, 'From a file or letter');
  await dialog
    .getByLabel('Or paste a table')
    .fill(['Наименование\tКол-во\tЦена за 100 шт, у.е.', 'Болт М8х30\t20000\t3,8', 'Гайка М8\t20000\t1,7'].join('\n'));
  await dialog.getByRole('button', { name: 'Preview', exact: true }).click();
  const question = dialog.getByRole('radiogroup', { name: 'What currency are the prices in?' });
  // The table names no currency.
  await expect(question.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Add 2 lines' })).toBeDisabled();
  await expect(dialog.getByText('First confirm how to read the prices.')).toBeVisible();

  await question.getByRole('radio', { name: 'EUR' }).focus();
  await page.keyboard.press('Space');
  await expect(question.getByRole('radio', { name: 'EUR' })).toBeChecked();
  await expect(dialog.getByText('Answered. You can still change it.')).toBeVisible();
  const step = 'C2 · 3.8 per 100 → 0.038 each';
  await expect(dialog.getByRole('button', { name: step })).toBeVisible();
  // On a phone the column of prices is out of sight.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(dialog.locator('span').filter({ hasText: step }).last()).toBeVisible();
  await dialog.getByRole('button', { name: 'Add 2 lines' }).press('Enter');
  await expect(page.getByLabel('Price, line 1', { exact: true })).toHaveValue('3.8');
  await expect(page.getByLabel('Currency', { exact: true })).toHaveValue('EUR');
});

test('a price that a note changes shows its cell and the step', async ({ page, world }) => {
  await world.enter(page, 'buyer', '/zakupki/orders/new');
  const dialog = await openImport(page, 'From a spreadsheet or letter');
  await dialog
    .getByLabel('Or paste a table')
    .fill(
      [
        'Все цены указаны за 100 шт.',
        'Наименование\tКол-во\tЕд.\tЦена, руб.',
        'Болт\t500\tшт\t1700',
        'Гайка\t900\tшт\t450',
      ].join('\n'),
    );
  await dialog.getByRole('button', { name: 'Preview', exact: true }).click();
  const step = dialog.getByRole('button', { name: 'D3 · 1700 per 100 → 17 each' });
  await step.click();
  await expect(dialog.getByLabel('Content of the column “Цена, руб.”')).toBeFocused();
  await dialog.getByRole('button', { name: 'Add 2 lines' }).click();
  await expect(page.getByLabel('Ceiling price, line 2', { exact: true })).toHaveValue('4.5');
});

test('a supplier’s completed form matches every line', { tag: '@exhaustive' }, async ({ page, world }) => {
  await world.enter(page, 'buyer', '/zakupki/orders/ord_fasteners');
  const form = await downloaded(page, 'Form for a supplier');
  expect(form.suggestedFilename()).toContain('Z-2026-000118');
  const filled = await withPrices(readFileSync(await form.path()));

  await page.goto('/app/zakupki/orders/ord_fasteners/bids/new');
  const dialog = await openImport(page, 'From a file or letter');
  await dialog.getByLabel('Choose a file').setInputFiles(dropped('Предложение.xlsx', filled));
  await expect(dialog.getByRole('status')).toContainText('8 lines read');
  await dialog.getByRole('button', { name: 'Add 8 lines' }).click();
  for (const line of [1, 8])
    await expect(page.getByLabel(`Price, line ${line}`, { exact: true })).toHaveValue(`${line}.25`);
});

/** The form with prices, as a supplier's program saves it. */
async function withPrices(form: Uint8Array): Promise<Uint8Array> {
  const { sheets } = await readXlsx(form);
  const rows = sheets[0]?.rows ?? [];
  const keys = rows.findIndex((row) => row.includes(keyOfField('price')));
  const price = rows[keys]?.indexOf(keyOfField('price')) ?? -1;
  for (const [index, row] of rows.slice(keys + 2, keys + 10).entries()) row[price] = index + 1.25;
  return writeXlsx({ sheets: sheets.map((sheet) => ({ name: sheet.name, rows: sheet.rows })) });
}

test(
  'a workbook of an order is saved, and read back into another order',
  { tag: '@exhaustive' },
  async ({ page, world }) => {
    await world.enter(page, 'buyer', '/zakupki/orders/ord_bearings');
    const workbook = await downloaded(page, 'Excel workbook');
    const { sheets } = await readXlsx(readFileSync(await workbook.path()));
    expect(sheets.map(({ name }) => name)).toEqual(['Offers', 'Comparison', 'Terms', 'Change history', 'Contacts']);

    await page.goto('/app/zakupki/orders/new');
    const dialog = await openImport(page, 'From a spreadsheet or letter');
    await dialog
      .getByLabel('Choose a file')
      .setInputFiles(dropped('Bearings.xlsx', readFileSync(await workbook.path())));
    // The sheet of offers repeats lines.
    await expect(dialog.getByLabel('Sheet', { exact: true })).toHaveValue('Comparison');
    await expect(dialog.getByRole('status')).toContainText('4 lines read');
    await dialog.getByRole('button', { name: 'Add 4 lines' }).click();
    await expect(page.getByLabel('Name, line 1', { exact: true })).toHaveValue('Подшипник 6308-2RS');
    await expect(page.getByLabel('Quantity, line 1', { exact: true })).toHaveValue('120');
  },
);

const REFUSED: readonly [name: string, bytes: Uint8Array | string, sentence: string][] = [
  ['scan.xlsx', '%PDF-1.7 no table', 'This is a document, not a spreadsheet'],
  // The header of an OLE container without a workbook.
  ['old.xls', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), 'This .xls file cannot be read'],
  ['empty.csv', '\n\n', 'There is no data in it'],
];

for (const [name, bytes, sentence] of REFUSED) {
  test(
    `${name} is refused with a reason, and the form stays unchanged`,
    { tag: '@exhaustive' },
    async ({ page, world }) => {
      await world.enter(page, 'buyer', '/zakupki/orders/new');
      await page.getByLabel('Title').fill('Крепёж');
      const dialog = await openImport(page, 'From a spreadsheet or letter');
      await dialog.getByLabel('Choose a file').setInputFiles(dropped(name, bytes));
      await expect(dialog.getByText(sentence)).toBeVisible();
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(page.getByLabel('Title')).toHaveValue('Крепёж');
    },
  );
}
