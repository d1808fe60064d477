import { expect, test } from 'vitest';
import { CURRENCIES, currencyDigits, isCurrency, readCurrency } from './currency.ts';

test('currencies are those of the contract', () => {
  expect(Object.keys(CURRENCIES)).toEqual(['RUB', 'USD', 'EUR', 'CNY', 'KZT', 'BYN']);
  expect(currencyDigits('RUB')).toBe(2);
  expect(isCurrency('RUB')).toBe(true);
  expect(isCurrency('rub') || isCurrency('toString')).toBe(false);
});

test.each([
  ['RUB', ['₽', 'руб.', 'руб', 'р.', 'rub']],
  ['USD', ['$', 'usd', 'долл. США']],
  ['BYN', ['Br', 'бел. руб.']],
])('%s is recognised as written by people', (code, forms) => {
  expect(forms.filter((form) => readCurrency(form) !== code)).toEqual([]);
});

test('does not guess at other text', () => {
  expect(['', 'шт', '£'].map(readCurrency)).toEqual([null, null, null]);
});
