import type { AuditEvent } from '@zakupki/api-client/schema';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import type { AuditRecord } from '../../model/records/audit.ts';
import { numberedText } from '../../sentences/format.ts';

/** Presents conflict texts in the reader's language. */
export function presentEvent(record: AuditRecord, { lang }: Pick<Call, 'lang'>): AuditEvent {
  const { ownerId: _ownerId, evidence, ...rest } = record;
  const event = {
    ...rest,
    copiedBy: rest.copiedBy ?? null,
    entity: { ...rest.entity, label: labelText(rest.entity.label, lang) },
  };
  if (!evidence) return event;
  const changes = event.changes.map(({ path, from, to }) =>
    path.startsWith('/conflicts/')
      ? { path, from: from && (evidence[lang] ?? from), to: to && (evidence[lang] ?? to) }
      : { path, from, to },
  );
  return { ...event, changes };
}

const NUMBER = /^№ (\d+)$/u;

/** A question, or a bid without a supplier, is labelled by its number. */
function labelText(label: string, lang: Call['lang']): string {
  const [, number] = NUMBER.exec(label) ?? [];
  return number === undefined ? label : numberedText(lang, number);
}
