import { describe, expect, test } from 'vitest';
import {
  readAnswer,
  readCountry,
  readDate,
  readLeadTime,
  readPrice,
  readQuantity,
  readUnitCell,
  readVatCell,
} from './cell-values.ts';
import type { Cell } from './sheet.ts';

const shown = <T>(reading: { ok: true; value: T } | { ok: false; code: string }) =>
  reading.ok ? reading.value : `✗ ${reading.code}`;

test.each<[Cell, string]>([
  ['3,90', '3.9'],
  ['12 500,00 руб.', '12500'],
  ['12\u00A0500,00\u202F₽', '12500'],
  ['1.75 руб/шт', '1.75'],
  ['45,5 р. за упак', '45.5'],
  ['$4.20', '4.2'],
  [3.3000000000000003, '3.3'],
  [1 / 3, '0.3333'],
  [1234.5678, '1234.5678'],
  ['0,62', '0.62'],
  ['1.234', '✗ ambiguous_number'],
  ['договорная', '✗ not_a_number'],
  ['-5', '✗ negative'],
  ['0,12345', '✗ too_precise'],
  ['1e5', '✗ not_a_number'],
])('price %j → %s', (cell, value) => {
  expect(shown(readPrice(cell))).toBe(value);
});

test.each<[Cell, string]>([
  ['шт.', 'H87'],
  [796, 'H87'],
  ['006', 'MTR'],
  ['112', 'LTR'],
  ['Литр; Кубический дециметр', 'LTR'],
  [876, 'OKEI876'],
  ['Условная единица', 'OKEI876'],
  ['тыс. м3', 'OKEI114'],
  ['999', '✗ unknown_unit'],
  ['тыс. т', '✗ unknown_unit'],
  ['м', 'MTR'],
  ['C', '✗ unknown_unit'],
  ['В', '✗ unknown_unit'],
])('unit %j → %s', (cell, code) => {
  expect(shown(readUnitCell(cell))).toBe(code);
});

test('the separator of the column resolves an ambiguous number', () => {
  expect(shown(readPrice('1,234', { decimalSeparator: '.' }))).toBe('1234');
  expect(shown(readPrice('1,234', { decimalSeparator: ',' }))).toBe('1.234');
});

test.each<[Cell, unknown]>([
  ['200', { quantity: '200', unitCode: null }],
  ['200 шт.', { quantity: '200', unitCode: 'H87' }],
  ['1,5 тыс. шт', { quantity: '1.5', unitCode: 'MIL' }],
  ['12 уп', { quantity: '12', unitCode: 'XPK' }],
  [1000, { quantity: '1000', unitCode: null }],
  [0, '✗ zero'],
  ['0,000', '✗ zero'],
  ['1 000 000 000', '✗ too_large'],
])('quantity %j', (cell, value) => {
  expect(shown(readQuantity(cell))).toEqual(value);
});

test.each<[Cell, string]>([
  ['22%', '22'],
  ['20 %', '20'],
  ['НДС 10%', '10'],
  ['без НДС', 'none'],
  [0.22, '22'],
  [22, '22'],
  [0, '0'],
  ['18%', '✗ unknown_vat_rate'],
])('VAT %j → %s', (cell, value) => {
  expect(shown(readVatCell(cell))).toBe(value);
});

test.each<[Cell, number | string]>([
  [14, 14],
  ['14 дней', 14],
  ['2 недели', 14],
  ['5–7 раб. дней', 10],
  ['до 30 дн.', 30],
  ['1 мес', 30],
  ['В наличии', 0],
  ['in stock', 0],
  ['скоро', '✗ not_a_number'],
  ['14.5', '✗ not_whole'],
  ['900', '✗ too_large'],
])('lead time %j → %s', (cell, value) => {
  expect(shown(readLeadTime(cell))).toBe(value);
});

describe('days', () => {
  test.each<[Cell, string]>([
    ['20.11.2026', '2026-11-20'],
    ['20.11.26', '2026-11-20'],
    ['2026-11-20', '2026-11-20'],
    ['20 ноября 2026 г.', '2026-11-20'],
    ['Nov 20, 2026', '2026-11-20'],
    ['20/11/2026', '2026-11-20'],
    ['11/20/2026', '2026-11-20'],
    ['05/05/2026', '2026-05-05'],
    [46_346, '2026-11-20'],
    [46_346.75, '2026-11-20'],
    [new Date('2026-11-20T00:00:00Z'), '2026-11-20'],
    ['03/04/2026', '✗ date_ambiguous'],
    ['31.02.2026', '✗ unknown_date'],
    ['29.02.2028', '2028-02-29'],
    ['завтра', '✗ unknown_date'],
    [5, '✗ unknown_date'],
  ])('%j → %s', (cell, value) => {
    expect(shown(readDate(cell))).toBe(value);
  });
});

test.each<[Cell, string]>([
  ['Россия', 'RU'],
  ['РФ', 'RU'],
  ['Китай', 'CN'],
  ['КНР', 'CN'],
  ['Germany', 'DE'],
  ['de', 'DE'],
  ['Беларусь', 'BY'],
  ['Нарния', '✗ unknown_country'],
])('country %j → %s', (cell, value) => {
  expect(shown(readCountry(cell))).toBe(value);
});

test.each<[Cell, boolean | string]>([
  ['Да', true],
  ['+', true],
  ['нет', false],
  [false, false],
  ['возможно', '✗ unclear_answer'],
])('answer %j → %s', (cell, value) => {
  expect(shown(readAnswer(cell))).toBe(value);
});

test.each([
  ['3 р. 90 коп.', '3.9'],
  ['3 руб. 5 коп', '3.05'],
  ['1 250 руб. 00 коп./шт', '1250'],
  ['26 000-00', '26000'],
  ['1200=50', '1200.5'],
])('an amount written with its kopecks: %s', (text, value) => {
  expect(readPrice(text, { decimalSeparator: ',' })).toEqual({ ok: true, value });
});
