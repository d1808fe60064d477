/** Replaces lost links, always by e-mail to the invited address. */
import type { Words } from '@zakupki/words';
import type { WorldNow } from '@zakupki/mock-engine/pipeline/call';
import type { InvitationRecord } from '../../model/records/invitations.ts';
import type { World } from '@zakupki/mock-engine/world/world';
import { send } from '../outbox/store.ts';
import { issueInvitationLink, linkPath } from '../links/invitation-links.ts';
import { findInvitationRefusal } from '../../tables/rights/invitations.ts';
import { sendToSupplier } from './send.ts';

/** Accepts a link in any state. */
export function findInvitationByLink(world: World, token: string): InvitationRecord | undefined {
  const link = world.links.get(token);
  return link?.kind === 'invitation' ? world.invitations.get(link.userId) : undefined;
}

const isActive = (world: World, invitation: InvitationRecord) => findInvitationRefusal(world, invitation) === null;

/** Sends nothing for an invitation that is revoked or expired. */
export function sendNewLink(call: WorldNow, invitation: InvitationRecord): void {
  if (isActive(call.world, invitation)) sendToSupplier(call, 'newLink', invitation);
}

const SUBJECT: Words = { en: 'Your requests for prices', ru: 'Ваши запросы цен' };
const TEXT: Words = {
  en: 'Each link opens a request that you were invited to. It works once. If you did not ask for it, do nothing.',
  ru: 'Каждая ссылка открывает запрос, на который вас пригласили. Она сработает один раз. Если вы об этом не просили, ничего не делайте.',
};

/** Sends one e-mail with a link for each request. */
export function sendLinksTo(call: WorldNow, email: string): void {
  const { world } = call;
  const active = world.invitations
    .where('email', email.toLowerCase())
    .filter((invitation) => isActive(world, invitation));
  const [first] = active;
  if (!first) return;
  send(world, {
    channel: 'email',
    to: first.email,
    kind: 'invitation',
    subject: SUBJECT[first.locale],
    text: TEXT[first.locale],
    links: active.map((invitation) => ({
      label: labelOf(world, invitation),
      path: linkPath(issueInvitationLink(call, invitation), `/zakupki/orders/${invitation.orderId}`),
    })),
  });
}

function labelOf(world: World, { orderId }: InvitationRecord): string {
  const { number = '', title = '' } = world.orders.get(orderId) ?? {};
  return `${number} ${title}`;
}
