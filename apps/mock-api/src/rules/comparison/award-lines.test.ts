import { describe, expect, it } from 'vitest';
import { aBid, aLine, anItem, anOrder, bidsAt, NOW } from '../../../test/recount/example-order.ts';
import { calculateAward } from '../awards/figures.ts';
import { allocateCheapest, allocateToBid } from './award-lines.ts';
import { readAllocations } from '../awards/faults.ts';
import { createSheet } from './order-sheet.ts';

const order = anOrder({ items: [anItem(1, { quantity: '100', quantityTolerancePercent: '5' }), anItem(2)] });

describe('suggested allocations', () => {
  it('take at most the asked quantity', () => {
    const sheet = createSheet(
      order,
      [aBid(1, { items: [aLine(1, { quantity: '150' }), aLine(2, { quantity: '40' })] })],
      NOW,
    );
    const [bid] = sheet.bids;
    expect(bid && allocateToBid(sheet, bid).map(({ draft }) => draft.quantity)).toEqual(['100', '40']);
  });

  it('go to the lowest price, the first bid of equal ones, and never to a price of zero', () => {
    const sheet = createSheet(order, bidsAt(['11', '0'], ['10', '7'], ['10', '7']), NOW);
    const chosen = allocateCheapest(sheet, () => true).map(({ draft }) => draft.bidId);
    expect(chosen).toEqual(['bid_2', 'bid_2']);
    const without = allocateCheapest(sheet, (bidId) => bidId !== 'bid_2').map(({ draft }) => draft.bidId);
    expect(without).toEqual(['bid_3', 'bid_3']);
  });
});

describe('an award', () => {
  const bids = [
    aBid(1, { deliveryCost: '500.00', items: [aLine(1, { unitPrice: '10' }), aLine(2, { unitPrice: '20' })] }),
    aBid(2, {
      items: [
        aLine(1, { unitPrice: '12' }),
        { ...aLine(2, { unitPrice: '15', isEquivalent: true }), id: 'bli_2b' },
        aLine(2, { unitPrice: '30' }),
      ],
    }),
  ];
  const figures = (drafts: Parameters<typeof readAllocations>[2]) => {
    const sheet = createSheet(order, bids, NOW);
    const { allotted, faults } = readAllocations(order, bids, drafts);
    expect(faults).toEqual([]);
    return calculateAward({ sheet, allotted });
  };
  const draft = (bid: number, line: number, quantity: string, bidItemId = `bli_${line}`) => ({
    orderItemId: `itm_${line}`,
    bidId: `bid_${bid}`,
    bidItemId,
    quantity,
  });

  it('includes delivery once per bid, for any quantity', () => {
    const { totals, totalsBySupplier } = figures([draft(1, 1, '1'), draft(1, 2, '1')]);
    expect(totals).toMatchObject({
      net: '30.00',
      vat: '6.60',
      gross: '36.60',
      delivery: '610.00',
      withDelivery: { net: '530.00', vat: '116.60', gross: '646.60' },
      total: '530.00',
    });
    expect(totalsBySupplier).toHaveLength(1);
  });

  it('pays for full packs', () => {
    const packed = [aBid(1, { items: [aLine(1, { unitPrice: '10', packSize: '8', quantity: '104' })] })];
    const sheet = createSheet(order, packed, NOW);
    const { allotted } = readAllocations(order, packed, [draft(1, 1, '100')]);
    const { allocations, totals } = calculateAward({ sheet, allotted });
    expect([allocations[0]?.quantity, allocations[0]?.lineTotal, totals.net]).toEqual(['100', '1040.00', '1040.00']);
  });

  it('includes an equivalent that is chosen', () => {
    const { totals, allocations } = figures([draft(2, 2, '100', 'bli_2b')]);
    expect(totals.net).toBe('1500.00');
    expect(allocations[0]).toMatchObject({ isEquivalent: true, lineTotal: '1500.00' });
  });

  it('may exceed the quantity by the tolerance', () => {
    const more = [aBid(1, { items: [aLine(1, { quantity: '110' })] })];
    const faults = (quantity: string) => readAllocations(order, more, [draft(1, 1, quantity)]).faults;
    expect(faults('105')).toEqual([]);
    expect(faults('105.001')).toMatchObject([
      { pointer: '/allocations/0/quantity', code: 'max', params: { limit: '105' } },
    ]);
  });

  it('calculates savings against other suppliers’ prices for the same quantities', () => {
    const { savings } = figures([draft(1, 1, '50')]);
    expect(savings).toEqual({
      vsBudget: null,
      vsAverage: { baseline: '550.00', amount: '50.00', percent: '9.09' },
      vsWorst: { baseline: '600.00', amount: '100.00', percent: '16.67' },
    });
  });
});
