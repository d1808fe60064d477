/** Columns and cells that may be prices or something else: sums, packs, other prices, percentages, zero. */
import type { BidImport, ImportMappingChoice } from '@zakupki/api-client/schema';
import { describe, expect, test } from 'vitest';
import { importBid, importOrder } from '../../src/draft/import.ts';
import { readBlock } from '../../src/files/read.ts';
import { orderItem } from '../order.ts';
import { codesOf, orderFor, pricesOf } from './price-lists.ts';

const NAMES = ['Болт М10х40 оцинкованный', 'Гайка М10 оцинкованная', 'Шайба плоская 10'];

type List = readonly [headings: string, cells: readonly string[], below?: readonly string[]];

const sourceOf = ([headings, cells, below = []]: List) =>
  readBlock([`Наименование\t${headings}`, ...cells.map((line, at) => `${NAMES[at]}\t${line}`), ...below].join('\n'));

const read = (list: List, mapping?: ImportMappingChoice): BidImport =>
  importBid(sourceOf(list), { lang: 'en', order: orderFor('pasted'), isFile: false, mapping });

const RIGHT = '17 4.5 1.3';
const PRICES = ['500\t17', '1000\t4,5', '2000\t1,3'];
const SUMS = ['500\t8500', '1000\t4500', '2000\t2600'];
const TOTAL = ['Итого\t\t15600'];
const answersOf = ({ readingQuestions: [question] }: BidImport) =>
  question?.answers.map(({ label, total }) => `${label} → ${total}`);

describe('«Стоимость» is the sum of a line or the price of one unit', () => {
  test.each<[string, List]>([
    ['a total equals the sums', ['Кол-во\tСтоимость', SUMS, TOTAL]],
    ['a total equals price × quantity', ['Кол-во\tСтоимость', PRICES, TOTAL]],
    [
      'another column has the sums',
      ['Кол-во\tСтоимость\tВсего', PRICES.map((line, at) => `${line}\t${SUMS[at]?.split('\t')[1]}`)],
    ],
    ['the heading says that it is a sum', ['Кол-во\tСтоимость всего', SUMS]],
    ['the heading names a unit', ['Кол-во\tСтоимость штуки', PRICES]],
    ['the heading names a hundred', ['Кол-во\tСтоимость сотни, руб.', ['500\t1700', '1000\t450', '2000\t130']]],
    ['the heading names a thousand', ['Кол-во\tЦена тысячи', ['500\t17000', '1000\t4500', '2000\t1300']]],
    ['the heading names a dozen', ['Кол-во\tЦена за дюжину', ['500\t204', '1000\t54', '2000\t15,6']]],
  ])('%s', (_what, list) => {
    const imported = read(list);
    expect([pricesOf(imported).join(' '), imported.readingQuestions]).toEqual([RIGHT, []]);
  });

  test('nothing decides: both readings with their totals', () => {
    const asked = read(['Кол-во\tСтоимость', PRICES]);
    expect(asked.readingQuestions).toMatchObject([{ id: 'price', preselected: '3' }]);
    expect(answersOf(asked)).toEqual([
      'Стоимость: the sum of the line → 22.80',
      'Стоимость: the price of one unit → 15600.00',
    ]);
    const answered = read(['Кол-во\tСтоимость', PRICES], { answers: [{ question: 'price', value: '3-unit' }] });
    expect(pricesOf(answered).join(' ')).toBe(RIGHT);
  });

  test('without quantities a price of one unit is likelier', () => {
    const asked = read(['Стоимость', ['17', '4,5', '1,3']]);
    expect([asked.readingQuestions[0]?.preselected, pricesOf(asked).join(' ')]).toEqual(['2-unit', RIGHT]);
  });
});

test.each(['Дилерская', 'Партнёрам', 'Акция', 'Со скидкой', 'Dealer'])('the column «%s» is a price too', (heading) => {
  const { mapping, readingQuestions } = read([
    `Кол-во\tРРЦ\t${heading}`,
    PRICES.map((line) => `${line}\t${line.split('\t')[1]}1`),
  ]);
  const isChosen = mapping.columns[3]?.field === 'price' || mapping.columns[2]?.field === null;
  expect(isChosen || readingQuestions.some(({ id }) => id === 'price')).toBe(true);
});

test('numbers of the size of prices under an unknown heading are warned about', () => {
  const warned = (cells: readonly string[]) =>
    read(['Кол-во\tЦена\tVIP', cells]).issues.filter(({ severity }) => severity === 'warning').length;
  expect(warned(['500\t17\t15', '1000\t4,5\t4', '2000\t1,3\t1,1'])).toBe(1);
  expect(warned(['500\t17\t900', '1000\t4,5\t900', '2000\t1,3\t900'])).toBe(0);
});

test('a price that two discounts of a list price give is not reduced again', () => {
  const lines = ['500\t20\t10%\t5%\t17,1', '1000\t5\t10%\t5%\t4,28', '2000\t1,5\t10%\t5%\t1,28'];
  const imported = read(['Кол-во\tПрайс\tСкидка 1\tСкидка 2\tЦена', lines]);
  expect([pricesOf(imported).join(' '), imported.readingQuestions]).toEqual(['17.1 4.28 1.28', []]);
});

describe('a cell that is no price', () => {
  test.each([
    ['0', 'zero'],
    ['0,00', 'zero'],
    ['17%', 'not_a_number'],
  ])('%s', (cell, code) => {
    const imported = read(['Кол-во\tЦена', [`500\t${cell}`, ...PRICES.slice(1)]]);
    expect(pricesOf(imported)).toEqual(['—', '4.5', '1.3']);
    expect(codesOf(imported)).toContain(code);
  });

  test('two lines', () => {
    const source = readBlock(`Наименование\tЦена\n${NAMES[0]}\t"240\n170"\n${NAMES[1]}\t4,5`);
    const imported = importBid(source, { lang: 'en', order: orderFor('pasted'), isFile: false });
    expect(pricesOf(imported)).toEqual(['—', '4.5', '—']);
    expect(codesOf(imported)).toContain('not_a_number');
  });

  test('a ceiling of zero', () => {
    const { items, issues } = importOrder(sourceOf(['Кол-во\tПредельная цена', ['500\t0', '1000\t4,5']]), {
      lang: 'en',
    });
    expect(items.map(({ item }) => item.maxUnitPrice)).toEqual([undefined, '4.5']);
    expect(issues.map(({ code }) => code)).toContain('zero');
  });
});

describe('a pack beside the name', () => {
  const paints = ['Краска фасадная белая', 'Шпатлёвка финишная'];
  const order = {
    ...orderFor('pasted'),
    items: [
      orderItem(1, paints[0] ?? '', { quantity: '450', unitCode: 'LTR' }),
      orderItem(2, paints[1] ?? '', { quantity: '1500', unitCode: 'KGM' }),
    ],
  };
  const readPaints = (headings: string, lines: readonly string[], mapping?: ImportMappingChoice) =>
    importBid(readBlock([headings, ...lines].join('\n')), { lang: 'en', order, isFile: false, mapping });

  test.each<[string, string[]]>([
    ['Наименование\tФасовка\tЦена', [`${paints[0]}\tведро 9 л\t2700`, `${paints[1]}\tмешок 25 кг\t1250`]],
    ['Наименование\tТара\tЦена', [`${paints[0]}\tведро 9 л\t2700`, `${paints[1]}\tмешок 25 кг\t1250`]],
    ['Наименование\tУпаковка\tЦена', [`${paints[0]}\t9 л\t2700`, `${paints[1]}\t25 кг\t1250`]],
    ['Наименование\tЦена', [`${paints[0]}, 9 л\t2700`, `${paints[1]} (25 кг)\t1250`]],
  ])('%s: whether the price is for it is asked', (headings, lines) => {
    expect(readPaints(headings, lines).readingQuestions).toMatchObject([{ id: 'per', kind: 'scale' }]);
    const { bidDraft } = readPaints(headings, lines, { answers: [{ question: 'per', value: 'pack' }] });
    expect(bidDraft.items?.map(({ unitPrice, unitsPerPack }) => Number(unitPrice) / Number(unitsPerPack))).toEqual([
      300, 50,
    ]);
  });

  test('a column of units, or the asked name, says that it is not', () => {
    const lines = [`${paints[0]}\tведро 9 л\tл\t300`, `${paints[1]}\tмешок 25 кг\tкг\t50`];
    expect(readPaints('Наименование\tФасовка\tЕд.\tЦена', lines).readingQuestions).toEqual([]);
    const asked = { ...order, items: [orderItem(1, 'Рукав пожарный 20 м', { unitCode: 'MTR' })] };
    const source = readBlock('Наименование\tЦена\nРукав пожарный, 20 м\t95');
    expect(importBid(source, { lang: 'en', order: asked, isFile: false }).readingQuestions).toEqual([]);
  });
});

test('a deferment in working days is doubtful, because it is converted', () => {
  const { facts, bidDraft } = read(['Кол-во\tЦена', PRICES, ['Отсрочка 21 р.д.']]);
  expect(bidDraft.payment).toEqual({ kind: 'postpaid', postpayDays: 30 });
  expect(facts.find(({ field }) => field === 'payment')?.isDoubtful).toBe(true);
});

describe('what is said of some prices only', () => {
  test.each<[string, List]>([
    ['a footnote', ['Кол-во\tЦена', ['500\t1700*', '1000\t450*', '2000\t1,3'], ['* цена за 100 шт']]],
    ['a remark', ['Кол-во\tЦена\tПримечание', ['500\t1700\tза 100 шт', '1000\t4,5\t', '2000\t1,3\t']]],
  ])('%s names the quantity of the price', (_what, list) => {
    expect(pricesOf(read(list)).join(' ')).toBe(RIGHT);
  });

  test('a remark about VAT is not about the whole list', () => {
    const imported = read(['Кол-во\tЦена\tПримечание', ['500\t17\tцена без НДС', '1000\t4,5\t', '2000\t1,3\t']]);
    expect(imported.bidDraft.vatMode).toBeUndefined();
    expect(imported.issues).toMatchObject([{ code: 'vat_mode_differs', severity: 'warning', row: 2 }]);
  });
});

test.each<[string, string, string]>([
  ['thousands', 'до 1 тыс. шт\t1–2 тыс. шт\tсвыше 2 тыс. шт', '20 4.5 1.2'],
  ['thousands behind the last limit', '500–1000 шт\tот 1,5 тыс. шт\tот 3 тыс. шт', '20 5 1.2'],
])('tiers in %s', (_what, headings, prices) => {
  const cells = ['500\t20\t19\t18', '1000\t5\t4,5\t4,2', '2000\t1,5\t1,2\t1'];
  expect(pricesOf(read([`Кол-во\t${headings}`, cells])).join(' ')).toBe(prices);
});

describe('a discount in percent below the sums', () => {
  const lines = ['500\t20\t10000', '1000\t5\t5000', '2000\t1,5\t3000'];
  const listed = (below: readonly string[]): List => ['Кол-во\tЦена\tСумма', lines, ['Итого\t\t\t18000', ...below]];

  test('is applied where a total has it', () => {
    const imported = read(listed(['Скидка\t\t\t10 %', 'К оплате\t\t\t16200']));
    expect([pricesOf(imported).join(' '), imported.readingQuestions]).toEqual(['18 4.5 1.35', []]);
  });

  test('is asked about where none has', () => {
    const imported = read(listed(['Скидка 10 %']));
    expect(imported.readingQuestions).toMatchObject([{ id: 'discount', preselected: 'percent' }]);
    expect(answersOf(imported)?.map((answer) => answer.replace(/.* → /u, ''))).toEqual(['16200.00', '18000.00']);
    const answered = read(listed(['Скидка 10 %']), { answers: [{ question: 'discount', value: 'not_applied' }] });
    expect(pricesOf(answered).join(' ')).toBe('20 5 1.5');
  });
});

test('an amount of VAT that no rate gives is warned about', () => {
  const lines = ['500\t17\t8500', '1000\t4,5\t4500', '2000\t1,3\t2600'];
  const listed = (vat: string) => read(['Кол-во\tЦена\tСумма', lines, ['Итого\t\t\t15600', vat]]);
  expect(codesOf(listed('НДС 22 %\t\t\t3342'))).toContain('vat_amount_differs');
  expect(codesOf(listed('НДС 22 %\t\t\t3432'))).not.toContain('vat_amount_differs');
});

describe('the list of an order', () => {
  const order = (list: List) => importOrder(sourceOf(list), { lang: 'en' });

  test.each<[string, string, boolean]>([
    ['the sum', 'Итого\t\t15600', false],
    ['the sum with VAT', 'Итого с НДС\t\t19032', false],
    ['another sum', 'Итого\t\t15060', true],
  ])('a total that is %s of its ceilings', (_what, total, isTold) => {
    const { issues } = order(['Кол-во\tПредельная цена', PRICES, [total]]);
    expect(issues.some(({ code }) => code === 'sum_differs')).toBe(isTold);
  });

  test.each<[string, string]>([
    ['a heading beside a column of units', 'Ед.\tКол-во, тыс.'],
    ['a heading in English', 'Unit\tQty (thousands)'],
  ])('thousands of %s', (_what, headings) => {
    const { items } = order([headings, ['шт\t12', 'шт\t0,5']]);
    expect(items.map(({ item: { quantity, unitCode } }) => `${quantity} ${unitCode}`)).toEqual(['12 MIL', '0.5 MIL']);
  });

  test('thousands in the cell beside another unit', () => {
    const { items } = order(['Ед.\tКол-во', ['шт\t12 тыс. шт', 'кг\t1,5 т']]);
    expect(items.map(({ item: { quantity, unitCode } }) => `${quantity} ${unitCode}`)).toEqual(['12 MIL', '1.5 TNE']);
  });
});

describe('a wrong price beside sums that are not its own', () => {
  test.each<[string, string, readonly (readonly [string, string, string])[]]>([
    [
      'sums without VAT',
      'Кол-во\tЦена с НДС\tСумма без НДС',
      [
        ['500', '122', '50000'],
        ['1000', '244', '200000'],
        ['2000', '61', '100000'],
      ],
    ],
    [
      'sums with VAT',
      'Кол-во\tЦена без НДС\tСумма с НДС',
      [
        ['500', '100', '61000'],
        ['1000', '200', '244000'],
        ['2000', '50', '122000'],
      ],
    ],
    [
      'sums in roubles',
      'Кол-во\tЦена, USD\tСумма, руб.',
      [
        ['500', '1,22', '59780'],
        ['1000', '2,44', '239120'],
        ['2000', '0,61', '119560'],
      ],
    ],
  ])('%s', (_what, headings, rows) => {
    const told = (lines: readonly (readonly string[])[]) =>
      codesOf(read([headings, lines.map((cells) => cells.join('\t'))])).filter((code) => code === 'total_differs');
    expect(told(rows)).toEqual([]);
    const spoiled = rows.map(([quantity, price, sum], at) => [
      quantity,
      at === 1 ? price.replace('2', '3') : price,
      sum,
    ]);
    expect(told(spoiled)).toEqual(['total_differs']);
  });
});
