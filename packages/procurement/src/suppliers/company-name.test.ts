import { expect, test } from 'vitest';
import { companyNameKey } from './company-name.ts';

test.each([
  ['ООО «Метиз-Сервис»', 'Метиз Сервис, ООО'],
  ['Общество с ограниченной ответственностью «Артёль»', 'ООО АРТЕЛЬ'],
  ['Hansa Fasteners GmbH', 'hansa fasteners'],
  ['ООО «Вектор»', 'OOO Beктop'],
  ['ООО «Вектор»', 'ООО «Век\u{200B}то\u{301}р»'],
])('%s and %s are the same name', (one, other) => {
  expect(companyNameKey(one)).toBe(companyNameKey(other));
});

test('a different name has a different key, and a missing name an empty one', () => {
  expect(companyNameKey('ООО «Метиз»')).not.toBe(companyNameKey('ООО «Метиз-Сервис»'));
  expect(companyNameKey(null)).toBe('');
});
