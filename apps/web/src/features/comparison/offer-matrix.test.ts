import type { Comparison, Order } from '@zakupki/api-client/schema';
import { Allocator } from '@zakupki/procurement/comparison/cheapest-allocation';
import { rankOffers } from '@zakupki/procurement/comparison/ranking';
import { expect, test } from 'vitest';
import { mockServer } from '../../../test/mock-server.ts';
import { offerMatrix } from './offer-matrix.ts';

async function compared(id: string): Promise<{ comparison: Comparison; order: Order }> {
  const mock = await mockServer();
  const token = await mock.signIn('buyer');
  const get = async (path: string): Promise<unknown> =>
    (await fetch(`${mock.baseUrl}${path}`, { headers: { Authorization: `Bearer ${token}` } })).json();
  // The contract's response types.
  return {
    comparison: (await get(`/orders/${id}/comparison`)) as Comparison,
    order: (await get(`/orders/${id}`)) as Order,
  };
}

test.each(['ord_bearings', 'ord_fasteners', 'ord_laptops'])(
  'the totals of %s match the server’s to the kopeck',
  async (id) => {
    const { comparison, order } = await compared(id);
    const matrix = offerMatrix(comparison, order, { lot: null });
    const ranked = comparison.bids.filter(({ rank }) => rank !== undefined);
    const rankings = rankOffers(matrix).map(({ offer, rank, total }) => ({ id: offer.id, rank, total }));
    const expected = ranked.map(({ id, rank, total }) => ({ id, rank, total }));
    expect(rankings).toEqual(expected.toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0)));
    expect(new Allocator(matrix).propose()?.total).toBe(comparison.best.perLine?.total);
  },
);

test('the matrix of a lot ignores delivery costs and minimum orders', async () => {
  const { comparison, order } = await compared('ord_fasteners');
  const [first] = offerMatrix(comparison, order, { lot: 'a' }).offers;
  expect(first).toMatchObject({ deliveryCost: null, minOrderAmount: null });
});
