/** Drops the columns of suppliers' offers when one of our own workbooks is read back as an order. */
import type { ImportColumn } from '@zakupki/api-client/schema';
import { type Word, wordsIn } from '../exports/export-words.ts';

const inBoth = (word: Word) => [wordsIn('en')(word), wordsIn('ru')(word)];

/** Columns that only a list of offers has; it repeats each line of the order for each bid. */
const OF_OFFERS = (['supplier', 'bidNumber', 'offeredName'] as const).map(inBoth);
/** The last column of such a list that belongs to the order. */
const LAST_OF_ORDER = inBoth('ceiling');

const OF_BID = new RegExp(`: (?:${[...inBoth('price'), ...inBoth('lineTotal')].join('|')})$`, 'u');

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
