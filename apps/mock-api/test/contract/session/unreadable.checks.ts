import { gzipSync } from 'node:zlib';
import { checks, expect } from '../suite/checks.ts';
import { client } from '../suite/client.ts';

const { describe, it } = checks('session');

describe('a request that cannot be read', () => {
  const json = { 'content-type': 'application/json' };
  it.each([
    ['without its body', 'logIn', { body: '', headers: json }, 'body_required'],
    ['nested deeper than 64 levels', 'logIn', { body: `${'['.repeat(65)}${']'.repeat(65)}` }, 'nested_too_deeply'],
    ['with more than 1,000 properties', 'logIn', { body: `{${'"a":0,'.repeat(1000)}"a":0}` }, 'too_many_properties'],
    ['of more than 100,000 values', 'logIn', { body: `[${'0,'.repeat(100_000)}0]` }, 'too_many_values'],
    [
      'cut off',
      'logIn',
      { body: gzipSync('{}').subarray(0, 8), headers: { 'content-encoding': 'gzip' } },
      'unreadable_body',
    ],
    ['with a body it does not take', 'listPlans', { body: '{"a":1}' }, 'body_unexpected'],
  ] as const)('%s is a 400', async (_what, operationId, request, code) => {
    const answer = await client().send(operationId, request);
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([400, code]);
  });
});
