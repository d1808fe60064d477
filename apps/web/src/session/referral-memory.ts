/**
 * Who sent this visitor. The first partner whose link was followed counts, for as many days as the partner's terms say;
 * one who comes later does not take their place. Also which partners' clicks were counted already.
 */

/** Where it is kept; nothing else may use this key. */
export const REFERRAL_KEY = 'zakupki-referral';

const DAY_MS = 86_400_000;

/** What the contract lets a referrer's code be. */
const CODE = /^[a-z0-9-]{3,32}$/;

interface Kept {
  readonly first: { readonly code: string; readonly until: number } | null;
  /** Until when a partner's click by this visitor is counted. */
  readonly counted: Readonly<Record<string, number>>;
}

/** The code in a link, or null when it cannot be one. */
export function referralCode(search: URLSearchParams): string | null {
  const code = search.get('ref')?.trim().toLowerCase() ?? '';
  return CODE.test(code) ? code : null;
}

/** The code of the partner who came first and still counts, or null. */
export function firstReferrer(now = Date.now()): string | null {
  const { first } = read();
  return first !== null && now < first.until ? first.code : null;
}

/** Keeps the partner, unless one who came before still counts. */
export function keepReferrer(code: string, days: number, now = Date.now()): void {
  if (firstReferrer(now) === null) write({ ...read(), first: { code, until: now + days * DAY_MS } });
}

/** Forgets the partner: the invitation does not count any more. */
export function forgetReferrer(code: string): void {
  const kept = read();
  if (kept.first?.code === code) write({ ...kept, first: null });
}

/** Whether this visitor's click on the partner's link is still to be counted. */
export function isClickDue(code: string, now = Date.now()): boolean {
  return now >= (read().counted[code] ?? 0);
}

/** Remembers that it was counted; those long past are dropped. */
export function keepClick(code: string, days: number, now = Date.now()): void {
  const kept = read();
  const current = Object.entries(kept.counted).filter(([, until]) => now < until);
  write({ ...kept, counted: { ...Object.fromEntries(current), [code]: now + days * DAY_MS } });
}

function read(): Kept {
  try {
    return readKept(JSON.parse(localStorage.getItem(REFERRAL_KEY) ?? 'null'));
  } catch {
    return readKept(null);
  }
}

function write(kept: Kept): void {
  try {
    localStorage.setItem(REFERRAL_KEY, JSON.stringify(kept));
  } catch {
    // Blocked or full: the link itself still says who sent the visitor.
  }
}

// An older build, or anybody, may have written it.
function readKept(value: unknown): Kept {
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
