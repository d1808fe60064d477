/**
 * What a new version of the contract breaks for one caller:
 *
 *     pnpm --filter @zakupki/openapi run affected <used> [<before> [<after>]]
 *
 * `used` is a HAR file of the caller's requests, or a text file with an operationId on each line; `before` and `after`
 * are documents of the contract, by default the last release and the present one. Fails when something breaks.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { breakingChanges, type Contract, onlyOf, operationsOf } from './compatibility.ts';

const GENERATED = resolve(import.meta.dirname, '../packages/api-client/src/generated');

/** The changes that break a caller of these operations. @throws Error naming operations that the old contract lacks */
export function breaksFor(used: readonly string[], before: Contract, after: Contract): string[] {
  const keys = new Map([...operationsOf(before)].map(([key, { operation }]) => [operation['operationId'], key]));
  const unknown = used.filter((id) => !keys.has(id));
  if (unknown.length > 0) throw new Error(`Version ${before.info.version} has no operation ${unknown.join(', ')}`);
  // By method and path, as an operation may have another name now.
  const usedKeys = new Set(used.map((id) => keys.get(id) ?? ''));
  // Which operation answers with an error, the stored release does not say.
  return breakingChanges({ ...onlyOf(before, usedKeys), 'x-problems': {} }, onlyOf(after, usedKeys));
}

type Used = {
  operations: string[];
  /** method and path of requests below /api that the contract does not have */
  others: string[];
};

/**
 * The operations that a caller uses.
 * @param text a HAR, or an operationId on each line; what follows a # is a comment
 * @throws Error for a HAR without a request of the contract, and for an empty list
 */
export function usedIn(text: string, contract: Contract): Used {
  const plain = text.replace(/^\u{feff}/u, '');
  if (plain.trimStart().startsWith('{')) return usedInHar(JSON.parse(plain), contract);
  const lines = plain.split(/\r?\n/u).map((line) => line.replace(/#.*/u, '').trim());
  const operations = [...new Set(lines.filter((line) => line !== ''))];
  if (operations.length === 0) throw new Error('it names no operation: write an operationId on each line');
  return { operations, others: [] };
}

/** For addresses without a host. */
const ANYWHERE = 'http://host.invalid';

function usedInHar(har: unknown, contract: Contract): Used {
  const { log } = har as { log?: { entries?: { request?: { method?: unknown; url?: unknown } }[] } };
  const sent = (log?.entries ?? []).map(({ request }, index) => {
    const { method, url } = request ?? {};
    if (typeof method !== 'string' || typeof url !== 'string' || !URL.canParse(url, ANYWHERE)) {
      throw new Error(`/log/entries/${index}/request should have a method and a url`);
    }
    return { method: method.toUpperCase(), path: new URL(url, ANYWHERE).pathname };
  });
  const known = [...operationsOf(contract).values()].map(({ method, path, operation }) => ({
    id: String(operation['operationId']),
    method: method.toUpperCase(),
    pattern: new RegExp(`/api${path.replaceAll(/\{\w+\}/gu, '[^/]+')}$`, 'u'),
  }));
  const isSent = (one: (typeof sent)[number], { method, pattern }: (typeof known)[number]) =>
    one.method === method && pattern.test(one.path);
  const operations = known.filter((operation) => sent.some((one) => isSent(one, operation))).map(({ id }) => id);
  if (operations.length === 0) throw new Error('no request of the HAR is one of the contract, below /api');
  const others = sent.filter((one) => one.path.includes('/api/') && !known.some((operation) => isSent(one, operation)));
  return { operations, others: [...new Set(others.map(({ method, path }) => `${method} ${path}`))] };
}

const USAGE = 'usage: affected <HAR or list of operations> [<before> [<after>]]';

/** The script runs in its package, the command was given elsewhere. */
const pathOf = (file: string) => resolve(process.env['INIT_CWD'] ?? '.', file);

/** @throws Error that names the file */
function readAs<T>(file: string, read: (text: string) => T): T {
  try {
    return read(readFileSync(pathOf(file), 'utf8'));
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

function contractIn(text: string): Contract {
  const { info, paths, ...rest } = JSON.parse(text) as Partial<Contract>;
  if (typeof info?.version === 'string' && typeof paths === 'object') return { ...rest, info, paths };
  throw new Error('this is no document of the contract, such as document.gen.json: it has no info.version and paths');
}

function main(args: readonly string[]): void {
  const [used, before, after, ...more] = args;
  if (used === undefined || used.startsWith('-') || more.length > 0) throw new Error(USAGE);
  const old = readAs(before ?? `${GENERATED}/released.gen.json`, contractIn);
  const now = readAs(after ?? `${GENERATED}/document.gen.json`, contractIn);
  const { operations, others } = readAs(used, (text) => usedIn(text, old));
  const breaks = breaksFor(operations, old, now);
  const versions = `from ${old.info.version} to ${now.info.version}`;
  console.log(`${breaks.length} changes ${versions} break a caller of ${operations.join(', ')}`);
  for (const sentence of breaks) console.log(`- ${sentence}`);
  if (others.length > 0) console.error(`Not compared, as ${old.info.version} does not have them: ${others.join(', ')}`);
  if (breaks.length > 0) process.exitCode = 1;
}

if (import.meta.main) {
  try {
    main(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }
}
