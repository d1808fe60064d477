import { type Arg, etag } from '@zakupki/api-client/operation';
import type { BidDraft, Comparison } from '@zakupki/api-client/schema';
import { checks, expect } from '../suite/checks.ts';
import { pointers } from '@zakupki/mock-engine/suite/client';
import { client, signedIn } from '../suite/client.ts';

const { as, describe, it } = checks('awards');

const fasteners = 'ord_fasteners';

const compared = async (orderId: string, query: Omit<Arg<'getComparison'>, 'orderId'> = {}): Promise<Comparison> =>
  (await (await signedIn('buyer')).ok('getComparison', { orderId, ...query })).body;

const cellOf = ({ rows }: Comparison, position: number, bidId: string) =>
  rows[position - 1]?.cells.find((cell) => cell.bidId === bidId);

it('the comparison requires a token and is visible to its buyer only', async () => {
  const anonymous = await client().send('getComparison', { params: { orderId: fasteners } });
  expect(anonymous.status).toBe(401);
  await (await signedIn('empty')).refused('getComparison', { orderId: fasteners }, 404);
});

as('subscription-expired', 'the comparison is readable after access expires', async (caller) => {
  await caller.ok('getComparison', { orderId: 'ord_subscription_expired_published' });
});

describe('the comparison', () => {
  as('buyer', 'returns the ranks, times and totals of the bid list', async (buyer) => {
    const { data: orders } = (await buyer.ok('listOrders', { perPage: 100 })).body;
    for (const { id } of orders) {
      const { bids } = (
        await buyer.ok('getComparison', { orderId: id, includeExpired: true, includeDisqualified: true })
      ).body;
      const { data } = (await buyer.ok('listBids', { orderId: id, perPage: 100, sort: ['number'] })).body;
      expect(
        bids.map(({ id: bidId, rank = null, receivedAt, counts }) => ({ bidId, rank, receivedAt, counts })),
      ).toEqual(data.map(({ id: bidId, rank, receivedAt, counts }) => ({ bidId, rank, receivedAt, counts })));
      const { summary } = (await buyer.ok('getOrder', { orderId: id })).body;
      expect(bids.find(({ rank }) => rank === 1)?.total ?? null).toBe(summary?.bestTotal ?? null);
    }
  });

  it('returns the status of each cell', async () => {
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

  it('hides outdated and excluded bids and counts them', async () => {
    const some = await compared(fasteners);
    expect(some.hidden).toEqual({ expired: 1, setAside: 0 });
    expect(some.bids.map(({ id }) => id)).not.toContain('bid_fasteners_bolt24');
    const tools = await compared('ord_tools');
    expect(tools.hidden).toEqual({ expired: 0, setAside: 1 });
    const all = await compared('ord_tools', { includeDisqualified: true });
    expect(all.bids.find(({ status }) => status === 'withdrawn')).toMatchObject({ competes: false, bestPrices: 0 });
    expect(all.best).toEqual(tools.best);
  });

  it('differs with and without VAT', async () => {
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

  as('buyer', 'charges a special VAT rate on delivery as well', async (buyer) => {
    const { body: draft } = await buyer.ok('createOrder', {
      body: {
        title: 'Щебень с доставкой',
        submissionDeadline: '2026-11-20T12:00:00Z',
        decisionDate: '2026-11-25',
        vatMode: 'excluded',
        vatRateDefault: '22',
        compareBasis: 'gross',
        delivery: { address: 'Москва, Складочная ул., 1' },
        items: [{ name: 'Щебень', quantity: '100', unitCode: 'TNE' }],
      },
    });
    const { order } = (await buyer.ok('publishOrder', { orderId: draft.id, ifMatch: etag(draft), body: {} })).body;
    const orderItemId = order.items[0]?.id ?? '';
    const supplier = (name: string) => ({ name, contacts: [{ email: 'sales@quarry.example', isPrimary: true }] });
    const special: BidDraft = {
      supplier: supplier('ООО «Карьер»'),
      vatMode: 'excluded',
      deliveryCost: '100000.00',
      validUntil: '2026-12-31',
      items: [{ orderItemId, unitPrice: '1000', vatRate: '5' }],
    };
    const general: BidDraft = {
      supplier: supplier('АО «Нерудные материалы»'),
      vatMode: 'included',
      validUntil: '2026-12-31',
      items: [{ orderItemId, unitPrice: '2200', vatRate: '22' }],
    };
    for (const body of [special, general]) {
      const { body: bid } = await buyer.ok('createBid', { orderId: order.id, body });
      await buyer.ok('submitBid', { orderId: order.id, bidId: bid.id, ifMatch: etag(bid), body: {} });
    }
    const { bids } = (await buyer.ok('getComparison', { orderId: order.id })).body;
    expect(bids.map(({ total, rank, deliveryVatRate = null }) => [total, rank, deliveryVatRate])).toEqual([
      ['210000.00', 1, '5'],
      ['220000.00', 2, null],
    ]);
    const { data } = (await buyer.ok('listBids', { orderId: order.id, sort: ['number'] })).body;
    expect(data.map(({ totals }) => [totals.delivery, totals.deliveryVatRate])).toEqual([
      [{ net: '100000.00', vat: '5000.00', gross: '105000.00' }, '5'],
      [{ net: '0.00', vat: '0.00', gross: '0.00' }, '22'],
    ]);
  });

  it('sums the lowest price of each line', async () => {
    const { best } = await compared('ord_bearings');
    expect(best).toMatchObject({ perLine: { total: '341728.00', linesCovered: 4 }, splitSaving: '4104.00' });
  });

  as('buyer', 'shows previously paid prices', async (buyer) => {
    const { rows } = (await buyer.ok('getComparison', { orderId: 'ord_cable' })).body;
    const [first] = rows;
    const body = {
      title: 'Ещё кабель',
      submissionDeadline: '2026-11-20T12:00:00Z',
      delivery: { address: 'Тверь' },
      items: [{ name: ` ${first?.name.toUpperCase()} `, quantity: '10', unitCode: first?.unitCode ?? 'MTR' }],
    };
    const { body: order } = await buyer.ok('createOrder', { body });
    const again = (await buyer.ok('getComparison', { orderId: order.id })).body.rows[0];
    expect(again?.previousBest).toMatchObject({ unitPrice: '78.4', orderId: 'ord_cable' });
    expect(first).not.toHaveProperty('previousBest');
  });

  it('marks the cells that have conflicts', async () => {
    const whole = await compared(fasteners, { includeExpired: true });
    const buyer = await signedIn('buyer');
    expect(cellOf(whole, 8, 'bid_fasteners_krepmarket')).toMatchObject({ worstSeverity: 'blocker' });
    const { data } = (await buyer.ok('listBids', { orderId: fasteners })).body;
    for (const { id, counts } of whole.bids)
      expect([id, counts]).toEqual([id, data.find((bid) => bid.id === id)?.counts]);
    expect(cellOf(whole, 1, 'bid_fasteners_metiz')).not.toHaveProperty('conflictIds');
  });

  it('of a draft has no columns', async () => {
    expect(await compared('ord_uniform')).toMatchObject({ bids: [], best: { single: null, perLine: null } });
  });

  it('groups lines by the lots of the order', async () => {
    const problem = await (await signedIn('buyer')).refused('getComparison', { orderId: fasteners, lot: 'north' }, 422);
    expect(pointers(problem)).toEqual(['?lot ref_not_found']);
  });
});

describe('the comparison at a past moment', () => {
  const at = (moment: string) => compared(fasteners, { at: moment, includeExpired: true });

  it('contains only what existed at that moment', async () => {
    const early = await at('2026-10-28T12:00:00Z');
    expect(early).toMatchObject({ asOf: '2026-10-28T12:00:00Z', status: 'published', revision: 1 });
    expect(early.bids.map(({ id }) => id)).toEqual(['bid_fasteners_metiz']);
    expect(early.rows[4]?.name).toBe('Анкерный болт 12×80');
    const deadline = await at('2026-10-30T12:00:00Z');
    expect(deadline).toMatchObject({ status: 'evaluation', revision: 2 });
    expect(deadline.bids.map(({ number }) => number)).toEqual([1, 2, 3]);
    // Bolt24 was entered at 06:10 and submitted at 06:31, after its validity ended.
    const typed = await at('2026-11-02T06:20:00Z');
    expect(typed.bids.find(({ number }) => number === 4)).toMatchObject({ status: 'draft', competes: false });
  });

  it('shows a bid as outdated before its confirmation', async () => {
    const isOutdated = async (moment: string) => (await at(moment)).bids[0]?.flags.isOutdated;
    expect([await isOutdated('2026-10-29T07:20:00Z'), await isOutdated('2026-10-29T08:00:00Z')]).toEqual([true, false]);
  });

  as('buyer', 'includes a bid’s later changes and a draft deleted since', async (buyer) => {
    const id = 'bid_bearings_podshipnik';
    const shown = async (moment?: string) => {
      const { body } = await buyer.ok('getComparison', { orderId: 'ord_bearings', ...(moment && { at: moment }) });
      return [body.rows[0]?.cells[0]?.unitPriceNormalized, body.bids.length];
    };
    await buyer.advance('PT1H');
    const { body: bid } = await buyer.ok('getBid', { orderId: 'ord_bearings', bidId: id });
    const items = bid.items.map(({ computed: _computed, ...line }, index) =>
      index === 0 ? { ...line, unitPrice: '800' } : line,
    );
    await buyer.ok('updateBid', { orderId: 'ord_bearings', bidId: id, ifMatch: etag(bid), body: { items } });
    await buyer.advance('PT1H');
    const { body: draft } = await buyer.ok('createBid', { orderId: 'ord_bearings', body: {} });
    await buyer.advance('PT1H');
    await buyer.ok('deleteBid', { orderId: 'ord_bearings', bidId: draft.id, ifMatch: etag(draft) });
    expect(await shown('2026-11-02T09:30:00Z')).toEqual(['845', 2]);
    expect(await shown('2026-11-02T10:30:00Z')).toEqual(['800', 2]);
    expect(await shown(draft.createdAt)).toEqual(['800', 3]);
    expect(await shown('2026-11-02T11:59:00Z')).toEqual(['800', 3]);
    expect(await shown()).toEqual(['800', 2]);
  });

  it('shows the offers before the award', async () => {
    const before = await compared('ord_cable', { at: '2026-05-16T00:00:00Z' });
    expect(before.status).toBe('evaluation');
    expect(before.bids.map(({ status, rank }) => [status, rank])).toEqual([
      ['submitted', 1],
      ['submitted', 2],
    ]);
  });

  it.each<[string, string, string]>([
    ['before the order was published', '2026-10-13T07:09:59Z', '?at min'],
    ['in the future', '2026-11-30T00:00:00Z', '?at max'],
  ])('%s is refused', async (_what, moment, expected) => {
    const problem = await (await signedIn('buyer')).refused('getComparison', { orderId: fasteners, at: moment }, 422);
    expect(pointers(problem)).toEqual([expected]);
  });
});
