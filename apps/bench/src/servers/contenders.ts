/** The servers under test: how each is started and what it does for a request. */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Captured, pathOf } from '../cases.ts';
import type { Launch } from './server-process.ts';

/** In the order of the tables. */
export const CONTENDERS = ['bare Express', 'this mock'] as const;
export type ContenderName = (typeof CONTENDERS)[number];

export type Contender = {
  name: ContenderName;
  version: string;
  launch: Launch;
};

/** What each server does for a request; printed in the report. */
export const DOES: Readonly<Record<ContenderName, string>> = {
  'bare Express':
    'Parses the request body, looks the answer up by method and path, `JSON.stringify`s it. Nothing else: no validation, log, ETag, helmet, token or world.',
  'this mock':
    'Everything on: world, token, access rules, validation of query, body and response against the contract, idempotency, transaction, request log with request and response, helmet’s headers. Responses are calculated from its data.',
};

const versionOf = (name: string) =>
  (createRequire(import.meta.url)(`${name}/package.json`) as { version: string }).version;

const absolute = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const MOCK: Contender = {
  name: 'this mock',
  version: (createRequire(import.meta.url)('../../../mock-api/package.json') as { version: string }).version,
  launch: (port) => ({
    // The flag of the mock's `dev` script.
    args: ['--max-semi-space-size=8', absolute('../../../mock-api/src/main.ts')],
    // Ten thousand worlds, and the worlds that the measurements create.
    env: { MOCK_API_PORT: String(port), MOCK_MAX_WORLDS: '11000' },
    ready: '/api/plans',
  }),
};

/** Bare Express with the captured answers. */
export function bareExpress(captured: Captured, folder: string): Contender {
  const file = join(folder, 'answers.json');
  const answers = [...captured.values()].map(({ benchCase, body }) => [
    `${benchCase.method} ${pathOf(benchCase)}`,
    { status: benchCase.status, body },
  ]);
  writeFileSync(file, JSON.stringify(Object.fromEntries(answers)));
  return {
    name: 'bare Express',
    version: versionOf('express'),
    launch: (port) => ({
      args: ['--max-semi-space-size=8', absolute('bare-express.ts'), String(port), file],
      ready: '/ready',
    }),
  };
}
