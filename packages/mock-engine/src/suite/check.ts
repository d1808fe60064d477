/**
 * Declares contract checks like tests: `const { describe, it } = checks('loans')`. Vitest runs them (`register.ts`), and
 * so do the mutants.
 */
import { format } from 'node:util';
import { contractOperations, type OperationId } from '../contract/operations.ts';
import type { Target } from './target.ts';

/** Also works outside Vitest. */
export { expect } from 'vitest';

/**
 * `forced`: answers that only a mock can be made to give. `seed`: the records of the seed. `people`: a user in a known
 * state, with any records. `account`: a user who can sign in. `nothing`: any server.
 */
export type Need = 'forced' | 'seed' | 'people' | 'account' | 'nothing';

export type Check = {
  resource: string;
  name: string;
  needs: Need;
  /** the operations without which it cannot run; others it finds missing while it runs */
  uses: readonly OperationId[];
  run: () => Promise<void> | void;
};

/** Runs one check against a target. @throws the check's failure */
export type RunCheck = (check: Check, target: Target) => Promise<void>;

type Run = () => Promise<void> | void;

/** A row as mutable parameters. */
type Mutable<T extends readonly unknown[]> = { -readonly [K in keyof T]: T[K] };

/** Rows of a table or single values; they fill `%s` and `%j` in the name. */
type Each<Returned> = {
  <T extends readonly unknown[] | readonly [unknown]>(
    rows: readonly T[],
  ): (name: string, run: (...row: Mutable<T>) => Returned) => void;
  <const T>(rows: readonly T[]): (name: string, run: (value: T) => Returned) => void;
};

export type Declare = {
  describe: ((name: string, declare: () => void) => void) & { each: Each<void> };
  it: ((name: string, run: Run) => void) & { each: Each<Promise<void> | void> };
};

const declared: Check[] = [];
/** The names of the groups being declared. */
let groupPath: readonly string[] = [];

/** `describe` and `it` for the checks of a resource. @throws when the contract has no such tag: nothing would run them */
export function checks(resource: string, needs: Need = 'seed', uses: readonly OperationId[] = []): Declare {
  const tags = [...new Set(contractOperations.map(({ tag }) => tag))];
  if (!tags.includes(resource)) throw new Error(`The contract has no tag "${resource}" (${tags.join(', ')}).`);
  const describe = (name: string, declare: () => void): void => {
    const outerPath = groupPath;
    groupPath = [...outerPath, name];
    declare();
    groupPath = outerPath;
  };
  const it = (name: string, run: Run): void => {
    declared.push({ resource, needs, uses, name: [...groupPath, name].join(' › '), run });
  };
  return {
    describe: Object.assign(describe, { each: forEach(describe) as Each<void> }),
    it: Object.assign(it, { each: forEach(it) as Each<Promise<void> | void> }),
  };
}

/** The checks of a resource declared so far, in order. */
export function checksOf(resource: string): readonly Check[] {
  return declared.filter((check) => check.resource === resource);
}

function forEach<Returned>(declare: (name: string, run: () => Returned) => void) {
  return (rows: readonly unknown[]) => (name: string, run: (...row: unknown[]) => Returned) => {
    for (const row of rows) {
      const values: unknown[] = Array.isArray(row) ? row : [row];
      // `format` appends the values that have no placeholder.
      const placeholderCount = name.match(/%[sdij]/g)?.length ?? 0;
      declare(format(name, ...values.slice(0, placeholderCount)), () => run(...values));
    }
  };
}
