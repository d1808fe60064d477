import type { AuditEvent } from '@zakupki/api-client/schema';
import type { Context } from '../../pipeline/operation.ts';
import type { AuditRecord } from '../../world/records/audit.ts';
import { numberedText } from '../../sentences/format.ts';
import { isSealedBid } from '../bids/rules/sealing.ts';

/** Presents conflict texts in the reader's language. Withholds the content of changes to sealed bids. */
export function presentEvent(record: AuditRecord, { world, lang }: Pick<Context, 'world' | 'lang'>): AuditEvent {
  const { ownerId: _ownerId, evidence, ...rest } = record;
  const event = {
    ...rest,
    copiedBy: rest.copiedBy ?? null,
    entity: { ...rest.entity, label: labelText(rest.entity.label, lang) },
  };
  if (concernsSealedBid(record, world))
    return { ...event, changes: event.changes.filter(({ path }) => path === '/status') };
  if (!evidence) return event;
  const changes = event.changes.map(({ path, from, to }) =>
    path.startsWith('/conflicts/')
      ? { path, from: from && (evidence[lang] ?? from), to: to && (evidence[lang] ?? to) }
      : { path, from, to },
  );
  return { ...event, changes };
}

function concernsSealedBid({ entity, orderId }: AuditRecord, world: Context['world']): boolean {
  if (entity.type !== 'bid') return false;
  const [order, bid] = [world.orders.get(orderId), world.bids.get(entity.id)];
  return order !== undefined && bid !== undefined && isSealedBid(order, bid);
}

const NUMBER = /^№ (\d+)$/u;

/** A question, or a bid without a supplier, is labelled by its number. */
function labelText(label: string, lang: Context['lang']): string {
  const [, number] = NUMBER.exec(label) ?? [];
  return number === undefined ? label : numberedText(lang, number);
}
