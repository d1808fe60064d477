import type { AuditEvent } from '@zakupki/api-client/schema';
import type { Lang } from '@zakupki/procurement/words';
import type { AuditRecord } from '../../world/records/audit.ts';

/** Conflict texts are in the reader's language. */
export function presentEvent({ ownerId: _ownerId, evidence, ...event }: AuditRecord, lang: Lang): AuditEvent {
  if (!evidence) return event;
  const changes = event.changes.map(({ path, from, to }) =>
    path.startsWith('/conflicts/')
      ? { path, from: from && (evidence[lang] ?? from), to: to && (evidence[lang] ?? to) }
      : { path, from, to },
  );
  return { ...event, changes };
}
