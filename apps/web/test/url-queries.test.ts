import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ADMIN } from '../src/features/admin/admin-query.ts';
import { PROMO_CODES } from '../src/features/admin/promo-codes/promo-query.ts';
import { BIDS } from '../src/features/bids/list/bids-query.ts';
import { COMPARISON } from '../src/features/comparison/comparison-query.ts';
import { CONFLICTS } from '../src/features/conflicts/conflicts-query.ts';
import { ORDER_STATUSES } from '../src/entities/order/order-status.tsx';
import { ORDERS, type OrdersQuery } from '../src/features/orders/list/orders-query.ts';
import { REFERRERS } from '../src/features/referrers/list/referrers-query.ts';
import { PERIOD } from '../src/features/referrers/statistics/referrer-period.ts';
import { DETAILS } from '../src/features/statistics/details/details-query.ts';
import { SUMMARY } from '../src/features/statistics/summary/summary-query.ts';
import { SUPPLIERS } from '../src/features/suppliers/list/suppliers-query.ts';
import { isTag, MAX_TAGS } from '../src/ui/filter/tag-limits.ts';
import type { UrlCodec } from '../src/ui/url-query/url-codec.ts';

/** A codec without its query type, which the tests do not need. */
type AnyCodec = {
  readonly names: readonly string[];
  readonly standard: object;
  readonly parse: (search: URLSearchParams) => { readonly query: object; readonly unread: readonly string[] };
  readonly serialize: (query: object) => Record<string, string>;
};

function withoutType<Q extends object>({ serialize, ...codec }: UrlCodec<Q>): AnyCodec {
  // Each codec only gets queries that it has parsed.
  return { ...codec, serialize: (query) => serialize(query as Q) };
}

const CODECS: Readonly<Record<string, AnyCodec>> = {
  orders: withoutType(ORDERS),
  bids: withoutType(BIDS),
  conflicts: withoutType(CONFLICTS),
  comparison: withoutType(COMPARISON),
  admin: withoutType(ADMIN),
  promoCodes: withoutType(PROMO_CODES),
  referrers: withoutType(REFERRERS),
  period: withoutType(PERIOD),
  summary: withoutType(SUMMARY),
  details: withoutType(DETAILS),
  suppliers: withoutType(SUPPLIERS),
};

// Valid texts of some fields, so that not every parameter is refused.
const KNOWN =
  'true,false,yes,no,own,30d,quarter,2026-11-02,1.12.2026,2026-11-02T10:00:00+03:00,Europe/Moscow,open,waived,draft,' +
  'submitted,active,blocker,bid,kind,gross,quoted,remarks,running,-total,name,-createdAt,2,0,50,100,day,itm_1:bid_2';
const value = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(...KNOWN.split(',')),
  fc.array(fc.constantFrom(...KNOWN.split(',')), { maxLength: 4 }).map((entries) => entries.join(',')),
);

describe.each(Object.entries(CODECS))('the query of %s', (_, codec) => {
  const address = fc.dictionary(fc.constantFrom(...codec.names), value).map((record) => new URLSearchParams(record));

  it('parses any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void codec.parse(new URLSearchParams(text))));
  });

  it('is unchanged after it is written and parsed', () => {
    fc.assert(
      fc.property(address, (search) => {
        const { query } = codec.parse(search);
        expect(codec.parse(new URLSearchParams(codec.serialize(query)))).toEqual({ query, unread: [] });
      }),
      { numRuns: 400 },
    );
  });

  it('reports every ignored parameter', () => {
    fc.assert(
      fc.property(address, (search) => {
        for (const entry of codec.parse(search).unread) {
          expect(codec.names).toContain(entry.slice(0, entry.indexOf('=')));
        }
      }),
    );
  });

  it('is empty for an empty address', () => {
    expect(codec.parse(new URLSearchParams())).toEqual({ query: codec.standard, unread: [] });
    expect(codec.serialize(codec.standard)).toEqual({});
  });
});

it('the query of orders restores every value', () => {
  const day = fc
    .date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const span = fc
    .tuple(fc.option(day), fc.option(day))
    .map(([a, b]) => (a && b && a > b ? { from: b, to: a } : { from: a, to: b }));
  const queries = fc.record<OrdersQuery>({
    q: fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => (text.trim() === '' ? '' : `x${text}x`)),
    statuses: fc.subarray([...ORDER_STATUSES]),
    deadline: span,
    tags: fc.uniqueArray(fc.string({ unit: 'grapheme', maxLength: 30 }).filter(isTag), { maxLength: MAX_TAGS }),
    hasConflicts: fc.constantFrom(true, false, null),
    archived: fc.boolean(),
    sort: fc.option(fc.record({ column: fc.constantFrom('title', 'bids'), isDescending: fc.boolean() })),
    page: fc.integer({ min: 1, max: 999_999 }),
    perPage: fc.constantFrom(25, 50, 100),
  });
  fc.assert(
    fc.property(queries, (query) => {
      expect(ORDERS.parse(new URLSearchParams(ORDERS.serialize(query)))).toEqual({ query, unread: [] });
    }),
  );
});
