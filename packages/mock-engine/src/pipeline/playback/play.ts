/** Plays recorded answers of another server. */
import type { Call } from '../call.ts';
import type { ContractOperation } from '../../contract/operations.ts';
import { isJsonType, mediaOf, responseOf } from '../../contract/operations.ts';
import type { Answer } from '../response/answer.ts';
import { violations } from '../validate.ts';
import { keyOf } from './request-key.ts';

/**
 * Plays the recorded answers of a request in order, then repeats the last. Counting them changes the world. Returns
 * null when nothing is recorded for this request.
 */
export function playAnswer(
  { world, method, path, search }: Call,
  operation: ContractOperation,
  readJson: () => unknown,
): Answer | null {
  if (world.isRecording || world.changed('recordings') === 0) return null;
  const record = world.recordings.get(keyOf({ method, path, search, body: readJson() }).id);
  const answer = record?.answers[Math.min(record.played, record.answers.length - 1)];
  if (!record || !answer) return null;
  if (record.played < record.answers.length) world.recordings.put({ ...record, played: record.played + 1 });
  const { status, headers, type, text, base64 } = answer;
  return {
    status,
    type,
    text,
    ...(base64 !== null && { bytes: Buffer.from(base64, 'base64') }),
    headers,
    violations: violationsOf(operation, status, type, text),
  };
}

function violationsOf(
  operation: ContractOperation,
  status: number,
  type: string | null,
  text: string | null,
): string[] {
  const response = responseOf(operation, status);
  if (!response) return [`status ${status} is not declared`];
  const described = mediaOf(response, type ?? undefined);
  if (!described || !isJsonType(described.type)) return [];
  try {
    return violations(described.media.schema, JSON.parse(text ?? ''));
  } catch {
    return ['the body is not JSON'];
  }
}
