/** What follows from a change, as far as it has no function of its own elsewhere. */
import type { Call, WorldNow } from '@zakupki/mock-engine/pipeline/call';
import type { BidRecord } from '../../model/records/bids.ts';
import type { OrderRecord, QuestionRecord } from '../../model/records/orders.ts';
import { recordAudit, recordClockEvent } from '../../tables/audit.ts';
import { keepDecisionDate } from '../../tables/bids/delivery-days.ts';
import { listedBids } from '../../tables/bids/order-bids.ts';
import { putBid, settleSealedBids, writingKey } from '../../tables/bids/sealed-bids.ts';
import { nameInvited } from '../../tables/invitations/naming.ts';
import { storeRanked } from '../../tables/ranking.ts';
import { putBidVersion, saveBidDeletion, saveOrderVersion } from '../../tables/versions.ts';
import { sendToInvited } from '../letters/invited.ts';
import type { BidChange, BidSaved, OrderChange, OrderSaved, RecordedChange } from './changes.ts';

export function record(call: Call, { order, events }: RecordedChange): void {
  for (const event of events) recordAudit(call, { ...event, order });
}

export function recordAtDeadline(call: WorldNow, { order, events }: RecordedChange): void {
  for (const event of events) recordClockEvent(call, order.updatedAt, { ...event, order });
}

/** Received bids keep the decision date that they were made for. */
export function keepDecisionDates({ world }: WorldNow, { before, order }: OrderSaved): void {
  if (before && before.decisionDate !== order.decisionDate) keepDecisionDate(world, before);
}

/** An opening brings the content of bids to light, and with it the names of their suppliers. */
export function openSealedBids(call: WorldNow, { before, order }: OrderSaved): void {
  if (!before || (before.openings === order.openings && before.openedAt === order.openedAt)) return;
  settleSealedBids(call.world, call.world.orders.put(order));
  for (const bid of listedBids(call.world, order.id)) nameInvited(call, bid);
}

/** Stores the order with its conflicts and ranks. */
export function storeWithConflictsAndRanks(call: WorldNow, { order }: OrderChange): void {
  storeRanked(call, order);
}

/** The order as stored: suppliers' requests know only what they see of it. */
export function updateConflictsAndRanks(call: WorldNow, { order: { id } }: { order: Pick<OrderRecord, 'id'> }): void {
  const stored = call.world.orders.get(id);
  if (stored) storeRanked(call, stored);
}

export function keepOrderVersion({ world }: WorldNow, { before, order: { id } }: OrderSaved): void {
  const stored = world.orders.get(id);
  if (stored) saveOrderVersion(world, before, stored);
}

/** A sealed bid and its versions are one record, so they are stored together. */
export function storeBidVersion(call: Call, { bid }: BidSaved): void {
  putBidVersion(call.world, bid, writingKey(call, bid));
}

export function storeDecidedBids({ world }: Call, { bids }: { bids: readonly BidRecord[] }): void {
  for (const bid of bids) putBidVersion(world, bid, null);
}

/** Files make no version. */
export function storeBid(call: Call, { bid }: BidChange): void {
  putBid(call.world, bid, writingKey(call, bid));
}

export function keepBidDeletion(call: Call, { bid }: BidChange): void {
  saveBidDeletion(call, bid);
}

export function nameSupplier(call: Call, { bid: { id } }: BidSaved): void {
  const stored = call.world.bids.get(id);
  if (stored) nameInvited(call, stored);
}

export function sendAnswer(call: Call, { order, question }: OrderChange & { question: QuestionRecord }): void {
  sendToInvited(call, order, 'answered', () => ({
    question: question.text,
    answer: question.answer?.text ?? '',
  }));
}
