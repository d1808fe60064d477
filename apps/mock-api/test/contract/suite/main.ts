#!/usr/bin/env node
/**
 * `contract-tests [address] [resource…]` outside of this repository: the contract tests against a server. The matrix is
 * written to `.results` of the working directory.
 */
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { MatrixReporter } from '@zakupki/mock-engine/suite/matrix/matrix-reporter';
import { PART } from '@zakupki/mock-engine/suite/part-reporter';
import { startVitest } from 'vitest/node';
import { readCommand, USAGE } from './command-line.ts';
import { EndOnSignal } from './end-on-signal.ts';
import { RESOURCES } from './resources.ts';
import { UNPROVOKED } from '../matrix/unprovoked.ts';

const { env } = process;

function commandLine() {
  try {
    return readCommand(process.argv.slice(2), env['CONTRACT_BASE_URL']);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return process.exit(2);
  }
}

const { help, baseUrl, resources, shard, junit } = commandLine();
if (help) {
  process.stdout.write(`${USAGE}\n`);
  process.exit();
}
env['CONTRACT_BASE_URL'] = baseUrl;
// The tests read it from the folder of their repository.
if (env['CONTRACT_STATES']) env['CONTRACT_STATES'] = resolve(env['CONTRACT_STATES']);

const { hasWorlds } = await import('./check-environment.ts');
if (process.exitCode === undefined) {
  const matrix = new MatrixReporter({
    folder: pathToFileURL(`${resolve('.results')}/`),
    tests: '/test/contract/',
    against: baseUrl,
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
    fileParallelism: hasWorlds,
    // By default one core is left idle.
    maxWorkers: '100%',
    isolate: false,
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    tags: [{ name: 'exhaustive' }],
    ...(shard !== undefined && { shard }),
    ...(junit !== undefined && { outputFile: { junit } }),
    reporters: [
      new EndOnSignal(),
      'default',
      ...(junit === undefined ? [] : ['junit']),
      // Some resources alone leave gaps in the matrix.
      ...(resources.length < RESOURCES.length || shard !== undefined ? [PART] : [matrix]),
    ],
  });
}
