/** E-mails to invited suppliers on what has happened to an order. */
import type { AuditAction, AuditChange } from '@zakupki/api-client/schema';
import { fillIn, type Lang, type Words } from '@zakupki/words';
import { changesWord } from '@zakupki/spreadsheet/exports/history-fields';
import type { WorldNow } from '@zakupki/mock-engine/pipeline/call';
import type { OrderRecord } from '../../model/records/orders.ts';
import { isAddendum, listAddenda } from '../../tables/addenda.ts';
import { visibleChanges } from '../../rules/orders/visible-changes.ts';
import { sendToBidders, sendToInvited } from './invited.ts';
import type { LetterName } from './texts.ts';

type Happened = { action: AuditAction; changes?: AuditChange[]; reason?: string | null };

type Saved = { before: OrderRecord | undefined; order: OrderRecord; events: readonly Happened[] };

type Letter = (call: WorldNow, saved: Saved, event: Happened) => void;

const toBidders =
  (letter: LetterName): Letter =>
  (call, { order }, { reason }) =>
    sendToBidders(call, order, letter, reason ?? '');

const ofDeadline: Letter = (call, { before, order }, { reason }) => {
  const isNewRound = before?.openedAt != null && order.openedAt === null;
  sendToInvited(call, order, isNewRound ? 'newRound' : 'deadlineMoved', () => ({ reason: reason ?? '' }));
};

const ofAddendum: Letter = (call, { order }, event) => sendAddendum(call, { order, events: [event] });

/** Suppliers are told of nothing else. */
const LETTERS: { readonly [A in AuditAction]?: Letter } = {
  'order.update': ofAddendum,
  'order.revise': ofAddendum,
  'order.extend': ofDeadline,
  'order.reopen': ofDeadline,
  'order.close': (call, { order }, { reason }) =>
    sendToInvited(call, order, 'closedEarly', () => ({ reason: reason ?? '' })),
  'order.cancel': toBidders('cancelled'),
  'order.unsuccessful': toBidders('unsuccessful'),
};

export function sendOrderLetters(call: WorldNow, saved: Saved): void {
  for (const event of saved.events) LETTERS[event.action]?.(call, saved, event);
}

const REASON: Words = { en: '\n\nReason: {reason}', ru: '\n\nПричина: {reason}' };

/** Tells every invited supplier what changed, if it concerns them. The history has it already. */
export function sendAddendum(call: WorldNow, { order, events }: Pick<Saved, 'order' | 'events'>): void {
  if (order.status !== 'published') return;
  const { timeZone, currency, items } = order;
  const entity = { type: 'order', id: order.id, label: order.number } as const;
  for (const { action, changes: all = [], reason } of events) {
    if (!isAddendum({ action, entity, changes: all }, order)) continue;
    const changes = visibleChanges({ changes: all }, order);
    const number = listAddenda(order, call).length;
    sendToInvited(call, order, action === 'order.revise' ? 'addendum' : 'addendumKeepingBids', (lang: Lang) => ({
      addendum: String(number),
      changes: changesWord({ entity, changes }, { lang, timeZone, currency, items }),
      reason: reason == null ? '' : fillIn(REASON[lang], { reason }),
    }));
  }
}
