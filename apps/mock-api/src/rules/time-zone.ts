/** Validates time zones against the IANA database. Pure. */
import { IANAZone } from 'luxon';
import type { Fault } from '../sentences/fault.ts';

/** Caches valid names: a lookup in the database is slow. */
const known = new Set<string>();

function isKnown(timeZone: string): boolean {
  if (known.has(timeZone)) return true;
  if (!IANAZone.isValidZone(timeZone)) return false;
  known.add(timeZone);
  return true;
}

/** Returns null for a known time zone. */
export function timeZoneFault(timeZone: string, pointer: string): Fault | null {
  if (isKnown(timeZone)) return null;
  return { pointer, code: 'ref_not_found', said: 'time_zone_unknown', params: { value: timeZone } };
}
