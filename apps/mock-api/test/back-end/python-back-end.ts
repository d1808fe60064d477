/** The back end in Python (apps/bench/back-end), started with an empty database. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Served } from '@zakupki/mock-engine/suite/served';
import { readStatesFile } from '../contract/suite/states/states-file.ts';
import { States } from '../contract/suite/states/states.ts';
import type { Target } from '../contract/suite/target.ts';

const FOLDER = join(import.meta.dirname, '../../../bench/back-end');
const SERVER = join(FOLDER, 'server.py');
const ACCOUNT = { email: 'qa@demo.test', password: 'demo-password' };

/** The names of its own faults, or of its operations; null without Python. */
export function namesOf(what: 'faults' | 'operations'): string[] | null {
  const { status, stdout } = spawnSync('python3', [SERVER, `--${what}`], { encoding: 'utf8' });
  return status === 0 ? stdout.trim().split('\n') : null;
}

export type Started = { url: string; process: ChildProcess };

/** @param options of its command line */
export async function startBackEnd(...options: readonly string[]): Promise<Started> {
  const child = spawn('python3', [SERVER, '--port', '0', ...options], {
    // A server with a fault reports what it breaks.
    stdio: ['ignore', 'pipe', options.includes('--fault') ? 'ignore' : 'inherit'],
  });
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { url, process: child };
}

/** The suite's target at this address, which is the server or leads to it; with its people or the account alone. */
export async function targetAt(url: string, { withPeople = true } = {}): Promise<Target> {
  const states = withPeople ? new States(readStatesFile(join(FOLDER, 'states.yaml'), {}), url) : undefined;
  const served = await Served.find(url, () => Promise.resolve(undefined));
  return { server: url, control: false, account: ACCOUNT, served, ...(states && { states }) };
}
