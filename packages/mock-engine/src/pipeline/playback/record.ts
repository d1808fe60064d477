/** Records answers of another server for playback. Masks secrets before storing them. */
import { isDeepStrictEqual } from 'node:util';
import type { RecordedAnswer } from '../../world/records/recordings.ts';
import { maskBody, maskHeader } from '../../world/traffic/secrets.ts';
import type { World } from '../../world/world.ts';
import type { Privacy } from '../application.ts';
import { matchOperation } from '../../contract/operations.ts';
import { keyOf } from './request-key.ts';

const MAX_ANSWERS = 2000;
const MAX_LENGTH = 16 * 1024 * 1024;
/** In UTF-16 units; files count as base64. */
const MAX_ANSWER_LENGTH = 2 * 1024 * 1024;

/** `path` is below /api, percent-encoded; `body` is undefined unless it is JSON. */
export type ExchangeRequest = { method: string; path: string; search: string; body: unknown };
/** `text` is null for a file, which has `bytes`. */
export type ExchangeAnswer = {
  status: number;
  headers: Readonly<Record<string, string>>;
  type: string | null;
  text: string | null;
  bytes: Uint8Array | null;
  /** there was a body, which is unknown */
  isBodyMissing?: boolean;
};

/** Why an exchange is not recorded. */
export type Skipped = 'not_in_contract' | 'sign_in' | 'not_modified' | 'no_answer' | 'no_body' | 'too_large';

/** @returns why the answer was not recorded; null when it was */
export function recordAnswer(
  world: World,
  request: ExchangeRequest,
  received: ExchangeAnswer,
  { isSignIn }: Pick<Privacy, 'isSignIn'>,
): Skipped | null {
  const operationId = operationIdOf(request);
  if (operationId === null) return 'not_in_contract';
  if (isSignIn(request.path)) return 'sign_in';
  if (received.status === 304) return 'not_modified';
  if (received.status < 200 || received.status > 599) return 'no_answer';
  if (received.isBodyMissing) return 'no_body';
  const answer = maskAnswer(received);
  if (lengthOf(answer) > MAX_ANSWER_LENGTH || isFull(world, lengthOf(answer))) return 'too_large';
  const key = keyOf(request);
  const recording = world.recordings.get(key.id);
  // Polling repeats the same answer.
  if (isDeepStrictEqual(recording?.answers.at(-1), answer)) return null;
  const answers = [...(recording?.answers ?? []), answer];
  world.recordings.put({ ...key, operationId, answers, played: recording?.played ?? 0 });
  return null;
}

export function isFull(world: World, more = 0): boolean {
  const all = world.recordings.all().flatMap(({ answers }) => answers);
  return all.length >= MAX_ANSWERS || all.reduce((sum, answer) => sum + lengthOf(answer), more) > MAX_LENGTH;
}

const lengthOf = ({ text, base64 }: RecordedAnswer): number => (text?.length ?? 0) + (base64?.length ?? 0);

function operationIdOf({ method, path }: ExchangeRequest): string | null {
  if (method === 'HEAD') return null;
  try {
    const match = matchOperation(method, path);
    return match.found ? match.operation.operationId : null;
  } catch {
    return null;
  }
}

/** Headers of the connection or of the recorded server; the mock sets its equivalents. */
const OMITTED_HEADERS =
  /^(?:access-control-.*|connection|content-(?:encoding|length|security-policy|type)|cross-origin-.*|date|keep-alive|server|transfer-encoding|upgrade|vary|via|x-(?:contract-violation|mock-.*|request-id|server-time))$/;

function maskAnswer({ status, headers, type, text, bytes }: ExchangeAnswer): RecordedAnswer {
  const recordedHeaders = Object.entries(headers)
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .filter(([name, value]) => !OMITTED_HEADERS.test(name) && maskHeader(name, value) === value);
  const content = bytes && bytes.length > 0 && text === null ? Buffer.from(bytes).toString('base64') : null;
  return {
    status,
    headers: Object.fromEntries(recordedHeaders),
    type: text === null && content === null ? null : (type ?? 'application/octet-stream'),
    text: text === null ? null : maskBody(text),
    base64: content,
  };
}
