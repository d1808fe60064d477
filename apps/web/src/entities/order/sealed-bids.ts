import type { Bid, Order } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { formatTime } from '../../format/date/dates.ts';
import { paths } from '../../paths.ts';

/** Whether submitted bids are hidden from the buyer now. */
export const isSealed = ({ sealedBids, openedAt, status }: Pick<Order, 'sealedBids' | 'openedAt' | 'status'>) =>
  sealedBids && openedAt === null && status === 'published';

type Rounds = Pick<Order, 'openedAt' | 'earlierOpenings'>;

/** Round of bidding, from 1. Reopening an order whose sealed bids were opened starts the next. */
export const roundOf = ({ earlierOpenings }: Rounds): number => earlierOpenings.length + 1;

/** When the sealed bids of each round were opened, ISO 8601. */
export const openingsOf = ({ openedAt, earlierOpenings }: Rounds): readonly string[] =>
  openedAt === null ? earlierOpenings : [...earlierOpenings, openedAt];

/** Whether the bid was opened in an earlier round, while a new one goes on: it stays, and its supplier may bid again. */
export const isOfEarlierRound = (order: Order, { status, isSealed: sealed }: Pick<Bid, 'status' | 'isSealed'>) =>
  isSealed(order) && roundOf(order) > 1 && status !== 'draft' && !sealed;

/** Whether an invited supplier's sealed bid was opened: the supplier is told what is decided about it. */
export const wasOpened = (
  { sealedBids }: Pick<Order, 'sealedBids'>,
  { invitationId, isSealed: sealed }: Pick<Bid, 'invitationId' | 'isSealed'>,
) => sealedBids && invitationId !== null && !sealed;

/** When sealed bids open. */
export function openingTime({ submissionDeadline, timeZone }: Pick<Order, 'submissionDeadline' | 'timeZone'>): string {
  return formatTime(submissionDeadline, { zone: timeZone });
}

/** Until when a sealed bid stays so. One that was withdrawn before the opening is never opened. */
export const sealedUntil = (order: Order): string =>
  isSealed(order) ? m.sealed_until({ due: openingTime(order) }) : m.sealed_unopened();

export const sealedText = (order: Order): string =>
  isSealed(order) ? m.sealed_bid({ due: openingTime(order) }) : m.sealed_unopened_text();

/** @param round the last opened one by default */
export const openingProtocolPath = (orderId: string, round?: number) =>
  paths.order(orderId, { view: 'opening-protocol', ...(round !== undefined && { round: String(round) }) });
