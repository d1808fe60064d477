/**
 * The referrer of this visitor. The first referral link counts, for as many days as the referrer's terms say; later
 * ones do not replace it. Also stores which referrers' clicks were already counted.
 */

/** No other file uses this key. */
export const REFERRAL_KEY = 'zakupki-referral';

const DAY_MS = 86_400_000;

/** The contract's pattern of a referral code. */
const CODE = /^[a-z0-9-]{3,32}$/;

type StoredReferral = {
  readonly first: { readonly code: string; readonly until: number } | null;
  /** By code: end of the period in which further clicks do not count, in milliseconds. */
  readonly counted: Readonly<Record<string, number>>;
};

/** Returns null for a value that cannot be a code. */
export function referralCode(search: URLSearchParams): string | null {
  const code = search.get('ref')?.trim().toLowerCase() ?? '';
  return CODE.test(code) ? code : null;
}

/** The code of the first referrer whose period still runs, or null. */
export function firstReferrer(now = Date.now()): string | null {
  const { first } = read();
  return first !== null && now < first.until ? first.code : null;
}

/** Stores the referrer unless an earlier one still counts. */
export function saveReferrer(code: string, days: number, now = Date.now()): void {
  if (firstReferrer(now) === null) write({ ...read(), first: { code, until: now + days * DAY_MS } });
}

/** Clears a referrer whose invitation no longer counts. */
export function clearReferrer(code: string): void {
  const stored = read();
  if (stored.first?.code === code) write({ ...stored, first: null });
}

/** Whether this visitor's click still has to be counted. */
export function isClickDue(code: string, now = Date.now()): boolean {
  return now >= (read().counted[code] ?? 0);
}

/** Stores a counted click and drops expired ones. */
export function saveClick(code: string, days: number, now = Date.now()): void {
  const stored = read();
  const current = Object.entries(stored.counted).filter(([, until]) => now < until);
  write({ ...stored, counted: { ...Object.fromEntries(current), [code]: now + days * DAY_MS } });
}

function read(): StoredReferral {
  try {
    return parseStored(JSON.parse(localStorage.getItem(REFERRAL_KEY) ?? 'null'));
  } catch {
    return parseStored(null);
  }
}

function write(stored: StoredReferral): void {
  try {
    localStorage.setItem(REFERRAL_KEY, JSON.stringify(stored));
  } catch {
    // Storage is blocked or full; the link itself still names the referrer.
  }
}

// An older build may have written the value.
function parseStored(value: unknown): StoredReferral {
  const { first, counted } = isRecord(value) ? value : {};
  return {
    first:
      isRecord(first) &&
      typeof first['code'] === 'string' &&
      CODE.test(first['code']) &&
      typeof first['until'] === 'number'
        ? { code: first['code'], until: first['until'] }
        : null,
    counted: isRecord(counted)
      ? Object.fromEntries(
          Object.entries(counted).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
        )
      : {},
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
