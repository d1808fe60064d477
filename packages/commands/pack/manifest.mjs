import { readFileSync } from 'node:fs';
import { ROOT } from '../workspace.mjs';
import { CARRIES_CONTRACT } from './published.mjs';
import { packedVersion } from './versions.mjs';

/** @typedef {Record<string, string>} Versions */
/** @typedef {string | { [condition: string]: Exported }} Exported */
/**
 * @typedef {object} Manifest
 * @property {string} name
 * @property {string} version
 * @property {string} [description]
 * @property {Versions} [bin]
 * @property {Record<string, Exported>} [exports]
 * @property {Versions} [dependencies]
 * @property {Versions} [devDependencies]
 * @property {Versions} [peerDependencies]
 * @property {Record<string, { optional: boolean }>} [peerDependenciesMeta]
 */

/** The oldest Node that all dependencies run on. */
const NODE = '>=20.19.0';

/** Asked of git once: a run packs one version. @type {string | undefined} */
let version;

/** @param {string} folder */
export function readManifest(folder) {
  const manifest = /** @type {Manifest} */ (JSON.parse(readFileSync(`${ROOT}${folder}/package.json`, 'utf8')));
  return CARRIES_CONTRACT.includes(folder) ? { ...manifest, version: (version ??= packedVersion()) } : manifest;
}

/**
 * The manifest of a package that another one contains. Its dependencies are those of the package around it.
 *
 * @param {Manifest} manifest
 */
export const innerManifest = ({ name, version, exports }) => ({
  name,
  version,
  license: 'MIT',
  type: 'module',
  ...(exports && { exports: compiledExports(exports) }),
});

/**
 * @param {import('./published.mjs').Published} published
 * @param {Manifest[]} manifests of the package, and of the workspace packages that it contains
 * @param {{ code: string[], types: string[] }} imported names of packages
 */
export function publishedManifest({ folder, name, description, bin }, manifests, imported) {
  const own = readManifest(folder);
  const isSuite = name !== undefined;
  const bins = bin ?? own.bin;
  return {
    name: name ?? own.name,
    version: own.version,
    description: description ?? own.description,
    license: 'MIT',
    type: 'module',
    engines: { node: NODE },
    ...(bins && { bin: Object.fromEntries(Object.entries(bins).map(([key, path]) => [key, compiled(path)])) }),
    ...(isSuite ? { exports: {} } : { exports: compiledExports(own.exports ?? {}) }),
    files: isSuite ? ['src', 'test', '*.js', 'CHANGELOG.md'] : ['src', 'docs', 'example', '*.js', 'CHANGELOG.md'],
    ...dependenciesOf(manifests, imported, isSuite),
    ...(manifests.length > 1 && { bundleDependencies: manifests.slice(1).map((inner) => inner.name) }),
  };
}

/**
 * @param {Manifest[]} manifests
 * @param {{ code: string[], types: string[] }} imported
 * @param {boolean} isSuite its packages for tests are needed when it runs
 */
function dependenciesOf(manifests, imported, isSuite) {
  const all = (/** @type {'dependencies' | 'devDependencies' | 'peerDependencies'} */ kind) =>
    Object.fromEntries(manifests.flatMap((manifest) => Object.entries(manifest[kind] ?? {})));
  const [needed, wanted, dev] = [all('dependencies'), all('peerDependencies'), all('devDependencies')];
  const own = isSuite ? { ...dev, ...wanted, ...needed } : { ...wanted, ...needed };
  const undeclared = imported.code.filter((name) => own[name] === undefined);
  if (undeclared.length > 0) {
    throw new Error(`${manifests[0]?.name} imports ${undeclared.join(', ')}, which its package.json does not name.`);
  }
  const types = imported.types.map((name) => `@types/${name}`).filter((name) => dev[name] !== undefined);
  const isPeer = (/** @type {string} */ name) => !isSuite && wanted[name.replace('@types/', '')] !== undefined;
  const used = [...new Set([...imported.code, ...types])].filter((name) => !isPeer(name)).toSorted();
  // Those of inner packages are for modules that the package around them does not export.
  const peers = isSuite ? [] : Object.keys(manifests[0]?.peerDependencies ?? {});
  const peerTypes = types.filter((name) => peers.includes(name.replace('@types/', '')));
  const versions = (/** @type {string[]} */ names) =>
    Object.fromEntries(names.map((name) => [name, versionOf(name, own[name] ?? dev[name] ?? '')]));
  return {
    dependencies: {
      ...Object.fromEntries(manifests.slice(1).map(({ name, version }) => [name, version])),
      ...versions(used),
    },
    ...(peers.length > 0 && {
      peerDependencies: versions([...peers, ...peerTypes]),
      peerDependenciesMeta: Object.fromEntries([...peers, ...peerTypes].map((name) => [name, { optional: true }])),
    }),
  };
}

const [, catalogLines = ''] =
  /^catalog:\n((?: +.+\n)+)/mu.exec(readFileSync(`${ROOT}pnpm-workspace.yaml`, 'utf8')) ?? [];
const catalog = new Map(
  [...catalogLines.matchAll(/^ +"?([^"#:]+)"?: (.+)$/gmu)].map(([, name = '', version = '']) => [name, version]),
);

/**
 * @param {string} name
 * @param {string} version as package.json of the workspace has it
 */
function versionOf(name, version) {
  const found = version === 'catalog:' ? catalog.get(name) : version;
  if (!found) throw new Error(`The catalog has no version of ${name}.`);
  return found;
}

/** @param {string} path */
const compiled = (path) => path.replace(/\.ts$/, '.js').replace(/\.json$/, '.json.js');

/**
 * @param {Record<string, Exported>} exports of sources
 * @returns {Record<string, Exported>}
 */
function compiledExports(exports) {
  return Object.fromEntries(Object.entries(exports).map(([key, value]) => [key, compiledExport(value)]));
}

/**
 * @param {Exported} value
 * @returns {Exported}
 */
function compiledExport(value) {
  if (typeof value !== 'string') return compiledExports(value);
  if (!value.endsWith('.ts')) return compiled(value);
  return { types: value.replace(/\.ts$/, '.d.ts'), default: compiled(value) };
}
