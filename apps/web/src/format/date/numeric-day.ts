/** Days in numbers, for addresses, fields and requests: `2026-12-02`. */

const YEARS = { first: 1900, last: 2199 };

/**
 * Parses a day in numbers: `2.12.2026`, `2/12/2026`, `2026-12-02`.
 * @returns `2026-12-02`, or null for anything else
 */
export function parseNumericDay(text: string): string | null {
  const [, day, month, year] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text.trim()) ?? [];
  if (year !== undefined) return calendarDay(Number(year), Number(month), Number(day));
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim());
  return iso && calendarDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
}

/** Returns null for a day that does not exist. */
export function calendarDay(year: number, month: number, day: number): string | null {
  if (year < YEARS.first || year > YEARS.last) return null;
  const at = new Date(Date.UTC(year, month - 1, day));
  // 31 February would become 3 March.
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day ? at.toISOString().slice(0, 10) : null;
}

export function isDay(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(value);
}

/** `2026-12-02 15:00:00` */
export function isWallClock(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(value);
}
