/** An order told in a few words, with its bids: becomes the order, the bids and their history. */
import type { PersonRef } from '@zakupki/api-client/schema';
import { sumAmounts } from '@zakupki/procurement/money/amount';
import type { PersonName } from '../../people.ts';
import type { AuditRecord } from '../../records/audit.ts';
import type { BidRecord } from '../../records/bids.ts';
import type { OrderRecord } from '../../records/orders.ts';
import { bidOf, stepsOf } from './bid.ts';
import { historyOf, type OrderStep } from './steps.ts';
import { START } from '../moments.ts';
import { orderOf, type OrderStory } from './order.ts';
import { withRanking } from './ranking.ts';

export type OrderRecords = { order: OrderRecord; bids: BidRecord[]; audit: AuditRecord[] };

/** The records of one story; `stand` puts the figures kept on an order and its bids there. */
export function tellOrder(
  owner: PersonName | PersonRef,
  story: OrderStory,
  stand: typeof withRanking = withRanking,
): OrderRecords {
  const order = orderOf(owner, story);
  const offers = (story.bids ?? []).map((bid, index) => ({ bid: bidOf(order, bid, index + 1), steps: stepsOf(bid) }));
  const bids = offers.map(({ bid }) => bid);
  const decided = { ...order, awardedTotal: order.awardedTotal ?? awardedTotal(order, bids) };
  return { ...stand(decided, bids, rankingMoment(story)), audit: historyOf(order, story.steps, offers) };
}

/** What the winners ask for on the order's basis; null unless there are any. */
function awardedTotal({ currency }: OrderRecord, bids: readonly BidRecord[]): string | null {
  const won = bids.flatMap(({ status, declaredTotal }) =>
    status === 'won' && declaredTotal !== null ? [declaredTotal] : [],
  );
  return won.length === 0 ? null : sumAmounts(won, currency);
}

const ENDS = new Set<OrderStep>(['award', 'unsuccessful', 'cancel']);

/** An order that is over stands as it stood when it ended; every other as it stands now. */
function rankingMoment({ steps }: OrderStory): number {
  const end = steps.find(([, name]) => ENDS.has(name));
  return end ? Date.parse(end[0]) : START;
}
