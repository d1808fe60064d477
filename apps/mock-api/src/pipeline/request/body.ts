/** Reads request bodies: size, media type and JSON syntax. Validation against the contract comes later. */
import type { IncomingMessage } from 'node:http';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { BODY_LIMIT, operationAt } from '../contract.ts';
import { toProblem } from '../express-error.ts';
import { Problem } from '../problem.ts';

/** Reads a body as bytes, up to the operation's limit. A form is read after its sender is identified. */
export const rawBody: RequestHandler = (request, response, next) => {
  const operation = operationAt(request.method, request.url);
  if (operation?.takesForm) next();
  else readerFor(operation?.bodyLimit ?? BODY_LIMIT)(request, response, next);
};

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
  const known = readers.get(limit) ?? express.raw({ type: () => true, limit, inflate: true });
  readers.set(limit, known);
  return known;
}

const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * Undefined without a body.
 * @throws Problem 400 malformed_json, nested_too_deeply, body_unexpected, body_required; 415
 */
export function readBody(request: Pick<IncomingMessage, 'headers'> & { body?: unknown }, expected: boolean): unknown {
  const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  if (!expected) {
    if (bytes.length > 0) throw new Problem(400, 'body_unexpected');
    return undefined;
  }
  const type = request.headers['content-type'];
  if (bytes.length === 0)
    throw type && !isJson(type) ? new Problem(415, 'unsupported_media_type') : new Problem(400, 'body_required');
  if (!type || !isJson(type)) throw new Problem(415, 'unsupported_media_type');
  const value = parse(bytes);
  if (isDeep(value)) throw new Problem(400, 'nested_too_deeply', { params: { limit: DEPTH_LIMIT } });
  return value;
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(decoder.decode(bytes));
  } catch {
    throw new Problem(400, 'malformed_json');
  }
}

/** The contract's deepest body has five levels; deeper JSON would overflow the stack of recursive code. */
const DEPTH_LIMIT = 64;

function isDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEPTH_LIMIT) return true;
    level = level.flatMap((part): unknown[] => (typeof part === 'object' && part !== null ? Object.values(part) : []));
  }
  return false;
}

function isJson(contentType: string): boolean {
  const [type = '', ...parameters] = contentType
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.slice('charset='.length);
  return type === 'application/json' && (!charset || charset.replaceAll('"', '') === 'utf-8');
}
