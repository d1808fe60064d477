/** Tests of the recount on orders calculated by hand. */
import type { VatRate } from '@zakupki/api-client/schema';
import { describe, expect, it } from 'vitest';
import type { BidRecord } from '../../../src/model/records/bids.ts';
import type { OrderRecord } from '../../../src/model/records/orders.ts';
import { aBid, aLine, anItem, anOrder, aSupplier, bidsAt } from '../example-order.ts';
import { cheapestAllocation, completionOf } from './allocation.ts';
import { awardOf } from './award.ts';
import { TODAY } from './generator.ts';
import { toAmount, toDecimal } from './rational.ts';
import { sheetOf } from './sheet.ts';
import { percentDown, rankingOf, worthOf } from './worth.ts';

const sheet = (order: OrderRecord, bids: readonly BidRecord[]) => sheetOf(order, bids, TODAY);

function counted(order: OrderRecord, bids: readonly BidRecord[]) {
  const all = sheet(order, bids);
  const worths = all.bidders.map((bidder) => worthOf(all, bidder));
  const best = cheapestAllocation(
    all,
    all.bidders.filter(({ competes }) => competes),
  );
  return {
    ranks: rankingOf(worths).map(({ worth, total, rank }) => [worth.bidder.bid.number, toAmount(total), rank]),
    unranked: worths.map(({ unranked }) => unranked),
    totals: worths.map(({ total }) => (total === null ? null : toAmount(total))),
    quantity: worths.map(({ shareOfQuantity }) => toDecimal(percentDown(shareOfQuantity), 2)),
    best: best && [
      toAmount(best.total),
      best.parts
        .map(({ at, bidder, quantity }) => `${at + 1}:${bidder.bid.number}:${toDecimal(quantity, 3)}`)
        .toSorted(),
    ],
    completions: worths.map(({ bidder, total }) => {
      const found = completionOf(
        all,
        bidder,
        total ?? 0n,
        all.bidders.filter((other) => other.competes && other !== bidder),
      );
      return found && [toAmount(found.total), toAmount(found.extra), found.bidIds];
    }),
  };
}

const oneLine = (changes: Partial<OrderRecord['items'][number]> = {}) => anOrder({ items: [anItem(1, changes)] });
const offering = (n: number, line: Parameters<typeof aLine>[1], terms: Partial<BidRecord> = {}) =>
  aBid(n, { items: [aLine(1, line)], ...terms });

describe('the recount', () => {
  it('compares a half offer at half and does not rank it', () => {
    const order = anOrder({ items: [anItem(1, { quantity: '10' }), anItem(2, { quantity: '40' })] });
    const [all, half] = bidsAt(['5000', '1500'], ['5500', '1700']) as [BidRecord, BidRecord];
    const items = half.items.map((line, at) => ({ ...line, quantity: ['5', '20'][at] ?? null }));
    expect(counted(order, [all, { ...half, items }])).toEqual({
      ranks: [[1, '110000.00', 1]],
      unranked: [null, 'quantity'],
      totals: ['110000.00', '61500.00'],
      quantity: ['100', '50'],
      best: ['110000.00', ['1:1:10', '2:1:40']],
      completions: [null, ['116500.00', '55000.00', ['bid_1']]],
    });
  });

  it('rounds packs up and pays for the surplus', () => {
    expect(counted(oneLine({ quantity: '30' }), [offering(1, { packSize: '25', quantity: '50' })])).toMatchObject({
      totals: ['500.00'],
      best: ['500.00', ['1:1:30']],
    });
    const box = { unitCode: 'XBX', unitsPerPack: '12', quantity: '3', unitPrice: '100' };
    expect(counted(oneLine({ quantity: '30' }), [offering(1, box)]).totals).toEqual(['300.00']);
  });

  it('mixes packs and pieces so that the line costs least', () => {
    const bids = [offering(1, { quantity: '10', unitPrice: '10' }), offering(2, { packSize: '8', unitPrice: '11' })];
    expect(counted(oneLine({ quantity: '16' }), bids).best).toEqual(['168.00', ['1:1:8', '1:2:8']]);
  });

  it('takes VAT out of a delivery that contains it, at the rate of the order', () => {
    const terms = { vatMode: 'included' as const, deliveryCost: '122.00' };
    expect(counted(oneLine(), [offering(1, { unitPrice: '12.2' }, terms)]).totals).toEqual(['1100.00']);
    const withoutVat = { ...terms, supplier: aSupplier(1, { vatPayer: false }) };
    expect(counted(oneLine(), [offering(1, { unitPrice: '12.2' }, withoutVat)]).totals).toEqual(['1122.00']);
  });

  it('charges a special rate on delivery, but not beside a general one', () => {
    const order = anOrder({ compareBasis: 'gross', items: [anItem(1), anItem(2)] });
    const totalAt = (...rates: VatRate[]) =>
      counted(order, [
        aBid(1, { deliveryCost: '1000.00', items: rates.map((vatRate, at) => aLine(at + 1, { vatRate })) }),
      ]).totals;
    // Goods for 1,000.00 on each of two lines.
    expect(totalAt('5', '5')).toEqual(['3150.00']);
    expect(totalAt('7', 'none')).toEqual(['3140.00']);
    expect(totalAt('5', '22')).toEqual(['3490.00']);
    expect(totalAt('10', '10')).toEqual(['3420.00']);
  });

  it('converts the quoted amount and its VAT once each', () => {
    const order = anOrder({
      ...oneLine({ quantity: '3' }),
      compareBasis: 'gross',
      exchangeRates: [{ currency: 'EUR', rate: '98.4512', nominal: 1, date: '2026-10-30', source: 'cbr' }],
    });
    // 31.00 EUR is 3051.99 RUB, 6.82 EUR of VAT 671.44
    expect(counted(order, [offering(1, { unitPrice: '10.3333' }, { currency: 'EUR' })]).totals).toEqual(['3723.43']);
  });

  it('covers a line within its tolerance and awards the offered quantity', () => {
    const order = oneLine({ quantity: '100', quantityTolerancePercent: '5' });
    const bids = [offering(1, { quantity: '96' }), offering(2, { quantity: '94' })];
    expect(counted(order, bids)).toMatchObject({ unranked: [null, 'quantity'], totals: ['1000.00', '940.00'] });
    const given = { orderItemId: 'itm_1', bidId: 'bid_1', bidItemId: 'bli_1', quantity: '96' };
    expect(awardOf(sheet(order, bids), [given]).totals).toMatchObject({ net: '960.00', total: '960.00' });
  });

  it('omits a bid whose minimum costs more than it saves and moves a line when that costs less', () => {
    const order = anOrder();
    const [first, second] = bidsAt(['10', '12'], ['11', '10']) as [BidRecord, BidRecord];
    expect(counted(order, [first, second]).best?.[0]).toBe('2000.00');
    expect(counted(order, [first, { ...second, minOrderAmount: '1500.00' }]).best?.[0]).toBe('2100.00');
    const third = bidsAt(['9'], ['9'], ['9.5', '13'])[2] as BidRecord;
    expect(counted(order, [first, { ...third, id: 'bid_3', minOrderAmount: '2000.00' }]).best?.[0]).toBe('2200.00');
  });
});
