import { scryptSync } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createMock } from '../../src/in-process.ts';
import { PASSWORD } from '../../src/model/people.ts';
import {
  DEMO_HASH,
  findFittingHash,
  hashAtCost,
  hashPassword,
  isPasswordOf,
} from '../../src/resources/session/password-hash.ts';
import { SERVER_PARTS } from '../../src/server-parts.ts';

const calls = vi.hoisted(() => [] as unknown[]);
vi.mock('node:crypto', async (load) => {
  const real = await load<typeof import('node:crypto')>();
  type Arguments = [string, Uint8Array, number, object, (error: Error | null, hash: Buffer) => void];
  const scrypt = (...given: Arguments) => {
    calls.push(given[3]);
    real.scrypt(...given);
  };
  return { ...real, scrypt };
});
beforeEach(() => void calls.splice(0));

const CHOSEN = 'lampa-oblako-reka';

describe('hashPassword', () => {
  it('salts each hash, and names the parameters in it', async () => {
    const hashes = await Promise.all([hashPassword(CHOSEN), hashPassword(CHOSEN)]);
    expect(new Set(hashes).size).toBe(2);
    for (const hash of hashes) expect(hash).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(await Promise.all(hashes.map((hash) => isPasswordOf(CHOSEN, hash)))).toEqual([true, true]);
    expect(await isPasswordOf(`${CHOSEN} `, hashes[0] ?? '')).toBe(false);
  });

  it('lets other work run meanwhile', async () => {
    let hasRun = false;
    setImmediate(() => (hasRun = true));
    await hashPassword(CHOSEN);
    expect(hasRun).toBe(true);
  });
});

it.each([
  ['a server whose control plane is open', () => SERVER_PARTS.beforeOpen?.()],
  ['a mock in the process of a test', () => createMock()],
])('hashes quickly in %s', async (_, start) => {
  start();
  expect(await hashPassword(CHOSEN)).toMatch(/^\$scrypt\$ln=10,r=8,p=1\$/);
  hashAtCost();
});

describe('isPasswordOf', () => {
  it('reads hashes with other parameters', async () => {
    const hash = scryptSync(CHOSEN, 'salt-of-16-bytes', 32, { N: 2 ** 10, r: 8, p: 1 });
    const stored = `$scrypt$ln=10,r=8,p=1$c2FsdC1vZi0xNi1ieXRlcw$${hash.toString('base64').replace(/=+$/, '')}`;
    expect([await isPasswordOf(CHOSEN, stored), await isPasswordOf('other', stored)]).toEqual([true, false]);
  });

  it('takes the same letters of other systems', async () => {
    const hash = await hashPassword('ёлка-ﬁ-й'.normalize('NFD'));
    expect(await isPasswordOf('ёлка-fi-й'.normalize('NFC'), hash)).toBe(true);
  });

  it.each([
    ['a wrong password', async () => isPasswordOf('wrong', await hashPassword(CHOSEN)), 2],
    ['a wrong password of a demo user', () => isPasswordOf('wrong', DEMO_HASH), 1],
    ['no account', () => isPasswordOf('wrong', null), 1],
    ['the demo password without an account', () => isPasswordOf(PASSWORD, null), 1],
  ] as const)('refuses %s with the work of one comparison', async (_, compare, hashed) => {
    expect(await compare()).toBe(false);
    expect(calls).toEqual(Array.from({ length: hashed }, () => ({ N: 2 ** 14, r: 8, p: 5 })));
  });

  it('knows the password of the demo users without work', async () => {
    expect(await isPasswordOf(PASSWORD, DEMO_HASH)).toBe(true);
    expect(calls).toEqual([]);
    const [, , , salt = '', hash] = DEMO_HASH.split('$');
    const derived = scryptSync(PASSWORD, Buffer.from(salt, 'base64'), 32, { N: 2 ** 14, r: 8, p: 5 });
    expect(derived.toString('base64').replace(/=+$/, '')).toBe(hash);
  });
});

it('refuses more while a hundred wait, and works again afterwards', async () => {
  hashAtCost({ ln: 4, r: 8, p: 1 });
  const results = await Promise.allSettled(Array.from({ length: 150 }, () => hashPassword(CHOSEN)));
  const refused = results.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThanOrEqual(50);
  for (const { reason } of refused as PromiseRejectedResult[]) expect(reason).toMatchObject({ status: 429 });
  expect(await hashPassword(CHOSEN)).toMatch(/^\$scrypt/);
  hashAtCost();
});

it('findFittingHash returns the hash only for its password', async () => {
  expect([await findFittingHash(PASSWORD, DEMO_HASH), await findFittingHash('wrong', DEMO_HASH)]).toEqual([
    DEMO_HASH,
    null,
  ]);
});
