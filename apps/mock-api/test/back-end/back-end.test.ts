/** The suite passes against a back end in another language, and fails for each of its faults. */
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { skipBecause } from '@zakupki/mock-engine/suite/task-meta';
import { targetFrom } from '../contract/suite/environment.ts';
import { RESOURCES } from '../contract/suite/resources.ts';
import { checksOf } from '../contract/suite/suite.ts';
import { oneOf } from '../exhaustive.ts';
import { failureOf, outcomeOf } from './outcome.ts';
import { namesOf, type Started, startBackEnd, targetAt } from './python-back-end.ts';

const known = namesOf('faults');

let running: Started | undefined;

async function start(...options: readonly string[]): Promise<string> {
  running = await startBackEnd(...options);
  return running.url;
}

const checksFor = (...resources: readonly string[]) => resources.flatMap((resource) => checksOf(resource));

describe('a back end in Python', () => {
  beforeEach((context) => {
    if (known === null) skipBecause('Python is not installed', context);
  });

  afterEach(() => running?.process.kill('SIGKILL'));

  it('passes the whole suite as the docs run it', async () => {
    const docs = readFileSync(new URL('../../../../docs/back-end.md', import.meta.url), 'utf8');
    const [, options = ''] = /^python3 apps\/bench\/back-end\/server\.py (.*) &$/m.exec(docs) ?? [];
    const [, settings = ''] = /^(CONTRACT_BASE_URL=.*) npx pnpm@\S+ contract$/m.exec(docs) ?? [];
    const environment = Object.fromEntries(settings.split(' ').map((one) => one.split('=') as [string, string]));
    const url = await start(
      ...options
        .replace(/--port \d+/, '')
        .split(' ')
        .filter(Boolean),
    );
    const target = await targetFrom({ ...environment, CONTRACT_BASE_URL: url });
    const { passed, failed } = await outcomeOf(checksFor(...RESOURCES), target);
    expect(failed).toEqual([]);
    expect(passed).toBeGreaterThan(350);
  });

  // Nine operations of 160: sign-in, the account, orders, saved filters.
  const FEW = 'logIn,logOut,getMe,listOrders,createOrder,getOrder,publishOrder,listSavedFilters,createSavedFilter';

  it('fails no check where it has few operations and an account', async () => {
    const target = await targetAt(await start('--serve', FEW), { withPeople: false });
    expect(target.served?.count).toBe(FEW.split(',').length);
    const { passed, failed, skipped } = await outcomeOf(checksFor(...RESOURCES), target);
    expect(failed).toEqual([]);
    expect(passed).toBeGreaterThan(100);
    expect(skipped).toContain('needs updateOrder, which the server does not serve');
  });

  for (const [at, fault] of (known ?? ['unknown']).entries()) {
    it(`fails the suite when it ${fault}`, oneOf(12, at), async () => {
      const target = await targetAt(await start('--fault', fault), { withPeople: false });
      let failure: string | null = null;
      for (const check of checksFor('saved-filters', 'suppliers')) {
        failure = await failureOf(check, target);
        if (failure !== null) break;
      }
      expect(failure).not.toBeNull();
    });
  }
});
