/** Checks the settings before a run against another server: one sentence instead of hundreds of failures. */
import { account, admin } from './client.ts';
import { BASE, targetFrom } from './environment.ts';
import { deleteWorlds, withTarget } from '@zakupki/mock-engine/suite/target';
import { operations } from './operations.ts';
import { hasSeed } from './target.ts';

const { CONTRACT_BASE_URL: baseUrl = '' } = process.env;

/** @throws Error in one sentence */
const refusedTo = (who: string) => (error: unknown) => {
  const [said, ...more] = (error instanceof Error ? error.message : String(error)).split('\n');
  // The first line only introduces the violations.
  const reason = said?.endsWith(':') ? [said, more[0]?.trim()].join(' ') : said;
  const hint = said?.startsWith('logIn 404') ? `. ${BASE}` : '';
  throw new Error(`${who} cannot sign in at ${baseUrl}: ${reason}${hint}`);
};

/** Whether the server has worlds, so that checks need not wait for each other. */
export let hasWorlds = false;

if (baseUrl) {
  try {
    const worlds: string[] = [];
    const target = { ...(await targetFrom(process.env)), onWorld: (name: string) => void worlds.push(name) };
    hasWorlds = target.control !== false;
    const who = hasSeed(target) ? 'The seed’s buyer' : (target.account?.email ?? 'The account');
    await withTarget(target, account).catch(refusedTo(who));
    if (target.admin && !hasSeed(target)) await withTarget(target, admin).catch(refusedTo(target.admin.email));
    await deleteWorlds(target, worlds);
    const how =
      target.control !== false
        ? 'with its control plane'
        : target.states
          ? `with the states of ${process.env['CONTRACT_STATES']}`
          : 'with an account, without a control plane';
    const { served } = target;
    const part = served ? ` It serves ${served.count} of ${operations.length} operations.` : '';
    const silent = served && served.silent.length > 0 ? ` Not answered in time: ${served.silent.join(', ')}.` : '';
    process.stdout.write(`The contract suite runs against ${baseUrl}, ${how}.${part}${silent}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
