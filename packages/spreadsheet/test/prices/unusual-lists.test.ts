/** Workbooks of kinds that importers of spreadsheets get wrong, by public reports: read right, asked or warned about. */
import type { BidImport } from '@zakupki/api-client/schema';
import { type CellStyle, type CellValue, writeXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { importBid } from '../../src/draft/import.ts';
import { readFile } from '../../src/files/read.ts';
import { codesOf, orderFor, pricesOf } from './price-lists.ts';

const NAMES = ['Болт М10х40 оцинкованный', 'Гайка М10 оцинкованная', 'Шайба плоская 10'];

type List = {
  /** without the names of the goods, which come first */
  readonly headings: string;
  /** cells by line */
  readonly lines: readonly string[];
  readonly above?: readonly string[];
  readonly below?: readonly string[];
  /** the number format of the column of prices, which is the last */
  readonly format?: string;
};

const cellsOf = (text: string): CellValue[] =>
  text.split('\t').map((cell) => (/^-?\d+(?:\.\d+)?$/u.test(cell) ? Number(cell) : cell === '' ? null : cell));

async function read({ headings, lines, above = [], below = [], format }: List): Promise<BidImport> {
  const texts = [...above, `Наименование\t${headings}`, ...lines.map((line, at) => `${NAMES[at]}\t${line}`), ...below];
  const last = headings.split('\t').length;
  const rows = texts.map((text) => {
    const cells = cellsOf(text);
    return [...cells, ...Array.from({ length: Math.max(0, last + 1 - cells.length) }, () => null)];
  });
  const first = above.length + 1;
  const cells = new Map<string, { style: CellStyle }>(
    format === undefined ? [] : lines.map((_, at) => [`${first + at},${last}`, { style: { numFmt: format } }]),
  );
  const columns = rows[0]?.map(() => ({ width: 14 })) ?? [];
  const bytes = await writeXlsx({ sheets: [{ name: 'КП', rows, cells, columns }] });
  return importBid(await readFile(bytes), {
    lang: 'en',
    order: orderFor('workbook'),
    isFile: true,
    today: '2026-11-28',
  });
}

const QTY = ['500\t17', '1000\t4.5', '2000\t1.3'];
const SUMS = ['500\t17\t8500', '1000\t4.5\t4500', '2000\t1.3\t2600'];
const withEach = (lines: readonly string[], more: string) => lines.map((line) => `${line}\t${more}`);

describe('read right:', () => {
  test.each<[string, List, string, Partial<BidImport['bidDraft']>]>([
    [
      'a column of weights',
      { headings: 'Вес нетто, кг\tЦена', lines: ['0.03\t17', '0.01\t4.5', '0.005\t1.3'] },
      '17 4.5 1.3',
      {},
    ],
    [
      'a currency in the title with other words',
      {
        above: ['Price list 2026 (USD, EXW Shanghai)'],
        headings: 'Qty\tPrice',
        lines: ['500\t0.2', '1000\t0.05', '2000\t0.02'],
      },
      '0.2 0.05 0.02',
      { currency: 'USD' },
    ],
    [
      'a total in words',
      { headings: 'Кол-во\tЦена\tСумма', lines: SUMS, below: ['Итого: Пятнадцать тысяч шестьсот рублей 00 копеек'] },
      '17 4.5 1.3',
      {},
    ],
    ['the stock', { headings: 'Остаток\tЦена', lines: ['100\t17', '1000\t4.5', '50\t1.3'] }, '17 4.5 1.3', {}],
    [
      'VAT in the words of the heading',
      { headings: 'Кол-во\tЦена (в т.ч. НДС 10%)', lines: QTY },
      '17 4.5 1.3',
      { vatMode: 'included' },
    ],
    [
      'apostrophes between thousands',
      { headings: 'Qty\tPrice', lines: ["500\t1'700.50", '1000\t4.50', '2000\t1.30'] },
      '1700.5 4.5 1.3',
      {},
    ],
    [
      'a discount as a line below zero',
      {
        headings: 'Кол-во\tЦена\tСумма',
        lines: SUMS,
        below: ['Скидка постоянного клиента\t1\t-1560\t-1560', 'Итого\t\t\t14040'],
      },
      '15.3 4.05 1.17',
      {},
    ],
    [
      'a discount on a discount',
      { headings: 'Qty\tPrice\tDiscount', lines: withEach(['500\t20', '1000\t5', '2000\t1.5'], '10%+5%') },
      '17.1 4.275 1.2825',
      {},
    ],
    [
      'units of a thousand',
      { headings: 'Ед. изм.\tКол-во\tЦена', lines: ['1000 шт\t0.5\t17000', '1000 шт\t1\t4500', '1000 шт\t2\t1300'] },
      '17 4.5 1.3',
      {},
    ],
    ['units by line', { headings: 'Ед.\tЦена', lines: ['шт\t17', '100 шт\t450', 'тыс. шт\t1300'] }, '17 4.5 1.3', {}],
    ['dozens', { headings: 'Unit\tPrice', lines: ['dozen\t204', 'dozen\t54', 'dozen\t15.6'] }, '17 4.5 1.3', {}],
    [
      'a format that names the unit of the price',
      { headings: 'Кол-во\tЦена', lines: ['500\t1700', '1000\t450', '2000\t130'], format: '0.00" руб/100 шт"' },
      '17 4.5 1.3',
      { currency: 'RUB' },
    ],
    [
      'a format that names thousands',
      { headings: 'Кол-во\tЦена', lines: ['500\t0.017', '1000\t0.0045', '2000\t0.0013'], format: '0.0000" тыс. руб."' },
      '17 4.5 1.3',
      { currency: 'RUB' },
    ],
    [
      'a currency only in the format',
      { headings: 'Qty\tPrice', lines: QTY, format: String.raw`#,##0.00\ [$€-1]` },
      '17 4.5 1.3',
      { currency: 'EUR' },
    ],
    [
      'thousands of pieces, with sums',
      {
        headings: 'Кол-во, тыс. шт\tЦена за тыс. шт\tСумма',
        lines: ['0.5\t17000\t8500', '1\t4500\t4500', '2\t1300\t2600'],
      },
      '17 4.5 1.3',
      {},
    ],
    [
      'a rate beside prices in both currencies',
      {
        above: ['Курс EUR = 95 руб.'],
        headings: 'Кол-во\tЦена, EUR\tЦена, руб.',
        lines: ['500\t0.2\t19', '1000\t0.05\t4.75', '2000\t0.02\t1.9'],
      },
      '19 4.75 1.9',
      { currency: 'RUB' },
    ],
  ])('%s', async (_what, list, prices, facts) => {
    const imported = await read(list);
    expect(pricesOf(imported).join(' ')).toBe(prices);
    expect(imported.bidDraft).toMatchObject(facts);
    expect(imported.readingQuestions).toEqual([]);
  });

  test.each(['Запрошено\tПредложено\tЦена', 'Requested qty\tOffered qty\tPrice'])(
    'the offered quantity beside the asked one: %s',
    async (headings) => {
      const { bidDraft } = await read({ headings, lines: ['500\t400\t17', '1000\t1000\t4.5', '2000\t2000\t1.3'] });
      expect(bidDraft.items?.map(({ quantity }) => quantity)).toEqual(['400', '1000', '2000']);
    },
  );
});

describe('asked about:', () => {
  test.each<[string, List, string]>([
    [
      'two terms of delivery',
      { headings: 'Кол-во\tЦена EXW\tЦена DDP', lines: ['500\t15\t17', '1000\t4\t4.5'] },
      'price_column',
    ],
    ['prices of months', { headings: 'Цена октябрь\tЦена ноябрь', lines: ['15\t17', '4\t4.5'] }, 'price_column'],
    [
      'a price of a day to come',
      { headings: 'Цена\tНовая цена с 01.01.2027', lines: ['15\t17', '4\t4.5'] },
      'price_column',
    ],
    [
      'terms of payment',
      { headings: 'Цена при предоплате\tЦена с отсрочкой', lines: ['15\t17', '4\t4.5'] },
      'price_column',
    ],
    ['cash and bank transfer', { headings: 'Цена нал\tЦена безнал', lines: ['15\t17', '4\t4.5'] }, 'price_column'],
    [
      'hundreds beside the asked pieces',
      { headings: 'Ед. изм.\tКол-во\tЦена', lines: ['100 шт\t500\t1700', '100 шт\t1000\t450'] },
      'scale',
    ],
    [
      'thousands beside the asked pieces',
      { headings: 'Ед.\tКол-во\tЦена', lines: ['тыс. шт\t500\t17000', 'тыс. шт\t1000\t4500'] },
      'scale',
    ],
    ['francs in the cells', { headings: 'Qty\tPrice', lines: ['500\tCHF 17.00', '1000\tCHF 4.50'] }, 'currency'],
    ['pounds by format', { headings: 'Qty\tPrice', lines: QTY, format: '[$£-809]#,##0.00' }, 'currency'],
    ['zlotys by format', { headings: 'Qty\tPrice', lines: QTY, format: String.raw`#,##0.00\ "zł"` }, 'currency'],
    [
      'VAT of another rate below',
      {
        headings: 'Кол-во\tЦена с НДС 20%\tСумма',
        lines: SUMS,
        below: ['Итого\t\t\t15600', 'в т.ч. НДС 22%\t\t\t2813.11'],
      },
      'vat_rate',
    ],
  ])('%s', async (_what, list, kind) => {
    const { readingQuestions } = await read(list);
    expect(readingQuestions.map((question) => [question.kind, question.answer])).toEqual([[kind, null]]);
  });
});

describe('warned about:', () => {
  test.each<[string, List, string]>([
    ['a price per kilogram of pieces', { headings: 'Цена за кг, руб.', lines: ['170', '450', '260'] }, 'unit_differs'],
    ['a unit that is not known', { headings: 'Price per gross', lines: ['2448', '648'] }, 'unknown_unit'],
    ['another', { headings: 'Price/cwt', lines: ['2448', '648'] }, 'unknown_unit'],
    ['a rate that there is no more', { headings: 'Кол-во\tЦена с НДС 18%', lines: QTY }, 'unknown_vat_rate'],
    ['packaging in money', { headings: 'Кол-во\tЦена\tУпаковка, руб./шт', lines: withEach(QTY, '1') }, 'unused_column'],
    ['a duty', { headings: 'Qty\tPrice\tCustoms duty, %', lines: withEach(QTY, '10') }, 'unused_column'],
    [
      'a second discount',
      { headings: 'Qty\tList\tYour discount\tExtra discount', lines: withEach(QTY, '10%\t5%') },
      'unused_column',
    ],
    ['groups of discounts', { headings: 'Qty\tList price\tDisc. group', lines: withEach(QTY, 'A') }, 'unused_column'],
    ['a discount in words', { headings: 'Qty\tPrice\tDiscount', lines: withEach(QTY, 'group 3') }, 'not_a_number'],
    [
      'a coefficient below',
      { headings: 'Кол-во\tЦена', lines: QTY, below: ['К ценам применяется коэффициент 1,15'] },
      'not_understood',
    ],
    [
      'a rate above prices without a currency',
      { above: ['Курс EUR = 95 руб.'], headings: 'Кол-во\tЦена', lines: QTY },
      'not_understood',
    ],
    [
      'a surcharge row',
      {
        headings: 'Кол-во\tЦена\tСумма',
        lines: SUMS,
        below: ['Надбавка за срочность 10%\t\t\t1560', 'Итого\t\t\t17160'],
      },
      'sum_differs',
    ],
    [
      'a row of packaging',
      { headings: 'Кол-во\tЦена\tСумма', lines: SUMS, below: ['Упаковка\t1\t500\t500', 'Итого\t\t\t16100'] },
      'not_in_order',
    ],
  ])('%s', async (_what, list, code) => {
    const { issues } = await read(list);
    expect(codesOf({ issues: issues.filter(({ severity }) => severity !== 'info') })).toContain(code);
  });
});
