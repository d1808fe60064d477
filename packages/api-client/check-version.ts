/** Checks that version and changelog of the contract say what its changes since the last release require. */
import { readFileSync } from 'node:fs';
import type { Contract } from '@zakupki/openapi/compatibility';
import { versionFault } from '@zakupki/openapi/release';

const [released, contract] = ['released', 'document'].map(
  (name) => JSON.parse(readFileSync(new URL(`src/generated/${name}.gen.json`, import.meta.url), 'utf8')) as Contract,
) as [Contract, Contract];

const changelog = readFileSync(new URL('../../openapi/CHANGELOG.md', import.meta.url), 'utf8');
const fault = versionFault(released, contract, changelog);
if (fault !== null) {
  process.stderr.write(`${fault}\n`);
  process.exitCode = 1;
}
