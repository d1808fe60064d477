/** Changes of a published order that concern suppliers, as its history has them. */
import type { Addendum, AuditChange } from '@zakupki/api-client/schema';
import { fillIn, type Lang, type Words } from '@zakupki/procurement/words';
import { changesWord } from '@zakupki/spreadsheet/exports/history-fields';
import type { Context } from '../../pipeline/operation.ts';
import type { AuditRecord } from '../../world/records/audit.ts';
import type { OrderRecord } from '../../world/records/orders.ts';
import { newestFirst } from '../audit/store.ts';
import { announce } from '../invitations/letters/announce.ts';

/** What suppliers do not see of an order. */
const WITHHELD = /^\/(?:budget|tags|exchangeRates|items\/\d+\/maxUnitPrice)(?:\/|$)/;

const seenChanges = ({ changes }: Pick<AuditRecord, 'changes'>): AuditChange[] =>
  changes.filter(({ path }) => !WITHHELD.test(path));

/** Newest first. */
export function listAddenda({ id }: Pick<OrderRecord, 'id'>, { world }: Pick<Context, 'world'>): Addendum[] {
  const revisions = newestFirst(world.audit.where('order', id).filter(({ action }) => action === 'order.revise'));
  return revisions.map((event, index) => {
    const number = revisions.length - index;
    // Publishing is the first revision.
    return { number, revision: number + 1, at: event.at, reason: event.reason, changes: seenChanges(event) };
  });
}

const REASON: Words = { en: '\n\nReason: {reason}', ru: '\n\nПричина: {reason}' };

/** E-mails every invited supplier what changed. */
export function announceAddendum(context: Context, order: OrderRecord, event: AuditRecord): void {
  const { timeZone, currency, items, revision } = order;
  const { entity, reason } = event;
  const changes = seenChanges(event);
  announce(context, order, 'addendum', (lang: Lang) => ({
    addendum: String(revision - 1),
    changes: changesWord({ entity, changes }, { lang, timeZone, currency, items }),
    reason: reason === null ? '' : fillIn(REASON[lang], { reason }),
  }));
}
