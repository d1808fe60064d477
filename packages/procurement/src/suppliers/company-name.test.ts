import { expect, test } from 'vitest';
import { companyNameKey } from './company-name.ts';

test.each([
  ['ООО «Метиз-Сервис»', 'Метиз Сервис, ООО'],
  ['Общество с ограниченной ответственностью «Артёль»', 'ООО АРТЕЛЬ'],
  ['Hansa Fasteners GmbH', 'hansa fasteners'],
])('%s and %s are one name', (one, other) => {
  expect(companyNameKey(one)).toBe(companyNameKey(other));
});

test('another name differs, and no name is empty', () => {
  expect(companyNameKey('ООО «Метиз»')).not.toBe(companyNameKey('ООО «Метиз-Сервис»'));
  expect(companyNameKey(null)).toBe('');
});
