import { expect, test } from 'vitest';
import { anyPhrase, anyWord } from './word-table.ts';

const found = (source: string, text: string) => new RegExp(source, 'iu').exec(text)?.[0] ?? null;

test.each([
  ['в счёте на скидки', 'скидки'],
  ['a discount', 'discount'],
  ['цена указана', 'цена указана'],
  ['указ', null],
  ['цена\u00A0указана', null],
  ['x 12 шт', '12 шт'],
])('in "%s" a table of words finds %j', (text, expected) => {
  const words = anyWord({ ru: String.raw`скидк*, цена указан+, \d+\s*шт`, en: 'discount' });
  expect(found(words, text)).toBe(expected);
});

test('a table of phrases finds them with any white space between their words', () => {
  const phrases = anyPhrase({ ru: 'в том числе', en: '' });
  expect(found(phrases, 'сумма, в  том\tчисле НДС')).toBe('в  том\tчисле');
  expect(found(phrases, 'вычисление')).toBeNull();
});
