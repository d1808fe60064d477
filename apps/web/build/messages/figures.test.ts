import { expect, it } from 'vitest';
import { withFigures } from './figures.ts';

it('writes figures into messages in their language', () => {
  expect(String(withFigures('Works for {duration_loginLink}, {email}.', 'en'))).toBe('Works for 15 minutes, {email}.');
  expect(String(withFigures('Действует в течение {duration_loginLink}.', 'ru'))).toBe('Действует в течение 15 минут.');
  expect(String(withFigures('Стоит {cost_order_publish}.', 'ru'))).toBe('Стоит один кредит.');
});

it('names a figure that does not exist', () => {
  expect(() => withFigures('{duration_nothing}', 'en')).toThrow('{duration_nothing}');
});
