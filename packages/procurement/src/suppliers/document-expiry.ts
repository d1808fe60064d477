/** Expiry of a supplier's documents. A document is valid to the end of its last day. */
import { DURATIONS } from '../time/durations.ts';

/** A document is expiring from this many days before its last day; its owner is notified then. */
export const EXPIRY_NOTICE_DAYS = DURATIONS.documentNotice.count;

export type DocumentExpiry = 'valid' | 'expiring' | 'expired';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * @param expiresOn last day of the document, 2026-11-02; null when it does not expire
 * @param today day of the reader
 */
export function documentExpiry(expiresOn: string | null, today: string): DocumentExpiry {
  if (expiresOn === null) return 'valid';
  const days = daysBetween(today, expiresOn);
  if (days < 0) return 'expired';
  return days <= EXPIRY_NOTICE_DAYS ? 'expiring' : 'valid';
}

/** Calendar days; negative when `to` is earlier. */
function daysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS;
}
