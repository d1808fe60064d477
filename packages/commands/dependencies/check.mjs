import { readFileSync } from 'node:fs';
import { runCommand } from '../processes/run-command.mjs';
import { ROOT } from '../workspace.mjs';
import { licenseProblems, readLicensePolicy } from './licenses.mjs';
import { audit } from './vulnerabilities.mjs';

/** @typedef {import('../results/results.mjs').Counts} Counts */
/**
 * @typedef {{ components: import('./licenses.mjs').Component[] }} Sbom
 */

/** Where `pnpm run sbom` writes. */
const SBOM = '.results/sbom.json';

/** @param {string} file */
const readSbom = (file) => /** @type {Sbom} */ (JSON.parse(readFileSync(ROOT + file, 'utf8')));

/**
 * Checks the licences of the installed packages by the list of components. Packages for other systems are locked but not
 * installed, so their licences are unknown.
 *
 * @returns {Promise<{ problems: string[], notes: string[] }>}
 */
export async function checkLicenses() {
  await runCommand(['pnpm', 'run', 'sbom']);
  const locked = '.results/locked.json';
  await runCommand(['pnpm', 'sbom', '--lockfile-only', '--sbom-format', 'cyclonedx', '--out', locked]);
  const installed = readSbom(SBOM);
  const others = readSbom(locked).components.length - installed.components.length;
  const problems = licenseProblems(installed, readLicensePolicy());
  const checked = `Licences of ${installed.components.length} packages checked`;
  return { problems, notes: [`${checked}; ${others} locked for other systems are not installed here, so unchecked.`] };
}

/**
 * Checks all locked packages for known vulnerabilities. A database that does not answer is reported, but is no failure.
 *
 * @returns {Promise<{ counts: Counts, notes: string[] }>}
 */
export async function checkVulnerabilities() {
  const result = await audit();
  if ('unchecked' in result) {
    const unchecked = `Known vulnerabilities: not checked, because ${result.unchecked}. ${SBOM} lists all packages.`;
    return { counts: { passed: 0, failed: 0, skipped: 1 }, notes: [unchecked] };
  }
  const { known, serious } = result;
  for (const sentence of serious) console.error(sentence);
  return {
    counts: { passed: serious.length > 0 ? 0 : 1, failed: serious.length, skipped: 0 },
    notes: [`Known vulnerabilities: ${serious.length} serious, ${known.length} others.`, ...known],
  };
}
