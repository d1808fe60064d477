import { beforeEach, expect, it } from 'vitest';
import { setLocale } from '../../i18n/locale.ts';
import { fileProblem } from './file-check.ts';

beforeEach(() => setLocale('en'));

const MIB = 1024 * 1024;

it.each([
  ['a.pdf', 1],
  ['Прайс.XLSX', 5 * MIB],
  ['scan.jpeg', 10],
])('accepts %s of %d bytes', (name, size) => {
  expect(fileProblem({ name, size }, 5)).toBeNull();
});

it.each([
  ['a.exe', 1, 'not supported'],
  ['a', 1, 'not supported'],
  ['a.pdf.html', 1, 'not supported'],
  ['a.pdf', 0, 'empty'],
  ['a.pdf', 5 * MIB + 1, 'larger than 5 MB'],
])('rejects %s of %d bytes: %s', (name, size, message) => {
  expect(fileProblem({ name, size }, 5)?.()).toContain(message);
});

it('accepts any size while the limit is unknown', () => {
  expect(fileProblem({ name: 'a.pdf', size: 500 * MIB }, null)).toBeNull();
});
