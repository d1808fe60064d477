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

/**
 * The operations that a caller uses.
 * @param text a HAR, or an operationId on each line; lines that begin with # are comments
 * @throws Error for a HAR without a request of the contract
 */
export function usedIn(text: string, contract: Contract): string[] {
  if (!text.trimStart().startsWith('{')) {
    return text.split(/\r?\n/u).flatMap((line) => (/^\s*(?:#|$)/u.test(line) ? [] : [line.trim()]));
  }
  const { log } = JSON.parse(text) as { log?: { entries?: { request: { method: string; url: string } }[] } };
  const sent = (log?.entries ?? []).map(({ request }) => ({ ...request, path: new URL(request.url).pathname }));
  const used = [...operationsOf(contract).values()].filter(({ method, path }) => {
    const pattern = new RegExp(`/api${path.replaceAll(/\{\w+\}/gu, '[^/]+')}$`, 'u');
    return sent.some((request) => request.method === method.toUpperCase() && pattern.test(request.path));
  });
  if (used.length === 0) throw new Error('No request of the HAR is one of the contract, below /api');
  return used.map(({ operation }) => String(operation['operationId']));
}

function main([used, before, after]: readonly string[]): void {
  if (used === undefined) throw new Error('usage: affected <HAR or list of operations> [<before> [<after>]]');
  const [old, now] = [before ?? `${GENERATED}/released.gen.json`, after ?? `${GENERATED}/document.gen.json`].map(
    (file) => JSON.parse(readFileSync(file, 'utf8')) as Contract,
  ) as [Contract, Contract];
  const operations = usedIn(readFileSync(used, 'utf8'), old);
  const breaks = breaksFor(operations, old, now);
  const versions = `from ${old.info.version} to ${now.info.version}`;
  console.log(`${breaks.length} changes ${versions} break a caller of ${operations.join(', ')}`);
  for (const sentence of breaks) console.log(`- ${sentence}`);
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
