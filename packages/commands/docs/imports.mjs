import { globSync, readFileSync } from 'node:fs';

// `import type` is left out: types do not exist at run time.
const IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?from\s+)?'([^']+)'|\bimport\(\s*'([^']+)'/gm;
const TEST = /\.test\.|\.test-d\.|\.checks\./;

/**
 * Product files of a folder, without tests and generated files.
 *
 * @param {string} folder absolute
 */
export function sourceFiles(folder) {
  return globSync('**/*.{ts,tsx,js,mjs}', { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !TEST.test(file) && !/(^|\/)(node_modules|generated|paraglide|dist)\//.test(file))
    .sort();
}

/**
 * The specifiers that a source text imports at run time, including `import()`.
 *
 * @param {string} source
 */
export function importsOf(source) {
  return [...source.matchAll(IMPORT)].map(([, top, lazy]) => top ?? lazy ?? '');
}

/**
 * Finds which groups of files import which others. A file without a group is left out.
 *
 * @param {string} folder absolute; only relative imports of code are followed
 * @param {(file: string) => string | undefined} groupOf
 * @returns {Map<string, Set<string>>}
 */
export function groupImports(folder, groupOf) {
  /** @type {Map<string, Set<string>>} */
  const graph = new Map();
  for (const file of sourceFiles(folder)) {
    const group = groupOf(file);
    if (group === undefined) continue;
    const targets = graph.get(group) ?? new Set();
    graph.set(group, targets);
    for (const specifier of importsOf(readFileSync(`${folder}/${file}`, 'utf8'))) {
      if (!/^\..*\.(tsx?|m?js)$/.test(specifier)) continue;
      const target = groupOf(new URL(specifier, `file:///${file}`).pathname.slice(1));
      if (target !== undefined && target !== group) targets.add(target);
    }
  }
  return graph;
}

/**
 * The graph without cycles and without arrows that a longer path implies: groups that import each other become one
 * node, named by all of them.
 *
 * @param {Map<string, Set<string>>} graph
 * @returns {{ nodes: string[][], arrows: [number, number][] }} arrows are indexes of nodes
 */
export function layersOf(graph) {
  /** @type {(from: string) => Set<string>} */
  const reachable = (from) => {
    /** @type {Set<string>} */
    const seen = new Set();
    const waiting = [from];
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      for (const next of graph.get(name) ?? []) {
        if (seen.has(next)) continue;
        seen.add(next);
        waiting.push(next);
      }
    }
    return seen;
  };
  const names = [...new Set([...graph].flatMap(([from, targets]) => [from, ...targets]))].sort();
  const below = new Map(names.map((name) => [name, reachable(name)]));
  const reaches = (/** @type {string} */ from, /** @type {string} */ to) => below.get(from)?.has(to) === true;
  const nodes = names
    .map((name) => names.filter((other) => other === name || (reaches(name, other) && reaches(other, name))))
    .filter((group, at) => group[0] === names[at]);
  const leader = (/** @type {number} */ at) => nodes[at]?.[0] ?? '';
  const leadsTo = (/** @type {number} */ from, /** @type {number} */ to) =>
    from !== to && reaches(leader(from), leader(to));
  const all = [...nodes.keys()];
  const arrows = all.flatMap((from) =>
    all
      .filter((to) => leadsTo(from, to) && !all.some((between) => leadsTo(from, between) && leadsTo(between, to)))
      .map((to) => /** @type {[number, number]} */ ([from, to])),
  );
  return { nodes, arrows };
}
