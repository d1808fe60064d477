import { readFileSync } from 'node:fs';

/**
 * The parts of a CycloneDX document that are read here.
 *
 * @typedef {{ group?: string, name: string, version: string,
 *   licenses?: { license?: { id?: string, name?: string }, expression?: string }[] }} Component
 * @typedef {{ components: Component[] }} Sbom
 * @typedef {{ allowed: string[], exceptions: Record<string, string> }} LicensePolicy
 */

/** Reads the allowed SPDX expressions. A combination of licences is listed separately, as a separate decision. */
export function readLicensePolicy() {
  return /** @type {LicensePolicy} */ (JSON.parse(readFileSync(new URL('licenses.json', import.meta.url), 'utf8')));
}

/** @param {Component} component */
const packageName = ({ group, name }) => (group ? `${group}/${name}` : name);

/**
 * @param {Sbom} sbom
 * @param {LicensePolicy} policy
 * @returns {string[]} a sentence for each package with a licence that is not allowed
 */
export function licenseProblems({ components }, { allowed, exceptions }) {
  return components.flatMap((component) => {
    const name = packageName(component);
    if (exceptions[name] !== undefined) return [];
    const names = (component.licenses ?? []).map(({ expression, license }) =>
      (expression ?? license?.id ?? license?.name ?? '').replace(/^\((.*)\)$/, '$1'),
    );
    if (names.length > 0 && names.every((license) => allowed.includes(license))) return [];
    return [
      `${name}@${component.version} has ${names.length > 0 ? `the licence ${names.join(', ')}` : 'no licence'}, ` +
        'which is not allowed. Replace the package, or, when its terms are acceptable, ' +
        'add the licence or the package to packages/commands/dependencies/licenses.json.',
    ];
  });
}
