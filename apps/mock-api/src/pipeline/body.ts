/** The request body: size, media type and JSON syntax. What it says is checked against the contract later. */
import type { IncomingMessage } from 'node:http';
import express from 'express';
import { Problem } from './problem.ts';

export const BODY_LIMIT = 1024 * 1024;

/** Reads any body as bytes; the limit is enforced while reading. */
export const rawBody = express.raw({ type: () => true, limit: BODY_LIMIT, inflate: true });

const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * The parsed body, `undefined` when there is none.
 * @throws Problem 400 malformed_json, body_unexpected, body_required; 415
 */
export function readBody(request: IncomingMessage & { body?: unknown }, expected: boolean): unknown {
  const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  if (!expected) {
    if (bytes.length > 0) throw new Problem(400, 'body_unexpected');
    return undefined;
  }
  const type = request.headers['content-type'];
  if (bytes.length === 0)
    throw type && !isJson(type) ? new Problem(415, 'unsupported_media_type') : new Problem(400, 'body_required');
  if (!type || !isJson(type)) throw new Problem(415, 'unsupported_media_type');
  try {
    return JSON.parse(decoder.decode(bytes));
  } catch {
    throw new Problem(400, 'malformed_json');
  }
}

function isJson(contentType: string): boolean {
  const [type = '', ...parameters] = contentType
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.slice('charset='.length);
  return type === 'application/json' && (!charset || charset.replaceAll('"', '') === 'utf-8');
}
