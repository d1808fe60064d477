/** Lists of words by language, which become parts of regular expressions. */
import { LANGUAGES, type Words } from '@zakupki/words';

/**
 * A group that matches any word of a table. Words are separated by a comma and a space. "*" after a letter stands for any
 * ending, "+" for an ending of at least one letter; the rest of a word is the source of a regular expression.
 */
export function anyWord(table: Words): string {
  const words = LANGUAGES.flatMap((lang) => table[lang].trim().split(/,\s+/u)).filter((word) => word !== '');
  return `(?:${words.map((word) => word.replaceAll(ENDING, String.raw`\p{L}$&`)).join('|')})`;
}

/** The same, where a space between words stands for any white space. */
export const anyPhrase = (table: Words): string => anyWord(table).replaceAll(' ', String.raw`\s+`);

/** The classes of regular expressions, such as "\s*", have a backslash before their letter. */
const ENDING = /(?<=(?<!\\)\p{L})[*+]/gu;
