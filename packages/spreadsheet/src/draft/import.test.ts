import { describe, expect, test } from 'vitest';
import { ORDER } from '../../test/order.ts';
import { importBid, type BidImportTerms, importOrder } from './import.ts';
import { readBlock } from '../files/read.ts';

const block = (...lines: string[]) => lines.join('\n');
const orderFrom = (text: string) => importOrder(readBlock(text), { lang: 'ru' });
const bidFrom = (text: string, more: Partial<BidImportTerms> = {}) =>
  importBid(readBlock(text), { lang: 'ru', order: ORDER, isFile: false, ...more });
const fieldsOf = ({ mapping }: { mapping: { columns: { field: string | null }[] } }) =>
  mapping.columns.map(({ field }) => field);
const issuesOf = ({ issues }: { issues: { row: number | null; code: string }[] }) =>
  issues.map(({ row, code }) => `${row ?? '—'} ${code}`);

test('a total of quantities by quarter is the quantity, a total of money is not', () => {
  const quantities = (text: string) => orderFrom(text).items.map(({ item }) => item.quantity);
  const head = 'Наименование\tКол-во, I кв.\tКол-во, II кв.\tВсего';
  expect(quantities(block(head, 'Краска\t5\t15\t20', 'Кабель\t-\t30\t30'))).toEqual(['20', '30']);
  expect(quantities(block(head, 'Краска\t5\t15\t900', 'Кабель\t10\t30\t700'))).toEqual(['5', '10']);
});

test('a size before the price is part of the name', () => {
  const { matches } = bidFrom('Герметик 310 мл - 195р (вместо 280 мл)\nГайка М8 - 2 р/шт');
  expect(matches.map(({ name }) => name)).toEqual(['Герметик 310 мл', 'Гайка М8']);
});

test('a discounted price wins over the price before the discount', () => {
  const { items } = bidFrom('Товар\tЦена\tСкидка, %\tЦена со скидкой\nБолт М8×30\t5\t10\t4,5').bidDraft;
  expect(items?.[0]).toMatchObject({ unitPrice: '4.5' });
});

describe('the lines of a letter', () => {
  test.each<[string, object | null]>([
    ['1. Болт М8 — 200 шт по 3,90', { name: 'Болт М8', quantity: '200', unitCode: 'H87', maxUnitPrice: '3.9' }],
    ['2) Гайка М8 - 100 шт. по 1.75 руб', { name: 'Гайка М8', quantity: '100', unitCode: 'H87', maxUnitPrice: '1.75' }],
    [
      '- Саморез 4,2×16, 50 000 шт, 0,62',
      { name: 'Саморез 4,2×16', quantity: '50000', unitCode: 'H87', maxUnitPrice: '0.62' },
    ],
    [
      'Геотекстиль 200 г — 1500 м2 по 48,50',
      { name: 'Геотекстиль 200 г', quantity: '1500', unitCode: 'MTK', maxUnitPrice: '48.5' },
    ],
    ['Трос 6 мм 900 м', { name: 'Трос 6 мм', quantity: '900', unitCode: 'MTR' }],
    ['Перчатки х/б 10 класс 500 пар', { name: 'Перчатки х/б 10 класс', quantity: '500', unitCode: 'PR' }],
    [
      'Сапоги (размер 43) - 15 пар по 890 руб./пара',
      { name: 'Сапоги (размер 43)', quantity: '15', unitCode: 'PR', maxUnitPrice: '890' },
    ],
    ['Paper A4: 20 packs @ 4.20', { name: 'Paper A4', quantity: '20', unitCode: 'XPK', maxUnitPrice: '4.2' }],
    [
      'Болт М8 — 3 р. 90 коп./шт, 2 тыс. шт.',
      { name: 'Болт М8', quantity: '2', unitCode: 'MIL', maxUnitPrice: '3900' },
    ],
    ['Гайка М8 — 1.75, 20000 шт', { name: 'Гайка М8', quantity: '20000', unitCode: 'H87', maxUnitPrice: '1.75' }],
    ['20 шт Болт М8', { name: 'Болт М8', quantity: '20', unitCode: 'H87' }],
    ['Каска, количество: 12 шт', { name: 'Каска', quantity: '12', unitCode: 'H87' }],
    ['Добрый день, коллеги!', null],
  ])('%s', (line, item) => {
    // With a valid line, so that the block is read as a letter.
    const imported = orderFrom(block('Винт М3 — 7 шт', line));
    expect(imported.items.map((one) => one.item).slice(1)).toEqual(item === null ? [] : [item]);
    expect(issuesOf(imported)).toEqual(item === null ? ['2 not_a_line'] : []);
  });
});

test.each<[string, string, (string | null)[]]>([
  [
    'headings with currency and VAT',
    'Наименование\tЕд. изм.\tКол-во\tЦена за ед., руб. с НДС\tСумма',
    ['name', 'unit', 'quantity', 'price', 'total'],
  ],
  [
    'English',
    'No;Description;Qty;UoM;Unit price;VAT %;Lead time (days);Remarks',
    ['position', 'name', 'quantity', 'unit', 'price', 'vatRate', 'leadTimeDays', 'note'],
  ],
  [
    'codes',
    'Артикул\tНоменклатура\tШтрихкод\tКод ОКПД 2\tПроизводитель\tСтрана',
    ['sku', 'name', 'gtin', 'okpd2', 'brand', 'country'],
  ],
  ['two of a kind: the first is taken', 'Наименование\tЦена без НДС\tЦена с НДС', ['name', 'price', null]],
  ['an unknown heading', 'Наименование\tКол-во\tСмета', ['name', 'quantity', null]],
])('%s', (_what, headings, fields) => {
  expect(fieldsOf(orderFrom(block(headings, headings.replaceAll(/[^\t;]+/gu, 'x1'))))).toEqual(fields);
});

test.each([
  ['days', '14\n21 дн.', 'leadTimeDays'],
  ['dates', '20.11.2026\n', 'deliveryDate'],
])('the cells under «Срок» decide whether it means %s', (_what, cells, field) => {
  const [first = '', second = ''] = cells.split('\n');
  const read = orderFrom(block('Наименование\tКол-во\tСрок', `Каска\t5\t${first}`, `Щиток\t7\t${second}`));
  expect(fieldsOf(read)[2]).toBe(field);
});

test('recognises columns without headings by their cells', () => {
  const imported = orderFrom(block('1\tБолт М8х30\t200\tшт\t3,90', '2\tГайка М8\t100\tшт\t1,75'));
  expect(fieldsOf(imported)).toEqual(['position', 'name', 'quantity', 'unit', 'price']);
  expect(imported.mapping.columns.every(({ confidence }) => confidence < 1)).toBe(true);
});

test('nothing is dropped silently', () => {
  const imported = orderFrom(
    block(
      'ООО «Ромашка»',
      '',
      '№\tНаименование\tКол-во\tЕд.\tЦена',
      '\tКрепёж',
      '1\tБолт М8\t100\tшт\t3,90',
      '№\tНаименование\tКол-во\tЕд.\tЦена',
      '2\t\t5\tшт\t1',
      '3\tБолт М8\t100\tшт\t3,90',
      '\tИтого без НДС\t\t\t780,00',
      '\tНДС 22%\t\t\t171,60',
    ),
  );
  expect(imported.items.map(({ row }) => row)).toEqual([5, 8]);
  expect(imported.skippedRows).toEqual([1, 4, 6, 7, 9, 10]);
  expect(issuesOf(imported)).toEqual([
    '1 heading_row',
    '4 section_row',
    '6 repeated_heading',
    '7 no_name',
    '8 repeated_line',
    '9 total_row',
    '10 total_row',
  ]);
  expect(imported.issues[3]?.message).toBe(
    'В строке 7 нет наименования. Заполните его или выберите колонку с наименованиями.',
  );
});

test('adds fields that an order does not have to the specification, under their headings', () => {
  const imported = orderFrom(block('Наименование\tГОСТ\tСтрана\tБренд', 'Болт\tDIN 933\tРоссия\t—'));
  expect(imported.items[0]?.item).toEqual({ name: 'Болт', specification: 'DIN 933; Страна: Россия' });
});

test('reports a total that does not match', () => {
  const imported = orderFrom(
    block('Наименование\tКол-во\tЕд.\tЦена\tСумма', 'Болт\t100\tшт\t3,90\t390', 'Гайка\t100\tшт\t1,75\t200'),
  );
  expect(issuesOf(imported)).toEqual(['3 total_differs']);
});

test('rows below a numbered list without number and quantity are not lines', () => {
  const imported = orderFrom(
    block(
      '№\tНаименование\tТребуется\tЦена',
      '1\tКаска\t5\t390',
      '2\tЩиток\t7\t',
      '\tПокрытие позиций\t\t2 / 2',
      '\tПодкладка\t4\t15',
    ),
  );
  expect(imported.items.map(({ item }) => item.name)).toEqual(['Каска', 'Щиток', 'Подкладка']);
  expect(imported.items[0]?.item.quantity).toBe('5');
  expect(issuesOf(imported)).toContain('4 not_a_line');
});

test('a given mapping wins over recognition', () => {
  const text = block('Наименование\tКол-во\tЦена', 'Болт\t100\t3,90');
  const columns = [
    { column: 2, field: 'price' as const },
    { column: 3, field: null },
  ];
  const imported = importOrder(readBlock(text), { lang: 'ru', mapping: { columns } });
  expect(imported.items[0]?.item).toEqual({ name: 'Болт', maxUnitPrice: '100' });
  const without = importOrder(readBlock(text), { lang: 'ru', mapping: { headerRow: null } });
  expect(without.items.map(({ item }) => item.name)).toEqual(['Наименование', 'Болт']);
});

test('a price list becomes a bid: currency, VAT, days and refusals', () => {
  const imported = bidFrom(
    block(
      'Товар\tЦена с НДС, USD\tНДС\tСрок поставки\tНаличие\tПримечание',
      'Болт m8x30 DIN 933\t0,05\t22%\t2 недели\tда\tоцинк.',
      'Гайка М8 DIN 934\t\t\t\tнет\tснята с производства',
      'Бумага А4\t5\t20%\t1\tда\t',
    ),
  );
  expect(imported.bidDraft).toEqual({
    source: 'paste',
    currency: 'USD',
    vatMode: 'included',
    items: [
      {
        orderItemId: 'itm_1',
        offeredName: 'Болт m8x30 DIN 933',
        unitPrice: '0.05',
        vatRate: '22',
        leadTimeDays: 14,
        note: 'оцинк.',
      },
      { orderItemId: 'itm_2', offered: false, note: 'снята с производства' },
    ],
  });
  expect(issuesOf(imported)).toEqual(['— currency_differs', '4 not_in_order']);
  expect(imported.unansweredItemIds).toEqual(['itm_3', 'itm_4', 'itm_5', 'itm_6', 'itm_7', 'itm_8']);
});

test('the user can match rows to lines or leave them out', () => {
  const text = block('Наименование\tЦена', 'Крепёж № 1\t3,90', 'Болт М8×30\t4,10');
  const matches = [
    { row: 2, orderItemId: 'itm_1' },
    { row: 3, orderItemId: null },
  ];
  const imported = bidFrom(text, { matches });
  expect(imported.bidDraft.items).toEqual([{ orderItemId: 'itm_1', offeredName: 'Крепёж № 1', unitPrice: '3.9' }]);
  expect(imported.matches.map(({ by, orderItemId }) => [by, orderItemId])).toEqual([
    ['given', 'itm_1'],
    ['none', null],
  ]);
  expect(imported.skippedRows).toEqual([3]);
});

test('remembered columns are imported by their headings in any position', () => {
  const remembered = [{ column: 1, heading: 'Наша', field: 'price' as const }];
  const imported = bidFrom(block('Позиция\tВаша\tНаша', 'Болт М8×30\t1\t3,90'), { remembered });
  expect(imported.mapping.columns[2]).toEqual({
    column: 3,
    heading: 'Наша',
    field: 'price',
    confidence: 1,
    source: 'remembered',
  });
  expect(imported.bidDraft.items?.[0]?.unitPrice).toBe('3.9');
});

test('unknown headings are still not a line', () => {
  const imported = orderFrom(block('Что\tСколько', 'Болт М8\t100', 'Гайка М8\t200'));
  expect(imported.mapping.headerRow).toBe(1);
  expect(imported.items.map(({ item }) => [item.name, item.quantity])).toEqual([
    ['Болт М8', '100'],
    ['Гайка М8', '200'],
  ]);
});
