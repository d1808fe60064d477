/** Drops the columns of suppliers' offers when an exported workbook is read back as an order. */
import type { ImportColumn } from '@zakupki/api-client/schema';
import { LANGUAGES } from '@zakupki/words';
import { type Word, wordsIn } from '../exports/export-words.ts';

const inEveryLanguage = (word: Word) => LANGUAGES.map((lang) => wordsIn(lang)(word));

/** Columns that only a list of offers has; it repeats each line of the order for each bid. */
const OF_OFFERS = (['supplier', 'bidNumber', 'offeredName'] as const).map(inEveryLanguage);
/** The last column of such a list that belongs to the order. */
const LAST_OF_ORDER = inEveryLanguage('ceiling');

const OF_BID = new RegExp(`: (?:${[...inEveryLanguage('price'), ...inEveryLanguage('lineTotal')].join('|')})$`, 'u');

export const isOffersList = (columns: readonly Pick<ImportColumn, 'heading'>[]): boolean =>
  OF_OFFERS.every((words) => columns.some(({ heading }) => heading !== null && words.includes(heading)));

export function withoutOffers(columns: readonly ImportColumn[]): ImportColumn[] {
  const last = columns.findIndex(({ heading }) => heading !== null && LAST_OF_ORDER.includes(heading));
  const isList = isOffersList(columns);
  return columns.map((column, at) => {
    const isOfBid = (isList && at > last) || OF_BID.test(column.heading ?? '');
    return isOfBid && column.source === 'heading' ? { ...column, field: null, confidence: 0, source: 'none' } : column;
  });
}
