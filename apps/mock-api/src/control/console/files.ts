/** The built QA console: its page and assets. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { RequestHandler } from 'express';
import { Problem } from '../../pipeline/problem.ts';
import { staticAssets } from '../../web/static-assets.ts';

const require = createRequire(import.meta.url);

/** Finds the page on every call, since it may be built while the server runs. */
export type ConsoleFiles = () => string | null;

/** @param folder of the built console; undefined for the build of `@zakupki/qa-console` */
export function consoleFiles(folder: string | undefined): ConsoleFiles {
  return () => {
    try {
      const page = folder === undefined ? require.resolve('@zakupki/qa-console/page') : join(folder, 'index.html');
      return existsSync(page) ? page : null;
    } catch {
      // Node throws for a file that a package exports but does not contain.
      return null;
    }
  };
}

/** File names of the assets contain their content hash. */
export function consoleAssets(files: ConsoleFiles): RequestHandler {
  return (request, response, next) => {
    const page = files();
    if (page === null) throw new Problem('console_not_built');
    void staticAssets(join(dirname(page), 'assets'))(request, response, next);
  };
}
