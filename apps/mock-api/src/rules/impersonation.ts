/** Duration and state of impersonations. Pure. */
import type { ImpersonationState } from '@zakupki/api-client/schema';
import type { ImpersonationRecord } from '../model/records/impersonations.ts';

export const IMPERSONATION_MS = 60 * 60 * 1000;

/** @param now epoch ms */
export function impersonationState({ endedAt, expiresAt }: ImpersonationRecord, now: number): ImpersonationState {
  if (endedAt !== null) return 'ended';
  return now < Date.parse(expiresAt) ? 'running' : 'expired';
}
