/** Serves content-hashed files: immutable in caches, precompressed at build time. */
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import express, { type RequestHandler, type Response } from 'express';
import { chooseEncoding, type Encoding } from '../pipeline/response/encoding.ts';
import { notFound } from '../pipeline/problem.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

const SUFFIXES: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** Assets are in one flat folder. */
const NAME = /^\/[\w.-]+$/u;

/** A missing asset is a real 404. */
export function staticAssets(folder: string): RequestHandler {
  const serve = express.static(folder, {
    index: false,
    redirect: false,
    acceptRanges: false,
    immutable: true,
    maxAge: YEAR_MS,
    fallthrough: false,
  });
  return (request, response, next) => {
    const { path } = request;
    if (Object.values(SUFFIXES).some((suffix) => path.endsWith(suffix))) throw notFound();
    response.vary('Accept-Encoding');
    const encoding = NAME.test(path) && existsSync(join(folder, path)) ? chooseEncoding(request) : null;
    const copy = encoding === null ? '' : `${path}${SUFFIXES[encoding]}`;
    if (encoding !== null && existsSync(join(folder, copy))) {
      request.url = copy;
      describeCopy(response, path, encoding);
    }
    void serve(request, response, (error?: unknown) => {
      // The body of the error is not compressed.
      response.removeHeader('Content-Encoding');
      next(error);
    });
  };
}

/** express.static would derive the content type from the name of the compressed copy. */
function describeCopy(response: Response, path: string, encoding: Encoding): void {
  response.type(basename(path));
  response.setHeader('Content-Encoding', encoding);
}
