import { expect, test } from 'vitest';
import type { GridColumn, GridRow } from './grid-column.ts';
import { mapBlock, placeBlock } from './grid-paste.ts';

const readNumber = (text: string) =>
  /^\d+([,.]\d+)?$/.test(text)
    ? { ok: true as const, text, beside: { offered: 'yes' } }
    : { ok: false as const, message: 'no number' };

const COLUMNS: readonly GridColumn[] = [
  { key: 'name', label: 'Наименование', width: '1rem', kind: 'text', headings: ['товар'], isFixed: true },
  { key: 'ceiling', label: 'Предел', width: '1rem', kind: 'number', headings: [], isFixed: true, text: () => '9 ₽' },
  { key: 'offered', label: 'Предлагает', width: '1rem', kind: 'choice', headings: [] },
  { key: 'price', label: 'Цена', width: '1rem', kind: 'number', headings: ['цена за ед'], read: readNumber },
  { key: 'unit', label: 'Ед.', width: '1rem', kind: 'text', headings: ['ед'] },
  { key: 'total', label: 'Сумма', width: '1rem', kind: 'number', headings: ['стоимость'], isDetail: true },
];

const row = (name: string): GridRow => ({ id: '', name, offered: '', price: '', unit: '', total: '' });
const ROWS = [row('Болт М8×30'), row('Гайка М8'), row('Трос стальной')];
const room = { room: ROWS.length, emptyRow: () => row('') };

function paste(cells: readonly (readonly string[])[], start = 'price', at = 0) {
  const block = mapBlock(cells, COLUMNS, start);
  return { ...block, ...placeBlock(ROWS, block, at, room) };
}

const prices = ({ rows }: { rows: readonly GridRow[] }) => rows.map(({ price }) => price);

test('cells without headings fill right and down from the target cell', () => {
  const { rows } = paste(
    [
      ['1,5', 'шт'],
      ['2', 'м'],
    ],
    'price',
    1,
  );
  expect(rows.map(({ price, unit }) => [price, unit])).toEqual([
    ['', ''],
    ['1,5', 'шт'],
    ['2', 'м'],
  ]);
});

test('rows that name their line are matched in any order and spelling', () => {
  const pasted = paste([
    ['№', 'Товар', 'Цена за ед.'],
    ['1', 'трос  стальной', '54,20'],
    ['2', 'БОЛТ M8 x 30', '3,90'],
  ]);
  expect(prices(pasted)).toEqual(['3,90', '', '54,20']);
  expect(pasted.unmatched).toEqual([]);
});

test('a column whose texts are calculated identifies no line', () => {
  const pasted = paste([
    ['Товар', 'Предел', 'Цена'],
    ['Гайка М8', '9,00', '1,75'],
  ]);
  expect(prices(pasted)).toEqual(['', '1,75', '']);
});

test('an unknown line is skipped and named', () => {
  const { rows, places, unmatched } = paste([
    ['Товар', 'Цена'],
    ['Гвозди', '7'],
    ['Гайка М8', '1,75'],
  ]);
  expect(rows.map(({ price }) => price)).toEqual(['', '1,75', '']);
  expect(places).toEqual([null, 1]);
  expect(unmatched).toEqual(['Гвозди']);
});

test('detail fields are filled by heading, not by position', () => {
  expect(
    paste([
      ['Цена', 'Сумма'],
      ['3,90', '78000'],
    ]).rows[0],
  ).toMatchObject({ price: '3,90', total: '78000' });
  expect(paste([['3,90', 'шт', '78000']]).unplaced).toEqual(['78000']);
});

test('an unknown column is named once', () => {
  expect(
    paste([
      ['Цена', 'Ед', 'Склад'],
      ['1', 'шт', 'А'],
      ['2', 'шт', 'Б'],
    ]).unplaced,
  ).toEqual(['Склад']);
});

test('an invalid cell keeps its text and explains the error', () => {
  const pasted = paste([['дорого']]);
  expect(pasted.rows[0]?.['price']).toBe('дорого');
  expect(pasted.unread).toEqual([{ row: 0, key: 'price', message: 'no number' }]);
});

test('dependent cells are updated', () => {
  expect(paste([['1']]).rows[0]?.['offered']).toBe('yes');
});

test('rows beyond the last line are skipped', () => {
  const { rows, places } = paste([['1'], ['2']], 'price', 2);
  expect(rows).toHaveLength(3);
  expect(places).toEqual([2, null]);
});
