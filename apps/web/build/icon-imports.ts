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

function namesIn(list: string): string[] {
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));
}
