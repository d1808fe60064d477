/** Mutation test of the suite: it detects a server with any single mistake. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createApp } from '../../src/create-app.ts';
import { RESOURCES } from '../contract/suite/resources.ts';
import { checksOf } from '../contract/suite/suite.ts';
import { skipBecause } from '../contract/suite/task-meta.ts';
import { KINDS } from './kinds/all.ts';
import { operationsOf, type Scope } from './mutant.ts';
import { report } from './report.ts';
import { record, type Recording, type Trial, tryMutant } from './trial.ts';
import { type Serving, serve } from '../http-server.ts';

/** `MUTANTS=operations` tries every kind on every single operation, which takes longer. */
const EACH_OPERATION =
  z
    .enum(['resources', 'operations'], { error: 'MUTANTS should be "resources" or "operations"' })
    .default('resources')
    .parse(process.env['MUTANTS']) === 'operations';

/** A single operation may never have what a kind changes: a new supplier has no statistics. */
const FAILURES: readonly Trial['outcome'][] = EACH_OPERATION ? ['survived'] : ['survived', 'not exercised'];

/** Why the mutants are skipped: a run against another server tests only that server. */
const reason = process.env['CONTRACT_BASE_URL'] ? 'mutates the mock, which is not tested now' : null;
const note = reason === null ? '' : ` (skipped: ${reason})`;

/** Enough for hundreds of mutants on a busy machine. */
const PATIENCE_MS = EACH_OPERATION ? 30 * 60_000 : 5 * 60_000;

let mock: Serving;
const trials: Trial[] = [];
beforeEach((context) => {
  if (reason !== null) skipBecause(reason, context);
});
beforeAll(async () => {
  mock = await serve(createApp({ maxWorlds: 200 }));
});
afterAll(async () => {
  await mock.close();
  if (trials.length > 0) report(trials);
});

describe.each(RESOURCES)('%s', (resource) => {
  let recordings: Recording[] = [];

  it(`passes without a mutant${note}`, { timeout: PATIENCE_MS }, async () => {
    recordings = await record(mock.url, resource, checksOf(resource));
    expect(recordings.length).toBeGreaterThan(0);
  });

  it(`has checks that detect every mutant (F2)${note}`, { timeout: PATIENCE_MS }, async () => {
    expect(recordings.length, 'the run without a mutant has to pass first').toBeGreaterThan(0);
    for (const kind of KINDS) {
      for (const scope of scopesOf(resource, kind.meets !== undefined)) {
        trials.push(await tryMutant(mock.url, kind, scope, recordings));
      }
    }
    const alive = trials.filter(({ outcome, scope }) => scope.resource === resource && FAILURES.includes(outcome));
    expect(
      alive.map(({ kind, scope, outcome }) => `${kind} of ${scope.operationId ?? scope.resource}: ${outcome}`),
    ).toEqual([]);
  });
});

/** A kind that returns past data needs several operations, so its smallest scope is the resource. */
function scopesOf(resource: string, whole: boolean): Scope[] {
  if (whole || !EACH_OPERATION) return [{ resource }];
  return operationsOf({ resource }).map(({ operationId }) => ({ resource, operationId }));
}
