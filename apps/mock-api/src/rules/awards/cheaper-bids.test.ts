import { describe, expect, it } from 'vitest';
import { aBid, aLine, anOrder, NOW } from '../../../test/recount/example-order.ts';
import type { BidRecord } from '../../model/records/bids.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import { createSheet } from '../comparison/order-sheet.ts';
import { calculateAward } from './figures.ts';
import { findCheaperBids } from './cheaper-bids.ts';
import { allocateToBid } from '../comparison/award-lines.ts';

const OPENED = '2026-10-30T12:00:00Z';
const opened = (bids: readonly BidRecord[]): Partial<OrderRecord> => ({
  sealedBids: true,
  openedAt: OPENED,
  openings: [{ at: OPENED, bidIds: bids.map(({ id }) => id) }],
});

const supplier = (n: number, name: string): BidRecord['supplier'] => ({
  ...aBid(n).supplier,
  name,
  taxId: { scheme: 'RU-INN', id: `770000000${n}` },
});
/** Of a supplier each, at the price for both lines. */
const bidAt = (n: number, unitPrice: string, more: Partial<BidRecord> = {}) =>
  aBid(n, {
    invitationId: `inv_${n}`,
    supplier: supplier(n, `ООО «${n}»`),
    items: [aLine(1, { unitPrice }), aLine(2, { unitPrice })],
    ...more,
  });

const REJECTED: Partial<BidRecord> = {
  status: 'disqualified',
  disqualification: { reasonCode: 'terms', reason: 'Срок', at: OPENED, by: { id: 'usr_buyer', name: 'Анна' } },
};

/** Everything is awarded to the bid at 10. */
function cheaper(rival: BidRecord, order?: Partial<OrderRecord>, winner?: Partial<BidRecord>) {
  const bids = [bidAt(1, '10', winner), rival];
  const sheet = createSheet(anOrder({ ...opened(bids), ...order }), bids, NOW);
  const allotted = sheet.bids.slice(0, 1).flatMap((best) => allocateToBid(sheet, best));
  return findCheaperBids(sheet, allotted, calculateAward({ sheet, allotted }).totals.total).map(
    ({ bidId, cause, reason }) => [bidId, cause, reason],
  );
}

describe('a rival that is set aside after the opening', () => {
  it.each<[string, BidRecord, unknown[]]>([
    ['rejected and cheaper', bidAt(2, '9', REJECTED), ['bid_2', 'rejected', 'Срок']],
    ['expired and cheaper', bidAt(2, '9', { validUntil: '2026-11-01' }), ['bid_2', 'expired', null]],
    ['cheaper on an excluded line', bidAt(2, '9', { excludedItemIds: ['itm_2'] }), ['bid_2', 'line_excluded', null]],
    [
      'cheaper on one line',
      bidAt(2, '9', { ...REJECTED, items: [aLine(1, { unitPrice: '99' }), aLine(2, { unitPrice: '9' })] }),
      ['bid_2', 'rejected', 'Срок'],
    ],
    ['entered by the buyer', bidAt(2, '9', { ...REJECTED, invitationId: null }), ['bid_2', 'rejected', 'Срок']],
  ])('counts when %s', (_what, rival, expected) => {
    expect(cheaper(rival)).toEqual([expected]);
  });

  it.each<[string, BidRecord]>([
    ['dearer', bidAt(2, '11', REJECTED)],
    ['equal', bidAt(2, '10', REJECTED)],
    ['still competing', bidAt(2, '9')],
    ['a draft', bidAt(2, '9', { status: 'draft', validUntil: '2026-11-01' })],
    ['taken back by its supplier', bidAt(2, '9', { status: 'withdrawn' })],
    ['in a currency without a rate', bidAt(2, '9', { ...REJECTED, currency: 'USD' })],
    [
      'another product',
      bidAt(2, '10', { ...REJECTED, items: [aLine(1, { unitPrice: '9', isEquivalent: true }), aLine(2)] }),
    ],
  ])('does not count when %s', (_what, rival) => {
    expect(cheaper(rival)).toEqual([]);
  });

  it('counts when the winner took it back by refusing the purchase order, and bids more in the next round', () => {
    const own = { supplier: supplier(1, 'ООО «1»'), status: 'withdrawn' as const };
    const again = { supersedesBidId: 'bid_2', round: 2 };
    expect(cheaper(bidAt(2, '9', own), {}, again)).toEqual([['bid_2', 'withdrawn', null]]);
    const delivered = bidAt(2, '10', own);
    expect(cheaper(delivered, {}, { ...again, deliveryCost: '500.00' })).toEqual([['bid_2', 'withdrawn', null]]);
    const unopened = { openings: [{ at: OPENED, bidIds: ['bid_1'] }] };
    expect(cheaper(bidAt(2, '9', own), unopened, again)).toEqual([]);
  });

  it('counts for a lower total with delivery at equal prices', () => {
    const dear = { deliveryCost: '500.00' };
    const bids = [bidAt(1, '10', dear), bidAt(2, '10', REJECTED)];
    const sheet = createSheet(anOrder(opened(bids)), bids, NOW);
    const allotted = sheet.bids.slice(0, 1).flatMap((winner) => allocateToBid(sheet, winner));
    const { total } = calculateAward({ sheet, allotted }).totals;
    expect(findCheaperBids(sheet, allotted, total).map(({ bidId }) => bidId)).toEqual(['bid_2']);
  });
});

describe('in an order without sealed bids', () => {
  it('only bids of the same supplier count', () => {
    const plain = { sealedBids: false, openedAt: null, openings: [] };
    expect(cheaper(bidAt(2, '9', REJECTED), plain)).toEqual([]);
    const same = bidAt(2, '9', { ...REJECTED, supplier: supplier(1, 'ООО «1»') });
    expect(cheaper(same, plain)).toEqual([['bid_2', 'rejected', 'Срок']]);
    const takenBack = bidAt(2, '9', { status: 'withdrawn', supplier: supplier(1, 'ООО «1»') });
    expect(cheaper(takenBack, plain)).toEqual([['bid_2', 'withdrawn', null]]);
  });
});
