import type { Plugin } from 'vite';

const ICONS = '@tabler/icons-react';
const IMPORT = new RegExp(`import \\{([^}]*)\\} from '${ICONS}';`, 'g');

/**
 * Imports each icon from its own file. The package's entry re-exports six thousand icons, which the development server
 * would bundle and every page would load.
 */
export function iconImports(): Plugin {
  return {
    name: 'icon-imports',
    enforce: 'pre',
    config: () => ({ optimizeDeps: { exclude: [ICONS] } }),
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: ICONS },
      handler: (code) => ({
        code: code.replaceAll(IMPORT, (_, names: string) =>
          namesIn(names)
            .map((name) => `import ${name} from '${ICONS}/dist/esm/icons/${name}.mjs';`)
            .join(' '),
        ),
        map: null,
      }),
    },
  };
}

/**
 * Draws each outlined icon as one path: its strokes look the same, and a page with a hundred icons has a fifth fewer
 * elements. Filled icons stay, because paths that overlap would cut holes into each other.
 */
export function iconPaths(): Plugin {
  return {
    name: 'icon-paths',
    transform: {
      filter: { id: /@tabler\/icons-react\/dist\/esm\/icons\//, code: 'createReactComponent("outline"' },
      handler: (code) => ({
        code: code.replace(NODES, (_, nodes: string) => `const __iconNode = ${JSON.stringify(onePath(nodes))};`),
        map: null,
      }),
    },
  };
}

const NODES = /const __iconNode = (\[.*\]);/;

type Node = readonly [tag: string, attributes: Readonly<Record<string, string>>];

/** @param nodes as JSON */
function onePath(nodes: string): Node[] {
  return (JSON.parse(nodes) as Node[]).reduce<Node[]>((drawn, node) => {
    const last = drawn.at(-1);
    if (!last || !isPlainPath(last) || !isPlainPath(node)) return [...drawn, node];
    const joined: Node = ['path', { ...last[1], d: `${last[1]['d']}${node[1]['d']}` }];
    return [...drawn.slice(0, -1), joined];
  }, []);
}

/** A path without attributes of its own. One that begins with "m" would continue from the end of the path before. */
const isPlainPath = ([tag, attributes]: Node): boolean =>
  tag === 'path' && attributes['d']?.startsWith('M') === true && Object.keys(attributes).sort().join() === 'd,key';

function namesIn(list: string): string[] {
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));
}
