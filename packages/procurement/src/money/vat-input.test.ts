import { expect, test } from 'vitest';
import { readVatRate } from './vat-input.ts';

test.each([
  ['22', ['22', '22%', '22 %', 'НДС 22%', 'ндс22%', 'в т.ч. НДС 22%', 'VAT 22%', '22,00%', '22.0', '22% НДС', '(22%)']],
  ['0', ['0', '0%', 'НДС 0%']],
  ['none', ['без НДС', 'Без НДС.', 'не облагается', 'no VAT', 'none']],
])('rate %s is recognised as written by people', (rate, forms) => {
  expect(forms.filter((form) => readVatRate(form) !== rate)).toEqual([]);
});

test.each(['', '18%', '22,5%', 'НДС', '220', '2 2', '-22'])('"%s" is not a current VAT rate', (text) => {
  expect(readVatRate(text)).toBeNull();
});
