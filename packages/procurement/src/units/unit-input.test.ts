import { expect, test } from 'vitest';
import { readUnit, splitQuantity } from './unit-input.ts';
import { UNITS } from './units.ts';

test.each([
  ['H87', ['шт', 'шт.', ' ШТ ', 'Штук', 'pcs', 'pc.', 'ea', 'h87']],
  ['MIL', ['тыс. шт', 'тыс.шт.', 'тыс. шт.', 'тыс\u00A0шт', '1000 шт']],
  ['XPK', ['уп', 'уп.', 'упак.', 'pack', 'PK']],
  ['KGM', ['кг', 'кг.', 'KG', 'kgs']],
  ['TNE', ['т', 'тн', 't', 'тонн']],
  ['MTK', ['м2', 'м²', 'кв. м', 'кв.м', 'm2', 'm²', 'sq.m', 'м.кв.']],
  ['MTQ', ['м3', 'м³', 'куб.м', 'm3', 'cbm']],
  ['LM', ['пог. м', 'п.м.', 'м.п.', 'пог.м']],
  ['SET', ['компл.', 'к-т', 'набор', 'set']],
  ['KWH', ['кВт·ч', 'кВт*ч', 'кВтч', 'kWh', 'kW·h']],
  ['XBJ', ['вёдер', 'ведро']],
])('%s is recognised as written by people', (code, forms) => {
  expect(forms.filter((form) => readUnit(form) !== code)).toEqual([]);
});

test('reads every code, symbol and name of the table as its unit', () => {
  const misread = UNITS.flatMap(({ code, symbol, name }) =>
    [code, symbol.ru, symbol.en, name.ru, name.en].filter((form) => readUnit(form) !== code),
  );
  expect(misread).toEqual([]);
});

test.each(['', 'попугай', '10', 'шт/кг', 'кг2'])('"%s" is not guessed at', (text) => {
  expect(readUnit(text)).toBeNull();
});

test('splits a cell into number and unit', () => {
  expect(splitQuantity('10 шт.')).toEqual({ number: '10', unitCode: 'H87' });
  expect(splitQuantity('1\u00A0250,5 кг')).toEqual({ number: '1\u00A0250,5', unitCode: 'KGM' });
  expect(splitQuantity('100м2')).toEqual({ number: '100', unitCode: 'MTK' });
  expect(splitQuantity('2,5 тыс. шт')).toEqual({ number: '2,5', unitCode: 'MIL' });
});

test.each(['10', 'шт', '10 попугаев', '10 ₽/шт', 'М8 50 шт'])('"%s" is not a number with a unit', (text) => {
  expect(splitQuantity(text)).toBeNull();
});
