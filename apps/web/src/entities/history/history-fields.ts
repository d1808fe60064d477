/** Formats the changes of a history with the labels and formats of the editors. */
import type { AuditEvent } from '@zakupki/api-client/schema';
import { historyPlace } from '@zakupki/procurement/fields/labels';
import { m } from '#messages';
import { getLocale } from '../../i18n/locale.ts';
import { fieldLabel } from '../record-field/field-label.ts';
import { fieldText } from '../record-field/field-text.ts';

export type FormattedChange = {
  readonly key: string;
  readonly label: string;
  /** Null when there was no value. */
  readonly from: string | null;
  readonly to: string | null;
};

/** Fields the event's sentence already covers, and internal ones. */
const HIDDEN = /^\/(?:status|revision)$|^\/awardedAt$|^\/(?:supersedes|alternativeOf)BidId$|^\/source$/;

type ChangedRecord = {
  readonly entity: Pick<AuditEvent['entity'], 'type'>;
} & Pick<AuditEvent, 'changes'>;

/**
 * @param currency of the amounts: the order's or the bid's
 * @param zone of the moments: the order's; the reader's by default
 */
export function formatChanges({ entity, changes }: ChangedRecord, currency: string, zone?: string): FormattedChange[] {
  return changes.flatMap(({ path, from, to }, index) => {
    if (HIDDEN.test(path)) return [];
    const { label, format } = fieldOf(path, entity.type);
    const formatted = (value: string | null) => (value === null ? null : formatValue(value, format, currency, zone));
    return [{ key: `${index}${path}`, label, from: formatted(from), to: formatted(to) }];
  });
}

type Format = (value: string, currency: string, zone?: string) => string;

function fieldOf(path: string, type: AuditEvent['entity']['type']): { label: string; format?: Format } {
  const place = historyPlace(type, path, getLocale());
  if (place.about === 'line') return { label: m.order_editor_line_number({ line: place.line }) };
  if (place.about === 'contacts') return { label: fieldLabel('bid', 'supplier/contacts') };
  if (place.about === 'conflict') return { label: m.audit_conflict() };
  if (place.about === 'other') return { label: m.audit_field_other() };
  const { label, line } = place;
  return {
    label: line === null ? label : m.order_editor_line_field({ line, field: label }),
    format: (value, currency, zone) => fieldText(place, value, currency, zone),
  };
}

/** A value that cannot be parsed is shown as stored: a history is never rewritten. */
function formatValue(value: string, format: Format | undefined, currency: string, zone?: string): string {
  try {
    return format ? format(value, currency, zone) : value;
  } catch {
    return value;
  }
}
