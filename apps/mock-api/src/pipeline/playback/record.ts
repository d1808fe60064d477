/** Records answers of another server, to be played later. Secrets are masked before they are stored. */
import { isDeepStrictEqual } from 'node:util';
import type { RecordedAnswer } from '../../world/records/recordings.ts';
import { maskBody, maskHeader } from '../../world/traffic/secrets.ts';
import type { World } from '../../world/world.ts';
import { isSignIn } from '../recording.ts';
import { matchOperation } from '../contract.ts';
import { keyOf } from './request-key.ts';

const MAX_ANSWERS = 2000;
const MAX_LENGTH = 16 * 1024 * 1024;
/** UTF-16 units, of base64 where the answer is a file. */
const MAX_ANSWER_LENGTH = 2 * 1024 * 1024;

/** `path` is below /api, percent-encoded; `body` is undefined for anything but JSON. */
export type AskedRequest = { method: string; path: string; search: string; body: unknown };
/** `text` is null for a file, whose `bytes` are there. */
export type GivenAnswer = {
  status: number;
  headers: Readonly<Record<string, string>>;
  type: string | null;
  text: string | null;
  bytes: Uint8Array | null;
};

/** Why an exchange is not recorded. */
export type Skipped = 'not_in_contract' | 'sign_in' | 'not_modified' | 'no_answer' | 'too_large';

/** @returns why it was not recorded; null when it was */
export function recordAnswer(world: World, asked: AskedRequest, given: GivenAnswer): Skipped | null {
  const operationId = operationIdOf(asked);
  if (operationId === null) return 'not_in_contract';
  if (isSignIn(asked.path)) return 'sign_in';
  if (given.status === 304) return 'not_modified';
  if (given.status < 200 || given.status > 599) return 'no_answer';
  const answer = maskAnswer(given);
  if (lengthOf(answer) > MAX_ANSWER_LENGTH || isFull(world, lengthOf(answer))) return 'too_large';
  const key = keyOf(asked);
  const known = world.recordings.get(key.id);
  // Polling gives the same answer again and again.
  if (isDeepStrictEqual(known?.answers.at(-1), answer)) return null;
  const answers = [...(known?.answers ?? []), answer];
  world.recordings.put({ ...key, operationId, answers, played: known?.played ?? 0 });
  return null;
}

export function isFull(world: World, more = 0): boolean {
  const all = world.recordings.all().flatMap(({ answers }) => answers);
  return all.length >= MAX_ANSWERS || all.reduce((sum, answer) => sum + lengthOf(answer), more) > MAX_LENGTH;
}

const lengthOf = ({ text, base64 }: RecordedAnswer): number => (text?.length ?? 0) + (base64?.length ?? 0);

function operationIdOf({ method, path }: AskedRequest): string | null {
  if (method === 'HEAD') return null;
  try {
    const match = matchOperation(method, path);
    return match.found ? match.operation.operationId : null;
  } catch {
    return null;
  }
}

/** Of the connection or of the recorded server; this one sets its own. */
const LEFT_OUT =
  /^(?:access-control-.*|connection|content-(?:encoding|length|security-policy|type)|cross-origin-.*|date|keep-alive|server|transfer-encoding|upgrade|vary|via|x-(?:contract-violation|mock-.*|request-id|server-time))$/;

function maskAnswer({ status, headers, type, text, bytes }: GivenAnswer): RecordedAnswer {
  const kept = Object.entries(headers)
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .filter(([name, value]) => !LEFT_OUT.test(name) && maskHeader(name, value) === value);
  const content = bytes && bytes.length > 0 && text === null ? Buffer.from(bytes).toString('base64') : null;
  return {
    status,
    headers: Object.fromEntries(kept),
    type: text === null && content === null ? null : (type ?? 'application/octet-stream'),
    text: text === null ? null : maskBody(text),
    base64: content,
  };
}
