/** Sends e-mails to invited suppliers, each with new one-time links. */
import { fillIn, type Lang, type Words } from '@zakupki/words';
import { momentText, quantityText } from '../../sentences/format.ts';
import type { WorldNow } from '@zakupki/mock-engine/pipeline/call';
import type { InvitationRecord } from '../../model/records/invitations.ts';
import type { LetterRecord } from '@zakupki/mock-engine/world/records/letters';
import type { OrderRecord } from '../../model/records/orders.ts';
import { issueInvitationLink, linkPath } from '../links/invitation-links.ts';
import { buyerOf } from '../../tables/invitations/buyer.ts';
import { LETTERS, type LetterName, type LetterTexts } from './texts.ts';

type Params = Readonly<Record<string, string>>;

type Options = {
  /** further parameters of the texts */
  params?: (lang: Lang) => Params;
  /** from the buyer */
  message?: string | null;
  /** of a decision; null without one */
  reason?: string | null;
  /** for an e-mail that the clock sends: `name` determines its id and links, `at` is its time */
  scheduled?: { name: string; at: string };
};

/** Writes in the supplier's language. @returns null without an order */
export function sendToSupplier(
  call: WorldNow,
  name: LetterName,
  invitation: InvitationRecord,
  { params, message = null, reason = null, scheduled }: Options = {},
): LetterRecord | null {
  const { world } = call;
  const order = world.orders.get(invitation.orderId);
  if (!order) return null;
  const { locale: lang, email } = invitation;
  const { subject, text, links }: LetterTexts = LETTERS[name];
  const fromBuyer = { message: quoted(message, lang), why: reason === null ? '' : fillIn(WHY[lang], { reason }) };
  const words = { ...orderParams(call, order, invitation), ...fromBuyer, ...params?.(lang) };
  const say = (texts: Words) => fillIn(texts[lang], words);
  const linkIdOf = (index: number) =>
    scheduled && { id: world.secretFor(`${scheduled.name} ${invitation.id} ${index}`).toString('hex', 0, 20) };
  return world.letters.put({
    id: scheduled ? `let_${scheduled.name}_${invitation.id}` : world.id('let'),
    at: scheduled?.at ?? call.nowIso,
    channel: 'email',
    to: email,
    kind: 'invitation',
    subject: say(subject),
    text: say(text),
    links: links.map(({ label, to }, index) => ({
      label: label[lang],
      path: linkPath(issueInvitationLink(call, invitation, linkIdOf(index)), to(order.id)),
    })),
  } satisfies LetterRecord);
}

function orderParams({ world }: WorldNow, order: OrderRecord, { locale, supplierName }: InvitationRecord): Params {
  const { number, title, submissionDeadline, timeZone, items } = order;
  return {
    buyer: buyerOf(world, order).company,
    supplier: supplierName,
    number,
    title,
    deadline: submissionDeadline === null ? '' : momentText(locale, submissionDeadline, timeZone),
    count: String(items.length),
    lines: linesText(order, locale),
  };
}

/** Longer lists are cut: the linked request has all lines. */
const MAX_LINES = 10;

/** With the count after a colon, no plural forms are needed. */
const MORE: Words = { en: '… and more: {count}', ru: '… и ещё: {count}' };

function linesText({ items }: OrderRecord, lang: Lang): string {
  const listed = items
    .slice(0, MAX_LINES)
    .map(({ position, name, quantity, unitCode }) =>
      [`${position}. ${name}`, ...(quantity === null ? [] : [quantityText(lang, quantity, unitCode)])].join(' — '),
    );
  const omitted = items.length - listed.length;
  return [...listed, ...(omitted > 0 ? [fillIn(MORE[lang], { count: omitted })] : [])].join('\n');
}

const WHY: Words = { en: '\n\nReason: {reason}', ru: '\n\nПричина: {reason}' };

const FROM_BUYER: Words = { en: 'From the buyer: {message}', ru: 'От заказчика: {message}' };

const quoted = (message: string | null, lang: Lang): string =>
  message === null ? '' : `\n\n${fillIn(FROM_BUYER[lang], { message })}`;
