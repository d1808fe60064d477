import { describe, expect, it } from 'vitest';
import type { AwardConflict } from '@zakupki/api-client/schema';
import { aBid, aLine, anOrder } from '../../../test/recount/example-order.ts';
import { readAllocations } from './faults.ts';
import { listNotes, weighAward } from './weighing.ts';

const conflict = (changes: Partial<AwardConflict> = {}): AwardConflict => ({
  id: 'cfl_1',
  kind: 'price_over_ceiling',
  facet: 'line',
  severity: 'warning',
  status: 'open',
  bidIds: ['bid_1'],
  orderItemId: 'itm_1',
  reason: null,
  ...changes,
});

const SUM = {
  net: '1000.00',
  vat: '220.00',
  gross: '1220.00',
  deliveryNet: '0.00',
  delivery: '0.00',
  totalNet: '1000.00',
  totalGross: '1220.00',
  total: '1000.00',
};

const chosen = (isBestPrice = true) => ({
  totals: SUM,
  allocations: [
    {
      orderItemId: 'itm_1',
      bidId: 'bid_1',
      bidItemId: 'bli_1',
      quantity: '100',
      unitPrice: '10',
      lineTotal: '1000.00',
      isBestPrice,
      isEquivalent: false,
      deliveryDate: null,
    },
  ],
});

const NONE = { cheapest: null, single: null, isBinding: false };

describe('a justification is required', () => {
  const reasons = (conflicts: AwardConflict[], isBestPrice = true) =>
    weighAward(chosen(isBestPrice), conflicts, NONE, []).justification.reasons;

  it('for a price that is not the best, an open warning or a waived conflict only', () => {
    expect(reasons([])).toEqual([]);
    expect(reasons([], false)).toEqual(['not_best_price']);
    expect(reasons([conflict()])).toEqual(['open_warning']);
    expect(reasons([conflict({ status: 'waived', severity: 'blocker' })])).toEqual(['waived_conflict']);
    expect(reasons([conflict({ severity: 'info' }), conflict({ severity: 'info', status: 'waived' })])).toEqual([]);
    expect(reasons([conflict({ bidIds: ['bid_2'] })])).toEqual([]);
  });

  it('not for prices of the cheapest allocation', () => {
    const parts = [{ lineId: 'itm_1', bidId: 'bid_1', quantity: '100' }];
    const reasonsBeside = (total: string, quantity: string) => {
      const cheapest = {
        parts: parts.map((part) => ({ ...part, quantity })),
        shares: [],
        total,
        uncovered: [],
        short: [],
        left: 0,
        isExact: true,
      };
      return weighAward(chosen(false), [], { ...NONE, cheapest }, []).justification.reasons;
    };
    expect(reasonsBeside('1000.00', '100')).toEqual([]);
    expect(reasonsBeside('999.99', '100')).toEqual(['not_best_price']);
    expect(reasonsBeside('1000.00', '101')).toEqual(['not_best_price']);
  });

  it('for anything but the full best bid once sealed bids were opened, at best prices too', () => {
    const reasonsBeside = (single: { bidId: string; total: string } | null, isBinding = true) =>
      weighAward(chosen(), [], { ...NONE, single, isBinding }, []).justification.reasons;
    expect(reasonsBeside({ bidId: 'bid_1', total: '1000.00' })).toEqual([]);
    expect(reasonsBeside({ bidId: 'bid_1', total: '4000.00' })).toEqual(['not_by_criterion']);
    expect(reasonsBeside({ bidId: 'bid_2', total: '900.00' })).toEqual(['not_by_criterion']);
    expect(reasonsBeside({ bidId: 'bid_2', total: '900.00' }, false)).toEqual([]);
    expect(reasonsBeside(null)).toEqual([]);
  });

  it('not for the full bid that the criterion chooses', () => {
    const reasonsBeside = (bidId: string, total: string) =>
      weighAward(chosen(false), [], { ...NONE, single: { bidId, total } }, []).justification.reasons;
    expect(reasonsBeside('bid_1', '1000.00')).toEqual([]);
    expect(reasonsBeside('bid_1', '1200.00')).toEqual(['not_best_price']);
    expect(reasonsBeside('bid_2', '1000.00')).toEqual(['not_best_price']);
  });

  it('not in place of resolving a blocker', () => {
    const { blockers, warnings } = weighAward(chosen(), [conflict({ severity: 'blocker' })], NONE, []);
    expect([blockers.length, warnings.length]).toEqual([1, 0]);
  });
});

it('lists notes on packs, minimum order and validity', () => {
  const order = anOrder();
  const bid = aBid(1, {
    validUntil: '2026-11-05',
    minOrderAmount: '900.00',
    items: [aLine(1, { packSize: '25' }), aLine(2)],
  });
  const draft = { orderItemId: 'itm_1', bidId: 'bid_1', bidItemId: 'bli_1', quantity: '60' };
  const { allotted } = readAllocations(order, [bid], [draft]);
  expect(listNotes(order, allotted, '2026-11-02', 'en').map(({ code, message }) => `${code}: ${message}`)).toEqual([
    'pack_step: Sold in packs of 25: 60 needed, 75 paid for.',
    'below_minimum_order: The supplier’s minimum order is 900.00 RUB; this is 750.00.',
    'expires_soon: The bid is valid only until 2026-11-05.',
  ]);
  const full = readAllocations(order, [bid], [{ ...draft, quantity: '100' }]).allotted;
  expect(listNotes(order, full, '2026-10-20', 'en')).toEqual([]);
});
