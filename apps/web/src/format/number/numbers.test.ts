import { afterAll, describe, expect, it } from 'vitest';
import { setLocale } from '../../i18n/locale.ts';
import { formatCount, formatDecimal, formatMoney, formatPercent, formatShare } from './numbers.ts';

/** Replaces non-breaking spaces with `_`, for readability. */
const plain = (text: string) => text.replaceAll('\u00a0', '_');

afterAll(() => setLocale('en'));

describe('in Russian', () => {
  it.each([
    [() => formatMoney('1234567.80', 'RUB'), '1_234_567,80_₽'],
    [() => formatMoney('-5.00', 'RUB'), '−5,00_₽'],
    [() => formatMoney('0.8512', 'RUB', { maxDigits: 4 }), '0,8512_₽'],
    [() => formatMoney('3.90', 'EUR', { maxDigits: 4 }), '3,90_€'],
    [() => formatMoney('900719925474099.91', 'RUB'), '900_719_925_474_099,91_₽'],
    [() => formatMoney(null, 'RUB'), '—'],
    [() => formatDecimal('1000.0001'), '1_000,0001'],
    [() => formatCount(10_000), '10_000'],
    [() => formatPercent('12.5'), '12,5_%'],
    [() => formatPercent('-3'), '−3_%'],
  ])('%s', (format, expected) => {
    setLocale('ru');
    expect(plain(format())).toBe(expected);
  });
});

describe('in English', () => {
  it.each([
    [() => formatMoney('1234567.80', 'RUB'), '₽1,234,567.80'],
    [() => formatMoney('-5.00', 'RUB'), '−₽5.00'],
    [() => formatMoney('900719925474099.91', 'USD'), '$900,719,925,474,099.91'],
    [() => formatMoney('1234.5', 'KZT'), '₸1,234.50'],
    [() => formatDecimal(''), '—'],
    [() => formatPercent('12.5'), '12.5%'],
  ])('%s', (format, expected) => {
    setLocale('en');
    expect(plain(format())).toBe(expected);
  });
});

it.each([
  ['12.34', 10, '12%'],
  ['66.67', 9, null],
  [null, 100, null],
])('writes the share %s of %s as %s', (percent, of, expected) => {
  setLocale('en');
  expect(formatShare(percent, of)).toBe(expected);
});
