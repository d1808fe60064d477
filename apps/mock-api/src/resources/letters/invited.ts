/** E-mails the invited suppliers of an order. */
import type { Lang } from '@zakupki/words';
import type { WorldNow } from '@zakupki/mock-engine/pipeline/call';
import type { InvitationRecord } from '../../model/records/invitations.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import type { World } from '@zakupki/mock-engine/world/world';
import { bidsOfInvitation } from '../../tables/bids/order-bids.ts';
import { isLive } from '../../tables/rights/invitations.ts';
import { isAnswer } from '../../rules/invitations/status.ts';
import { sendToSupplier } from './send.ts';
import type { LetterName } from './texts.ts';

type Ordered = Pick<OrderRecord, 'id'>;

/** Includes suppliers who declined: they may reconsider. */
export function sendToInvited(
  call: WorldNow,
  order: Ordered,
  name: LetterName,
  params?: (lang: Lang) => Readonly<Record<string, string>>,
): void {
  for (const invitation of listDeliverable(call.world, order)) {
    sendToSupplier(call, name, invitation, params && { params });
  }
}

/** To suppliers with a bid that they did not withdraw, also a rejected one. */
export function sendToBidders(call: WorldNow, order: Ordered, name: LetterName, reason: string): void {
  for (const invitation of listBidders(call.world, order)) sendToSupplier(call, name, invitation, { reason });
}

export const listBidders = (world: World, order: Ordered): InvitationRecord[] =>
  listDeliverable(world, order).filter(({ id }) => bidsOfInvitation(world, id).some(isAnswer));

/** Invitations that are valid, at addresses that e-mails reach. */
export const listDeliverable = (world: World, { id }: Ordered): InvitationRecord[] =>
  world.invitations.where('order', id).filter((invitation) => isLive(invitation) && invitation.bouncedAt === null);
