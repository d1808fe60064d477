/** The suite passes against a back end in another language and fails for each of its faults. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Check } from '@zakupki/mock-engine/suite/check';
import { obstacle } from '../contract/suite/environment.ts';
import { operations } from '../contract/suite/operations.ts';
import { checksOf, runCheck } from '../contract/suite/suite.ts';
import { NotThere } from '@zakupki/mock-engine/suite/not-there';
import type { Target } from '../contract/suite/target.ts';
import { skipBecause } from '@zakupki/mock-engine/suite/task-meta';
import { oneOf } from '../exhaustive.ts';

const SERVER = new URL('../../../bench/back-end/server.py', import.meta.url).pathname;
const ACCOUNT = { email: 'qa@demo.test', password: 'demo-password' };
const RESOURCES = ['saved-filters', 'suppliers'];
/** Checks that make orders or invitations first cannot be run. */
const SERVED: ReadonlySet<string> = new Set([
  ...operations.filter(({ resource }) => RESOURCES.includes(resource)).map(({ operationId }) => operationId),
  ...['logIn', 'logOut', 'getMe'],
]);

const named = spawnSync('python3', [SERVER, '--faults'], { encoding: 'utf8' });
const faults = named.status === 0 ? named.stdout.trim().split('\n') : ['unknown'];

let running: ChildProcess | undefined;

/** Starts a new server with an empty database. */
async function start(...options: readonly string[]): Promise<Target> {
  const child = spawn('python3', [SERVER, '--port', '0', ...options], {
    stdio: ['ignore', 'pipe', options.length > 0 ? 'ignore' : 'inherit'],
  });
  running = child;
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { server: url, control: false, account: ACCOUNT };
}

/** Returns null when the check passes or needs an operation that the server lacks. */
async function failureOf(check: Check, target: Target): Promise<string | null> {
  try {
    await runCheck(check, target);
    return null;
  } catch (error) {
    const [said, operationId = ''] = /(\w+) (?:\d+ breaks|gave)/.exec(String(error)) ?? [];
    const isMissing = error instanceof NotThere || (said !== undefined && !SERVED.has(operationId));
    return isMissing ? null : `${check.name}: ${String(error).split('\n', 3).join(' ')}`;
  }
}

const checksFor = (target: Target) =>
  RESOURCES.flatMap((resource) => checksOf(resource)).filter((check) => obstacle(check, target) === null);

describe('a back end in Python', () => {
  beforeEach((context) => {
    if (named.error) skipBecause('Python is not installed', context);
  });

  afterEach(() => running?.kill('SIGKILL'));

  it('does what the contract says', async () => {
    const target = await start();
    const checks = checksFor(target);
    const failures = [];
    for (const check of checks) failures.push(await failureOf(check, target));
    expect(failures.filter((failure) => failure !== null)).toEqual([]);
    expect(checks.length).toBeGreaterThan(40);
  });

  for (const [at, fault] of faults.entries()) {
    it(`fails the suite when it ${fault}`, oneOf(12, at), async () => {
      const target = await start('--fault', fault);
      let failure: string | null = null;
      for (const check of checksFor(target)) {
        failure = await failureOf(check, target);
        if (failure !== null) break;
      }
      expect(failure).not.toBeNull();
    });
  }
});
