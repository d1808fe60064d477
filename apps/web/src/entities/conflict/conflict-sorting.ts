import type { Conflict } from '@zakupki/api-client/schema';
import { SEVERITIES } from './severity-mark.tsx';

/** Conflicts that are not caused by another conflict. */
export function rootConflicts(conflicts: readonly Conflict[]): readonly Conflict[] {
  return conflicts.filter(({ causedBy }) => causedBy === null);
}

/** By severity, stable within one severity. */
export function bySeverity(conflicts: readonly Conflict[]): readonly Conflict[] {
  return conflicts.toSorted((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
}
