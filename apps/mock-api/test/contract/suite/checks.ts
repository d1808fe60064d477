/**
 * How a contract check is declared: `const { describe, it } = checks('orders')`, then as a test would be. A check only
 * declares; Vitest runs it, and so does whoever wants to know what the suite sees (`suite.ts`).
 */
import { format } from 'node:util';
import type { Resource } from './resources.ts';

/** Works outside of Vitest too. */
export { expect } from 'vitest';

/** `mock`: the control plane and the people of the seed. `account`: somebody who may sign in. `nothing`: a server. */
export type Need = 'mock' | 'account' | 'nothing';

export type Check = { resource: Resource; name: string; needs: Need; run: () => Promise<void> | void };

/** Thrown by a check that finds out only while running that the server has nothing to put it to. */
export class NotThere extends Error {}

type Run = () => Promise<void> | void;

/** A row as parameters: those are never read-only. */
type Loose<T extends readonly unknown[]> = { -readonly [K in keyof T]: T[K] };

/** Rows of a table, or single values; `%s` and `%j` of the name are filled from them. */
type Each<Returned> = {
  <T extends readonly unknown[] | readonly [unknown]>(
    rows: readonly T[],
  ): (name: string, run: (...row: Loose<T>) => Returned) => void;
  <const T>(rows: readonly T[]): (name: string, run: (value: T) => Returned) => void;
};

export type Declare = {
  describe: ((name: string, declare: () => void) => void) & { each: Each<void> };
  it: ((name: string, run: Run) => void) & { each: Each<Promise<void> | void> };
};

const declared: Check[] = [];
/** The names of the groups being declared. */
let within: readonly string[] = [];

/** The words to declare checks of a resource with. */
export function checks(resource: Resource, needs: Need = 'mock'): Declare {
  const describe = (name: string, declare: () => void): void => {
    const outside = within;
    within = [...outside, name];
    declare();
    within = outside;
  };
  const it = (name: string, run: Run): void => {
    declared.push({ resource, needs, name: [...within, name].join(' › '), run });
  };
  return {
    describe: Object.assign(describe, { each: forEach(describe) as Each<void> }),
    it: Object.assign(it, { each: forEach(it) as Each<Promise<void> | void> }),
  };
}

/** Every check declared so far, in the order of declaration. */
export function declaredChecks(resource: Resource): readonly Check[] {
  return declared.filter((check) => check.resource === resource);
}

function forEach<Returned>(declare: (name: string, run: () => Returned) => void) {
  return (rows: readonly unknown[]) => (name: string, run: (...row: unknown[]) => Returned) => {
    for (const row of rows) {
      const values: unknown[] = Array.isArray(row) ? row : [row];
      // Only as many values as the name has places for: the rest would be appended to it.
      const places = name.match(/%[sdij]/g)?.length ?? 0;
      declare(format(name, ...values.slice(0, places)), () => run(...values));
    }
  };
}
