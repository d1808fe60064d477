import { expect, test } from 'vitest';
import { parseTypedPhone } from './typed-phone.ts';

test.each([
  ['+7 495 777-11-22', '+74957771122'],
  ['8 (495) 777-11-22', '+74957771122'],
  ['7 916 123 45 67', '+79161234567'],
  ['9161234567', '+79161234567'],
  ['+49 40 1234567', '+49401234567'],
])('%s', (text, number) => {
  expect(parseTypedPhone(text)).toBe(number);
});

test.each(['', '123', '777-11-22', '+0123456789', 'доб. 12', '+7 495 777-11-22 доб. 5'])(
  '%j is not a phone number',
  (text) => {
    expect(parseTypedPhone(text)).toBeNull();
  },
);
