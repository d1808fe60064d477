/**
 * A package for other repositories.
 *
 * @typedef {object} Published
 * @property {string} folder of the workspace package that is packed
 * @property {string} [name] when it differs from that package's
 * @property {string} [description]
 * @property {string[]} sources folders and files below `folder`; tests are left out
 * @property {string[]} [tests] tests that are packed, in a package that nothing imports
 * @property {Record<string, string>} [bin]
 * @property {string} texts folder of its README.md and CHANGELOG.md
 * @property {Readonly<Record<string, string>>} [documents] further files that the README links to, by their place in
 *   the package
 */

const CONTROL_PLANE = { 'docs/control-plane.md': 'docs/mock-control-plane.md' };

/** @type {readonly Published[]} */
export const PUBLISHED = [
  { folder: 'packages/api-client', sources: ['src'], texts: 'packages/api-client' },
  {
    folder: 'packages/mock-engine',
    sources: ['src'],
    texts: 'packages/mock-engine',
    documents: {
      ...CONTROL_PLANE,
      'example/museum.ts': 'packages/mock-engine/test/museum/museum.ts',
      'example/contract.ts': 'packages/mock-engine/test/museum/contract.ts',
      'example/checks.ts': 'packages/mock-engine/test/museum/checks.ts',
    },
  },
  { folder: 'apps/mock-api', sources: ['src'], texts: 'apps/mock-api', documents: CONTROL_PLANE },
  {
    folder: 'apps/mock-api',
    name: '@zakupki/contract-tests',
    description: 'Tests any server against the contract of Zakupki',
    sources: ['src', 'test/contract', 'test/mutants', 'test/recount', 'test/exhaustive.ts'],
    tests: ['test/contract/*/*.test.ts'],
    bin: { 'contract-tests': './test/contract/suite/main.ts' },
    texts: 'apps/mock-api/test/contract',
  },
];

/** Packages that have the version of the contract. The engine serves any document. */
export const CARRIES_CONTRACT = ['packages/api-client', 'apps/mock-api'];
