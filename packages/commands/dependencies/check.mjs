import { readFileSync } from 'node:fs';
import { runCommand } from '../processes/run-command.mjs';
import { ROOT } from '../workspace.mjs';
import { licenseProblems, packageName, readLicensePolicy } from './licenses.mjs';
import { audit } from './vulnerabilities.mjs';

/** @typedef {import('../results/results.mjs').Counts} Counts */
/**
 * @typedef {import('./licenses.mjs').Component & { purl: string }} Component
 * @typedef {{ components: Component[], dependencies: { ref: string, dependsOn?: string[] }[] }} Sbom
 */

/** Where `pnpm run sbom` writes. */
const SBOM = '.results/sbom.json';
/** Packages of the workspace, and its root. */
const IN_WORKSPACE = /^pkg:npm\/(%40zakupki\/|zakupki@)/;

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
    const direct = directDependencies(readSbom(SBOM));
    const unchecked = `Known vulnerabilities: not checked, because ${result.unchecked}.`;
    const listed = `Unchecked are all locked packages (${SBOM}), among them the direct dependencies:`;
    return { counts: { passed: 0, failed: 0, skipped: 1 }, notes: [unchecked, `${listed} ${direct.join(', ')}`] };
  }
  const { known, serious } = result;
  for (const sentence of serious) console.error(sentence);
  return {
    counts: { passed: serious.length > 0 ? 0 : 1, failed: serious.length, skipped: 0 },
    notes: [`Known vulnerabilities: ${serious.length} serious, ${known.length} others.`, ...known],
  };
}

/** @param {Sbom} sbom */
function directDependencies({ components, dependencies }) {
  const used = new Set(
    dependencies.filter(({ ref }) => IN_WORKSPACE.test(ref)).flatMap(({ dependsOn = [] }) => dependsOn),
  );
  return components
    .filter(({ purl }) => used.has(purl) && !IN_WORKSPACE.test(purl))
    .map((component) => `${packageName(component)}@${component.version}`)
    .sort();
}
