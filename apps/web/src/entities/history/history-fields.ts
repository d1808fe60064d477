/** Changes of a history with the labels and formats of the editors. */
import type { AuditEvent } from '@zakupki/api-client/schema';
import { historyField, type Noun } from '@zakupki/procurement/fields/labels';
import { m } from '#messages';
import { getLocale } from '../../i18n/locale.ts';
import { fieldLabel } from '../record-field/field-label.ts';
import { fieldText } from '../record-field/field-text.ts';

const LINES = { order: 'orderLine', bid: 'bidLine', question: 'question' } as const;

export interface ShownChange {
  readonly key: string;
  readonly label: string;
  /** Null for no value. */
  readonly from: string | null;
  readonly to: string | null;
}

/** Fields the event's sentence already covers, and internal ones. */
const HIDDEN = /^\/status$|^\/awardedAt$|^\/(?:supersedes|alternativeOf)BidId$|^\/source$/;

/** @param currency of the amounts: the order's, or the bid's own */
export function shownChanges({ entity, changes }: AuditEvent, currency: string): ShownChange[] {
  return changes.flatMap(({ path, from, to }, at) => {
    if (HIDDEN.test(path)) return [];
    const { label, format } = fieldOf(path, entity.type);
    const shown = (value: string | null) => (value === null ? null : formatValue(value, format, currency));
    return [{ key: `${at}${path}`, label, from: shown(from), to: shown(to) }];
  });
}

type Format = (value: string, currency: string) => string;

function fieldOf(path: string, type: keyof typeof LINES): { label: string; format?: Format | undefined } {
  const known = knownField(type, path.slice(1));
  if (known) return known;
  const [, item, key] = /^\/items\/(\d+)(?:\/(\w+))?$/.exec(path) ?? [];
  if (item !== undefined) {
    const line = Number(item) + 1;
    const field = key === undefined ? undefined : knownField(LINES[type], key);
    if (!field) return { label: m.order_editor_line_number({ line }) };
    return { label: m.order_editor_line_field({ line, field: field.label }), format: field.format };
  }
  if (path.startsWith('/supplier/contacts')) return { label: fieldLabel('bid', 'supplier/contacts') };
  if (path.startsWith('/conflicts/')) return { label: m.audit_conflict() };
  return { label: m.audit_field_other() };
}

function knownField(noun: Noun, path: string): { label: string; format: Format } | undefined {
  const field = historyField(noun, path, getLocale());
  if (!field) return undefined;
  return { label: field.label, format: (value, currency) => fieldText({ noun, path, ...field }, value, currency) };
}

/** A value that cannot be parsed is shown as stored: a history is never rewritten. */
function formatValue(value: string, format: Format | undefined, currency: string): string {
  try {
    return format ? format(value, currency) : value;
  } catch {
    return value;
  }
}
