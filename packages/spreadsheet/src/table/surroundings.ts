/** Separates the lines of a quote from the texts around and between them: letterhead, totals, terms. */
import { continuesLine } from '../cells/row-kind.ts';
import { cellText, isBlank, type Row, type Sheet } from '../cells/sheet.ts';
import type { Line, Table } from './table.ts';
import type { QuoteText } from '../facts/fact.ts';
import { statesFact } from '../facts/read-texts.ts';
import { isSum } from '../facts/stated-sums.ts';
import { anyWord } from '../words/word-table.ts';

/** Words that begin terms but not names of goods. */
const TERM = new RegExp(
  String.raw`^\s*(?:${anyWord({
    ru: String.raw`срок(?:и)?, условия, транспортн\p{Ll}+, оплата, порядок, форма оплаты, гарантия, действительн\p{Ll}+,
      предложение, коммерческое предложение, кп, сч[её]т, цены, все цены, цена указана, стоимость указана, итого, всего,
      ндс, без ндс, в т\.? ?ч\.?, в том числе, поставщик, продавец, исполнитель, инн, кпп, огрн, р/с, тел, телефон, моб,
      эл\. почта, контакт, контакты, контактное лицо, менеджер, с уважением, валюта, дата, примечание, примечания,
      комментарий, самовывоз, минимальный заказ, минимальная сумма, отгрузка, поставка, адрес, юр\. адрес, сайт,
      руководитель, директор, генеральный директор, скидка, предоплата, отсрочка, постоплата, аванс`,
    en: String.raw`e-?mail, delivery, shipping, freight, payment, lead\s*time, valid, validity, prices, all prices,
      price validity, quotation, quote, offer, warranty, total, sub-?total, vat, supplier, seller, vendor, contact,
      contacts, phone, tel, mobile, incoterms?, currency, terms, minimum order, discount, best regards, kind regards,
      regards, sincerely, net total, grand total, prepayment, website`,
  })}(?![\p{L}\p{N}])|доставк|notes?\s*:|remarks?\s*:|https?:|www\.)`,
  'iu',
);
const DELIVERY_NAME = /^\s*(?:доставка|транспортн|услуг[аи]\s+(?:по\s+)?доставк|delivery|shipping|freight)/iu;

/** Longest text that is read: patterns are slow on long texts. */
const LONGEST_TEXT = 2_000;
/** Most texts read above and below a list of thousands of rows. */
const MOST_ABOVE = 300;
const MOST_BELOW = 100;

const tidied = (text: string) =>
  text
    .slice(0, LONGEST_TEXT)
    .replaceAll(/[^\S\t\n]+/gu, ' ')
    .trim();

export const textOf = (row: Row): string =>
  row
    .map((cell) => tidied(cellText(cell).replaceAll('\t', ' ')))
    .filter((text) => text !== '')
    .join('\t')
    .slice(0, LONGEST_TEXT);

/** Whether a row of few cells is about the whole quote, so that it is not a line and does not continue one. */
export function isAboutQuote(texts: readonly string[]): boolean {
  const filled = texts.filter((text) => text !== '').map((text) => text.slice(0, LONGEST_TEXT));
  const [first = ''] = filled;
  if (filled.length === 0 || filled.length > 2) return false;
  if (/^\S+@\S+\.\p{L}{2,}/u.test(first)) return true;
  // Text in small letters may continue the line above, unless it states a fact.
  if (filled.length === 1 && continuesLine(first) && statesFact(first)) return true;
  return TERM.test(first) && !/^[\d\s.,]+(?:руб\.?|₽)?$/u.test(filled[1] ?? '');
}

export type SeparatedRows = {
  /** without the rows that are terms */
  readonly lines: readonly Line[];
  readonly texts: readonly QuoteText[];
};

/**
 * Separates the rows of a sheet into lines and texts.
 * @param written the original lines of a letter whose rows were split into columns
 * @param hasDeliveryLine whether the order itself asks for delivery as a line
 */
export function separateRows(
  sheet: Sheet,
  table: Table,
  { written, hasDeliveryLine }: { written: readonly string[] | null; hasDeliveryLine: boolean },
): SeparatedRows {
  const totalColumn = table.columnOf('total');
  // Of several sums in a row, the one below the lines' totals is comparable with them.
  const sumText = (row: number): string | null => {
    const cells = (sheet.rows[row - 1] ?? []).map((cell) => tidied(cellText(cell)));
    const total = totalColumn === null ? '' : (cells[totalColumn - 1] ?? '');
    const words = cells.filter((cell) => /\p{L}{2}/u.test(cell) && !/^\d/u.test(cell));
    const figures = cells.filter((cell) => /\d/u.test(cell) && !words.includes(cell));
    return /\d/u.test(total) && figures.length > 1 && isSum(words.join('\t')) ? [...words, total].join('\t') : null;
  };
  const textAt = (row: number) => (written === null ? sumText(row) : null) ?? plainTextAt(row);
  const plainTextAt = (row: number) => tidied(written?.[row - 1] ?? '') || textOf(sheet.rows[row - 1] ?? []);
  // A hidden row is not part of what the supplier shows.
  const repeated = new Set(
    table.issues.filter(({ code }) => code === 'repeated_heading' || code === 'hidden_row').map(({ row }) => row),
  );
  const isTerms = ({ row, cells }: Line) => {
    const text = textAt(row);
    const filled = text.split('\t').length;
    const hasPrice = cellText(cells.price) !== '';
    if (DELIVERY_NAME.test(cellText(cells.name)) || DELIVERY_NAME.test(text)) return !hasDeliveryLine;
    if (!TERM.test(text) && !isSum(text)) return false;
    // A line has a name and a price; in a letter the words decide.
    return written !== null || !hasPrice || (filled < 3 && isSum(text));
  };
  const terms = table.lines.filter(isTerms);
  const ofTerms = new Set(terms);
  // The cost of a line such as "Доставка | 1 | усл. | 1500 | 1500" is its total.
  const pricedText = new Map(
    terms.flatMap(({ row, cells }): [number, string][] => {
      const [name, cost] = [cellText(cells.name), cellText(cells.total) || cellText(cells.price)];
      return DELIVERY_NAME.test(name) && cost !== '' ? [[row, `${tidied(name)}\t${tidied(cost)}`]] : [];
    }),
  );
  const all = [...table.skippedRows.filter((row) => !repeated.has(row)), ...terms.map(({ row }) => row)];
  const sorted = all.toSorted((a, b) => a - b);
  const rows =
    sorted.length > MOST_ABOVE + MOST_BELOW ? [...sorted.slice(0, MOST_ABOVE), ...sorted.slice(-MOST_BELOW)] : sorted;
  return {
    lines: table.lines.filter((line) => !ofTerms.has(line)),
    texts: rows.map((row) => ({ sheet: sheet.name, row, text: pricedText.get(row) ?? textAt(row) })),
  };
}

/** Most rows of a sheet of texts; a longer sheet is another table. */
const MOST_ROWS = 60;

/** The texts of a sheet other than the one with the lines. */
export function sheetTexts({ name, rows, isHidden }: Sheet): QuoteText[] {
  if (isHidden || rows.length > MOST_ROWS) return [];
  return rows.flatMap((row, at) => (isBlank(row) ? [] : [{ sheet: name, row: at + 1, text: textOf(row) }]));
}
