/** E-mails of the buyer to the supplier of a bid, recorded in its history. */
import { fillIn, type Lang, type Words } from '@zakupki/words';
import { contactToEmail } from '@zakupki/procurement/suppliers/contacts';
import type { BidMessageDraft } from '@zakupki/api-client/schema';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { operation, type Operations } from '@zakupki/mock-engine/pipeline/operation';
import { Problem } from '@zakupki/mock-engine/pipeline/problem';
import { refusal } from '../../../sentences/refuse.ts';
import type { InvitationRecord } from '../../../model/records/invitations.ts';
import type { LetterRecord } from '@zakupki/mock-engine/world/records/letters';
import { presentEvent } from '../../audit/present.ts';
import { recordAudit } from '../../../tables/audit.ts';
import { buyerOf } from '../../../tables/invitations/buyer.ts';
import { issueInvitationLink, linkPath } from '../../links/invitation-links.ts';
import { isLive } from '../../../tables/rights/invitations.ts';
import { limitNetwork, send } from '../../outbox/store.ts';
import { isSealedBid } from '../../../rules/bids/sealing.ts';
import { type BidTarget, requireBid } from '../store.ts';

export const bidMessages = {
  sendBidMessage: operation<'sendBidMessage', BidTarget>({
    locate: requireBid,
    paid: true,
    guard: ({ bid, order }) => {
      if (isSealedBid(order, bid)) throw new Problem('bid_is_sealed', { reason: `order.openedAt: ${order.openedAt}` });
    },
    handle: ({ body }, call, target) => {
      const { bid, order } = target;
      const invitation = call.world.invitations.get(bid.invitationId ?? '');
      const to = body.to ?? invitation?.email ?? contactToEmail(bid.supplier.contacts)?.email;
      if (to === undefined) throw refusal([{ pointer: '/to', code: 'required', said: 'message_address_needed' }], call);
      limitNetwork(call, 'sendBidMessage');
      const draft = { ...body, to, subject: body.subject.trim(), text: body.text.trim() };
      sendMessage(call, target, draft, invitation);
      const changes = (['to', 'subject', 'text'] as const).map((name) => ({
        path: `/${name}`,
        from: null,
        to: draft[name],
      }));
      const event = recordAudit(call, { action: 'bid.message', order, bid, changes });
      return { status: 201, body: presentEvent(event, call) };
    },
  }),
} satisfies Operations<'sendBidMessage'>;

const REPLY: Words = { en: 'Reply to {email}.', ru: 'Ответьте на адрес {email}.' };
const OPEN: Words = { en: 'Open the request', ru: 'Открыть запрос' };
const COPY: Words = { en: 'Copy: {subject}', ru: 'Копия: {subject}' };
const SENT_TO: Words = { en: 'Sent to {to}.', ru: 'Отправлено: {to}.' };

type Message = BidMessageDraft & { to: string };

function sendMessage(
  call: Call,
  { order }: BidTarget,
  { to, subject, text, locale, copy = false }: Message,
  invitation: InvitationRecord | undefined,
): void {
  const { world } = call;
  const { email } = buyerOf(world, order);
  const say = (words: Words, params: Readonly<Record<string, string>>) => fillIn(words[locale], params);
  const letter = { channel: 'email', kind: 'notice' } as const;
  send(world, {
    ...letter,
    to,
    subject,
    text: `${text}\n\n${say(REPLY, { email })}`,
    links: linksTo(call, to, invitation, locale),
  });
  if (!copy) return;
  const copied = `${text}\n\n${say(SENT_TO, { to })}`;
  send(world, { ...letter, to: email, subject: say(COPY, { subject }), text: copied, links: [] });
}

/** A link opens the supplier's session, so it goes to the invited mailbox only. */
function linksTo(call: Call, to: string, invitation: InvitationRecord | undefined, lang: Lang): LetterRecord['links'] {
  if (!invitation || !isLive(invitation) || invitation.email.toLowerCase() !== to.toLowerCase()) return [];
  const link = issueInvitationLink(call, invitation);
  return [{ label: OPEN[lang], path: linkPath(link, `/zakupki/orders/${invitation.orderId}`) }];
}
