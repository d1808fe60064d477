/** Every figure of the story's comparisons, counted again from the orders and bids as they are read. */
import type { Comparison } from '@zakupki/api-client/schema';
import { expectCells, expectComparison } from '../../recount/orders/expectations.ts';
import { type Sheet, sheetFrom } from '../../recount/orders/sheet.ts';
import { dayTeller } from '../../recount/recount.ts';
import { checks } from '../suite/checks.ts';
import type { ContractClient } from '../suite/client.ts';

const { as } = checks('awards');

as('buyer', 'the comparison › has the figures of an independent count', async (buyer) => {
  const { data: orders } = (await buyer.ok('listOrders', { perPage: 100 })).body;
  for (const { id } of orders.filter(({ status }) => status !== 'draft')) {
    const asked = { orderId: id, includeExpired: true, includeDisqualified: true };
    const { body: shown } = await buyer.ok('getComparison', asked);
    const sheet = await readSheet(buyer, id, shown);
    expectComparison(sheet, shown);
    expectCells(sheet, shown);
  }
});

async function readSheet(buyer: ContractClient, orderId: string, { asOf }: Comparison): Promise<Sheet> {
  const { body: order } = await buyer.ok('getOrder', { orderId });
  const { data } = (await buyer.ok('listBids', { orderId, perPage: 100 })).body;
  const bids = data.map(async ({ id }) => (await buyer.ok('getBid', { orderId, bidId: id })).body);
  return sheetFrom(order, await Promise.all(bids), dayTeller(order.timeZone)(Date.parse(asOf)));
}
