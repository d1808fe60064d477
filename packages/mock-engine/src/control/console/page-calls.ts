/** Pages people open: the QA console and the documentation. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Problem } from '../../pipeline/problem.ts';
import type { ControlHandlers } from '../handlers.ts';

export const pageCalls = {
  openConsole: (_request, { consolePage }) => pageOf(consolePage()),

  openDocs: (_request, { consolePage }) => {
    const page = consolePage();
    return pageOf(page && join(dirname(page), 'docs.html'));
  },
} satisfies ControlHandlers<'openConsole' | 'openDocs'>;

/** @throws Problem 404 before the pages are built */
function pageOf(file: string | null) {
  if (file === null || !existsSync(file)) throw new Problem('console_not_built');
  return { status: 200 as const, page: readFileSync(file, 'utf8'), headers: { 'Cache-Control': 'no-cache' } };
}
