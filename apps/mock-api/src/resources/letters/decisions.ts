/** E-mails to suppliers on what the buyer decides about their opened bids. */
import type { WorldNow } from '@zakupki/mock-engine/pipeline/call';
import type { BidRecord } from '../../model/records/bids.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import { sendToSupplier } from './send.ts';
import type { LetterName } from './texts.ts';
import { ownNumber } from '../../tables/bids/order-bids.ts';
import { exclusionsOf } from '../../rules/bids/exclusions.ts';
import { wasOpened } from '../../rules/bids/sealing.ts';

type Decision = { letter: LetterName; reason?: string | null; orderItemId?: string };

/** Sends one for each decision that distinguishes the two versions of the bid. @param before undefined for a new bid */
export function sendDecisions(
  call: WorldNow,
  { order, before, bid: after }: { order: OrderRecord; before: BidRecord | undefined; bid: BidRecord },
): void {
  const { world } = call;
  const invitation = after.invitationId === null ? undefined : world.invitations.get(after.invitationId);
  if (!before || !invitation || !wasOpened(order, after)) return;
  for (const { letter, reason = null, orderItemId } of decisionsOf(before, after)) {
    const item = order.items.find(({ id }) => id === orderItemId);
    sendToSupplier(call, letter, invitation, {
      reason,
      params: () => ({
        bid: String(ownNumber(after, { world })),
        line: item ? `${item.position}. ${item.name}` : '',
      }),
    });
  }
}

function decisionsOf(before: BidRecord, after: BidRecord): Decision[] {
  const [was, is] = [exclusionsOf(before), exclusionsOf(after)];
  const isIn = (list: typeof is, id: string) => list.some(({ orderItemId }) => orderItemId === id);
  return [
    ...decisionsOnStatus(before, after),
    ...is.flatMap(({ orderItemId, reason }): Decision[] =>
      isIn(was, orderItemId) ? [] : [{ letter: 'lineExcluded', reason, orderItemId }],
    ),
    ...was.flatMap(({ orderItemId }): Decision[] =>
      isIn(is, orderItemId) ? [] : [{ letter: 'lineIncluded', orderItemId }],
    ),
  ];
}

function decisionsOnStatus({ status: was }: BidRecord, { status, disqualification }: BidRecord): Decision[] {
  if (was === status) return [];
  if (status === 'disqualified') return [{ letter: 'rejected', reason: disqualification?.reason ?? null }];
  return was === 'disqualified' ? [{ letter: 'reinstated' }] : [];
}
