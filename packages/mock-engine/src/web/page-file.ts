/** Serves the HTML page of a built application with revalidation. */
import { readFile } from 'node:fs/promises';
import type { Request, RequestHandler, Response } from 'express';
import { chooseEncoding, compress, type Encoding, MIN_COMPRESSED_BYTES } from '../pipeline/response/encoding.ts';
import { Problem } from '../pipeline/problem.ts';
import { contentEtag } from './content-etag.ts';

/** Compresses at run time: a precompressed copy could be newer than the page after a rollback. */
export function pageFile(file: string): RequestHandler {
  let last: { etag: string; body: Buffer } | undefined;

  /** Caches the compressed body until the file changes. */
  async function bodyOf(bytes: Buffer, encoding: Encoding | null, etag: string): Promise<Buffer> {
    if (encoding === null) return bytes;
    if (last?.etag !== etag) last = { etag, body: await compress(bytes, encoding) };
    return last.body;
  }

  return async (request, response) => {
    const bytes = await readFile(file);
    const encoding = bytes.length < MIN_COMPRESSED_BYTES ? null : chooseEncoding(request);
    const etag = contentEtag(bytes, encoding);
    response.vary('Accept-Encoding');
    response.setHeader('Cache-Control', 'no-cache');
    response.setHeader('ETag', etag);
    if (isAnsweredByConditions(request, response, etag)) return;
    const body = await bodyOf(bytes, encoding, etag);
    if (encoding !== null) response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Content-Length', body.length);
    response.end(body);
  };
}

/** Answers 304 when the caller has this version. @throws Problem 412 when If-Match names another version */
function isAnsweredByConditions(request: Request, response: Response, etag: string): boolean {
  const wanted = request.headers['if-match'];
  if (wanted !== undefined && wanted !== '*' && !wanted.split(',').some((one) => one.trim() === etag))
    throw new Problem('stale');
  if (!request.fresh) return false;
  response.status(304).end();
  return true;
}
