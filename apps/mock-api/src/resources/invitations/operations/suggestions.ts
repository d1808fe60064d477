/** Suppliers of the address book who answered similar orders. */
import { comparableBidsOf } from '../../../tables/bids/order-bids.ts';
import type { InvitationSuggestion } from '@zakupki/api-client/schema';
import { contactToEmail } from '@zakupki/procurement/suppliers/contacts';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { operation, type Operations } from '@zakupki/mock-engine/pipeline/operation';
import type { BidRecord } from '../../../model/records/bids.ts';
import type { OrderRecord } from '../../../model/records/orders.ts';
import { momentOf } from '@zakupki/mock-engine/dates/moment';
import { locateOrder } from '../../orders/guards.ts';
import { compareGoods, type Similarity, weightOf } from '../../../rules/invitations/similarity.ts';
import { entryTraits, isSameSupplier } from '../../../rules/companies/same-supplier.ts';
import { listInvitedTraits } from '../store.ts';

const MAX_SUGGESTIONS = 20;

type Suggestion = { suggestion: InvitationSuggestion; weight: number };

export const invitationSuggestions = {
  listInvitationSuggestions: operation<'listInvitationSuggestions', OrderRecord>({
    locate: locateOrder,
    handle: (_request, call, order) => {
      const found = suggestSuppliers(order, call)
        .toSorted((a, b) => b.weight - a.weight || b.suggestion.wins - a.suggestion.wins)
        .slice(0, MAX_SUGGESTIONS);
      return { status: 200, body: { data: found.map(({ suggestion }) => suggestion) } };
    },
  }),
} satisfies Operations<'listInvitationSuggestions'>;

function suggestSuppliers(order: OrderRecord, { world, caller }: Call): Suggestion[] {
  const similar = similarOrders(order, { world, caller });
  const submitted = comparableBidsOf(world, caller.user.id).filter(({ submittedAt }) => submittedAt !== null);
  const bySupplier = Map.groupBy(submitted, ({ supplier }) => supplier.supplierId);
  const invited = listInvitedTraits(world, order.id);
  return world.suppliers.where('owner', caller.user.id).flatMap((supplier): Suggestion[] => {
    const email = contactToEmail(supplier.contacts)?.email ?? null;
    if (supplier.blockedReason !== null) return [];
    const traits = entryTraits(supplier);
    if (invited.some((other) => isSameSupplier(other, traits))) return [];
    const bids = bySupplier.get(supplier.id) ?? [];
    const common = bids.flatMap(({ orderId }) => similar.get(orderId) ?? []);
    const last = latest(bids);
    if (common.length === 0 || !last) return [];
    const suggestion: InvitationSuggestion = {
      supplierId: supplier.id,
      supplierName: supplier.name,
      email,
      words: union(common, 'words'),
      okpd2: union(common, 'okpd2'),
      tags: union(common, 'tags'),
      similarOrders: new Set(bids.filter(({ orderId }) => similar.has(orderId)).map(({ orderId }) => orderId)).size,
      bids: bids.length,
      wins: bids.filter(({ status }) => status === 'won').length,
      lastBidAt: last.receivedAt,
    };
    return [{ suggestion, weight: weightOf(suggestion) }];
  });
}

/** Similarities of the buyer's other orders to this one, by order id. */
function similarOrders(order: OrderRecord, { world, caller }: Pick<Call, 'world' | 'caller'>) {
  return new Map(
    world.orders.where('owner', caller.user.id).flatMap((other): [string, Similarity][] => {
      const common = other.id === order.id ? null : compareGoods(order, other);
      return common ? [[other.id, common]] : [];
    }),
  );
}

const union = (all: readonly Similarity[], name: keyof Similarity) => [...new Set(all.flatMap((one) => one[name]))];

function latest(bids: readonly BidRecord[]): BidRecord | undefined {
  return bids.toSorted((a, b) => momentOf(b.receivedAt) - momentOf(a.receivedAt))[0];
}
