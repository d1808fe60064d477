/** Tests rules on one bid's answer to one line just below, at and just above their thresholds. */
import { describe, expect, test } from 'vitest';
import { aBid, aLine, anItem, anOrder, NOW } from '../../../../test/recount/example-order.ts';
import type { BidItemRecord, BidRecord } from '../../../model/records/bids.ts';
import type { OrderRecord } from '../../../model/records/orders.ts';
import { findConflicts } from '../find.ts';

type Item = OrderRecord['items'][number];
type Case = {
  item?: Partial<Item>;
  line?: Partial<BidItemRecord>;
  order?: Partial<OrderRecord>;
  bid?: Partial<BidRecord>;
};

/** "facet severity" of each finding of a kind on a one-line order with one bid. */
function found(kind: string, { item, line, order, bid }: Case): string[] {
  const fullOrder = anOrder({ items: [anItem(1, item)], ...order });
  const offer = aBid(1, { items: [aLine(1, line)], ...bid });
  return findConflicts(fullOrder, [offer], NOW)
    .filter((finding) => finding.kind === kind)
    .map(({ facet, severity }) => `${facet} ${severity}`);
}

describe('item_missing', () => {
  test.each<[string, Case, string[]]>([
    ['an offered line', {}, []],
    ['an offer at a zero price', { line: { unitPrice: '0' } }, []],
    ['no line at all', { bid: { items: [] } }, ['absent warning']],
    ['a line without a price', { line: { unitPrice: null } }, ['absent warning']],
    ['a declined line', { line: { offered: false } }, ['declined info']],
    [
      'no line, where bids must be complete',
      { bid: { items: [] }, order: { partialBidsAllowed: false } },
      ['absent blocker'],
    ],
    [
      'declined, where bids must be complete',
      { line: { offered: false }, order: { partialBidsAllowed: false } },
      ['declined blocker'],
    ],
    ['an equivalent alone', { line: { isEquivalent: true } }, []],
    [
      'an unwanted equivalent',
      { line: { isEquivalent: true }, order: { alternativesAllowed: false } },
      ['absent warning'],
    ],
  ])('%s', (_what, input, expected) => expect(found('item_missing', input)).toEqual(expected));
});

describe('quantity_mismatch', () => {
  const tolerant = { quantity: '1000', quantityTolerancePercent: '2.5' };
  test.each<[string, Case, string[]]>([
    ['as asked', {}, []],
    ['a little less', { line: { quantity: '99.999' } }, ['short warning']],
    ['a little more', { line: { quantity: '100.001' } }, ['excess info']],
    ['less, within the tolerance', { item: tolerant, line: { quantity: '975' } }, []],
    ['less, just outside', { item: tolerant, line: { quantity: '974.999' } }, ['short warning']],
    ['more, within the tolerance', { item: tolerant, line: { quantity: '1025' } }, []],
    ['more, just outside', { item: tolerant, line: { quantity: '1025.001' } }, ['excess info']],
    ['the same in another unit', { item: { quantity: '24' }, line: { quantity: '2', unitCode: 'DZN' } }, []],
    ['less in packs', { line: { quantity: '9', unitCode: 'XBX', unitsPerPack: '10' } }, ['short warning']],
    ['packs of unknown content', { line: { quantity: '9', unitCode: 'XBX' } }, []],
    ['whole packs', { line: { packSize: '12.5' } }, []],
    ['broken packs', { line: { packSize: '30' } }, ['pack_step info']],
    ['packs larger than the order', { line: { packSize: '144' } }, ['pack_step info']],
    ['declined', { line: { quantity: '1', offered: false } }, []],
  ])('%s', (_what, input, expected) => expect(found('quantity_mismatch', input)).toEqual(expected));
});

describe('unit_mismatch', () => {
  test.each<[string, Case, string[]]>([
    ['the same unit', { line: { unitCode: 'H87' } }, []],
    ['a unit that the table converts', { line: { unitCode: 'MIL' } }, ['convertible info']],
    ['a pack with its content', { line: { unitCode: 'XBX', unitsPerPack: '50' } }, ['packed info']],
    ['a piece of a set of twelve', { line: { unitCode: 'XST', packsPerUnit: '12' } }, ['packed info']],
    ['a pack without its content', { line: { unitCode: 'XBX' } }, ['unknown blocker']],
    ['another dimension', { line: { unitCode: 'KGM' } }, ['unknown blocker']],
    ['a pack declined', { line: { unitCode: 'XBX', offered: false } }, []],
  ])('%s', (_what, input, expected) => expect(found('unit_mismatch', input)).toEqual(expected));
});

describe('price_over_ceiling on a line', () => {
  const item = { maxUnitPrice: '100' };
  const gross = { compareBasis: 'gross' } as const;
  test.each<[string, Case, string[]]>([
    ['below', { item, line: { unitPrice: '99.9999' } }, []],
    ['equal', { item, line: { unitPrice: '100' } }, []],
    ['above', { item, line: { unitPrice: '100.0001' } }, ['line warning']],
    ['equal without VAT', { item, line: { unitPrice: '122' }, bid: { vatMode: 'included' } }, []],
    ['above without VAT', { item, line: { unitPrice: '122.0001' }, bid: { vatMode: 'included' } }, ['line warning']],
    [
      'equal on the VAT basis of the order’s prices, not of the comparison',
      { item, order: gross, line: { unitPrice: '100' } },
      [],
    ],
    ['above, compared on another VAT basis', { item, order: gross, line: { unitPrice: '100.0001' } }, ['line warning']],
    ['of a hundred, per piece', { item, line: { unitPrice: '10000', unitCode: 'CEN' } }, []],
    ['in an unknown pack', { item, line: { unitPrice: '9999', unitCode: 'XBX' } }, []],
    ['in a currency without a rate', { item, line: { unitPrice: '9999' }, bid: { currency: 'USD' } }, []],
    ['without a ceiling', { line: { unitPrice: '9999' } }, []],
  ])('%s', (_what, input, expected) => expect(found('price_over_ceiling', input)).toEqual(expected));
});

describe('vat_mismatch', () => {
  const required = { requireVat: true };
  test.each<[string, Case, string[]]>([
    ['as asked', {}, []],
    ['with VAT instead of without', { bid: { vatMode: 'included' } }, ['mode info']],
    ['another rate', { line: { vatRate: '10' } }, ['rate warning']],
    ['the line’s rate', { item: { vatRate: '10' }, line: { vatRate: '10' } }, []],
    ['no VAT', { line: { vatRate: 'none' } }, ['no_vat warning']],
    ['no VAT where the line asks for none', { item: { vatRate: 'none' }, line: { vatRate: 'none' } }, []],
    ['no VAT where it is required', { order: required, line: { vatRate: 'none' } }, ['not_payer blocker']],
    ['a rate of zero where VAT is required', { order: required, line: { vatRate: '0' } }, ['rate warning']],
    ['20 % this year', { item: { vatRate: '20' }, line: { deliveryDate: '2026-01-01' } }, ['obsolete_rate warning']],
    ['20 % last year', { item: { vatRate: '20' }, line: { deliveryDate: '2025-12-31' } }, []],
    ['22 % last year', { line: { deliveryDate: '2025-12-31' } }, ['obsolete_rate warning']],
    ['22 % this year', { line: { deliveryDate: '2026-01-01' } }, []],
    ['20 % for 22 %', { line: { vatRate: '20' } }, ['obsolete_rate warning', 'rate warning']],
    [
      '20 % by the needed-by date, with no promised date',
      { item: { vatRate: '20', requiredBy: '2026-12-01' }, bid: { deliveryDays: null } },
      ['obsolete_rate warning'],
    ],
    ['20 % with no date at all', { item: { vatRate: '20' }, bid: { deliveryDays: null } }, []],
  ])('%s', (_what, input, expected) => expect(found('vat_mismatch', input)).toEqual(expected));
});

describe('delivery_late', () => {
  const item = { requiredBy: '2026-11-20' };
  test.each<[string, Case, string[]]>([
    ['on the day', { item, line: { deliveryDate: '2026-11-20' } }, []],
    ['a day late', { item, line: { deliveryDate: '2026-11-21' } }, ['date info']],
    ['three days late', { item, line: { deliveryDate: '2026-11-23' } }, ['date info']],
    ['four days late', { item, line: { deliveryDate: '2026-11-24' } }, ['date warning']],
    ['by lead time', { item, line: { leadTimeDays: 14 } }, ['date warning']],
    ['by the bid’s days', { item, bid: { deliveryDays: 11 } }, ['date info']],
    ['no date', { item, bid: { deliveryDays: null } }, []],
    ['none required', { line: { deliveryDate: '2027-11-24' } }, []],
  ])('%s', (_what, input, expected) => expect(found('delivery_late', input)).toEqual(expected));
});

describe('spec_outdated', () => {
  const order = { revision: 3 };
  test.each<[string, Case, string[]]>([
    ['changed after the quote', { order, item: { changedInRevision: 3 }, bid: { orderRevision: 2 } }, ['line blocker']],
    ['changed in the revision quoted', { order, item: { changedInRevision: 2 }, bid: { orderRevision: 2 } }, []],
    ['confirmed since', { order, item: { changedInRevision: 3 }, bid: { orderRevision: 3 } }, []],
    ['not offered', { order, item: { changedInRevision: 3 }, bid: { orderRevision: 2 }, line: { offered: false } }, []],
  ])('%s', (_what, input, expected) => expect(found('spec_outdated', input)).toEqual(expected));
});

test('drafts are checked; withdrawn, rejected and decided bids are not', () => {
  const statuses = ['draft', 'submitted', 'withdrawn', 'disqualified', 'won', 'lost'] as const;
  const fired = statuses.filter((status) => found('item_missing', { bid: { status, items: [] } }).length > 0);
  expect(fired).toEqual(['draft', 'submitted']);
});
