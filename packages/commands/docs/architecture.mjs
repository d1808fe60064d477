import { existsSync, globSync, readFileSync } from 'node:fs';
import { groupImports, importsOf, layersOf, sourceFiles } from './imports.mjs';

/** The document whose pictures are drawn here, below the repository's root. */
export const DOCUMENT = 'docs/architecture.md';

/** @typedef {Map<string, Set<string>>} Graph */

/** @param {string} file */
const topOf = (file) => /^[^/]+/.exec(file)?.[0];

/** @param {string} folder @returns {(file: string) => string | undefined} the folder or file in it */
const nounIn = (folder) => (file) => (file.startsWith(`${folder}/`) ? topOf(file.slice(folder.length + 1)) : undefined);

/**
 * Finds which packages import which, from the sources they ship; tests may import more.
 *
 * @param {string} root
 * @returns {Graph}
 */
function packageImports(root) {
  const folders = globSync('{apps,packages}/*/src', { cwd: root }).map((folder) => folder.replaceAll('\\', '/'));
  return new Map(
    folders.sort().map((folder) => {
      const importer = folder.slice(0, -'/src'.length);
      const specifiers = sourceFiles(`${root}${folder}`).flatMap((file) =>
        importsOf(readFileSync(`${root}${folder}/${file}`, 'utf8')),
      );
      const names = specifiers.flatMap((specifier) => /^@zakupki\/([^/]+)/.exec(specifier)?.[1] ?? []);
      const targets = names.map((name) => ['apps', 'packages'].map((top) => `${top}/${name}`).find(isFolder) ?? name);
      return [importer, new Set(targets.filter((target) => target !== importer))];
      /** @param {string} name */
      function isFolder(name) {
        return existsSync(`${root}${name}`);
      }
    }),
  );
}

/** Each picture, by the name in its markers in the document. */
const PICTURES = {
  packages: packageImports,
  web: (/** @type {string} */ root) => groupImports(`${root}apps/web/src`, topOf),
  entities: (/** @type {string} */ root) => groupImports(`${root}apps/web/src`, nounIn('entities')),
  mock: (/** @type {string} */ root) => groupImports(`${root}apps/mock-api/src`, topOf),
  engine: (/** @type {string} */ root) => groupImports(`${root}packages/mock-engine/src`, topOf),
  resources: (/** @type {string} */ root) => groupImports(`${root}apps/mock-api/src`, nounIn('resources')),
  tables: (/** @type {string} */ root) => groupImports(`${root}apps/mock-api/src`, nounIn('tables')),
  rules: (/** @type {string} */ root) => groupImports(`${root}apps/mock-api/src`, nounIn('rules')),
  procurement: (/** @type {string} */ root) => groupImports(`${root}packages/procurement/src`, topOf),
  spreadsheet: (/** @type {string} */ root) => groupImports(`${root}packages/spreadsheet/src`, topOf),
};

/**
 * @param {Graph} graph
 * @returns {string} a Mermaid block
 */
export function draw(graph) {
  const { nodes, arrows } = layersOf(graph);
  const boxes = nodes.map((names, at) => `  n${at}["${names.join('<br/>')}"]`);
  const lines = arrows.map(([from, to]) => `  n${from} --> n${to}`);
  return ['```mermaid', 'flowchart TD', ...boxes, ...lines, '```'].join('\n');
}

/**
 * Returns the document with its pictures redrawn.
 *
 * @param {string} root ends with a slash
 * @param {string} text
 */
export function withPictures(root, text) {
  return Object.entries(PICTURES).reduce((document, [name, read]) => {
    const [begin, end] = [`<!-- picture: ${name} -->`, '<!-- end of picture -->'];
    const from = document.indexOf(begin);
    const to = document.indexOf(end, from);
    if (from < 0 || to < 0) throw new Error(`${DOCUMENT} has no place for the picture "${name}": ${begin} … ${end}`);
    return `${document.slice(0, from + begin.length)}\n\n${draw(read(root))}\n\n${document.slice(to)}`;
  }, text);
}
