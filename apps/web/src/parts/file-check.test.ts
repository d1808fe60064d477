import { beforeEach, expect, it } from 'vitest';
import { setLocale } from '../i18n/locale.ts';
import { fileComplaint } from './file-check.ts';

beforeEach(() => setLocale('en'));

const MIB = 1024 * 1024;

it.each([
  ['a.pdf', 1],
  ['Прайс.XLSX', 20 * MIB],
  ['scan.jpeg', 10],
])('%s of %d bytes may be sent', (name, size) => {
  expect(fileComplaint({ name, size })).toBeNull();
});

it.each([
  ['a.exe', 1, 'not taken'],
  ['a', 1, 'not taken'],
  ['a.pdf.html', 1, 'not taken'],
  ['a.pdf', 0, 'empty'],
  ['a.pdf', 20 * MIB + 1, 'larger than 20 MB'],
])('%s of %d bytes is refused: %s', (name, size, said) => {
  expect(fileComplaint({ name, size })?.()).toContain(said);
});
