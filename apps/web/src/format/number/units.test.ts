import { afterEach, expect, it } from 'vitest';
import { setLocale } from '../../i18n/locale.ts';
import { formatConversion, formatCounted, unitOfPrice, unitSign, unitWord } from './units.ts';

afterEach(() => setLocale('en'));

const plain = (text: string | null) => text?.replaceAll('\u00a0', '_');

it.each([
  ['en', '1', 'XPK', '1_pack'],
  ['en', '150', 'XPK', '150_packs'],
  ['en', '12.5', 'H87', '12.5_pcs'],
  ['ru', '1', 'XCL', '1_бухта'],
  ['ru', '1.5', 'XCL', '1,5_бухты'],
  ['ru', '1500', 'XCL', '1_500_бухт'],
  ['ru', '12.5', 'MTR', '12,5_м'],
] as const)('%s: %s %s is %s', (locale, quantity, code, text) => {
  setLocale(locale);
  expect(plain(formatCounted(quantity, code))).toBe(text);
});

it('shows a dash for a missing quantity', () =>
  expect([formatCounted(null, 'XCL'), formatCounted('', 'XCL')]).toEqual(['—', '—']));

it.each([
  ['en', ['btl', 'bottle', 'bottle'], '1_box = 12_bottles'],
  ['ru', ['бут', 'бутылка', 'бутылку'], '1_коробка = 12_бутылок'],
] as const)(
  'formats units in %s in a column, alone, after a price and in a conversion',
  (locale, words, conversion) => {
    setLocale(locale);
    expect([unitSign('XBO'), unitWord('XBO'), unitOfPrice('XBO')]).toEqual(words);
    expect(plain(formatConversion('XBX', 'XBO', { unitsPerPack: '12' }))).toBe(conversion);
  },
);
