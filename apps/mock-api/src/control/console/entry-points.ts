/** Pages people open: the QA console and entry links. */
import { readFileSync } from 'node:fs';
import { Problem } from '../../pipeline/problem.ts';
import { DEFAULT_WORLD } from '../../world/worlds.ts';
import type { ControlHandlers } from '../handlers.ts';
import { enter } from './entry-link.ts';

export const entryPoints = {
  openConsole: (_request, { consolePage }) => {
    const page = consolePage();
    if (page === null) throw new Problem(404, 'console_not_built');
    return { status: 200, page: readFileSync(page, 'utf8'), headers: { 'Cache-Control': 'no-cache' } };
  },

  enter: async ({ query }, { worlds, proxy }) => {
    // The proxied server signs in and does not know tokens of this one.
    if (proxy && query.as !== undefined) {
      throw new Problem(400, 'signed_in_elsewhere', { params: { target: proxy.target, value: query.as } });
    }
    const { location, cookie } = await enter(query, worlds);
    worlds.tellChanged(query.world ?? DEFAULT_WORLD);
    return { status: 303, headers: { Location: location, 'Set-Cookie': cookie } };
  },
} satisfies ControlHandlers<'openConsole' | 'enter'>;
