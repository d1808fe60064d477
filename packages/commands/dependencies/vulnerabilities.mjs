import { execFile } from 'node:child_process';

/**
 * What `pnpm audit --json` prints.
 *
 * @typedef {{ severity: string, title: string, module_name: string, patched_versions: string, url: string,
 *   github_advisory_id: string, findings: { version: string }[] }} Advisory
 * @typedef {{ known: string[], serious: string[] } | { unchecked: string }} Audit sentences about known
 *   vulnerabilities, or why the check did not run
 */

/** Time for the registry to answer, in milliseconds. */
const PATIENCE = 60_000;

/** Severities that fail the check; others are only listed. */
const SERIOUS = ['high', 'critical'];

/**
 * Asks the registry's advisory database about all locked packages. Accepted advisories are listed in `auditConfig` of
 * pnpm-workspace.yaml.
 *
 * @returns {Promise<Audit>}
 */
export function audit(command = ['pnpm', 'audit', '--json'], patience = PATIENCE) {
  const [program = '', ...args] = command;
  return new Promise((resolve) => {
    const options = { timeout: patience, maxBuffer: 64 * 1024 * 1024, killSignal: /** @type {const} */ ('SIGKILL') };
    execFile(program, args, options, (error, output, complaint) => {
      resolve(
        error?.killed
          ? { unchecked: `no answer within ${patience / 1000} s` }
          : readAudit(output, complaint || (error?.message ?? '')),
      );
    });
  });
}

/**
 * @param {string} output
 * @param {string} complaint
 * @returns {Audit}
 */
export function readAudit(output, complaint) {
  const advisories = parseAdvisories(output);
  if (advisories === null) return { unchecked: reasonOf(complaint) };
  const describe = (/** @type {Advisory} */ { severity, title, module_name, patched_versions, url, findings }) =>
    `${module_name}@${findings.map(({ version }) => version).join(', ')}: ${title} (${severity}, ${url}), ` +
    `fixed in ${patched_versions}`;
  const isSerious = (/** @type {Advisory} */ { severity }) => SERIOUS.includes(severity);
  return {
    known: advisories.filter((advisory) => !isSerious(advisory)).map(describe),
    serious: advisories
      .filter(isSerious)
      .map(
        (advisory) =>
          `${describe(advisory)}. Update it, or list ${advisory.github_advisory_id} in auditConfig of pnpm-workspace.yaml.`,
      ),
  };
}

/**
 * @param {string} output
 * @returns {Advisory[] | null} null when the output is not a report
 */
function parseAdvisories(output) {
  try {
    const report = /** @type {{ advisories?: Record<string, Advisory> }} */ (JSON.parse(output));
    return report.advisories === undefined ? null : Object.values(report.advisories);
  } catch {
    return null;
  }
}

/**
 * The first sentence of pnpm's error, without the characters it draws.
 *
 * @param {string} complaint
 */
function reasonOf(complaint) {
  const lines = complaint
    .split('\n')
    .map((line) => line.replace(/^[^\p{L}(]+/u, '').trim())
    .filter((line) => line !== '' && !/^(npm warn|Error: ERR_PNPM)/.test(line));
  return lines.join(' ').replace(/:$/, '') || 'pnpm audit printed no report';
}
