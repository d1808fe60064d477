import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { describe, expect, it } from 'vitest';
import { isOwnAddress, type Target, parseTarget } from './target.ts';

function requireTarget(text: string): Target {
  const target = parseTarget(text);
  if (!target) throw new Error(`${text} is not a target`);
  return target;
}

describe('parseTarget', () => {
  it.each([
    ['https://staging.example', 'https://staging.example', ''],
    ['https://staging.example/', 'https://staging.example', ''],
    ['https://staging.example/api', 'https://staging.example', ''],
    ['HTTP://Staging.Example:8080/v2/', 'http://staging.example:8080/v2', '/v2'],
    ['https://staging.example/v2/api/', 'https://staging.example/v2', '/v2'],
    ['https://staging.example/myapi', 'https://staging.example/myapi', '/myapi'],
    ['http://[::1]:4010', 'http://[::1]:4010', ''],
  ])('parses %s as %s with the base path "%s"', (text, name, base) => {
    expect(requireTarget(text)).toMatchObject({ name, base });
  });

  it.each([
    'staging.example',
    'localhost:4010',
    'ftp://staging.example',
    'https://',
    'https://me:secret@staging.example',
    'https://me@staging.example',
    'https://staging.example/?key=secret',
    'https://staging.example/#here',
    '',
  ])('rejects "%s"', (text) => {
    expect(parseTarget(text)).toBeNull();
  });
});

describe('isOwnAddress', () => {
  const at = (address: string, port = 4010): AddressInfo => ({ address, port, family: 'IPv4' });
  const [lan = '127.0.0.1'] = Object.values(networkInterfaces())
    .flatMap((list = []) => list)
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address);

  it.each([
    ['http://127.0.0.1:4010', at('127.0.0.1')],
    ['http://localhost:4010', at('127.0.0.1')],
    ['http://0.0.0.0:4010', at('127.0.0.1')],
    ['http://[::ffff:127.0.0.1]:4010', at('127.0.0.1')],
    ['http://127.0.0.1:4010', at('0.0.0.0')],
    ['http://localhost:4010', at('::')],
    [`http://${lan}:4010`, at('0.0.0.0')],
    ['http://127.0.0.1', at('127.0.0.1', 80)],
    ['https://127.0.0.1', at('127.0.0.1', 443)],
  ])('detects %s as this server', async (text, listening) => {
    expect(await isOwnAddress(requireTarget(text), listening)).toBe(true);
  });

  it.each([
    ['another port', 'http://127.0.0.1:4011', at('127.0.0.1')],
    ['another address', 'http://127.0.0.2:4010', at('127.0.0.1')],
    ['another machine', 'http://192.0.2.1:4010', at('0.0.0.0')],
    ['an unknown name', 'http://nowhere.invalid:4010', at('0.0.0.0')],
  ])('accepts a target at %s', async (_case, text, listening) => {
    expect(await isOwnAddress(requireTarget(text), listening)).toBe(false);
  });
});
