/** Resolutions offered for conflicts. */
import { describe, expect, test } from 'vitest';
import { aBid, aLine, anItem, anOrder, aSupplier, NOW } from '../../../test/recount/example-order.ts';
import type { BidRecord } from '../../model/records/bids.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import { findConflicts } from './find.ts';
import { newEntry } from './lifecycle.ts';
import { listResolutions, type Resolution } from './resolutions.ts';

/** Resolutions of the only finding of a kind and facet. */
function resolutionsOf(name: string, order: OrderRecord, bids: readonly BidRecord[]): Resolution[] {
  const finding = findConflicts(order, bids, NOW).find(({ kind, facet }) => `${kind}/${facet}` === name);
  if (!finding) throw new Error(`No finding ${name}`);
  const named = bids.filter(({ id }) => finding.bidIds.includes(id));
  return listResolutions({ entry: newEntry(finding, '2026-11-02T09:00:00Z'), order, bids: named });
}
const actions = (resolutions: readonly Resolution[]) => resolutions.map(({ action, via }) => `${action} ${via}`);
const findResolution = (resolutions: readonly Resolution[], name: string) =>
  resolutions.find(({ action }) => action === name);

const short = [aBid(1, { items: [aLine(1, { quantity: '66.699' }), aLine(2)] })];

describe('waiving', () => {
  const dear = anOrder({ budget: '100.00', requireVat: true, partialBidsAllowed: false });
  test.each<[name: string, order: OrderRecord, bids: BidRecord[], reason: boolean | null]>([
    ['price_over_ceiling/total', dear, [aBid(1)], true],
    ['item_missing/absent', dear, [aBid(1, { items: [aLine(1)] })], true],
    ['item_missing/declined', dear, [aBid(1, { items: [aLine(1), aLine(2, { offered: false })] })], true],
    ['item_missing/declined', anOrder(), [aBid(1, { items: [aLine(1), aLine(2, { offered: false })] })], false],
    ['item_missing/absent', anOrder(), [aBid(1, { items: [aLine(1)] })], true],
    ['vat_mismatch/not_payer', dear, [aBid(1, { items: [aLine(1, { vatRate: 'none' })] })], true],
    ['vat_mismatch/no_vat', anOrder(), [aBid(1, { items: [aLine(1, { vatRate: 'none' })] })], true],
    ['vat_mismatch/mode', anOrder(), [aBid(1, { vatMode: 'included' })], false],
    [
      'affiliated_suppliers/signals',
      anOrder(),
      [aBid(1), aBid(2, { supplier: aSupplier(2, { bankAccount: aSupplier(1).bankAccount }) })],
      true,
    ],
    ['validity_insufficient/expired', anOrder(), [aBid(1, { validUntil: '2026-11-01' })], null],
    ['validity_insufficient/too_short', anOrder(), [aBid(1, { validUntil: '2026-11-09' })], true],
    ['validity_insufficient/unknown', anOrder(), [aBid(1, { validUntil: null })], false],
    ['unit_mismatch/unknown', anOrder(), [aBid(1, { items: [aLine(1, { unitCode: 'XBX' }), aLine(2)] })], null],
    ['currency_mismatch/no_rate', anOrder(), [aBid(1, { currency: 'USD' })], null],
    ['duplicate_bid/supplier', anOrder(), [aBid(1), aBid(2, { supplier: aSupplier(1) })], null],
    ['spec_outdated/line', anOrder({ revision: 2, items: [anItem(1, { changedInRevision: 2 })] }), [aBid(1)], null],
    ['arithmetic_mismatch/total', anOrder(), [aBid(1, { declaredTotal: '1.00' })], null],
  ])('%s', (name, order, bids, reason) => {
    expect(findResolution(resolutionsOf(name, order, bids), 'waive')?.needsReason ?? null).toBe(reason);
  });

  test('a late bid has a separate action', () => {
    const late = resolutionsOf('late_bid/late', anOrder(), [aBid(1, { receivedAt: '2026-10-30T12:00:01Z' })]);
    expect(findResolution(late, 'accept_late')).toMatchObject({ via: 'resolve', needsReason: true });
  });
});

describe('changing the order', () => {
  test('is done by the server while the terms can change', () => {
    expect(
      findResolution(
        resolutionsOf('quantity_mismatch/short', anOrder({ status: 'published' }), short),
        'change_tolerance',
      ),
    ).toEqual({
      action: 'change_tolerance',
      via: 'resolve',
      needsReason: false,
      inputs: ['quantityTolerancePercent'],
      // Rounded up: with 33.3 it would still be short.
      payload: { quantityTolerancePercent: '33.31' },
    });
  });

  test('is an edit of the order during evaluation', () => {
    const resolution = findResolution(resolutionsOf('quantity_mismatch/short', anOrder(), short), 'change_tolerance');
    expect(resolution).toMatchObject({ via: 'edit_order', payload: null });
  });

  test('is not offered where no tolerance is enough', () => {
    const triple = [aBid(1, { items: [aLine(1, { quantity: '300' }), aLine(2)] })];
    const resolutions = resolutionsOf('quantity_mismatch/excess', anOrder({ status: 'published' }), triple);
    expect(findResolution(resolutions, 'change_tolerance')).toBeUndefined();
  });

  test('a deadline can be extended as often as an order can be reopened', () => {
    const late = [aBid(1, { receivedAt: '2026-10-30T12:00:01Z' })];
    expect(
      findResolution(resolutionsOf('late_bid/late', anOrder({ reopenCount: 2 }), late), 'extend_deadline'),
    ).toBeDefined();
    expect(
      findResolution(resolutionsOf('late_bid/late', anOrder({ reopenCount: 3 }), late), 'extend_deadline'),
    ).toBeUndefined();
  });
});

describe('offered resolutions', () => {
  test('depend on the facet', () => {
    const packs = [aBid(1, { items: [aLine(1, { packSize: '30' }), aLine(2)] })];
    expect(actions(resolutionsOf('quantity_mismatch/pack_step', anOrder(), packs))).toEqual([
      'fix_bid edit_bid',
      'waive resolve',
    ]);
    const known = [aBid(1, { items: [aLine(1, { unitCode: 'MIL' }), aLine(2)] })];
    expect(actions(resolutionsOf('unit_mismatch/convertible', anOrder(), known))).toEqual([
      'fix_bid edit_bid',
      'exclude_line resolve',
    ]);
  });

  test('depend on the status of the bid: a draft is deleted instead of set aside', () => {
    const draft = [aBid(1, { status: 'draft', currency: 'USD' })];
    expect(actions(resolutionsOf('currency_mismatch/no_rate', anOrder(), draft))).toEqual([
      'set_rate resolve',
      'fix_bid edit_bid',
    ]);
  });

  test('depend on the order: an alternative where none are accepted', () => {
    const pair = [aBid(1), aBid(2, { supplier: aSupplier(1), receivedAt: '2026-10-28T09:00:00Z' })];
    const resolutions = resolutionsOf('duplicate_bid/supplier', anOrder({ alternativesAllowed: false }), pair);
    expect(actions(resolutions)).toEqual(['mark_supersedes resolve', 'withdraw_one resolve', 'disqualify_one resolve']);
    // The one received later stays, regardless of its number; rejecting proposes the later one.
    expect(resolutions.map(({ payload }) => payload)).toMatchObject([
      { bidId: 'bid_1' },
      { bidId: 'bid_2' },
      { bidId: 'bid_1' },
    ]);
  });

  test('are none for a closed order', () => {
    expect(resolutionsOf('quantity_mismatch/short', anOrder({ status: 'cancelled' }), short)).toEqual([]);
  });
});
