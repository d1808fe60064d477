/** Faults that no schema shows are found without a seed, by two users and blocked people, and with one. */
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newMutant, WHOLE_CONTRACT } from '@zakupki/mock-engine/mutants/mutant';
import { mutatingProxy, type MutatingProxy } from '@zakupki/mock-engine/mutants/proxy';
import { skipBecause } from '@zakupki/mock-engine/suite/task-meta';
import type { Serving } from '@zakupki/mock-engine/test-world/http-server';
import { createApp } from '../../src/create-app.ts';
import { EVERYTHING, plainBackEnd } from '../contract/suite/states/plain-back-end.ts';
import { States } from '../contract/suite/states/states.ts';
import { RESOURCES } from '../contract/suite/resources.ts';
import { checksOf } from '../contract/suite/suite.ts';
import type { Target } from '../contract/suite/target.ts';
import { oneOf } from '../exhaustive.ts';
import { FAULTS } from './faults/all.ts';
import { type Fault, kindOf } from './faults/fault.ts';
import { failureOf, outcomeOf } from './outcome.ts';
import { namesOf, type Started, startBackEnd, targetAt } from './python-back-end.ts';

const checksOfFault = ({ check }: Fault) =>
  RESOURCES.flatMap((resource) => checksOf(resource)).filter(({ name }) => check.test(name));

const ALL = [...new Set(FAULTS.flatMap(checksOfFault))];

/** The first failure of the checks that are made for a fault. */
async function foundBy(fault: Fault, target: Target): Promise<string | null> {
  for (const check of checksOfFault(fault)) {
    const failure = await failureOf(check, target);
    if (failure !== null) return failure;
  }
  return null;
}

let proxy: MutatingProxy | undefined;
afterEach(() => proxy?.close());

async function planted(fault: Fault, target: string): Promise<string> {
  proxy = await mutatingProxy({ target, mutant: newMutant(kindOf(fault), WHOLE_CONTRACT) });
  return proxy.url;
}

it('are at least forty, each with a check', () => {
  expect(FAULTS.length).toBeGreaterThanOrEqual(40);
  expect(FAULTS.filter((fault) => checksOfFault(fault).length === 0)).toEqual([]);
});

describe('without a seed', () => {
  const isPython = namesOf('faults') !== null;
  let running: Started | undefined;
  afterEach(() => running?.process.kill('SIGKILL'));
  const start = async () => (running = await startBackEnd()).url;

  it('nothing is found in a right server', async (context) => {
    if (!isPython) skipBecause('Python is not installed', context);
    const { passed, failed } = await outcomeOf(ALL, await targetAt(await start()));
    expect(failed).toEqual([]);
    expect(passed).toBeGreaterThan(25);
  });

  for (const [at, fault] of FAULTS.entries())
    it(`a server is found that ${fault.does}`, oneOf(12, at), async (context) => {
      if (!isPython) skipBecause('Python is not installed', context);
      const failure = await foundBy(fault, await targetAt(await planted(fault, await start())));
      expect(failure).toMatch(fault.check);
    });
});

describe('with a seed', () => {
  let server: Serving;
  beforeAll(async () => {
    server = await plainBackEnd(createApp());
    return () => server.close();
  });

  const targetOf = (url: string): Target => ({
    server: url,
    control: false,
    // The calls of the states file do not pass through the proxy.
    states: new States(EVERYTHING, server.url),
  });

  it('nothing is found in a right server', async () => {
    const { failed, skipped } = await outcomeOf(ALL, targetOf(`${server.url}/api`));
    expect(failed).toEqual([]);
    expect(skipped).toEqual([]);
  });

  for (const [at, fault] of FAULTS.entries())
    it(`a server is found that ${fault.does}`, oneOf(12, at), async () => {
      const failure = await foundBy(fault, targetOf(await planted(fault, server.url)));
      expect(failure).toMatch(fault.check);
    });
});
