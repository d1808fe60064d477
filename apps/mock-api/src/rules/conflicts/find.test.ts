import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aBid, aLine, anItem, anOrder, aSupplier, bidsAt, NOW } from '../../../test/recount/example-order.ts';
import { orderWithBids } from '../../../test/recount/random-bids.ts';
import type { BidRecord } from '../../model/records/bids.ts';
import { findConflicts } from './find.ts';
import { RULES } from './kinds.ts';
import type { Finding } from './rule.ts';

const keyOf = ({ kind, facet }: Finding) => `${kind}/${facet}`;

describe('for any bids', () => {
  test('the order of bids does not matter, and a second search finds the same', () => {
    const shuffled = orderWithBids.chain(({ order, bids }) =>
      fc.record({
        order: fc.constant(order),
        bids: fc.constant(bids),
        other: fc.shuffledSubarray(bids, { minLength: bids.length }),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ order, bids, other }) => {
        const first = findConflicts(order, bids, NOW);
        expect(findConflicts(order, other, NOW)).toEqual(first);
        expect(findConflicts(order, bids, NOW)).toEqual(first);
      }),
    );
  });

  test('each conflict has a unique id, a found cause, and matches its kind', () => {
    const rules = new Map(RULES.map((rule) => [rule.kind, rule]));
    fc.assert(
      fc.property(orderWithBids, ({ order, bids }) => {
        const findings = findConflicts(order, bids, NOW);
        const ids = new Set(findings.map(({ id }) => id));
        expect(ids.size).toBe(findings.length);
        const status = new Map(bids.map((bid) => [bid.id, bid.status]));
        for (const finding of findings) {
          expect(rules.get(finding.kind)?.facets[finding.facet]?.severities).toContain(finding.severity);
          expect(finding.causedBy === null || ids.has(finding.causedBy)).toBe(true);
          expect(finding.causedBy).not.toBe(finding.id);
          expect(finding.bidIds.every((id) => ['draft', 'submitted'].includes(status.get(id) ?? ''))).toBe(true);
        }
      }),
    );
  });

  test('conflicts are sorted by bid number', () => {
    const empty = [10, 2, 1].map((n) => aBid(n, { validUntil: null }));
    expect(findConflicts(anOrder(), empty, NOW).map(({ bidIds }) => bidIds[0])).toEqual(['bid_1', 'bid_2', 'bid_10']);
  });

  test('conflicts are sorted in order of evaluation', () => {
    const order = RULES.map(({ kind }) => kind);
    fc.assert(
      fc.property(orderWithBids, ({ order: asked, bids }) => {
        const places = findConflicts(asked, bids, NOW).map(({ kind }) => order.indexOf(kind));
        expect(places).toEqual(places.toSorted((a, b) => a - b));
      }),
    );
  });
});

test('two clean bids have no conflicts', () => {
  expect(findConflicts(anOrder(), bidsAt(['10', '20'], ['11', '19']), NOW)).toEqual([]);
});

describe('identity', () => {
  const tooDear = (unitPrice: string, n = 1) => {
    const order = anOrder({ items: [anItem(1, { maxUnitPrice: '10' })] });
    const [finding] = findConflicts(order, [aBid(n, { items: [aLine(1, { unitPrice })] })], NOW);
    if (finding === undefined) throw new Error('nothing found');
    return finding;
  };

  test('is stable while changed evidence changes the fingerprint', () => {
    expect(tooDear('12').id).toBe(tooDear('13').id);
    expect(tooDear('12').fingerprint).not.toBe(tooDear('13').fingerprint);
    expect(tooDear('12').fingerprint).toBe(tooDear('12.0').fingerprint);
    expect(tooDear('12', 1).id).not.toBe(tooDear('12', 2).id);
  });

  test('of a pair is the same in either order', () => {
    const pairOf = (first: string, second: string) =>
      findConflicts(
        anOrder(),
        [first, second].map((id, at) => aBid(at + 1, { id, supplier: aSupplier(1) })),
        NOW,
      ).map(({ id, bidIds }) => [id, bidIds]);
    expect(pairOf('bid_a', 'bid_b')).toEqual(pairOf('bid_b', 'bid_a'));
    expect(pairOf('bid_b', 'bid_a')).toHaveLength(1);
  });

  test('is fixed, since stored waivers depend on it', () => {
    expect(tooDear('12').id).toBe('cfl_lgErFB10o1Y-tzWYwyR5gC');
    expect(tooDear('12').id).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
  });
});

test('an excluded line has no conflicts, and its bid is incomplete', () => {
  const order = anOrder({
    requireVat: true,
    items: [anItem(1, { requiredBy: '2026-11-01', maxUnitPrice: '1' }), anItem(2)],
  });
  const items = [aLine(1, { unitPrice: '5', quantity: '1', unitCode: 'XBX', vatRate: 'none' }), aLine(2)];
  const before = findConflicts(order, [aBid(1, { items })], NOW).map(keyOf);
  expect(before.length).toBeGreaterThan(3);
  const out = { items, excludedItemIds: ['itm_1'], declaredTotal: '9999.00' };
  // The declared total still includes the excluded line.
  expect(findConflicts(order, [aBid(1, out)], NOW).map(keyOf)).toEqual(['arithmetic_mismatch/total']);
  const missing = aBid(1, { items: [aLine(2)], excludedItemIds: ['itm_1'] });
  expect(findConflicts(anOrder({ budget: '1000.00' }), [missing], NOW)).toEqual([]);
});

test('excluded lines cost nothing: the budget is compared with the rest', () => {
  const [bid] = bidsAt(['10', '10']);
  const over = (excludedItemIds: string[]) =>
    findConflicts(anOrder({ budget: '1000.00' }), [{ ...aBid(1), ...bid, excludedItemIds }], NOW).map(keyOf);
  expect([over([]), over(['itm_2'])]).toEqual([['price_over_ceiling/total'], []]);
});

describe('causes', () => {
  /** "finding < cause" of each finding that has a cause. */
  function causedFindings(bids: readonly BidRecord[], order = anOrder()): string[] {
    const findings = findConflicts(order, bids, NOW);
    const byId = new Map(findings.map((finding) => [finding.id, finding]));
    return findings.flatMap((finding) => {
      const cause = finding.causedBy === null ? undefined : byId.get(finding.causedBy);
      return cause === undefined ? [] : [`${keyOf(finding)} < ${keyOf(cause)}`];
    });
  }

  test('a decimal error causes the differing sums and the low total', () => {
    const slip = aBid(1, {
      declaredTotal: '2000.00',
      items: [aLine(1, { unitPrice: '1', declaredLineTotal: '1000.00' }), aLine(2, { unitPrice: '0.2' })],
    });
    expect(causedFindings([slip, aBid(2)])).toEqual([
      'arithmetic_mismatch/total < price_abnormally_low/line',
      'arithmetic_mismatch/line < price_abnormally_low/line',
      'price_abnormally_low/total < price_abnormally_low/line',
    ]);
  });

  test('a low price without a decimal error causes nothing', () => {
    const low = aBid(1, {
      items: [aLine(1, { unitPrice: '5', declaredLineTotal: '1.00' }), aLine(2, { unitPrice: '5' })],
    });
    expect(causedFindings([low, aBid(2)])).toEqual([]);
  });

  test('an obsolete rate and a supplier without VAT cause the differing rate', () => {
    expect(causedFindings([aBid(1, { items: [aLine(1, { vatRate: '20' }), aLine(2)] })])).toEqual([
      'vat_mismatch/rate < vat_mismatch/obsolete_rate',
    ]);
    const untaxed = aBid(1, { items: [aLine(1, { vatRate: 'none' }), aLine(2, { vatRate: '10' })] });
    expect(causedFindings([untaxed], anOrder({ requireVat: true }))).toEqual([
      'vat_mismatch/rate < vat_mismatch/not_payer',
    ]);
  });

  test('an incomparable unit or currency skips the price rules', () => {
    const order = anOrder({ items: [anItem(1, { maxUnitPrice: '10' })], budget: '10.00' });
    const boxed = aBid(1, { items: [aLine(1, { unitPrice: '100', unitCode: 'XBX' })] });
    const foreign = aBid(2, { currency: 'USD', items: [aLine(1, { unitPrice: '1' })] });
    const dear = aBid(3, { items: [aLine(1, { unitPrice: '9' })] });
    const found = findConflicts(order, [boxed, foreign, dear], NOW).map(keyOf);
    expect(found).toEqual(['unit_mismatch/unknown', 'currency_mismatch/no_rate', 'price_over_ceiling/total']);
  });
});

test('one order of eight lines can show all fifteen kinds', () => {
  const order = anOrder({
    revision: 2,
    budget: '480000.00',
    items: [1, 2, 3, 4, 5, 6, 7, 8].map((n) =>
      anItem(n, { requiredBy: '2026-11-22', maxUnitPrice: n === 5 ? '50' : null, changedInRevision: n === 8 ? 2 : 1 }),
    ),
  });
  const lines = (factor: number, ...changes: Parameters<typeof aLine>[1][]) =>
    [39, 17, 8, 6, 46, 189, 38, 54].map((unitPrice, at) =>
      aLine(at + 1, { unitPrice: String(unitPrice * factor), ...changes[at] }),
    );
  const shared = [{ name: null, role: null, email: null, phone: '+74957771122', isPrimary: true }];
  const bids = [
    aBid(1, { orderRevision: 2, items: lines(1) }),
    aBid(2, { orderRevision: 1, items: lines(2, { unitPrice: '4' }, { unitCode: 'XBX' }, { quantity: '90' }) }),
    aBid(3, { orderRevision: 2, items: lines(3, { vatRate: '10' }, { declaredLineTotal: '1.00' }).slice(0, 7) }),
    aBid(4, { orderRevision: 2, items: lines(1), supplier: aSupplier(1), receivedAt: '2026-10-31T12:00:00Z' }),
    aBid(5, { orderRevision: 2, items: lines(1), currency: 'EUR', validUntil: '2026-11-05', deliveryDays: 30 }),
  ].map((bid) =>
    bid.number === 2 || bid.number === 3 ? { ...bid, supplier: { ...bid.supplier, contacts: shared } } : bid,
  );
  const kinds = new Set(findConflicts(order, bids, NOW).map(({ kind }) => kind));
  expect(kinds.size).toBe(15);
});
