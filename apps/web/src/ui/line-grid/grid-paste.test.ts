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
const limits = { maxRows: ROWS.length, emptyRow: () => row('') };

function paste(cells: readonly (readonly string[])[], start = 'price', startRow = 0) {
  const block = mapBlock(cells, COLUMNS, start);
  return { ...block, ...placeBlock(ROWS, block, startRow, limits) };
}

const prices = ({ rows }: { rows: readonly GridRow[] }) => rows.map(({ price }) => price);

test('fills right and down from the target cell without headings', () => {
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

test('matches rows that name their line in any order and spelling', () => {
  const pasted = paste([
    ['№', 'Товар', 'Цена за ед.'],
    ['1', 'трос  стальной', '54,20'],
    ['2', 'БОЛТ M8 x 30', '3,90'],
  ]);
  expect(prices(pasted)).toEqual(['3,90', '', '54,20']);
  expect(pasted.unmatched).toEqual([]);
});

test('does not identify lines by a calculated column', () => {
  const pasted = paste([
    ['Товар', 'Предел', 'Цена'],
    ['Гайка М8', '9,00', '1,75'],
  ]);
  expect(prices(pasted)).toEqual(['', '1,75', '']);
});

test('skips and reports an unknown line', () => {
  const { rows, places, unmatched } = paste([
    ['Товар', 'Цена'],
    ['Гвозди', '7'],
    ['Гайка М8', '1,75'],
  ]);
  expect(rows.map(({ price }) => price)).toEqual(['', '1,75', '']);
  expect(places).toEqual([null, 1]);
  expect(unmatched).toEqual(['Гвозди']);
});

test('fills detail fields by heading, not by position', () => {
  expect(
    paste([
      ['Цена', 'Сумма'],
      ['3,90', '78000'],
    ]).rows[0],
  ).toMatchObject({ price: '3,90', total: '78000' });
  expect(paste([['3,90', 'шт', '78000']]).unplaced).toEqual(['78000']);
});

test('reports an unknown column once', () => {
  expect(
    paste([
      ['Цена', 'Ед', 'Склад'],
      ['1', 'шт', 'А'],
      ['2', 'шт', 'Б'],
    ]).unplaced,
  ).toEqual(['Склад']);
});

test('keeps the text of an invalid cell and explains the error', () => {
  const pasted = paste([['дорого']]);
  expect(pasted.rows[0]?.['price']).toBe('дорого');
  expect(pasted.unread).toEqual([{ row: 0, key: 'price', message: 'no number' }]);
});

test('updates dependent cells', () => {
  expect(paste([['1']]).rows[0]?.['offered']).toBe('yes');
});

test('skips rows beyond the last line', () => {
  const { rows, places } = paste([['1'], ['2']], 'price', 2);
  expect(rows).toHaveLength(3);
  expect(places).toEqual([2, null]);
});
