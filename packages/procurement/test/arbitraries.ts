import fc from 'fast-check';
import { VAT_MODES } from '../src/money/vat.ts';
import { VAT_RATES } from '../src/money/vat-rates.ts';

/** A canonical decimal with at most the given digits; fraction digits may end in zeros. */
export function decimalText({ integerDigits = 15, fractionDigits = 4, negative = false } = {}): fc.Arbitrary<string> {
  const integer = fc.bigInt({ min: 0n, max: 10n ** BigInt(integerDigits) - 1n });
  const fraction = fc.string({ unit: fc.constantFrom(...'0123456789'.split('')), maxLength: fractionDigits });
  const sign = negative ? fc.constantFrom('', '-') : fc.constant('');
  return fc
    .tuple(sign, integer, fraction)
    .map(([minus, whole, part]) => `${minus}${whole}${part && `.${part}`}`)
    .map((text) => (/[1-9]/u.test(text) ? text : text.replace('-', '')));
}

export const unitPrice = decimalText({ integerDigits: 9, fractionDigits: 4 });
export const quantity = decimalText({ integerDigits: 7, fractionDigits: 3 });
/** A quantity of the contract: above zero. */
export const positiveQuantity = quantity.filter((text) => /[1-9]/u.test(text));
export const vatRate = fc.constantFrom(...VAT_RATES);
export const vatMode = fc.constantFrom(...VAT_MODES);
/** Whole kopecks, so that products with it often end in half a kopeck. */
export const amount = fc.bigInt({ min: 0n, max: 10n ** 13n }).map((kopecks) => {
  const text = kopecks.toString().padStart(3, '0');
  return `${text.slice(0, -2)}.${text.slice(-2)}`;
});
/** As a bank quotes it: at most six fraction digits, for 1, 10, 100 … units. */
export const exchange = fc.record({
  rate: decimalText({ integerDigits: 4, fractionDigits: 6 }).filter((rate) => /[1-9]/u.test(rate)),
  nominal: fc.constantFrom(1, 10, 100, 1000, 7),
});
