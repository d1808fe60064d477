/** The address parameters of the comparison. Other parameters are preserved. */
import type { Arg } from '@zakupki/api-client/operation';
import type { MatrixTarget } from '../../ui/matrix/matrix.tsx';
import { type UrlField, type UrlQuery, urlCodec } from '../../ui/url-query/url-codec.ts';
import { choiceField, entriesField, flagField, idField, urlField } from '../../ui/url-query/url-fields.ts';
import type { ChangeUrlQuery } from '../../ui/url-query/url-query.ts';

export const COMPARISON = urlCodec({
  // With VAT or without; null for the basis of the order.
  basis: choiceField('basis', ['gross', 'net'], null),
  lot: idField('lot'),
  withExpired: flagField('expired', false, ['yes', 'no']),
  withRejected: flagField('rejected', false, ['yes', 'no']),
  // Prices as the order compares them, or as each supplier quoted them.
  prices: choiceField('prices', ['compared', 'quoted'], 'compared'),
  // Only lines for which some bid differs from the request.
  onlyRemarks: flagField('only', false, ['remarks', 'all']),
  // Whether the suppliers' terms are above the lines.
  withTerms: flagField('terms', false, ['yes', 'no']),
  // Whether the table fills the window.
  isFocused: flagField('focus', false, ['yes', 'no']),
  // Hidden bids, and bids pinned beside the lines.
  hidden: entriesField('hide'),
  pinned: entriesField('pin'),
  // On phones, the bid whose lines are shown; null for the first.
  supplier: idField('supplier'),
  // The past moment shown (RFC 3339); null for now. The contract writes moments in UTC.
  at: urlField<string | null>('at', null, readMoment, (at) => at ?? ''),
  // The cell, line (no column) or supplier (no row) whose details are open.
  opened: openedField('cell'),
});
export type ComparisonQuery = UrlQuery<typeof COMPARISON>;
export type ChangeComparison = ChangeUrlQuery<ComparisonQuery>;

export function comparisonArg(orderId: string, query: ComparisonQuery): Arg<'getComparison'> {
  const { basis, lot, withExpired, withRejected, at } = query;
  return {
    orderId,
    ...(basis && { basis }),
    ...(lot !== null && { lot }),
    ...(withExpired && { includeExpired: true }),
    ...(withRejected && { includeDisqualified: true }),
    ...(at !== null && { at }),
  };
}

function readMoment(text: string): string | undefined {
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : new Date(at).toISOString();
}

function openedField(name: string): UrlField<MatrixTarget | null> {
  return urlField<MatrixTarget | null>(
    name,
    null,
    (text) => {
      const [row = '', column = ''] = text.split(':');
      return row === '' && column === '' ? undefined : { row: row || null, column: column || null };
    },
    (opened) => (opened === null ? '' : `${opened.row ?? ''}:${opened.column ?? ''}`),
  );
}

/** Hides or shows, pins or unpins a bid. */
export function toggleBid(ids: readonly string[], id: string): readonly string[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}
