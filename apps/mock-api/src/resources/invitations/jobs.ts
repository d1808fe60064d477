/** Reminds silent suppliers once, a day before the deadline. */
import { durationMs } from '@zakupki/procurement/time/durations';
import { bidsOfInvitation } from '../../tables/bids/order-bids.ts';
import { momentOf } from '@zakupki/mock-engine/dates/moment';
import { toIso } from '@zakupki/mock-engine/world/clock';
import type { InvitationRecord } from '../../model/records/invitations.ts';
import type { World } from '@zakupki/mock-engine/world/world';
import { sendToSupplier } from '../letters/send.ts';
import { invitationStatus, isSilent } from '../../rules/invitations/status.ts';

/** Time between the reminder and the deadline. */
const REMIND_BEFORE_MS = durationMs('supplierReminder');

export function remindSilentSuppliers(world: World): void {
  const now = world.clock.now();
  for (const invitation of world.invitations.where('reminder', 'due')) {
    const at = reminderMoment(world, invitation);
    if (at === null || at > now) continue;
    const call = { world, now, nowIso: world.clock.nowIso() };
    const reminded = world.invitations.put({ ...invitation, isReminded: true });
    if (!isSilent(invitationStatus(invitation, bidsOfInvitation(world, invitation.id)))) continue;
    sendToSupplier(call, 'reminder', reminded, { scheduled: { name: 'reminder', at: toIso(at) } });
  }
}

/** Returns epoch ms; null for an order that is not open, and for suppliers who were invited within the last day. */
function reminderMoment(world: World, { orderId, sentAt }: InvitationRecord): number | null {
  const { status, submissionDeadline } = world.orders.get(orderId) ?? {};
  if (status !== 'published' || !submissionDeadline) return null;
  const at = momentOf(submissionDeadline) - REMIND_BEFORE_MS;
  return momentOf(sentAt) < at ? at : null;
}
