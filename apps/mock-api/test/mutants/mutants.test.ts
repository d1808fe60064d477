/** The suite proven: a server that gets one thing wrong is noticed, whichever thing it is. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../src/create-app.ts';
import { RESOURCES } from '../contract/resources.ts';
import { checksOf } from '../contract/suite.ts';
import { KINDS } from './kinds.ts';
import { operationsOf, type Scope } from './mutant.ts';
import { report } from './mutant-report.ts';
import { record, type Recording, type Trial, tryMutant } from './trial.ts';
import { type Serving, serve } from './serving.ts';

/** `MUTANTS=operations` tries every kind on every single operation: slow, and more than the run needs. */
const EACH_OPERATION = process.env['MUTANTS'] === 'operations';

/** One operation alone may never have what a kind spoils: a new supplier has no statistics to be wrong. */
const FAILURES: readonly Trial['outcome'][] = EACH_OPERATION ? ['survived'] : ['survived', 'not exercised'];

let mock: Serving;
const trials: Trial[] = [];
beforeAll(async () => {
  mock = await serve(createApp({ maxWorlds: 200 }));
});
afterAll(async () => {
  await mock.close();
  report(trials);
});

describe.each(RESOURCES)('%s', (resource) => {
  let recordings: Recording[] = [];

  it('passes when nothing is spoilt', async () => {
    recordings = await record(mock.url, resource, checksOf(resource));
    expect(recordings.length).toBeGreaterThan(0);
  });

  it('has checks that notice every mutant', async () => {
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

/** What lies about the past does so in several operations at once: it has no smaller scope than the resource. */
function scopesOf(resource: string, whole: boolean): Scope[] {
  if (whole || !EACH_OPERATION) return [{ resource }];
  return operationsOf({ resource }).map(({ operationId }) => ({ resource, operationId }));
}
