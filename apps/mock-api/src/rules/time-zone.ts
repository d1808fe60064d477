/** Time zones: the contract says how they are written, only the time-zone database says which there are. Pure. */
import { IANAZone } from 'luxon';
import type { Fault } from './fault.ts';

/** The fault of a time zone given at `pointer`, null for a real one. */
export function timeZoneFault(timeZone: string, pointer: string): Fault | null {
  if (IANAZone.isValidZone(timeZone)) return null;
  return { pointer, code: 'ref_not_found', said: 'time_zone_unknown', params: { value: timeZone } };
}
