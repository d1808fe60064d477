import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { invalid } from '@zakupki/mock-engine/pipeline/problem';
import { fieldError } from '../sentences/refuse.ts';

const REASON_LENGTH = 3;

/** @throws Problem 422 for a reason that is too short */
export function requireReason(text: string, { lang }: Pick<Call, 'lang'>, pointer = '/reason'): string {
  const reason = text.trim();
  if (reason.length >= REASON_LENGTH) return reason;
  throw invalid([fieldError(lang, pointer, 'too_short', 'too_short', { limit: REASON_LENGTH })]);
}
