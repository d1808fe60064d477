import type { AccessExpiredMessage } from '@zakupki/api-client/schema';
import { Problem } from '../../pipeline/problem.ts';

/**
 * A 402 (spec §8).
 * @param reason what ended and when
 */
export function accessExpired(constant: AccessExpiredMessage, reason: string): Problem {
  return new Problem(constant.toLowerCase() as Lowercase<AccessExpiredMessage>, { constant, reason });
}
