import type { Conflict } from '@zakupki/api-client/schema';
import { SEVERITIES } from './severity-mark.tsx';

/** Those that are no mere consequence of another. */
export function standing(conflicts: readonly Conflict[]): readonly Conflict[] {
  return conflicts.filter(({ causedBy }) => causedBy === null);
}

/** Blockers, warnings, infos; among them as they were found. */
export function gravestFirst(conflicts: readonly Conflict[]): readonly Conflict[] {
  return conflicts.toSorted((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
}
