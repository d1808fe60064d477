/** Validates, serialises and sends responses. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { MediaType } from '@zakupki/api-client/document';
import type { Caller, SomeReply } from '../operation.ts';
import type { Lang } from '@zakupki/procurement/words';
import type { World } from '../../world/world.ts';
import { type ContractOperation, isJsonType, mediaOf } from '../contract.ts';
import {
  chooseEncoding,
  compress,
  compressing,
  type Encoding,
  isCompressible,
  MIN_COMPRESSED_BYTES,
} from './encoding.ts';
import { findCachedBody, type Sendable, cacheBody } from './body-cache.ts';
import { StorageError } from '../../storage/storage.ts';
import { Problem, problemBody, reasonOf } from '../problem.ts';
import { violations } from '../validate.ts';

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

/** Names and values alternate in `headers`; `bytes` may be compressed. */
export type Forwarded = { statusMessage: string; headers: readonly string[]; bytes: Uint8Array };

/** Converts a handler's reply. A reply that breaks the contract is a bug: a 500 with the JSON pointers. */
export function toAnswer(contract: ContractOperation, reply: SomeReply, more: Record<string, string> = {}): Answer {
  const response = contract.responses.get(reply.status);
  const { status, file } = reply;
  if (!response) throw new ContractViolationError(contract.operationId, status, [`status ${status} is not declared`]);
  const described = mediaOf(response, file?.type ?? 'application/json');
  const headers = { ...reply.headers, ...more };
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

/**
 * Sends an answer, compressed on request. Sets headers synchronously, so that the caller can log them. An ETag names
 * the entity's version in every coding.
 */
export async function send(
  response: Response,
  answer: Answer,
  requestId: string,
  caller: Caller | null,
  world: World | null,
): Promise<void> {
  writeHead(response, answer, requestId, caller, world);
  // Passing bytes is faster than letting Node encode the text.
  const bytes = answer.bytes ?? (answer.text === null ? null : Buffer.from(answer.text));
  if (answer.type === null || bytes === null) {
    response.end();
    return;
  }
  if (!isForced(answer, 'content-type')) response.setHeader('Content-Type', contentType(answer.type));
  const encoding = bytes.length < MIN_COMPRESSED_BYTES ? null : negotiateEncoding(response, answer.type);
  const sent = encoding === null ? bytes : await compress(bytes, encoding);
  response.setHeader('Content-Length', sent.length);
  // Node omits the body for HEAD.
  response.end(sent);
}

/** Sets the headers of the chosen coding; null for none. */
function negotiateEncoding(response: Response, type: string): Encoding | null {
  if (!isCompressible(type)) return null;
  response.vary('Accept-Encoding');
  const encoding = chooseEncoding(response.req);
  if (encoding !== null) response.setHeader('Content-Encoding', encoding);
  return encoding;
}

/** Streams a body. An error midway can only close the connection; a disconnect stops the generator. */
export async function sendStream(
  response: Response,
  { type, stream }: { type: string; stream: () => AsyncIterable<Uint8Array> },
  requestId: string,
): Promise<void> {
  response.setHeader('Content-Type', contentType(type));
  const encoding = negotiateEncoding(response, type);
  if (response.req.method === 'HEAD') {
    response.end();
    return;
  }
  try {
    const body = Readable.from(stream(), { objectMode: false });
    await (encoding === null ? pipeline(body, response) : pipeline(body, compressing(encoding), response));
  } catch (error) {
    if (!response.destroyed) response.destroy();
    const isGone = (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE';
    if (!isGone) process.stderr.write(`${requestId} ${error instanceof Error ? error.stack : String(error)}\n`);
  }
}

const contentType = (type: string) => (isJsonType(type) || type.startsWith('text/') ? `${type}; charset=utf-8` : type);

export function writeHead(
  response: Response,
  answer: Answer,
  requestId: string,
  caller: Caller | null,
  world: World | null,
): void {
  response.status(answer.status);
  response.setHeader('X-Request-Id', requestId);
  // Reference lists override this to allow caching.
  response.setHeader('Cache-Control', 'no-store');
  if (world) response.setHeader('X-Server-Time', world.clock.nowIso());
  if (caller?.impersonator) response.setHeader('X-Acting-As', caller.user.id);
  for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value);
  for (const [name, value] of Object.entries(answer.forcedHeaders ?? {})) {
    if (value === null) response.removeHeader(name);
    else response.setHeader(name, value);
  }
}

const isForced = ({ forcedHeaders = {} }: Answer, wanted: string): boolean =>
  Object.keys(forcedHeaders).some((name) => name.toLowerCase() === wanted);

/** Keeps only x-mock-* headers of this server next to those of the other one. */
export function sendForwarded(response: Response, status: number, { statusMessage, headers, bytes }: Forwarded): void {
  for (const name of response.getHeaderNames()) if (!name.startsWith('x-mock-')) response.removeHeader(name);
  response.sendDate = false;
  response.writeHead(status, statusMessage, [...headers]);
  response.end(bytes);
}
