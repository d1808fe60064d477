/** Reads request bodies as bytes, up to a limit. */
import express, { type Request, type RequestHandler, type Response } from 'express';
import { BODY_LIMIT, operationAt } from '../../contract/operations.ts';
import { Problem, tooManyRequests } from '../problem.ts';
import { toProblem } from './express-error.ts';

export type Unreadable = Request & { bodyError?: unknown };

/**
 * Reads a body as bytes, up to the operation's limit. Errors are thrown later by `readBody`, so that a 401 comes first.
 * A form is read after its sender is identified.
 */
export const rawBody: RequestHandler = (request, response, next) => {
  const operation = operationAt(request.method, request.url);
  if (operation?.takesForm) next();
  else
    readerFor(operation?.bodyLimit ?? BODY_LIMIT)(request, response, (error: unknown) => {
      if (error !== undefined) (request as Unreadable).bodyError = error;
      next();
    });
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
  const reader = readers.get(limit) ?? createReader(limit);
  readers.set(limit, reader);
  return reader;
}

/** Time without any bytes after which the request fails. A sender may announce more than it ever sends. */
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
    const isTooLarge = announced > limit;
    const tooLarge = () => Object.assign(new Error(), { status: 413, limit });
    // Answered at once: on a connection that stays open, Node reads the rest and drops it.
    if (isTooLarge && response.shouldKeepAlive) {
      next(tooLarge());
      return;
    }
    const reservation = reserve(hasUnknownSize(request) ? limit : announced, limit, response);
    // Elsewhere a sender of too much would miss an answer that comes before the end of its body.
    const onSilence = () => {
      response.setHeader('Connection', 'close');
      end(isTooLarge ? tooLarge() : new Problem('unreadable_body'));
    };
    let isOver = false;
    const end = (error?: unknown) => {
      if (isOver) return;
      isOver = true;
      request.setTimeout(0);
      reservation?.shrinkTo(Buffer.isBuffer(request.body) ? request.body.length : 0);
      next(error);
    };
    request.setTimeout(SILENCE_MS, onSilence);
    read(request, response, end);
  };
}

/** Chunked and compressed bodies do not announce their size. */
function hasUnknownSize({ headers }: Request): boolean {
  const encoding = headers['content-encoding'] ?? 'identity';
  return headers['transfer-encoding'] !== undefined || encoding.toLowerCase() !== 'identity';
}

const LARGE_PAUSE_S = 5;

/** Returns null for a small body and for one above `limit`, which will be refused. @throws Problem 429 */
function reserve(count: number, limit: number, response: Response): { shrinkTo: (length: number) => void } | null {
  if (count <= LARGE_BYTES || count > limit) return null;
  if (largeBytes + count > MAX_LARGE_BYTES) throw tooManyRequests(LARGE_PAUSE_S);
  let reserved = count;
  const shrinkTo = (length: number) => {
    largeBytes += length - reserved;
    reserved = length;
  };
  largeBytes += count;
  response.once('close', () => shrinkTo(0));
  return { shrinkTo };
}
