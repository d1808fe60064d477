/** E-mails to a supplier on its own bid: that it was received, and that it was withdrawn. */
import type { WorldNow } from '@zakupki/mock-engine/pipeline/call';
import type { BidRecord } from '../../model/records/bids.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import { momentText } from '../../sentences/format.ts';
import { isApart, keepReceiptApart, RECEIPT_APART } from '../../tables/bids/sealed-bids.ts';
import { sendToSupplier } from './send.ts';

type OwnBid = { order: OrderRecord; bid: BidRecord };

export function sendReceipt(call: WorldNow, { order, bid }: OwnBid): void {
  const { invitationId, receipt } = bid;
  const invitation = invitationId === null ? undefined : call.world.invitations.get(invitationId);
  if (!invitation || !receipt) return;
  const { at, hash } = receipt;
  const isSealed = isApart(call.world, bid);
  const letter = sendToSupplier(call, 'receipt', invitation, {
    params: (lang) => ({ at: momentText(lang, at, order.timeZone), hash: isSealed ? RECEIPT_APART : hash }),
  });
  if (letter && isSealed) keepReceiptApart(call.world, bid, letter, hash);
}

export function sendWithdrawal(call: WorldNow, { order, bid }: OwnBid): void {
  const invitation = bid.invitationId === null ? undefined : call.world.invitations.get(bid.invitationId);
  if (!invitation) return;
  sendToSupplier(call, 'withdrawn', invitation, {
    params: (lang) => ({ at: momentText(lang, call.nowIso, order.timeZone) }),
  });
}
