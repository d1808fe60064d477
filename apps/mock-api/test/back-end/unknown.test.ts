/** The command `contract-tests` lists what answers have besides the contract, for one resource too. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { newMutant, WHOLE_CONTRACT } from '@zakupki/mock-engine/mutants/mutant';
import { mutatingProxy } from '@zakupki/mock-engine/mutants/proxy';
import { createApp } from '../../src/create-app.ts';
import { plainBackEnd } from '../contract/suite/states/plain-back-end.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { changed, type Fault, kindOf } from './faults/fault.ts';

const MAIN = join(import.meta.dirname, '../contract/suite/main.ts');

it('lists properties of another server once, in a run of one resource', async () => {
  const { url, close } = await plainBackEnd(createApp());
  const mood: Fault = {
    does: 'adds a mood',
    check: /./,
    on: ['listWebinars'],
    answer: changed((body) => ({ ...body, mood: 'good' })),
  };
  const proxy = await mutatingProxy({ target: url, mutant: newMutant(kindOf(mood), WHOLE_CONTRACT) });
  const { stdout } = await promisify(execFile)(process.execPath, [MAIN, proxy.url, 'webinars'], {
    cwd: temporaryFolder(),
    env: {
      ...process.env,
      NO_COLOR: '1',
      CONTRACT_EMAIL: 'buyer@demo.test',
      CONTRACT_PASSWORD: 'demo-password',
    },
  });
  expect(stdout).toContain('Not in the contract, and ignored by callers');
  expect(stdout.match(/ {2}listWebinars 200 .*mood/g)).toHaveLength(1);
  await proxy.close();
  await close();
});
