import type { Arg } from '@zakupki/api-client/operation';
import type { Comparison } from '@zakupki/api-client/schema';
import { checks, expect } from './checks.ts';
import { client, signedIn } from './client.ts';

const { describe, it } = checks('awards');

const fasteners = 'ord_fasteners';

const compared = async (id: string, query: Omit<Arg<'getComparison'>, 'id'> = {}): Promise<Comparison> =>
  (await (await signedIn('buyer')).ok('getComparison', { id, ...query })).body;

const cellOf = ({ rows }: Comparison, position: number, bidId: string) =>
  rows[position - 1]?.cells.find((cell) => cell.bidId === bidId);

it('the comparison needs a token, and is each buyer’s own', async () => {
  const nobody = await client().send('getComparison', { params: { id: fasteners } });
  expect(nobody.status).toBe(401);
  await (await signedIn('empty')).refused('getComparison', { id: fasteners }, 404);
});

it('reading it stays free when access is over', async () => {
  const caller = await signedIn('subscription-expired');
  await caller.ok('getComparison', { id: 'ord_subscription_expired_published' });
});

describe('the comparison', () => {
  it('ranks and totals bids as their list does', async () => {
    const buyer = await signedIn('buyer');
    for (const id of [fasteners, 'ord_bearings', 'ord_tools']) {
      const { bids } = (await buyer.ok('getComparison', { id, includeExpired: true, includeDisqualified: true })).body;
      const { data } = (await buyer.ok('listBids', { orderId: id, perPage: 100, sort: ['number'] })).body;
      expect(bids.map(({ id: bidId, rank = null, counts }) => ({ bidId, rank, counts }))).toEqual(
        data.map(({ id: bidId, rank, counts }) => ({ bidId, rank, counts })),
      );
      const { summary } = (await buyer.ok('getOrder', { id })).body;
      expect(bids.find(({ rank }) => rank === 1)?.total ?? null).toBe(summary?.bestTotal ?? null);
    }
  });

  it('says of each cell what stands there', async () => {
    const whole = await compared(fasteners, { includeExpired: true });
    expect(cellOf(whole, 1, 'bid_fasteners_metiz')).toMatchObject({
      state: 'offered',
      unitPriceNormalized: '3.9',
      lineTotal: '78000.00',
    });
    // By the thousand: 4210 for 1000 is 4.21 apiece.
    expect(cellOf(whole, 1, 'bid_fasteners_volga')).toMatchObject({
      state: 'offered',
      unitCode: 'MIL',
      quantity: '20',
      unitPrice: '4210',
      unitPriceNormalized: '4.21',
      lineTotal: '84200.00',
    });
    expect(cellOf(whole, 8, 'bid_fasteners_krepmarket')).toMatchObject({ state: 'incomparable', unitPrice: '6890' });
    expect(cellOf(whole, 8, 'bid_fasteners_volga')).toMatchObject({ state: 'declined' });
    expect(cellOf(whole, 6, 'bid_fasteners_hansa')).toMatchObject({ state: 'missing' });
    expect(cellOf(whole, 5, 'bid_fasteners_bolt24')).toMatchObject({ state: 'excluded', unitPriceNormalized: '4.72' });
  });

  it('hides what is out of date or set aside, and says how much', async () => {
    const some = await compared(fasteners);
    expect(some.hidden).toEqual({ expired: 1, setAside: 0 });
    expect(some.bids.map(({ id }) => id)).not.toContain('bid_fasteners_bolt24');
    const tools = await compared('ord_tools');
    expect(tools.hidden).toEqual({ expired: 0, setAside: 1 });
    const all = await compared('ord_tools', { includeDisqualified: true });
    expect(all.bids.find(({ status }) => status === 'withdrawn')).toMatchObject({ competes: false, bestPrices: 0 });
    expect(all.best).toEqual(tools.best);
  });

  it('with VAT is another comparison than without', async () => {
    const [net, gross] = [await compared('ord_bearings'), await compared('ord_bearings', { basis: 'gross' })];
    expect(net.basis).toBe('net');
    expect(net.best.single).toEqual({ bidId: 'bid_bearings_podshipnik', total: '345832.00' });
    expect(gross.best.single).toEqual({ bidId: 'bid_bearings_podshipnik', total: '421915.04' });
    expect(cellOf(gross, 1, 'bid_bearings_podshipnik')).toMatchObject({
      unitPrice: '845',
      unitPriceNormalized: '1030.9',
      lineTotal: '123708.00',
    });
  });

  it('adds up the lowest price of each line', async () => {
    const { best } = await compared('ord_bearings');
    expect(best).toMatchObject({ perLine: { total: '341728.00', linesCovered: 4 }, splitSaving: '4104.00' });
  });

  it('marks conflicts where they stand', async () => {
    const whole = await compared(fasteners, { includeExpired: true });
    expect(cellOf(whole, 8, 'bid_fasteners_krepmarket')).toMatchObject({ worstSeverity: 'blocker' });
    expect(whole.bids.find(({ id }) => id === 'bid_fasteners_krepmarket')).toMatchObject({ worstSeverity: 'blocker' });
    expect(cellOf(whole, 1, 'bid_fasteners_metiz')).not.toHaveProperty('conflictIds');
  });

  it('of a draft has no columns', async () => {
    expect(await compared('ord_uniform')).toMatchObject({ bids: [], best: { single: null, perLine: null } });
  });

  it('knows the lots of the order', async () => {
    const problem = await (await signedIn('buyer')).refused('getComparison', { id: fasteners, lot: 'north' }, 422);
    expect(problem.errors?.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual(['?lot ref_not_found']);
  });
});
