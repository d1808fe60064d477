import type { AccessExpiredMessage } from '@zakupki/api-client/schema';
import { Problem } from '@zakupki/mock-engine/pipeline/problem';

/**
 * A 402 (spec §8).
 * @param reason what ended and when
 */
export function accessExpired(constant: AccessExpiredMessage, reason: string): Problem {
  return new Problem(constant.toLowerCase() as Lowercase<AccessExpiredMessage>, { constant, reason });
}
