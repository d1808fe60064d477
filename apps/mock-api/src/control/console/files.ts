/** The built QA console: its page and what the page loads. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { RequestHandler } from 'express';
import { Problem } from '../../pipeline/problem.ts';
import { staticAssets } from '../../web/static-assets.ts';

const require = createRequire(import.meta.url);

/** Finds the page, anew each time: it may be built while this server runs. */
export type ConsoleFiles = () => string | null;

/** @param folder where the console was built, when not where its package has it */
export function consoleFiles(folder: string | undefined): ConsoleFiles {
  return () => {
    try {
      const page = folder === undefined ? require.resolve('@zakupki/qa-console/page') : join(folder, 'index.html');
      return existsSync(page) ? page : null;
    } catch {
      // Node says so of a file that a package names and does not have.
      return null;
    }
  };
}

/** What the page loads; the names of these files change with their content. */
export function consoleAssets(files: ConsoleFiles): RequestHandler {
  return (request, response, next) => {
    const page = files();
    if (page === null) throw new Problem(404, 'console_not_built');
    void staticAssets(join(dirname(page), 'assets'))(request, response, next);
  };
}
