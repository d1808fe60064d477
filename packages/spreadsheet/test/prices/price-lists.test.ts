/** Price lists that a quick reader gets wrong: what they say in number formats, notes, hidden cells and their own sums. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BidImport, ImportMappingChoice } from '@zakupki/api-client/schema';
import { describe, expect, test } from 'vitest';
import { importBid } from '../../src/draft/import.ts';
import { readFile } from '../../src/files/read.ts';
import { codesOf, orderFor, pricesOf } from './price-lists.ts';

const FOLDER = join(import.meta.dirname, '../fixtures/price-lists');

async function read(file: string, mapping?: ImportMappingChoice): Promise<BidImport> {
  const source = await readFile(readFileSync(join(FOLDER, file)));
  return importBid(source, { lang: 'ru', order: orderFor(file), isFile: true, today: '2026-11-28', mapping });
}

const answered = (question: string, value: string): ImportMappingChoice => ({ answers: [{ question, value }] });

test.each<[string, string | undefined, string]>([
  ['dollar-number-format.xlsx', 'USD', '0.2 0.05 0.015'],
  ['currency-column.xlsx', 'USD', '0.2 0.05 0.015'],
  ['prices-in-two-currencies.xlsx', 'RUB', '18 4.8 1.4'],
  ['thousand-roubles.xlsx', 'RUB', '17 4.5 1.3'],
  ['kopecks.xlsx', 'RUB', '18 4.8 1.4'],
  ['note-per-hundred.xlsx', 'RUB', '17 4.5 1.3'],
  ['quantity-of-price.xlsx', 'RUB', '17 4.5 1.3'],
  ['price-tiers.xlsx', 'RUB', '17 4.5 1.2'],
  ['discount-percent.xlsx', 'RUB', '17 4.5 1.2'],
  ['old-and-new-price.xlsx', 'RUB', '18 4.8 1.4'],
  ['hidden-cost.xlsx', 'RUB', '19 5 1.5'],
  ['hidden-row.xlsx', 'RUB', '18 4.8 1.4'],
  ['vat-as-money.xlsx', 'RUB', '15 4 1.2'],
  ['minimum-batch.xlsx', undefined, '17 4.5 1.3'],
  ['laptops-by-specification.xlsx', 'RUB', '70000 120000 50000'],
  ['cables-by-specification.xlsx', 'RUB', '60 600 95'],
  ['delivery-column.xlsx', 'RUB', '17 4.5 1.3'],
  ['payment-and-pick-up.xlsx', 'RUB', '17 4.5 1.3'],
  ['long-prices.xlsx', 'RUB', '16.3934 0.3333 1.1475'],
  ['heading-per-hundred.xlsx', 'RUB', '18 4.8 1.5'],
  ['cells-per-hundred.xlsx', 'RUB', '18 4.8 1.5'],
  ['vat-percent-formats.xlsx', undefined, '15 4 1.2'],
  ['dates-of-1904.xlsx', undefined, '18 4.8 1.4'],
  ['kopecks-by-dashes.xlsx', 'RUB', '1018.5 4.8 1.4'],
  ['delivery-row.xlsx', 'RUB', '18 4.8 1.4'],
  ['vat-below.xlsx', 'RUB', '15 4 1.2'],
  ['discounted-price.xlsx', 'RUB', '18 4.8 1.5'],
  ['windows-1251.csv', 'RUB', '18 — —'],
  ['separator-line.csv', 'RUB', '18 — —'],
])('%s: the right prices without a question', async (file, currency, prices) => {
  const imported = await read(file);
  expect([imported.bidDraft.currency, pricesOf(imported).join(' ')]).toEqual([currency, prices]);
  expect(imported.readingQuestions).toEqual([]);
});

describe('what the file does not decide is asked', () => {
  test('an unknown unit of account, with the note that explains it first', async () => {
    const { readingQuestions, bidDraft } = await read('unit-of-account.xlsx');
    expect(readingQuestions).toMatchObject([{ id: 'currency', kind: 'currency', preselected: 'EUR', answer: null }]);
    expect(readingQuestions[0]?.answers.map(({ value, total }) => `${value} ${total}`)).toEqual([
      'EUR 180.00',
      'RUB 180.00',
      'USD 180.00',
      'CNY 180.00',
      'KZT 180.00',
      'BYN 180.00',
    ]);
    expect(bidDraft.currency).toBe('EUR');
    const chosen = await read('unit-of-account.xlsx', answered('currency', 'USD'));
    expect([chosen.bidDraft.currency, chosen.readingQuestions[0]?.answer]).toEqual(['USD', 'USD']);
  });

  test('two currencies in one column: prices in the other are left out', async () => {
    const asked = await read('two-currencies-in-cells.xlsx');
    expect(asked.readingQuestions.map(({ id, answer }) => [id, answer])).toEqual([['currency', null]]);
    expect(pricesOf(asked)).toEqual(['18', '—', '1.4']);
    expect(codesOf(asked)).toContain('currency_mixed');
    expect(pricesOf(await read('two-currencies-in-cells.xlsx', answered('currency', 'USD')))).toEqual([
      '—',
      '0.05',
      '—',
    ]);
  });
});

describe('what else the file says is kept', () => {
  test('VAT as money is a rate', async () => {
    const { bidDraft } = await read('vat-as-money.xlsx');
    expect(bidDraft).toMatchObject({ vatMode: 'excluded', declaredTotal: '15290.00' });
    expect(bidDraft.items?.map(({ vatRate }) => vatRate)).toEqual(['10', '10', '10']);
  });

  test('delivery of lines is the cost of delivery', async () => {
    expect((await read('delivery-column.xlsx')).bidDraft.deliveryCost).toBe('3000.00');
  });

  test('days of payment and an address with abbreviations', async () => {
    expect((await read('payment-and-pick-up.xlsx')).bidDraft).toMatchObject({
      payment: { kind: 'postpaid', postpayDays: 30 },
      deliveryTerms: 'самовывоз со склада г. Тверь, ул. Заводская, 5',
    });
    expect((await read('payment-and-pick-up.xlsx')).bidDraft).not.toHaveProperty('deliveryCost');
  });

  test('a minimum batch is no multiple', async () => {
    const { items } = (await read('minimum-batch.xlsx')).bidDraft;
    expect(items?.map(({ packSize, note }) => [packSize, note])).toEqual([
      [undefined, 'Мин. партия, шт: 300'],
      [undefined, 'Мин. партия, шт: 700'],
      [undefined, 'Мин. партия, шт: 1500'],
    ]);
  });

  test('the prices of other quantities are in the note', async () => {
    const { items } = (await read('price-tiers.xlsx')).bidDraft;
    expect(items?.[0]?.note).toBe('до 499 шт: 20, от 1000 шт: 16');
  });

  test('hidden rows are reported', async () => {
    expect(codesOf(await read('hidden-row.xlsx'))).toEqual(['hidden_row']);
  });

  test('a price rounded to four digits leaves no stated sum that differs', async () => {
    const imported = await read('long-prices.xlsx');
    expect(codesOf(imported)).toEqual(['price_rounded', 'price_rounded', 'price_rounded']);
    expect(imported.bidDraft.items?.map(({ declaredLineTotal }) => declaredLineTotal)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

test('each price has its cell and the steps that changed it', async () => {
  const first = async (file: string) => {
    const [figure] = (await read(file)).figures;
    return [figure?.cell, figure?.written, figure?.value, figure?.steps.join('; ')];
  };
  expect(await first('note-per-hundred.xlsx')).toEqual(['E4', '1700', '17', '1700 за 100 → 17 за единицу']);
  expect(await first('thousand-roubles.xlsx')).toEqual(['E2', '0.017', '17', '0,017 × 1000 → 17']);
  expect(await first('discount-percent.xlsx')).toEqual(['E2', '20', '17', '20 минус 15 % → 17']);
  expect(await first('price-tiers.xlsx')).toEqual(['E3', '17', '17', 'цена при заказе 500–999 шт']);
  expect(await first('old-and-new-price.xlsx')).toEqual(['F2', '18', '18', '']);
});

test('quantities and VAT rates have their cells too', async () => {
  const figuresIn = async (file: string) =>
    (await read(file)).figures.map(({ cell, field, value, steps }) => [cell, field, value, ...steps].join(' '));
  const vat = await figuresIn('vat-as-money.xlsx');
  expect(vat.filter((text) => text.includes('vatRate'))[0]).toMatch(/^[A-Z]2 vatRate 10 ставка НДС 10 %$/u);
  expect(vat.filter((text) => text.includes('quantity'))[0]).toMatch(/^[A-Z]2 quantity 500$/u);
  const hundreds = await figuresIn('heading-per-hundred.xlsx');
  expect(hundreds.filter((text) => text.includes('quantity'))[0]).toMatch(/^[A-Z]2 quantity 5 500 ÷ 100 → 5$/u);
});
