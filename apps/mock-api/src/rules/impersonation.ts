/** Duration and state of impersonations. Pure. */
import { durationMs } from '@zakupki/procurement/time/durations';
import type { ImpersonationState } from '@zakupki/api-client/schema';
import type { ImpersonationRecord } from '../model/records/impersonations.ts';

export const IMPERSONATION_MS = durationMs('impersonation');

/** @param now epoch ms */
export function impersonationState({ endedAt, expiresAt }: ImpersonationRecord, now: number): ImpersonationState {
  if (endedAt !== null) return 'ended';
  return now < Date.parse(expiresAt) ? 'running' : 'expired';
}
