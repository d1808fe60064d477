import { scryptSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { scrypt } from './crypto.ts';

it('scrypt gives the hashes of the server', async () => {
  const cost = { N: 2 ** 10, r: 8, p: 2 };
  const salt = Buffer.from('salt-of-16-bytes');
  const hash = await new Promise<Buffer>((resolve) => {
    void scrypt('пароль', salt, 32, cost, (_, derived) => resolve(derived));
  });
  expect(hash.toString('hex')).toBe(scryptSync('пароль', salt, 32, cost).toString('hex'));
});
