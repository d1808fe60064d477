import { expect, it } from 'vitest';
import { withDurations } from './durations.ts';

it('writes durations into messages in their language', () => {
  expect(String(withDurations('Works for {duration_loginLink}, {email}.', 'en'))).toBe(
    'Works for 15 minutes, {email}.',
  );
  expect(String(withDurations('Действует в течение {duration_loginLink}.', 'ru'))).toBe(
    'Действует в течение 15 минут.',
  );
});

it('names a duration that does not exist', () => {
  expect(() => withDurations('{duration_nothing}', 'en')).toThrow('{duration_nothing}');
});
