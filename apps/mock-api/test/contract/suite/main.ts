#!/usr/bin/env node
/**
 * `contract-tests [address] [resource…]` outside of this repository: the contract tests against a server. The matrix is
 * written to `.results` of the working directory.
 */
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { MatrixReporter } from '@zakupki/mock-engine/suite/matrix/matrix-reporter';
import { startVitest } from 'vitest/node';
import { RESOURCES } from './resources.ts';
import { UNPROVOKED } from '../matrix/unprovoked.ts';

const USAGE = `Usage: contract-tests https://staging.example/api [resource…] [--shard 1/3] [--junit results.xml]
The account is CONTRACT_EMAIL and CONTRACT_PASSWORD; the other settings are in the README.`;

const { env } = process;

function stop(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
}

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { shard: { type: 'string' }, junit: { type: 'string' } } });
  } catch {
    return stop(USAGE);
  }
}

const {
  positionals: [first, ...others],
  values: { shard, junit },
} = readArguments();
if (shard !== undefined && !isShard(shard)) stop(`--shard ${shard} should be a part of all, such as 1/3.`);
if (first !== undefined) env['CONTRACT_BASE_URL'] = first;
if (!env['CONTRACT_BASE_URL']) stop(USAGE);
function isShard(text: string): boolean {
  const [part = 0, count = 0] = /^[1-9]\d*\/[1-9]\d*$/u.test(text) ? text.split('/').map(Number) : [];
  return part > 0 && part <= count;
}

const unknown = others.find((name) => !RESOURCES.includes(name));
if (unknown !== undefined) stop(`The contract has no resource "${unknown}": ${RESOURCES.join(', ')}.`);
// The tests read it from the folder of their repository.
if (env['CONTRACT_STATES']) env['CONTRACT_STATES'] = resolve(env['CONTRACT_STATES']);

await import('./check-environment.ts');
if (process.exitCode === undefined) {
  const resources = others.length > 0 ? others : RESOURCES;
  const matrix = new MatrixReporter({
    folder: pathToFileURL(`${resolve('.results')}/`),
    tests: '/test/contract/',
    against: env['CONTRACT_BASE_URL'],
    unprovoked: UNPROVOKED,
  });
  await startVitest('test', [], {
    root: join(import.meta.dirname, '../../..'),
    config: false,
    watch: false,
    include: resources.map((name) => `test/contract/${name}/${name}.test.{js,ts}`),
    // Not the usual ones: the tests are in node_modules.
    exclude: [],
    // Another server has one set of data.
    fileParallelism: false,
    isolate: false,
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    tags: [{ name: 'exhaustive' }],
    ...(shard !== undefined && { shard }),
    ...(junit !== undefined && { outputFile: { junit: resolve(junit) } }),
    reporters: [
      'default',
      ...(junit === undefined ? [] : ['junit']),
      // Some resources alone leave gaps in the matrix.
      ...(others.length > 0 || shard !== undefined ? [] : [matrix]),
    ],
  });
}
