/**
 * Installs Prism and Mockoon on first use into a separate folder, since only the benchmark needs their 400 packages
 * (170 MB).
 */
import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { document } from '@zakupki/api-client/document';
import type { Case, CaseName } from '../cases.ts';

const run = promisify(execFile);

const FOLDER = fileURLToPath(new URL('../../node_modules/.cache/peers/', import.meta.url));

const PEERS = {
  prism: { package: '@stoplight/prism-cli', version: '5.16.0', command: 'dist/index.js' },
  mockoon: { package: '@mockoon/cli', version: '9.9.0', command: 'bin/run.js' },
} as const;

type Peer = keyof typeof PEERS;

/** Installs a peer if needed. @returns the path of its executable @throws Error when it cannot be installed */
export async function install(peer: Peer): Promise<{ command: string; version: string }> {
  const { package: name, version, command } = PEERS[peer];
  const folder = join(FOLDER, peer);
  const packageFolder = join(folder, 'node_modules', name);
  if ((await versionIn(packageFolder)) !== version) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: { [name]: version } }));
    await run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder });
  }
  return { command: join(packageFolder, command), version };
}

async function versionIn(packageFolder: string): Promise<string | null> {
  try {
    return (JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as { version: string }).version;
  } catch {
    return null;
  }
}

export type Captured = ReadonlyMap<CaseName, { benchCase: Case; body: unknown }>;

/** Name of the captured responses among the contract's examples. */
const EXAMPLE = 'captured';

/** Writes the contract with the captured responses as the only examples of their statuses. @returns the file's path */
export function contractWith(captured: Captured, folder: string): string {
  const paths = structuredClone(document.paths);
  for (const { benchCase, body } of captured.values()) {
    const { name, method, template, status } = benchCase;
    const operation = paths[template]?.[method.toLowerCase() as 'get' | 'post'];
    const answer = operation?.responses[String(status)];
    if (!operation || !answer) throw new Error(`The contract has no ${method} ${template} ${status}`);
    const schema = '$ref' in answer ? { $ref: '#/components/schemas/ApiProblem' } : contentOf(answer).schema;
    operation.responses[String(status)] = {
      description: name,
      content: {
        [status < 400 ? 'application/json' : 'application/problem+json']: {
          schema,
          examples: { [EXAMPLE]: { value: body } },
        },
      },
    };
  }
  const file = join(folder, 'contract.json');
  writeFileSync(file, JSON.stringify({ ...document, paths }));
  return file;
}

function contentOf(answer: { content?: Record<string, { schema: Record<string, unknown> }> }) {
  const [media] = Object.values(answer.content ?? {});
  if (!media) throw new Error('A captured answer has no body in the contract');
  return media;
}

type Environment = {
  routes: {
    method: string;
    endpoint: string;
    responses: { statusCode: number; label: string; default: boolean }[];
  }[];
};

/** Imports the contract into Mockoon, with the captured responses as defaults. @returns the path of the environment */
export async function mockoonEnvironment(
  command: string,
  contract: string,
  captured: Captured,
  folder: string,
): Promise<string> {
  const file = join(folder, 'mockoon.json');
  await run(process.execPath, [command, 'import', '--input', contract, '--output', file]);
  const environment = JSON.parse(await readFile(file, 'utf8')) as Environment;
  for (const { benchCase } of captured.values()) {
    const { method, template, status } = benchCase;
    const endpoint = template.slice(1).replaceAll(/\{(\w+)\}/g, ':$1');
    const route = environment.routes.find(
      (candidate) => candidate.method === method.toLowerCase() && candidate.endpoint === endpoint,
    );
    const example = route?.responses.find(({ statusCode, label }) => statusCode === status && label === EXAMPLE);
    if (!route || !example) throw new Error(`Mockoon did not import ${method} ${template} ${status}`);
    for (const response of route.responses) response.default = response === example;
  }
  writeFileSync(file, JSON.stringify(environment));
  return file;
}
