import { describe, expect, it } from 'vitest';
import { formatTyped, readPhone, formatPhone } from './phone-number.ts';

describe('readPhone', () => {
  it.each([
    ['8 916 123-45-67', '+79161234567'],
    ['+7 (916) 123-45-67', '+79161234567'],
    ['9161234567', '+79161234567'],
    [' +49 30 901820 ', '+4930901820'],
    ['+375 29 123-45-67', '+375291234567'],
    ['8 916 123', null],
    ['+7 000 000 00 00', null],
    ['anna@company.ru', null],
    ['', null],
  ])('reads %j', (typed, number) => {
    expect(readPhone(typed)).toBe(number);
  });
});

it('groups the digits of unfinished numbers', () => {
  expect(formatTyped('+79161234567')).toBe('+7 916 123 45 67');
  expect(formatTyped('+7916')).toBe('+7 916');
});

it('groups the digits of E.164 numbers', () => {
  expect(formatPhone('+79161234567')).toBe('+7 916 123 45 67');
});
