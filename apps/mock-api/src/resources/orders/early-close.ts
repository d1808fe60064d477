/** When an order may be closed for bids before its deadline. (docs/decisions/0106-sealed-orders-close-early-once-all-answered.md) */
import { SHORTEST_ROUND_MS } from '@zakupki/procurement/orders/limits';
import { momentOf } from '@zakupki/mock-engine/dates/moment';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { Problem } from '@zakupki/mock-engine/pipeline/problem';
import { momentText } from '../../sentences/format.ts';
import { toIso } from '@zakupki/mock-engine/world/clock';
import type { BidRecord } from '../../model/records/bids.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import { listedBids } from '../../tables/bids/order-bids.ts';
import { isSealed, isSealedBid, wereBidsOpened } from '../../rules/bids/sealing.ts';
import { countUnanswered } from '../../tables/invitations/answers.ts';

/** @throws Problem 409 while the sealed bids of an order are not to be opened early */
export function ensureClosable(order: OrderRecord, call: Call): void {
  if (!isSealed(order)) return;
  ensureAnswered(order, call);
  ensureConfirmed(order, call);
  ensureLongRound(order, call);
}

/** Otherwise a buyer could close the moment one supplier has bid, and leave out the others. */
function ensureAnswered(order: OrderRecord, { world }: Call): void {
  const count = countUnanswered(world, order);
  if (count > 0) throw new Problem('suppliers_not_answered', { params: { count } });
}

/** Closing early would leave out sealed bids for an earlier revision: their suppliers have until the deadline. */
function ensureConfirmed(order: OrderRecord, { world }: Call): void {
  const isOutdated = (bid: BidRecord) =>
    bid.status === 'submitted' && isSealedBid(order, bid) && bid.orderRevision < order.revision;
  if (listedBids(world, order.id).some(isOutdated)) throw new Problem('bids_not_confirmed');
}

/** Otherwise a buyer could open a round, tell one supplier the prices, and close it. */
function ensureLongRound(order: OrderRecord, { world, now, lang }: Call): void {
  if (!wereBidsOpened(order)) return;
  const reopened = world.audit.where('order', order.id).findLast(({ action }) => action === 'order.reopen');
  const end = reopened ? momentOf(reopened.at) + SHORTEST_ROUND_MS : now;
  if (now >= end) return;
  throw new Problem('round_too_short', { params: { at: momentText(lang, toIso(end), order.timeZone) } });
}
