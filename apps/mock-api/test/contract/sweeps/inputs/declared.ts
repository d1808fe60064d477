/** Everything that `*.requests.ts` files declare. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { declaredRequests, type Requests } from '../../suite/requests.ts';

const FOLDER = join(import.meta.dirname, '../..');

for (const file of globSync('**/*.requests.ts', { cwd: FOLDER }).toSorted()) await import(join(FOLDER, file));

/** One property of each operation that declares it. */
export const declaredWith = <K extends keyof Requests>(name: K) =>
  [...declaredRequests()].flatMap(([operationId, requests]) => {
    const value = requests[name];
    return value === undefined ? [] : [[operationId, value as NonNullable<Requests[K]>] as const];
  });
