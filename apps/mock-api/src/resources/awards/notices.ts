/** Tells invited suppliers how the order was decided. */
import { fillIn, type Lang, type Words } from '@zakupki/procurement/words';
import type { Context } from '../../pipeline/operation.ts';
import type { BidRecord } from '../../world/records/bids.ts';
import type { OrderRecord } from '../../world/records/orders.ts';
import { sendToSupplier } from '../invitations/letters/send.ts';
import { isLive } from '../invitations/rights.ts';

type Decision = {
  /** as submitted, with their ranks */
  bids: readonly BidRecord[];
  winners: ReadonlySet<string>;
  /** whether those who lost get the rank of their own bid */
  showsRanks: boolean;
};

const RANK: Words = { en: '\n\nYour bid was ranked {rank}.', ru: '\n\nМесто вашего предложения: {rank}.' };

/** Who submitted nothing has nothing to learn. */
export function sendAwardNotices(
  context: Context,
  { id }: Pick<OrderRecord, 'id'>,
  { bids, winners, showsRanks }: Decision,
): void {
  for (const invitation of context.world.invitations.where('order', id)) {
    const own = bids.filter((bid) => bid.invitationId === invitation.id && bid.status === 'submitted');
    if (own.length === 0 || !isLive(invitation) || invitation.bouncedAt !== null) continue;
    const [rank] = own.flatMap((bid) => bid.rank ?? []).toSorted((a, b) => a - b);
    const said = (lang: Lang) => (showsRanks && rank !== undefined ? fillIn(RANK[lang], { rank }) : '');
    const name = own.some((bid) => winners.has(bid.id)) ? 'won' : 'lost';
    sendToSupplier(context, name, invitation, { params: (lang) => ({ rank: said(lang) }) });
  }
}
