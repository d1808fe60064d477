/** The outcomes of attempts: killed, survived, not exercised. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../src/create-app.ts';
import type { Check } from '@zakupki/mock-engine/suite/check';
import { checksOf, runCheck } from '../contract/suite/suite.ts';
import { withHeader } from '@zakupki/mock-engine/mutants/exchange';
import type { Kind } from '@zakupki/mock-engine/mutants/kinds/kind';
import { kindNamed } from '@zakupki/mock-engine/mutants/kinds/all';
import { KINDS } from './kinds.ts';
import type { Mutation } from '@zakupki/mock-engine/mutants/mutant';
import { type Serving, serve } from '@zakupki/mock-engine/test-world/http-server';
import {
  record,
  type Recording,
  type Attempt,
  tryMutant,
  tryMutants,
  undetected,
} from '@zakupki/mock-engine/suite/attempt';

const SCOPE = { resource: 'reference' };

/** Changes what clients must not rely on. */
const harmless: Kind = {
  name: 'harmless',
  does: 'says who made it',
  fits: () => true,
  otherwise: '',
  answer: (answered) => withHeader(answered, 'x-powered-by', 'a mutant'),
};
const idle: Kind = { ...harmless, name: 'idle', does: 'does nothing wrong', answer: () => null };

let mock: Serving;
const recordings: Recording[] = [];
beforeAll(async () => {
  mock = await serve(createApp());
  for (const check of checksOf('reference'))
    recordings.push(await record(runCheck, check, { server: `${mock.url}/api` }));
});
afterAll(() => mock.close());

/** An attempt on one operation. */
const tried = (operationId: string, outcome: 'killed' | 'survived' | 'not exercised'): Attempt => ({
  kind: 'idle',
  scope: { ...SCOPE, operationId },
  checks: 1,
  ...(outcome === 'killed' ? { outcome, by: 'a check', because: 'a reason' } : { outcome }),
});

describe('the undetected mutants', () => {
  it.each<[string, Attempt[], string[]]>([
    ['survived on one operation', [tried('a', 'killed'), tried('b', 'survived')], ['idle of b: survived']],
    ['are not those that only some operations exercise', [tried('a', 'killed'), tried('b', 'not exercised')], []],
    ['were exercised on no operation', [tried('a', 'not exercised')], ['idle of a: not exercised']],
  ])('%s', (_what, attempts, names) => {
    expect(undetected(attempts)).toEqual(names);
  });
});

describe('a mutant', () => {
  it('that a check detects is killed by that check (F2)', async () => {
    const attempt = await tryMutant(runCheck, mock.url, kindNamed(KINDS, 'drop-required-field'), SCOPE, recordings);
    expect(attempt).toMatchObject({ outcome: 'killed', kind: 'drop-required-field', checks: 1 });
    expect(attempt.outcome === 'killed' && attempt.because).toContain("must have required property 'data'");
  });

  it('that no check detects has survived all checks', async () => {
    const attempt = await tryMutant(runCheck, mock.url, harmless, SCOPE, recordings);
    // Checks of methods outside the contract meet no operation.
    const met = recordings.filter(({ exchanges }) => exchanges.length > 0);
    expect([attempt.outcome, attempt.checks]).toEqual(['survived', met.length]);
  });

  it('that changes nothing is not exercised', async () => {
    expect(await tryMutant(runCheck, mock.url, idle, SCOPE, recordings)).toMatchObject({
      outcome: 'not exercised',
      checks: 0,
    });
    const deaf = [{ check: checksOf('session')[0] as Check, exchanges: [] }];
    const attempt = await tryMutant(runCheck, mock.url, kindNamed(KINDS, 'drop-required-field'), SCOPE, deaf);
    expect(attempt.outcome).toBe('not exercised');
  });

  it('that does not apply has a reason', async () => {
    const attempt = await tryMutant(runCheck, mock.url, kindNamed(KINDS, '201-to-200'), SCOPE, recordings);
    expect(attempt).toMatchObject({ outcome: 'not applicable', because: 'no operation declares 201' });
  });
});

it('excuses an operation that does not exercise a kind by one that does, wanted or not', async () => {
  const ofCurrencies = recordings.filter(({ exchanges }) =>
    exchanges.every(({ exchange }) => exchange.operation.operationId === 'listCurrencies'),
  );
  const triedFor = async (operationId: string) => {
    const isWanted = ({ kind, scope }: Mutation) => kind.name === 'garbled-text' && scope.operationId === operationId;
    const attempts = await tryMutants({ kinds: KINDS, runCheck }, mock.url, 'reference', ofCurrencies, isWanted);
    return attempts.map(({ scope, outcome }) => `${scope.operationId} ${outcome}`);
  };
  expect(await triedFor('listCurrencies')).toEqual(['listCurrencies killed']);
  const [other, ...excuses] = await triedFor('listUnits');
  expect([other, excuses.at(-1)]).toEqual(['listUnits not exercised', 'listCurrencies killed']);
});
