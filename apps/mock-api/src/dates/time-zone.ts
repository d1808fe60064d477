/** Time zones: the contract says how they are written, only the time-zone database says which there are. Pure. */
import { IANAZone } from 'luxon';
import type { Fault } from '../sentences/fault.ts';

/** Names found right: there are a few hundred, and asking the database about one takes longer than all else. */
const known = new Set<string>();

function isKnown(timeZone: string): boolean {
  if (known.has(timeZone)) return true;
  if (!IANAZone.isValidZone(timeZone)) return false;
  known.add(timeZone);
  return true;
}

/** The fault of a time zone given at `pointer`, null for a real one. */
export function timeZoneFault(timeZone: string, pointer: string): Fault | null {
  if (isKnown(timeZone)) return null;
  return { pointer, code: 'ref_not_found', said: 'time_zone_unknown', params: { value: timeZone } };
}
