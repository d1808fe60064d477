/** Finds and resolves conflicts of the demo order. */
import { etag, type Query } from '@zakupki/api-client/operation';
import type { Bid, Conflict, ConflictAction, ConflictList } from '@zakupki/api-client/schema';
import { expect } from '../suite/checks.ts';
import type { ContractClient } from '../suite/client.ts';

export const orderId = 'ord_fasteners';
export const bidOf = (name: string) => `bid_fasteners_${name}`;
export const reason = 'Договорились с поставщиком по телефону';

export const listed = async (buyer: ContractClient, query: Query<'listConflicts'> = {}): Promise<ConflictList> =>
  (await buyer.ok('listConflicts', { orderId, ...query })).body;

/** The only conflict with this `kind/facet`; name the bid and the line when several have it. */
export async function one(buyer: ContractClient, name: string, bidName?: string, position?: number): Promise<Conflict> {
  const [kind, facet] = name.split('/');
  const { data } = await listed(buyer, { status: ['open', 'waived', 'resolved'] });
  const found = data.filter(
    (conflict) =>
      conflict.kind === kind &&
      conflict.facet === facet &&
      conflict.causedBy === null &&
      (position === undefined ||
        conflict.orderItemId === null ||
        conflict.orderItemId === `itm_fasteners_${position}`) &&
      (bidName === undefined || conflict.bidIds.includes(bidOf(bidName))),
  );
  expect(found.map(({ id }) => id)).toHaveLength(1);
  return found[0] as Conflict;
}

export type Body = { action: ConflictAction; reason?: string; payload?: object };
export const address = ({ id, fingerprint }: Conflict) => ({ orderId, conflictId: id, ifMatch: `"${fingerprint}"` });
export const settled = async (buyer: ContractClient, conflict: Conflict, body: Body) =>
  (await buyer.ok('resolveConflict', { ...address(conflict), body })).body;
export const refusal = (buyer: ContractClient, conflict: Conflict, body: Body, status: number, code?: string) =>
  buyer.refused('resolveConflict', { ...address(conflict), body }, status, code);
export const bid = async (buyer: ContractClient, name: string): Promise<Bid> =>
  (await buyer.ok('getBid', { orderId, bidId: bidOf(name) })).body;
export const history = async (buyer: ContractClient) => (await buyer.ok('listOrderAudit', { orderId })).body.data;
export const edited = async (buyer: ContractClient, name: string, change: (before: Bid) => object) => {
  const before = await bid(buyer, name);
  const arg = { orderId, bidId: before.id, ifMatch: etag(before), body: change(before) };
  return (await buyer.ok('updateBid', arg)).body;
};
/** The lines of a bid as an update body, one of them changed. */
export const withLine = ({ items }: Bid, position: number, change: object) => ({
  items: items.map(({ computed: _computed, ...line }) =>
    line.orderItemId === `itm_fasteners_${position}` ? { ...line, ...change } : line,
  ),
});
