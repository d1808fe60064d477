/** Pages people open: the QA console and entry links. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Problem } from '../../pipeline/problem.ts';
import { DEFAULT_WORLD } from '../../world/worlds.ts';
import type { ControlHandlers } from '../handlers.ts';
import { enter } from './entry-link.ts';

export const entryPoints = {
  openConsole: (_request, { consolePage }) => pageOf(consolePage()),

  openDocs: (_request, { consolePage }) => {
    const page = consolePage();
    return pageOf(page && join(dirname(page), 'docs.html'));
  },

  enter: async ({ query }, { worlds, proxy }) => {
    // The proxied server signs in and does not know tokens of this one.
    if (proxy && query.as !== undefined) {
      throw new Problem('signed_in_elsewhere', { params: { target: proxy.target, value: query.as } });
    }
    const { location, cookie } = await enter(query, worlds);
    worlds.tellChanged(query.world ?? DEFAULT_WORLD);
    return { status: 303, headers: { Location: location, 'Set-Cookie': cookie } };
  },
} satisfies ControlHandlers<'openConsole' | 'openDocs' | 'enter'>;

/** @throws Problem 404 before the pages are built */
function pageOf(file: string | null) {
  if (file === null || !existsSync(file)) throw new Problem('console_not_built');
  return { status: 200 as const, page: readFileSync(file, 'utf8'), headers: { 'Cache-Control': 'no-cache' } };
}
