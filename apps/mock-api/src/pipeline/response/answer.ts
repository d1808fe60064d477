/** Answers of the pipeline: validated and serialised, before they are sent. */
import type { Readable } from 'node:stream';
import type { MediaType } from '@zakupki/api-client/document';
import type { Lang } from '@zakupki/procurement/words';
import { StorageError } from '../../storage/storage.ts';
import { type ContractOperation, mediaOf } from '../contract.ts';
import type { SomeReply } from '../operation.ts';
import { Problem, problemBody, reasonOf } from '../problem.ts';
import { violations } from '../validate.ts';
import { cacheBody, findCachedBody, type Sendable } from './body-cache.ts';

export type Answer = {
  status: number;
  type: string | null;
  text: string | null;
  /** the body of a file or a cached body */
  bytes?: Buffer;
  /** writes a file after the transaction */
  file?: () => Promise<Uint8Array>;
  /** streams a file with back-pressure; ends early when the caller disconnects */
  stream?: () => AsyncIterable<Uint8Array>;
  headers: Record<string, string>;
  violations: string[];
  /** ASCII, for X-Mock-Reason */
  reason?: string;
  /** set by a rule after all others; null removes one */
  forcedHeaders?: Readonly<Record<string, string | null>>;
  /** a response of another server, sent without the headers of this one */
  forwarded?: Forwarded;
};

/** Names and values alternate in `headers`; `bytes` may be compressed; `stream` is in place of them. */
export type Forwarded = { statusMessage: string; headers: readonly string[]; bytes: Uint8Array; stream?: Readable };

/** Converts a handler's reply. A reply that breaks the contract is a bug: a 500 with the JSON pointers. */
export function toAnswer(contract: ContractOperation, reply: SomeReply, more: Record<string, string> = {}): Answer {
  const response = contract.responses.get(reply.status);
  const { status, file } = reply;
  if (!response) throw new ContractViolationError(contract.operationId, status, [`status ${status} is not declared`]);
  const described = mediaOf(response, file?.type ?? 'application/json');
  const headers = { ...contract.deprecation, ...reply.headers, ...more };
  if (file) {
    if (described?.type === file.type) {
      const body = 'stream' in file ? { stream: file.stream } : { file: file.write };
      return { status, type: file.type, text: null, ...body, headers, violations: [] };
    }
    throw new ContractViolationError(contract.operationId, status, [`a file of type ${file.type} is not declared`]);
  }
  if (!described) return { status, type: null, text: null, headers, violations: [] };
  const { text, bytes } = validateBody(contract, reply, described.media);
  return { status, type: described.type, text, ...(bytes && { bytes }), headers, violations: [] };
}

export async function withFileWritten({ file, ...answer }: Answer): Promise<Answer> {
  return file ? { ...answer, bytes: Buffer.from(await file()) } : answer;
}

/** @throws ContractViolationError */
function validateBody({ operationId }: ContractOperation, { status, body }: SomeReply, media: MediaType): Sendable {
  const known = findCachedBody(body, media);
  if (known) return known;
  const wrong = violations(media.schema, body);
  if (wrong.length > 0) throw new ContractViolationError(operationId, status, wrong);
  return cacheBody(body, media, JSON.stringify(body));
}

class ContractViolationError extends Error {
  readonly violations: string[];
  constructor(operationId: string, status: number, wrong: string[]) {
    super(`${operationId} ${status} breaks the contract: ${wrong.join('; ')}`);
    this.violations = wrong;
  }
}

/** Converts any thrown value. What is not a Problem is a bug: logged, answered as 500 without a stack. */
export function problemAnswer(
  error: unknown,
  contract: ContractOperation | null,
  lang: Lang,
  requestId: string,
): Answer {
  const known = error instanceof Problem ? error : error instanceof StorageError ? storageProblem() : serverError();
  const broken = error instanceof ContractViolationError ? error.violations : [];
  const undeclared = contract && !contract.problems.includes(known.code) ? [`code ${known.code} is not declared`] : [];
  if (known !== error) process.stderr.write(`${requestId} ${describe(error)}\n`);
  const body = problemBody(known, lang, requestId);
  if (broken.length > 0) body['detail'] = broken.join('; ');
  return {
    status: known.status,
    type: 'application/problem+json',
    text: JSON.stringify(body),
    headers: known.options.headers ?? {},
    violations: [...broken, ...undeclared],
    reason: reasonOf(known),
  };
}

/** The operator can act on a storage error; any other needs its stack. */
function describe(error: unknown): string {
  if (error instanceof StorageError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

const serverError = () => new Problem('server_error');

/** Nothing was changed: the caller may try again once the storage works. */
const storageProblem = () => new Problem('unavailable', { headers: { 'Retry-After': '5' }, reason: 'storage: failed' });
