import { dayIn } from '../../format/date/dates.ts';
import type { DateLimits } from '../../ui/field/date/date-limits.ts';

/** The default time of a deadline. */
export const DEADLINE_TIME = '15:00';

/** Limits of a field for a future deadline in the order's zone. */
export function deadlineLimits(zone: string): DateLimits {
  return { time: DEADLINE_TIME, zone, first: dayIn(zone) };
}
