/** The built QA console: its page and assets. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RequestHandler } from 'express';
import { Problem } from '../../pipeline/problem.ts';
import { staticAssets } from '../../web/static-assets.ts';

/** Finds the page on every call, since it may be built while the server runs; null before that. */
export type ConsoleFiles = () => string | null;

/** @param folder of the built console */
export const filesIn =
  (folder: string): ConsoleFiles =>
  () => {
    const page = join(folder, 'index.html');
    return existsSync(page) ? page : null;
  };

/** File names of the assets contain their content hash. */
export function consoleAssets(files: ConsoleFiles): RequestHandler {
  return (request, response, next) => {
    const page = files();
    if (page === null) throw new Problem('console_not_built');
    void staticAssets(join(dirname(page), 'assets'))(request, response, next);
  };
}
