/** E-mails every invited supplier of an order. */
import type { Lang } from '@zakupki/procurement/words';
import type { WorldContext } from '../../../pipeline/operation.ts';
import type { OrderRecord } from '../../../world/records/orders.ts';
import { isLive } from '../rights.ts';
import { sendToSupplier } from './send.ts';
import type { LetterName } from './texts.ts';

/** Includes suppliers who declined: they may reconsider. */
export function announce(
  context: WorldContext,
  { id }: Pick<OrderRecord, 'id'>,
  name: LetterName,
  params?: (lang: Lang) => Readonly<Record<string, string>>,
): void {
  for (const invitation of context.world.invitations.where('order', id)) {
    if (!isLive(invitation) || invitation.bouncedAt !== null) continue;
    sendToSupplier(context, name, invitation, params && { params });
  }
}
