/** Tests that a larger deviation is never less severe, and that clean bids have no conflicts. */
import type { ConflictKindCode } from '@zakupki/api-client/schema';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aBid, aLine, anItem, anOrder, bidsAt, NOW } from '../../../test/recount/example-order.ts';
import type { BidItemRecord, BidRecord } from '../../model/records/bids.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import { addDays } from '@zakupki/mock-engine/dates/calendar';
import { findConflicts } from './find.ts';

const SEVERITY_RANK = { info: 1, warning: 2, blocker: 3 } as const;

/** The rank of the highest severity among a kind's findings; 0 without findings. */
function highestSeverity(kind: ConflictKindCode, order: OrderRecord, bids: readonly BidRecord[]): number {
  return Math.max(
    0,
    ...findConflicts(order, bids, NOW).flatMap((one) => (one.kind === kind ? [SEVERITY_RANK[one.severity]] : [])),
  );
}

const order = anOrder({
  budget: '2000.00',
  items: [anItem(1, { requiredBy: '2026-11-20', maxUnitPrice: '10', quantityTolerancePercent: '5' }), anItem(2)],
});
const offering = (line: Partial<BidItemRecord>, bid: Partial<BidRecord> = {}) => [
  aBid(1, { items: [aLine(1, { deliveryDate: '2026-11-20', ...line }), aLine(2)], ...bid }),
];

/** Offers that deviate more with every step. */
const DEVIATIONS: readonly [kind: ConflictKindCode, facets: string, offer: (step: number) => readonly BidRecord[]][] = [
  ['delivery_late', 'days', (step) => offering({ deliveryDate: addDays('2026-11-18', step) })],
  ['quantity_mismatch', 'missing', (step) => offering({ quantity: String(100 - step) })],
  ['price_over_ceiling', 'price', (step) => offering({ unitPrice: `${9 + step}` })],
  [
    'arithmetic_mismatch',
    'difference',
    (step) => offering({ declaredLineTotal: `1000.${String(step).padStart(2, '0')}` }),
  ],
  ['validity_insufficient', 'days', (step) => offering({}, { validUntil: addDays('2026-11-12', -step) })],
  [
    'late_bid',
    'hours',
    (step) =>
      offering({}, { receivedAt: new Date(Date.parse('2026-10-30T10:00:00Z') + step * 3_600_000).toISOString() }),
  ],
  ['price_abnormally_high', 'price', (step) => bidsAt(['10', '10'], ['10', '10'], [String(10 + step), '10'])],
  ['price_abnormally_low', 'price', (step) => bidsAt(['10', '10'], ['10', '10'], [String((50 - step) / 5), '10'])],
];

describe('a larger deviation is never less severe', () => {
  test.each(DEVIATIONS)('%s by %s', (kind, _by, offer) => {
    const steps = fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 40 }));
    fc.assert(
      fc.property(steps, (pair) => {
        const [less = 0, more = 0] = pair.toSorted((a, b) => a - b);
        expect(highestSeverity(kind, order, offer(more))).toBeGreaterThanOrEqual(
          highestSeverity(kind, order, offer(less)),
        );
      }),
    );
    // The steps lead from no conflict to a conflict.
    expect([highestSeverity(kind, order, offer(0)), highestSeverity(kind, order, offer(40)) > 0]).toEqual([0, true]);
  });
});

test('a stricter requirement raises the severity', () => {
  const missing = [aBid(1, { items: [aLine(1)] })];
  for (const [kind, loose, strict] of [
    ['item_missing', { partialBidsAllowed: true }, { partialBidsAllowed: false }],
    ['vat_mismatch', { requireVat: false }, { requireVat: true }],
  ] as const) {
    const bids = kind === 'item_missing' ? missing : offering({ vatRate: 'none' });
    expect(highestSeverity(kind, { ...order, ...strict }, bids)).toBeGreaterThan(
      highestSeverity(kind, { ...order, ...loose }, bids),
    );
  }
});

test('clean bids have no conflicts, in any number and at any prices', () => {
  // Within 30 % of each other, nothing is abnormally low; one supplier each; below the ceiling.
  const price = fc.integer({ min: 7010, max: 10_000 }).map((value) => String(value / 1000));
  const rows = fc.array(fc.tuple(price, price), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(rows, fc.constantFrom('net' as const, 'gross' as const), (prices, compareBasis) => {
      const bids = bidsAt(...prices).map((bid) => ({ ...bid, deliveryDays: 5 }));
      expect(findConflicts({ ...order, compareBasis }, bids, NOW)).toEqual([]);
    }),
  );
});
