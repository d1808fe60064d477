/** Reads request bodies: size, media type and JSON syntax. Validation against the contract comes later. */
import type { IncomingMessage } from 'node:http';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { BODY_LIMIT, operationAt } from '../contract.ts';
import { toProblem } from '../express/express-error.ts';
import { Problem, tooManyRequests } from '../problem.ts';
import { ensureParsable, MAX_VALUES } from './json-size.ts';

/**
 * Reads a body as bytes, up to the operation's limit; `readBody` throws what was wrong with it, after 401. A form is read
 * after its sender is identified.
 */
export const rawBody: RequestHandler = (request, response, next) => {
  const operation = operationAt(request.method, request.url);
  if (operation?.takesForm) next();
  else
    readerFor(operation?.bodyLimit ?? BODY_LIMIT)(request, response, (error: unknown) => {
      if (error !== undefined) unreadable.set(request, error);
      next();
    });
};

/** What was wrong with a body. */
const unreadable = new WeakMap<object, unknown>();

/** @throws Problem 400, 413, 415 */
export function readDeferredBody(request: Request, response: Response, limit: number): Promise<void> {
  return new Promise((resolve, reject) => {
    readerFor(limit)(request, response, (error: unknown) => {
      if (error === undefined) resolve();
      else reject(toProblem(error) as Error);
    });
  });
}

const readers = new Map<number, RequestHandler>();

function readerFor(limit: number): RequestHandler {
  const known = readers.get(limit) ?? createReader(limit);
  readers.set(limit, known);
  return known;
}

/** A sender may announce more than it ever sends; on a slow line some bytes arrive within this time. */
const SILENCE_MS = 8000;
/** Larger bodies count towards MAX_LARGE_BYTES until they are answered. */
const LARGE_BYTES = 256 * 1024;
/** All large bodies in memory at once. */
const MAX_LARGE_BYTES = 256 * 1024 * 1024;

let largeBytes = 0;

function createReader(limit: number): RequestHandler {
  const read = express.raw({ type: () => true, limit, inflate: true });
  return (request, response, next) => {
    const announced = Number(request.headers['content-length'] ?? 0);
    if (announced === 0 && !request.headers['transfer-encoding']) {
      next();
      return;
    }
    const reservation = reserve(hasUnknownSize(request) ? limit : announced, limit, response);
    // An oversized body is read to its end before it is refused, or the sender would miss the answer.
    const tooLate = () => {
      response.setHeader('Connection', 'close');
      end(announced > limit ? Object.assign(new Error(), { status: 413, limit }) : new Problem('unreadable_body'));
    };
    let isOver = false;
    const end = (error?: unknown) => {
      if (isOver) return;
      isOver = true;
      request.setTimeout(0);
      reservation?.shrinkTo(Buffer.isBuffer(request.body) ? request.body.length : 0);
      next(error);
    };
    request.setTimeout(SILENCE_MS, tooLate);
    read(request, response, end);
  };
}

/** Chunks and compressed bytes do not say how many bytes there will be. */
function hasUnknownSize({ headers }: Request): boolean {
  const encoding = headers['content-encoding'] ?? 'identity';
  return headers['transfer-encoding'] !== undefined || encoding.toLowerCase() !== 'identity';
}

const LARGE_PAUSE_S = 5;

/** Null for a small body, and for one that will be refused. @throws Problem 429 */
function reserve(count: number, limit: number, response: Response): { shrinkTo: (length: number) => void } | null {
  if (count <= LARGE_BYTES || count > limit) return null;
  if (largeBytes + count > MAX_LARGE_BYTES) throw tooManyRequests(LARGE_PAUSE_S);
  let held = count;
  const hold = (length: number) => {
    largeBytes += length - held;
    held = length;
  };
  largeBytes += count;
  response.once('close', () => hold(0));
  return { shrinkTo: hold };
}

const decoder = new TextDecoder('utf-8', { fatal: true });

type WithBody = Pick<IncomingMessage, 'headers'> & { body?: unknown };

/**
 * Undefined without a body.
 * @throws Problem 400 malformed_json, nested_too_deeply, too_many_values, body_unexpected, body_required; 415
 */
export function readBody(
  request: WithBody,
  expected: boolean,
  { isRequired = true, maxValues = MAX_VALUES }: { isRequired?: boolean; maxValues?: number } = {},
): unknown {
  const bytes = jsonBytes(request, expected, isRequired);
  if (bytes === null) return expected ? {} : undefined;
  ensureParsable(bytes, maxValues);
  return parseJson(bytes);
}

/** Null without a body. @throws Problem 400 body_unexpected, body_required; 415; what was wrong with the body */
export function jsonBytes(request: WithBody, expected: boolean, isRequired = true): Buffer | null {
  if (unreadable.has(request)) throw toProblem(unreadable.get(request)) as Error;
  const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  if (!expected) {
    if (bytes.length > 0 && !isEmptyObject(bytes)) throw new Problem('body_unexpected');
    return null;
  }
  const type = request.headers['content-type'];
  if (bytes.length === 0 && !isRequired) return null;
  if (bytes.length === 0)
    throw type && !isJson(type) ? new Problem('unsupported_media_type') : new Problem('body_required');
  if (!type || !isJson(type)) throw new Problem('unsupported_media_type');
  return bytes;
}

/** Clients that send JSON with every POST send `{}` to an action without input. */
const isEmptyObject = (bytes: Buffer) => bytes.length <= 16 && /^\s*\{\s*\}\s*$/.test(bytes.toString());

/** For rules: undefined for anything but JSON. */
export function readJson(request: Pick<IncomingMessage, 'headers'> & { body?: unknown }): unknown {
  if (unreadable.has(request) || !isJson(request.headers['content-type'] ?? '')) return undefined;
  try {
    return readBody(request, true, { isRequired: false });
  } catch {
    return undefined;
  }
}

/** @throws Problem 400 malformed_json */
export function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(decoder.decode(bytes));
  } catch {
    throw new Problem('malformed_json');
  }
}

/** A merge patch (RFC 7396) is read as JSON. */
const JSON_TYPES: ReadonlySet<string> = new Set(['application/json', 'application/merge-patch+json']);

function isJson(contentType: string): boolean {
  const [type = '', ...parameters] = contentType
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.slice('charset='.length);
  return JSON_TYPES.has(type) && (!charset || charset.replaceAll('"', '') === 'utf-8');
}
