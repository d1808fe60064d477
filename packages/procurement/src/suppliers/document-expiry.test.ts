import { expect, test } from 'vitest';
import { documentExpiry } from './document-expiry.ts';

test.each([
  [null, 'valid'],
  ['2026-11-17', 'valid'],
  ['2026-11-16', 'expiring'],
  ['2026-11-02', 'expiring'],
  ['2026-11-01', 'expired'],
])('a document with the last day %s is %s on 2 November', (expiresOn, expected) => {
  expect(documentExpiry(expiresOn, '2026-11-02')).toBe(expected);
});

test('days are counted over the end of a year', () => {
  expect(documentExpiry('2027-01-02', '2026-12-30')).toBe('expiring');
});
