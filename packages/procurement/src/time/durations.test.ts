import { expect, it } from 'vitest';
import { durationMs, durationText } from './durations.ts';

it('says and counts the same time', () => {
  expect(durationMs('loginLink')).toBe(15 * 60_000);
  expect(durationText('loginLink', 'en')).toBe('15 minutes');
  expect(durationText('loginLink', 'ru')).toBe('15 минут');
});

it('says a single one without a number', () => {
  expect(durationText('passwordLink', 'en')).toBe('an hour');
  expect(durationText('passwordLink', 'ru')).toBe('часа');
});
