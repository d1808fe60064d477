import { m } from '#messages';

/**
 * Parses a day as people and spreadsheets write it: `2.12.2026`, `2/12/2026`, `2026-12-02`.
 * @returns `2026-12-02`, or null for anything else
 */
export function parseTypedDay(text: string): string | null {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text.trim()) ?? [];
  const iso = year === '' ? text.trim() : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return null;
  const at = new Date(`${iso}T00:00:00Z`);
  // 31 February would become 3 March.
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(iso) ? iso : null;
}

/** `2026-12-02` as it is typed in the current language: `02.12.2026`. */
export function formatTypedDay(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return m.format_typed_day({ year, month, day });
}
