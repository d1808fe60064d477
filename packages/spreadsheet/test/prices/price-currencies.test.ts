/** The currency of prices: named by a text, a heading or a total; unknown ones are asked about. */
import { CURRENCIES } from '@zakupki/procurement/money/currency';
import { expect, test } from 'vitest';
import { importBid } from '../../src/draft/import.ts';
import { readBlock } from '../../src/files/read.ts';
import { codesOf, FASTENER_NAMES as NAMES, orderFor, pricesOf, readFasteners as read } from './price-lists.ts';

test.each([
  'Прайс в валюте: доллар США, курс ЦБ + 2%',
  '* Prices quoted in US$',
  'Прайс-лист, USD',
  'Price list (in US dollars)',
])('the currency of the text «%s»', (text) => {
  const imported = read('Наименование\tКол-во\tЦена', ['500\t0,2', '1000\t0,05', '2000\t0,02'], [text]);
  expect(imported.bidDraft.currency).toBe('USD');
  expect(codesOf(imported)).toContain('currency_differs');
});

test.each<[string, string[], string, string | null, string]>([
  ['USD in the corner', ['Прайс-лист 5\t\tUSD'], 'Цена', 'USD', '17 4.5 1.3'],
  ['a scale in the corner', ['Завод\t\t(тыс. руб.)'], 'Цена', 'RUB', '17000 4500 1300'],
  ['a scale before the code', [], 'Price, kEUR', 'EUR', '17000 4500 1300'],
  ['a scale before the sign', [], 'Price (k€)', 'EUR', '17000 4500 1300'],
])('%s', (_what, above, heading, currency, prices) => {
  const rows = [...above, `Наименование\tКол-во\t${heading}`, ...['500\t17', '1000\t4,5', '2000\t1,3']];
  const lines = rows.map((row, at) => (at > above.length ? `${NAMES[at - above.length - 1]}\t${row}` : row));
  const source = readBlock(lines.join('\n'));
  const imported = importBid(source, { lang: 'en', order: orderFor('pasted'), isFile: false });
  expect([imported.bidDraft.currency, pricesOf(imported).join(' ')]).toEqual([currency, prices]);
});

test.each(['Цена, y.e.', 'Цена, у.e.', 'Цена, y. е.'])('Latin letters in «%s» are asked about', (heading) => {
  const { readingQuestions } = read(`Наименование\tКол-во\t${heading}`, ['500\t0,2', '1000\t0,05', '2000\t0,02']);
  expect(readingQuestions).toMatchObject([{ id: 'currency', preselected: null }]);
});

test.each([
  ['a markup', 'Наименование\tКол-во\tЦена\tНаценка, %', ['500\t20\t10'], [], 'unused_column'],
  [
    'a discount with a condition',
    'Наименование\tКол-во\tЦена',
    ['500\t20'],
    ['При заказе от 1000 шт скидка 5%'],
    'not_understood',
  ],
  ['delivery as a share', 'Name\tQty\tPrice', ['500\t20'], ['Freight is 5 % of the order'], 'not_understood'],
  ['a range of prices', 'Наименование\tКол-во\tЦена', ['500\t12-13', '1000\t4,5'], [], 'not_a_number'],
  ['a list without prices', 'Наименование\tКол-во\tРозн.', ['500\t12', '1000\t4,5'], [], 'nothing_offered'],
  [
    'VAT in one price and not in another',
    'Наименование\tКол-во\tЦена',
    ['500\t12 (с НДС)', '1000\t4,5 (без НДС)', '2000\t1,4 (с НДС)'],
    [],
    'vat_mode_differs',
  ],
  ['a second price in a cell', 'Наименование\tКол-во\tЦена', ['500\t3 / от 1000 шт - 2,5'], [], 'not_a_number'],
])('%s is warned about', (_what, heading, cells, below, code) => {
  const { issues } = read(heading, cells, below);
  expect(issues.filter(({ severity }) => severity !== 'info').map((issue) => issue.code)).toContain(code);
});

test('delivery per unit is multiplied by the quantity', () => {
  const heading = 'Наименование\tКол-во\tЦена\tДоставка за ед.';
  expect(read(heading, ['500\t20\t0,1', '1000\t5\t0,02']).bidDraft.deliveryCost).toBe('70.00');
});

test('a price beside "out of stock" is warned about', () => {
  const imported = read('Name\tQty\tPrice\tAvailability', [
    '500\t17\tIn stock',
    '1000\t4.5\tSold out',
    '2000\t1.3\t350',
  ]);
  expect(imported.bidDraft.items?.map(({ offered, unitPrice }) => [offered, unitPrice])).toEqual([
    [undefined, '17'],
    [false, undefined],
    [undefined, '1.3'],
  ]);
  expect(imported.issues.map(({ code, severity, row }) => [code, severity, row])).toEqual([['declined', 'warning', 3]]);
});

test('a discount for an advance is no term of payment', () => {
  const imported = read('Наименование\tКол-во\tЦена', ['500\t20'], ['Скидка при предоплате 5%']);
  expect(imported.bidDraft).not.toHaveProperty('payment');
  expect(codesOf(imported)).toContain('not_understood');
});

test.each(['£', 'CHF', 'сом', 'у.е.', 'A$', 'HK$', 'zł', '₺', '₪'])(
  'a price in %s: no currency is selected, and none is taken',
  (sign) => {
    const { bidDraft, readingQuestions } = read(`Name\tQty\tPrice, ${sign}`, ['500\t20', '1000\t5']);
    expect(bidDraft).not.toHaveProperty('currency');
    expect(readingQuestions).toMatchObject([{ id: 'currency', preselected: null, answer: null }]);
    const answers = [{ question: 'currency', value: 'EUR' }];
    expect(read(`Name\tQty\tPrice, ${sign}`, ['500\t20', '1000\t5'], [], { answers }).bidDraft.currency).toBe('EUR');
  },
);

test('prices in an unknown currency are left out of the others', () => {
  const imported = read('Name\tQty\tPrice', ['500\t20 USD', '1000\t£5', '2000\t1.5 USD']);
  expect(imported.readingQuestions).toMatchObject([{ id: 'currency', preselected: 'USD' }]);
  expect(pricesOf(imported).join(' ')).toBe('20 — 1.5');
});

test.each<[string, string[], string]>([
  ['Наименование\tКол-во\tЦена\tСтоимость, USD', ['500\t0,2\t100'], 'USD'],
  ['Name (prices in USD)\tQty\tPrice', ['500\t0.2'], 'USD'],
  ['Наименование\tКол-во\tЦена, дол.', ['500\t0,2'], 'USD'],
])('the currency of %s', (heading, cells, currency) => {
  expect(read(heading, cells).bidDraft.currency).toBe(currency);
});

test('the currency of a total, and of conventional units', () => {
  const heading = 'Наименование\tКол-во\tЦена';
  expect(read(heading, ['500\t0,2'], ['ИТОГО в долларах США\t\t100']).bidDraft.currency).toBe('USD');
  const account = read(heading, ['500\t0,2'], ['Цены в у.е. (1 у.е. = 1 евро по курсу ЦБ + 3%)']);
  expect(account.bidDraft.currency).toBe('EUR');
});

/** Every form that the list of currencies has. */
const WRITTEN = Object.entries(CURRENCIES).flatMap(([code, { symbol, written }]) =>
  [code, symbol, ...written].map((form): [string, string] => [form, code]),
);

test.each(WRITTEN)('«%s» behind an amount in a sentence is %s', (form, code) => {
  const heading = `Наименование\tКол-во\tЦена, ${code}`;
  const { bidDraft } = read(heading, ['500\t20'], [`Минимальная сумма заказа 5000 ${form}`]);
  expect(bidDraft.minOrderAmount).toBe('5000.00');
  const offered = readBlock(`Болт М10х40 оцинкованный, 200 шт\nГайка М10 — 3,90 ${form}/шт, 100 шт`);
  const draft = importBid(offered, { lang: 'en', order: orderFor('pasted'), isFile: false }).bidDraft;
  expect(draft.currency).toBe(code);
});

test.each([
  ['Минимальная сумма заказа 500 USD', 'minOrderAmount'],
  ['Стоимость доставки: 150 USD', 'deliveryCost'],
  ['Доставка\t\t120 €', 'deliveryCost'],
  ['Freight cost $150', 'deliveryCost'],
] as const)('the amount of «%s» is no amount in the currency of the prices', (text, field) => {
  const imported = read('Наименование\tКол-во\tЦена, руб.', ['500\t20'], [text]);
  expect(imported.bidDraft[field]).toBeUndefined();
  expect(imported.bidDraft.notes).toContain(text.replaceAll(/\s*\t\s*/gu, ' · '));
  expect(codesOf(imported)).toContain('currency_mixed');
  const same = read('Наименование\tКол-во\tЦена, USD', ['500\t20'], ['Стоимость доставки: 150 USD']);
  expect(same.bidDraft.deliveryCost).toBe('150.00');
});

test('a column of delivery in another currency is not added up', () => {
  const imported = read('Наименование\tКол-во\tЦена, руб.\tДоставка, USD', ['500\t20\t10', '1000\t5\t20']);
  expect(imported.bidDraft.deliveryCost).toBeUndefined();
  expect(imported.issues).toMatchObject([{ code: 'unused_column', severity: 'warning', column: 4 }]);
});

test.each([
  ['a column of currencies', 'Цена\tВалюта', ['500\t17\t', '1000\t0,05\tEUR', '2000\t1,3\t']],
  ['cells', 'Цена', ['500\t17', '1000\t0,05 €', '2000\t1,3']],
  ['remarks', 'Цена\tПримечание', ['500\t17\t', '1000\t0,05\tв евро', '2000\t1,3\t']],
])('a currency that only some rows have in %s is asked about', (_what, heading, cells) => {
  const imported = read(`Наименование\tКол-во\t${heading}`, cells);
  expect(imported.readingQuestions).toMatchObject([{ id: 'currency', preselected: 'RUB' }]);
  expect(pricesOf(imported)).toEqual(['17', '—', '1.3']);
});

test('the currency of a footnote holds for the prices with its sign', () => {
  const cells = ['500\t17', '1000\t0,05*', '2000\t1,3'];
  const imported = read('Наименование\tКол-во\tЦена', cells, ['* цена в долларах США']);
  expect(imported.readingQuestions).toMatchObject([{ id: 'currency', preselected: 'RUB' }]);
  expect(pricesOf(imported)).toEqual(['17', '—', '1.3']);
});

test.each(['Цена (руб./USD)', 'Price, USD or EUR', 'Цена, долл. (у.е.)'])(
  'a heading with several currencies is asked about: %s',
  (heading) => {
    const { readingQuestions } = read(`Наименование\tКол-во\t${heading}`, ['500\t17', '1000\t4,5', '2000\t1,3']);
    expect(readingQuestions).toMatchObject([{ id: 'currency', answer: null }]);
  },
);
