/** Every tag of the contract has a test that runs its checks: a new one is not forgotten. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checks } from './checks.ts';
import { RESOURCES } from './resources.ts';

it.each(RESOURCES)('%s has a test that runs its checks', (resource) => {
  const file = `${resource}/${resource}.test.ts`;
  const isThere = existsSync(join(import.meta.dirname, '..', file));
  expect(isThere, `write test/contract/${file}: await register('${resource}')`).toBe(true);
});

it('refuses checks of a tag that the contract does not have', () => {
  expect(() => checks('ordres')).toThrow('The contract has no tag "ordres" (session, profile, ');
});
