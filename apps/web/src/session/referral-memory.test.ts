import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  firstReferrer,
  clearReferrer,
  isClickDue,
  saveClick,
  saveReferrer,
  REFERRAL_KEY,
  referralCode,
} from './referral-memory.ts';

const NOW = Date.parse('2026-11-02T09:00:00Z');
const days = (count: number) => NOW + count * 86_400_000;

afterEach(() => localStorage.clear());

describe('the code in a link', () => {
  it.each([
    ['?ref=partner-one', 'partner-one'],
    ['?ref=Partner-One', 'partner-one'],
    ['?ref=', null],
    ['', null],
    ['?ref=x', null],
    ['?ref=%3Cscript%3E', null],
  ])('%s is %s', (search, code) => {
    expect(referralCode(new URLSearchParams(search))).toBe(code);
  });
});

describe('the first partner', () => {
  it('is remembered for the number of days', () => {
    saveReferrer('partner-one', 30, NOW);
    expect(firstReferrer(days(30) - 1)).toBe('partner-one');
    expect(firstReferrer(days(30))).toBeNull();
  });

  it('is not replaced by a later one during that time', () => {
    saveReferrer('partner-one', 30, NOW);
    saveReferrer('partner-two', 30, days(10));
    expect(firstReferrer(days(29))).toBe('partner-one');
  });

  it('is not extended by another visit', () => {
    saveReferrer('partner-one', 30, NOW);
    saveReferrer('partner-one', 30, days(20));
    expect(firstReferrer(days(31))).toBeNull();
  });

  it('is replaced after that time and cleared when the invitation has ended', () => {
    saveReferrer('partner-one', 30, NOW);
    saveReferrer('partner-two', 30, days(31));
    expect(firstReferrer(days(32))).toBe('partner-two');
    clearReferrer('partner-one');
    expect(firstReferrer(days(32))).toBe('partner-two');
    clearReferrer('partner-two');
    expect(firstReferrer(days(32))).toBeNull();
  });
});

it('counts one click per partner in each period', () => {
  expect(isClickDue('partner-one', NOW)).toBe(true);
  saveClick('partner-one', 30, NOW);
  saveClick('partner-two', 30, days(1));
  expect(isClickDue('partner-one', days(29))).toBe(false);
  expect(isClickDue('partner-one', days(30))).toBe(true);
  expect(isClickDue('partner-two', days(30))).toBe(false);
});

it.each([
  '',
  'null',
  '[]',
  '{"first":{"code":"<b>","until":9e15}}',
  '{"first":{"code":"partner-one"}}',
  '{"counted":7}',
])('ignores the foreign value %j', (stored) => {
  localStorage.setItem(REFERRAL_KEY, stored);
  expect(firstReferrer(NOW)).toBeNull();
  expect(isClickDue('partner-one', NOW)).toBe(true);
});

it('works without storage', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  saveReferrer('partner-one', 30, NOW);
  expect(firstReferrer(NOW)).toBeNull();
});
