/** Validated and serialised answers of the pipeline, before they are sent. */
import type { Readable } from 'node:stream';
import type { MediaType } from '../../contract/document.ts';
import type { Lang } from '@zakupki/words';
import { StorageError } from '../../storage/storage.ts';
import { type ContractOperation, mediaOf, responseOf } from '../../contract/operations.ts';
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
  /** headers that a rule sets after all others; null removes a header */
  forcedHeaders?: Readonly<Record<string, string | null>>;
  /** of this server, although it is a proxy */
  isOwn?: boolean;
  /** a response of another server, sent without the headers of this one */
  forwarded?: Forwarded;
};

/** `headers` alternate names and values; `bytes` may be compressed; `stream`, if present, replaces `bytes`. */
export type Forwarded = { statusMessage: string; headers: readonly string[]; bytes: Uint8Array; stream?: Readable };

/** Converts a handler's reply. A reply that breaks the contract is a bug: a 500 with the JSON pointers. */
export function toAnswer(contract: ContractOperation, reply: SomeReply, more: Record<string, string> = {}): Answer {
  const response = responseOf(contract, reply.status);
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
  const cached = findCachedBody(body, media);
  if (cached) return cached;
  const found = violations(media.schema, body);
  if (found.length > 0) throw new ContractViolationError(operationId, status, found);
  return cacheBody(body, media, JSON.stringify(body));
}

class ContractViolationError extends Error {
  readonly violations: string[];
  constructor(operationId: string, status: number, found: string[]) {
    super(`${operationId} ${status} breaks the contract: ${found.join('; ')}`);
    this.violations = found;
  }
}

/**
 * Converts any thrown value. Anything other than a Problem or a StorageError is a bug: it is logged, and answered as
 * 500 without a stack.
 */
export function problemAnswer(
  error: unknown,
  contract: ContractOperation | null,
  lang: Lang,
  requestId: string,
): Answer {
  const problem = error instanceof Problem ? error : error instanceof StorageError ? storageProblem() : serverError();
  const broken = error instanceof ContractViolationError ? error.violations : [];
  const undeclared =
    contract && !contract.problems.includes(problem.code) ? [`code ${problem.code} is not declared`] : [];
  if (problem !== error) process.stderr.write(`${requestId} ${describe(error)}\n`);
  const body = problemBody(problem, lang, requestId);
  if (broken.length > 0) body['detail'] = broken.join('; ');
  return {
    status: problem.status,
    type: 'application/problem+json',
    text: JSON.stringify(body),
    headers: problem.options.headers ?? {},
    violations: [...broken, ...undeclared],
    reason: reasonOf(problem),
  };
}

/** The message of a storage error is enough for the operator; other errors need their stack. */
function describe(error: unknown): string {
  if (error instanceof StorageError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

const serverError = () => new Problem('server_error');

/** Nothing was changed, so the caller may retry when the storage works again. */
const storageProblem = () => new Problem('unavailable', { headers: { 'Retry-After': '5' }, reason: 'storage: failed' });
