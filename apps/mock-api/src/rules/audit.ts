/** Compares two versions field by field for the audit log, and sorts its events. Pure. */
import type { AuditChange } from '@zakupki/api-client/schema';
import type { AuditRecord } from '../model/records/audit.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Longer values are cut to the part that changed, with some text before it. */
const MAX_LENGTH = 300;
const BEFORE_CHANGE = 100;

/** JSON pointers start with `prefix`. Objects are compared by field, lists without ids as text. */
export function compareFields(
  before: Fields | null,
  after: Fields | null,
  names: readonly string[],
  prefix = '',
): AuditChange[] {
  return names.flatMap((name) => {
    const [from, to] = [before?.[name], after?.[name]];
    const path = `${prefix}/${name}`;
    if (isFields(from) || isFields(to)) {
      const [a, b] = [isFields(from) ? from : null, isFields(to) ? to : null];
      return compareFields(a, b, [...new Set([...Object.keys(a ?? {}), ...Object.keys(b ?? {})])], path);
    }
    return changeOf(path, from, to);
  });
}

/** Compares lists of entries with ids: changed, added, removed and reordered entries. */
export function compareLists<T extends { id: string }>(
  before: readonly T[],
  after: readonly T[],
  names: readonly string[],
  label: (entry: T) => string,
  prefix: string,
): AuditChange[] {
  const old = new Map(before.map((entry, index) => [entry.id, { entry, index }]));
  const remainingIds = new Set(after.map((entry) => entry.id));
  const changed = after.flatMap((entry, index) => {
    const known = old.get(entry.id);
    if (!known) return [{ path: `${prefix}/${index}`, from: null, to: textOf(label(entry)) }];
    return compareFields(known.entry, entry, names, `${prefix}/${index}`);
  });
  const removed = before.flatMap((entry, index) =>
    remainingIds.has(entry.id) ? [] : [{ path: `${prefix}/${index}`, from: textOf(label(entry)), to: null }],
  );
  const oldIndexes = after.flatMap((entry) => old.get(entry.id)?.index ?? []);
  const inOrder = oldIndexes.toSorted((a, b) => a - b);
  const positions = (indexes: number[]) => indexes.map((index) => index + 1).join(', ');
  return [...changed, ...removed, ...changeOf(prefix, positions(inOrder), positions(oldIndexes))];
}

function changeOf(path: string, before: unknown, after: unknown): AuditChange[] {
  const [from, to] = [fullText(before), fullText(after)];
  if (from === to) return [];
  const start = Math.max(0, firstDifference(from ?? '', to ?? '') - BEFORE_CHANGE);
  return [{ path, from: shorten(from, start), to: shorten(to, start) }];
}

function firstDifference(a: string, b: string): number {
  let index = 0;
  while (index < a.length && a[index] === b[index]) index += 1;
  return index;
}

const textOf = (value: unknown): string | null => shorten(fullText(value));

/** Returns null for an empty value. */
function fullText(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value)) return value.length === 0 ? null : value.map((entry) => fullText(entry) ?? '').join(', ');
  if (isFields(value)) return Object.values(value).map(fullText).join(' ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function shorten(text: string | null, from = 0): string | null {
  if (text === null || text.length <= MAX_LENGTH) return text;
  const start = Math.min(from, text.length - MAX_LENGTH + 1);
  const before = start > 0 ? '…' : '';
  const end = start + MAX_LENGTH - before.length;
  if (end >= text.length) return before + text.slice(start).toWellFormed();
  return `${before}${text.slice(start, end - 1).toWellFormed()}…`;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Events of the same time are in reverse order of writing. @param events oldest first */
export function newestFirst(events: readonly AuditRecord[], count = events.length): AuditRecord[] {
  const dated = events.map((event, index) => ({ event, index, at: Date.parse(event.at) }));
  // Sorts only what is returned: events older than the last one returned are skipped.
  const oldest = Float64Array.from(dated, ({ at }) => at)
    .sort()
    .at(-count);
  return dated
    .filter(({ at }) => oldest === undefined || at >= oldest)
    .sort((a, b) => b.at - a.at || b.index - a.index)
    .slice(0, count)
    .map(({ event }) => event);
}
