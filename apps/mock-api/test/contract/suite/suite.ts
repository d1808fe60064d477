/** The contract suite as a list, for Vitest and for the mutants: every `*.checks.ts` of this folder. */
import { ledgerFaults } from '../../recount/ledger-faults.ts';
import '../../../src/contract.ts';
import type { Check } from '@zakupki/mock-engine/suite/check';
import { runAlone } from '@zakupki/mock-engine/suite/register';
import { modulesNamed } from './modules.ts';
import type { Target } from './target.ts';

/** These checks call every operation many times. A mutant that a cheaper check kills never reaches them. */
const LAST = /^sweeps\/(?:faults|identity|stale|whole|words)\./;
/** The order in which checks run: the cheap and general ones first. */
const placeOf = (path: string): number => (LAST.test(path) ? 2 : /^(?:seed|sweeps)\//.test(path) ? 0 : 1);

for (const { url } of modulesNamed('checks').toSorted((a, b) => placeOf(a.path) - placeOf(b.path))) await import(url);

/** The imports above have declared all checks. */
export { checksOf } from '@zakupki/mock-engine/suite/check';

/** Runs one check against a target. @throws the check's failure, or an Error for inconsistent ledgers afterwards */
export async function runCheck(check: Check, target: Target): Promise<void> {
  const worldNames: string[] = [];
  const onWorld = (name: string) => {
    worldNames.push(name);
    target.onWorld?.(name);
  };
  const run = () => runAlone(check, { ...target, onWorld });
  const { states, worlds } = target;
  await (states ? states.alone(run) : run());
  const used = worlds ? await Promise.all(worldNames.map((name) => worlds.open(name))) : [];
  const faults = used.flatMap(ledgerFaults);
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
