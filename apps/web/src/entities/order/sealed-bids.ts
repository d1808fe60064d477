import type { Order } from '@zakupki/api-client/schema';
import { formatTime } from '../../format/date/dates.ts';
import { paths } from '../../paths.ts';

/** Whether submitted bids are hidden from the buyer now. */
export const isSealed = ({ sealedBids, openedAt, status }: Pick<Order, 'sealedBids' | 'openedAt' | 'status'>) =>
  sealedBids && openedAt === null && status === 'published';

/** When sealed bids open. */
export function openingTime({ submissionDeadline, timeZone }: Pick<Order, 'submissionDeadline' | 'timeZone'>): string {
  return formatTime(submissionDeadline, { zone: timeZone });
}

export const openingProtocolPath = (orderId: string) => paths.order(orderId, { view: 'opening-protocol' });
