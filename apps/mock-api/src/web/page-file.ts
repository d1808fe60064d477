/** The page of a built application: asked for each time, and sent again only when its content has changed. */
import { readFile } from 'node:fs/promises';
import type { Request, RequestHandler, Response } from 'express';
import { chooseEncoding, compress, type Encoding, MIN_COMPRESSED_BYTES } from '../pipeline/response/encoding.ts';
import { Problem } from '../pipeline/problem.ts';
import { contentEtag } from './content-etag.ts';

/**
 * Serves an HTML file under any address. It is compressed here rather than when it is built: whoever puts an older build
 * in place would leave a newer copy beside it.
 */
export function pageFile(file: string): RequestHandler {
  let last: { etag: string; body: Buffer } | undefined;

  /** The body in a coding, made once as long as the file stays as it is. */
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

/** Answers 304 where the caller has the page. @throws Problem 412 where they ask for another */
function isAnsweredByConditions(request: Request, response: Response, etag: string): boolean {
  const wanted = request.headers['if-match'];
  if (wanted !== undefined && wanted !== '*' && !wanted.split(',').some((one) => one.trim() === etag))
    throw new Problem(412, 'stale');
  if (!request.fresh) return false;
  response.status(304).end();
  return true;
}
