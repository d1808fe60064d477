/** Recognises rows of a table that are not lines. */
import { cellText, type Row } from './sheet.ts';
import { anyWord } from '../words/word-table.ts';

const LONGEST_TOTAL = 160;

const TOTAL_WORDS = anyWord({
  ru: 'итого, всего, сумма, общая сумма, к оплате, ндс, (?:без|с) (?:уч[её]та |уч[её]том )?ндс',
  en: String.raw`total, subtotal, grand total, vat, (?:excl(?:uding|\.)?|incl(?:uding|\.)?|ex|with|without) vat`,
});
// "Total station" is an instrument: the text after the word decides.
const TOTAL_ALONE = new RegExp(
  String.raw`^(?:${TOTAL_WORDS}|net|gross)\s*(?:${anyWord({
    ru: 'с, без, по, в, к, на, за, ндс, руб, наименований, позиций, стоимость, сумма',
    en: 'for, with, without, excl, incl, including, vat, rub, items, lines',
  })}(?!\p{L}).*|[\d:.,%()\s-]*)$`,
  'iu',
);
const TOTAL = new RegExp(
  String.raw`^(?:${TOTAL_WORDS}|${anyWord({
    ru: String.raw`в т\.? ?ч\.?, в том числе, скидка, начальная \(максимальная\) цена (?:контракта|договора), нмцк, нмцд,
      цена (?:контракта|договора)`,
    en: 'sub-total, net total, amount due',
  })})(?![\p{L}\p{N}])`,
  'iu',
);

/** A total is named in the name column without other text, or anywhere in a row without a name. */
export function isTotal(all: readonly string[], name: string): boolean {
  if (name.length > LONGEST_TOTAL) return false;
  const texts = all.filter((text) => text.length <= LONGEST_TOTAL);
  if (name === '') return texts.some((text) => TOTAL.test(text));
  return TOTAL_ALONE.test(name) || (TOTAL.test(name) && texts.filter((text) => /\p{L}/u.test(text)).length === 1);
}

/** The number of a column: "4", "гр. 4", "4=2*3", "6 (4х5)". */
const COLUMN_NUMBER = /^(?:гр\.?\s*)?(\d{1,2})(?:\s*[а-яa-z]|\s*[=(].{0,20})?$/iu;
const LEAST_NUMBERED = 3;

/** Whether the row numbers the columns, as forms do below their headings. */
export function isNumbering(row: Row): boolean {
  const filled = row.map(cellText).filter((text) => text !== '');
  if (filled.length < LEAST_NUMBERED) return false;
  const numbers = filled.map((text) => Number(COLUMN_NUMBER.exec(text)?.[1] ?? Number.NaN));
  return numbers[0] === 1 && numbers.every((number, at) => at === 0 || number - (numbers[at - 1] ?? 0) === 1);
}

/** Text that continues the line above begins with a small letter or a punctuation mark. */
export const continuesLine = (text: string): boolean => /^[\p{Ll}(,;–—+/]/u.test(text);
