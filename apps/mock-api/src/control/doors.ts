/** Pages for people: the QA console, and the entry link with what it says when it cannot let somebody in. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import express, { type RequestHandler } from 'express';
import { Problem } from '../pipeline/problem.ts';
import { DEFAULT_WORLD } from '../world/worlds.ts';
import type { ControlHandlers } from './control-handlers.ts';
import { enter } from './entry-link.ts';

export const doors = {
  openConsole: () => {
    const page = consolePage();
    if (page === null) throw new Problem(404, 'console_not_built');
    return { status: 200, page: readFileSync(page, 'utf8'), headers: { 'Cache-Control': 'no-cache' } };
  },

  enter: ({ query }, { worlds }) => {
    const { location, cookie } = enter(query, worlds);
    worlds.traffic.changed(query.world ?? DEFAULT_WORLD);
    return { status: 303, headers: { Location: location, 'Set-Cookie': cookie } };
  },
} satisfies ControlHandlers<'openConsole' | 'enter'>;

const require = createRequire(import.meta.url);

/** The built page, looked for anew each time: it may be built while this server runs. */
function consolePage(): string | null {
  try {
    const page = require.resolve('@zakupki/qa-console/page');
    return existsSync(page) ? page : null;
  } catch {
    return null;
  }
}

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** What the page loads; their names change with their content. */
export const consoleAssets: RequestHandler = (request, response, next) => {
  const page = consolePage();
  if (page === null) throw new Problem(404, 'console_not_built');
  express.static(join(dirname(page), 'assets'), { index: false, redirect: false, immutable: true, maxAge: YEAR_MS })(
    request,
    response,
    next,
  );
};
