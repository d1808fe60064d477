/** Arguments of the command `contract-tests`. */
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { readCommand } from './command-line.ts';
import { RESOURCES } from './resources.ts';

const URL = 'https://staging.example/api';

it.each([
  [[URL], undefined, { baseUrl: URL, resources: RESOURCES }],
  [[URL, 'bids', 'orders', 'bids'], 'http://other.example', { baseUrl: URL, resources: ['bids', 'orders'] }],
  [['bids'], URL, { baseUrl: URL, resources: ['bids'] }],
  [['--help'], undefined, { help: true }],
])('%j with CONTRACT_BASE_URL=%s', (args, baseUrl, command) => {
  expect(readCommand(args, baseUrl)).toMatchObject(command);
});

it.each([
  [[], 'Usage: contract-tests'],
  [[URL, 'nope'], 'The contract has no resource "nope": session,'],
  [[URL, '--shard', '4/3'], '--shard 4/3 should be a part of all, such as 1/3.'],
  [[URL, 'bids', '--shard', '2/2'], '--shard 2/2 is too many parts: a part has whole resources, and there are 1.'],
  [[URL, '--junit', ''], '--junit "" should be a file, such as results.xml.'],
  [[URL, '--junit', tmpdir()], 'should be a file, such as results.xml.'],
  [[URL, '--junit', '/dev/null/x.xml'], '--junit "/dev/null/x.xml": its folder cannot be created ('],
  [['staging.example/api'], '"staging.example/api" is neither a resource nor an address such as https://'],
  [[URL, '--junt', 'x.xml'], "Unknown option '--junt'"],
])('%j is refused in a sentence', (args, sentence) => {
  expect(() => readCommand(args, undefined)).toThrow(sentence);
});
