/** The suite fails no check of a back end that has any part of its operations. */
import { afterEach, describe, expect, it } from 'vitest';
import { skipBecause } from '@zakupki/mock-engine/suite/task-meta';
import { RESOURCES } from '../contract/suite/resources.ts';
import { checksOf } from '../contract/suite/suite.ts';
import { oneOf } from '../exhaustive.ts';
import { outcomeOf } from './outcome.ts';
import { namesOf, type Started, startBackEnd, targetAt } from './python-back-end.ts';

const known = namesOf('operations');
const all = known ?? ['unknown'];
const checks = RESOURCES.flatMap((resource) => checksOf(resource));

let running: Started | undefined;
afterEach(() => running?.process.kill('SIGKILL'));

async function failuresOf(operations: readonly string[]) {
  running = await startBackEnd('--serve', operations.join(','));
  return (await outcomeOf(checks, await targetAt(running.url))).failed;
}

/** What checks prepare their records with, read them by and remove them with. */
const PREPARING = [
  ...['getMe', 'getAccess', 'createOrder', 'getOrder', 'listOrders', 'deleteOrder', 'publishOrder'],
  ...['getSupplier', 'listSuppliers', 'deleteSupplier', 'deleteSavedFilter'],
];

/** One operation of so many. */
const TRIED = 2;

describe.each([
  ['sign-in and', all, (operation: string) => ['logIn', operation]],
  ['all but', PREPARING, (operation: string) => all.filter((other) => other !== operation)],
])('with %s', (_what, operations, partOf) => {
  // Each part takes as long as the whole suite of a small back end.
  for (const [at, operation] of operations.filter((_, index) => index % TRIED === 0).entries())
    it(`${operation}`, oneOf(24, at), async (context) => {
      if (known === null) skipBecause('Python is not installed', context);
      expect(await failuresOf(partOf(operation))).toEqual([]);
    });
});
