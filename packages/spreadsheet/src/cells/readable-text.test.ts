import { textPatterns } from '@zakupki/api-client/texts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBlock } from '../files/read.ts';
import { importOrder } from '../draft/import.ts';
import { readableResult, readableText } from './readable-text.ts';

const units = fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)) });

test('What is read is a text of the contract', () => {
  fc.assert(fc.property(units, (text) => textPatterns.TextOrBlank.test(readableText(text))));
});

test('A text of the contract is read unchanged', () => {
  const texts = fc.string({ unit: 'grapheme' }).filter((text) => textPatterns.TextOrBlank.test(text));
  fc.assert(fc.property(texts, (text) => readableText(text) === text));
});

test('An imported line has no hidden characters, and keeps joiners and Hebrew', () => {
  const source = readBlock('Наименование\tКол-во\tЕд.\nБолт \u202Eтест\u202C\u0007 👨\u200D👩 נייר\t5\tшт');
  const { items } = importOrder(source, { lang: 'ru' });
  expect(items.map(({ item }) => item.name)).toEqual(['Болт тест 👨\u200D👩 נייר']);
});

test('A record has no half of a character, and lines only where the contract has them', () => {
  const item = { name: 'Болт\n\tМ8 \uD83D', specification: 'раз\nдва' };
  expect(readableResult({ items: [{ item }], issues: [{ value: 'раз\nдва' }] })).toEqual({
    items: [{ item: { name: 'Болт М8 ', specification: 'раз\nдва' } }],
    issues: [{ value: 'раз\nдва' }],
  });
});
