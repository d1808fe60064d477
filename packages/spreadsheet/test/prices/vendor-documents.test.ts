/** Documents as vendors send them: invoices, lists in sections, several tables, lists of many similar goods. */
import type { BidImport, OrderImport } from '@zakupki/api-client/schema';
import { type CellValue, writeXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { importBid, importOrder } from '../../src/draft/import.ts';
import { readBlock, readFile } from '../../src/files/read.ts';
import { inline, withCells } from '../files/messy-files.ts';
import { orderItem } from '../order.ts';
import { codesOf, orderFor, pricesOf } from './price-lists.ts';

const [BOLT, NUT, WASHER] = ['Болт М10х40 оцинкованный', 'Гайка М10 оцинкованная', 'Шайба плоская 10'] as const;
const HEADINGS = 'Наименование\tКол-во\tЦена\tСумма';
const LINES = [`${BOLT}\t500\t17\t8500`, `${NUT}\t1000\t4,5\t4500`, `${WASHER}\t2000\t1,3\t2600`] as const;
const PRICES = [`${BOLT}\t17`, `${NUT}\t4,5`, `${WASHER}\t1,3`] as const;

const bidOf = (...rows: string[]): BidImport =>
  importBid(readBlock(rows.join('\n')), { lang: 'en', order: orderFor('pasted'), isFile: false });

async function workbookBid(...sheets: CellValue[][][]): Promise<BidImport> {
  const written = await writeXlsx({ sheets: sheets.map((rows, at) => ({ name: `Лист ${at + 1}`, rows })) });
  return importBid(await readFile(written), { lang: 'en', order: orderFor('workbook'), isFile: true });
}

const severities = ({ issues }: Pick<BidImport, 'issues'>) =>
  issues.filter(({ severity }) => severity !== 'info').map(({ code, row }) => `${row} ${code}`);
const askedFor = ({ readingQuestions }: Pick<BidImport, 'readingQuestions'>) =>
  readingQuestions.map(({ kind, answers, preselected }) => [kind, preselected, answers.map(({ total }) => total)]);

describe('an invoice', () => {
  const invoice = (bank: string) => [
    `${bank}\tБИК\t044525593`,
    'ИНН 7701234560\tКПП 770101001\tСч. №\t40702810900000001234',
    'ООО "Крепёж-Торг"',
    HEADINGS,
    ...LINES,
    'Итого:\t\t\t15600',
  ];
  test.each(['АО "АЛЬФА-БАНК" г. Москва', 'ПАО Сбербанк', 'Банк ВТБ (ПАО)', 'ПАО "Банк Урал"'])(
    'the bank “%s” is not the supplier',
    (bank) => {
      const imported = bidOf(...invoice(bank));
      expect([imported.bidDraft.supplier?.name, severities(imported)]).toEqual(['ООО "Крепёж-Торг"', []]);
    },
  );
});

describe('a discount in the title of a section', () => {
  test('holds for its section; a title without one is asked about', () => {
    const imported = bidOf('Наименование\tЦена', 'Болты (скидка 20%)', PRICES[0], 'Прочее', PRICES[1], PRICES[2]);
    expect(pricesOf(imported).join(' ')).toBe('13.6 4.5 1.3');
    expect(askedFor(imported)).toEqual([['discount', 'percent', ['13900.00', '15600.00']]]);
  });

  test('each section has its own', () => {
    const imported = bidOf(
      ...['Наименование\tЦена', 'Болты — скидка 20%', PRICES[0], 'Гайки — скидка 10 %', PRICES[1]],
      ...['Шайбы — скидка 50 %', PRICES[2]],
    );
    expect([pricesOf(imported).join(' '), askedFor(imported)]).toEqual(['13.6 4.05 0.65', []]);
  });

  test('sums without it decide against it', () => {
    const imported = bidOf(HEADINGS, 'Болты (скидка 20%)', LINES[0], 'Прочее', LINES[1], LINES[2]);
    expect([pricesOf(imported).join(' '), askedFor(imported)]).toEqual(['17 4.5 1.3', []]);
  });

  test('sums with it confirm it', () => {
    const imported = bidOf(HEADINGS, 'Болты (скидка 20%)', `${BOLT}\t500\t17\t6800`, 'Прочее', LINES[1], LINES[2]);
    expect([pricesOf(imported).join(' '), askedFor(imported)]).toEqual(['13.6 4.5 1.3', []]);
  });
});

test('titles of sections are no warnings in a bid', () => {
  const rows = ['Наименование\tЦена', 'Болты', PRICES[0], 'Гайки', PRICES[1], 'Шайбы', PRICES[2]];
  expect(severities(bidOf(...rows))).toEqual([]);
});

describe('what the title of a section says of prices', () => {
  const list = (title: string, heading = 'Цена, руб.') =>
    bidOf(`Наименование\t${heading}`, 'Болты', PRICES[0], title, PRICES[1], 'Шайбы', PRICES[2]);

  test.each(['Гайки (наценка 10%)', 'Гайки (скидка 10% при заказе от 1000 шт)', 'Гайки — цены уточняйте'])(
    '«%s» is not applied, and warned about',
    (title) => {
      expect(severities(list(title))).toEqual(['4 section_row']);
    },
  );

  test('VAT is not that of the lines above', () => {
    const imported = list('Гайки и шайбы (цены без НДС)');
    expect(imported.bidDraft.vatMode).toBeUndefined();
    expect(severities(imported)).toEqual(['5 vat_mode_differs', '7 vat_mode_differs']);
  });

  test('a currency is not that of the lines above', () => {
    expect(list('Гайки и шайбы (цены в USD)', 'Цена').readingQuestions).toMatchObject([{ kind: 'currency' }]);
  });
});

describe('a footnote of one price', () => {
  const list = (note: string, first = '17*') =>
    bidOf('Наименование\tЦена, руб.', `${BOLT}\t${first}`, PRICES[1], PRICES[2], note);

  test('about VAT is not about the others', () => {
    const imported = list('* цена без учёта НДС');
    expect(imported.bidDraft.vatMode).toBeUndefined();
    expect(severities(imported)).toEqual(['2 vat_mode_differs']);
  });

  test('of no price is about all', () => {
    expect(list('* цена без учёта НДС', '17').bidDraft.vatMode).toBe('excluded');
  });
});

describe('several tables', () => {
  test('other headings end the list', () => {
    const imported = bidOf(
      HEADINGS,
      LINES[0],
      LINES[1],
      'Наименование\tЦена\tКол-во\tСумма',
      `${WASHER}\t1,3\t2000\t2600`,
    );
    expect([pricesOf(imported).join(' '), severities(imported)]).toEqual(['17 4.5 —', ['4 another_table']]);
  });

  test('two columns with another currency below', () => {
    const imported = bidOf('Наименование\tЦена, руб.', PRICES[0], 'Наименование\tЦена, USD', PRICES[1], PRICES[2]);
    expect(imported.readingQuestions).toMatchObject([{ kind: 'currency' }]);
  });

  test('a second sheet of prices is warned about, once', async () => {
    const rows = (factor: number): CellValue[][] => [
      ['Наименование', 'Цена'],
      [BOLT, 17 * factor],
      [NUT, 4.5 * factor],
      [WASHER, 1.3 * factor],
    ];
    const { issues } = await workbookBid(rows(1), rows(2));
    expect(issues.map(({ severity, code }) => `${severity} ${code}`)).toEqual(['warning other_table']);
  });
});

test('formulas without results in a column of prices that is not used are reported', async () => {
  const formula = (ref: string) => `<c r="${ref}"><f>B2*0.9</f></c>`;
  const number = (ref: string, value: number) => `<c r="${ref}"><v>${value}</v></c>`;
  const bytes = await withCells(
    inline('A1', 'Наименование') + inline('B1', 'Прайс') + inline('C1', 'Цена со скидкой'),
    inline('A2', BOLT) + number('B2', 20) + formula('C2'),
    inline('A3', NUT) + number('B3', 5) + formula('C3'),
  );
  const imported = importBid(await readFile(bytes), { lang: 'en', order: orderFor('workbook'), isFile: true });
  expect(codesOf(imported)).toEqual(['formula_without_value', 'formula_without_value']);
});

test.each([
  ['Цена, руб./100 шт\t', '1700\t', 'B2', '1700 per 100 → 17 each'],
  ['Цена\tЕд.', '17000\tтыс. шт', 'B2', '17000 per 1000 → 17 each'],
  ['Цена\tЕд.', '850\tуп (50 шт)', 'B2', '850 per 50 → 17 each'],
  ['Цена\tЕд.', '17\tшт', 'B2', ''],
])('%s: the price of one piece is shown for “%s”', (headings, cells, cell, steps) => {
  const { figures } = bidOf(`Наименование\t${headings}`, `${BOLT}\t${cells}`);
  expect(figures.find(({ field }) => field === 'unitPrice')).toMatchObject({
    cell,
    steps: steps === '' ? [] : [steps],
  });
});

test.each(['Pcs/box', 'Шт/кор', 'Шт в коробке', 'Pcs/ctn'])('«%s» is the content of a pack', (heading) => {
  const imported = bidOf(`Наименование\tЦена за коробку\t${heading}`, `${BOLT}\t850\t50`);
  expect(imported.bidDraft.items).toMatchObject([{ unitPrice: '850', unitCode: 'XBX', unitsPerPack: '50' }]);
});

test.each(['Цена закупа', 'Закуп, руб.', 'Цена в закупе'])(
  '«%s» is not the price beside the price of sale',
  (heading) => {
    const imported = bidOf(`Наименование\t${heading}\tЦена продажи`, `${BOLT}\t15\t17`, `${NUT}\t4\t4,5`);
    expect([pricesOf(imported).join(' '), imported.readingQuestions]).toEqual(['17 4.5 —', []]);
  },
);

test('an equal name is certain among similar ones', () => {
  const similar = [
    'Болт М10х40\t15',
    'Болт М10х30 оцинкованный\t16',
    'Гайка М10\t3,9',
    'Гайка М10 оцинкованная с фланцем\t9',
  ];
  const imported = bidOf('Наименование\tЦена', ...similar, ...PRICES, 'Шайба плоская 10 нерж\t6');
  expect(pricesOf(imported).join(' ')).toBe('17 4.5 1.3');
  expect(imported.matches.filter(({ isDoubtful }) => isDoubtful)).toEqual([]);
});

describe('a letter', () => {
  const letter = (remark: string) =>
    bidOf(`${BOLT} 500 шт по 17`, `${NUT} 1000 шт по 4,50`, `${WASHER} 2000 шт по 1,30 (${remark})`);

  test('words in brackets behind a price', () => {
    expect(pricesOf(letter('в наличии')).join(' ')).toBe('17 4.5 1.3');
  });

  test.each(['скидка 10%', 'за 100 шт', 'USD'])('a price with “%s” is left out', (remark) => {
    expect(pricesOf(letter(remark)).join(' ')).toBe('17 4.5 —');
  });

  test('one price in another VAT mode', () => {
    expect(severities(letter('без НДС'))).toEqual(['3 vat_mode_differs']);
  });
});

test.each(['кг', 'л'])('«Фасовка, %s» beside a price without a unit is asked about', (unit) => {
  const paint = orderItem(1, 'Краска фасадная', { quantity: '450', unitCode: unit === 'кг' ? 'KGM' : 'LTR' });
  const order = { ...orderFor('pasted'), items: [paint] };
  const read = (...rows: string[]) => importBid(readBlock(rows.join('\n')), { lang: 'en', order, isFile: false });
  const asked = read(`Наименование\tФасовка, ${unit}\tЦена`, 'Краска фасадная\t9\t2700');
  expect(asked.readingQuestions).toMatchObject([{ id: 'per', kind: 'scale' }]);
  const named = read(`Наименование\tФасовка, ${unit}\tЕд.\tЦена`, `Краска фасадная\t9\t${unit}\t300`);
  expect(named.readingQuestions).toEqual([]);
});

test.each(['Цены указаны в USD или EUR по курсу ЦБ', 'Валюта: USD/EUR', 'Prices are in USD or EUR'])(
  '“%s” leaves the currency open',
  (note) => {
    const imported = bidOf('Наименование\tЦена', ...PRICES, note);
    expect(imported.bidDraft.currency).toBeUndefined();
    expect(imported.readingQuestions).toMatchObject([{ kind: 'currency', preselected: null }]);
  },
);

test.each([
  ['1285k', '1285000'],
  ['61.5k', '61500'],
  ['96,4 тыс.', '96400'],
  ['1,285 млн', '1285000'],
])('the price “%s” is %s', (written, price) => {
  const imported = bidOf('Наименование\tЦена', `${BOLT}\t${written}`, ...PRICES.slice(1));
  expect(pricesOf(imported)[0]).toBe(price);
});

test('headings and units in two languages', () => {
  const rows = [
    'Наименование / Description\tЕд. / Unit\tКол-во / Qty\tЦена / Price',
    `${BOLT}\tшт / pcs\t500\t17`,
    `${NUT}\tшт/pcs\t1000\t4,5`,
    `${WASHER}\tшт / м\t2000\t1,3`,
  ];
  const imported = bidOf(...rows);
  expect(pricesOf(imported).join(' ')).toBe('17 4.5 1.3');
  expect(severities(imported)).toEqual(['null unknown_unit', '4 unknown_unit']);
});

describe('the budget of an order’s lines', () => {
  const orderOf = (heading: string, cells: readonly string[], ...below: string[]): OrderImport => {
    const rows = [`Наименование\tЕд.\tКол-во\t${heading}`, ...cells.map((cell, at) => `Насос ${at + 1}\tшт\t${cell}`)];
    return importOrder(readBlock([...rows, ...below].join('\n')), { lang: 'en' });
  };
  const ceilings = ({ items }: OrderImport) => items.map(({ item }) => item.maxUnitPrice).join(' ');
  const SUMS = ['2\t2570', '4\t385,6'];

  test.each(['Бюджет', 'Budget', 'Лимит, руб.', 'Плановая стоимость'])(
    '«%s» of a line or of a unit is asked',
    (heading) => {
      const imported = orderOf(heading, SUMS);
      expect(imported.readingQuestions).toMatchObject([{ kind: 'price_column', preselected: '4' }]);
      expect(ceilings(imported)).toBe('1285 96.4');
    },
  );

  test('the total decides, in thousands too', () => {
    const imported = orderOf('Плановая стоимость, тыс. руб.', SUMS, 'Итого\t\t\t2955,6');
    expect([ceilings(imported), imported.readingQuestions]).toEqual(['1285000 96400', []]);
    expect(severities(imported)).toEqual(['null multiplied']);
    expect(imported.issues.find(({ code }) => code === 'multiplied')?.column).toBe(4);
  });

  test('the total decides for the price of a unit', () => {
    const imported = orderOf('Плановая стоимость', ['2\t1285', '4\t96,4'], 'Итого\t\t\t2955,6');
    expect([ceilings(imported), imported.readingQuestions]).toEqual(['1285 96.4', []]);
  });
});
