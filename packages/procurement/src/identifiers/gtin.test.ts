import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkGtin } from './gtin.ts';

test.each(['96385074', '036000291452', '4006381333931', '10614141000415', '4600000000060'])('%s is a GTIN', (gtin) => {
  expect(checkGtin(gtin)).toEqual({ ok: true });
});

test.each([
  ['4006381333932', 'checksum'],
  ['400638133393', 'checksum'],
  ['', 'length'],
  ['12345', 'length'],
  ['400638133393X', 'digits'],
])('"%s" is refused for its %s', (gtin, reason) => {
  expect(checkGtin(gtin)).toEqual({ ok: false, reason });
});

test('detects every single wrong digit', () => {
  fc.assert(
    fc.property(fc.nat(12), fc.integer({ min: 1, max: 9 }), (at, step) => {
      const digits = '4006381333931'.split('');
      digits[at] = String((Number(digits[at]) + step) % 10);
      expect(checkGtin(digits.join(''))).toEqual({ ok: false, reason: 'checksum' });
    }),
  );
});
