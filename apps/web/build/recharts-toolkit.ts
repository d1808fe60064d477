import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const SHARED = '@reduxjs/toolkit';
const MARK = '?charts';

/**
 * Gives Recharts its own copy of Redux Toolkit. A module belongs to one chunk, and the code that only charts use of it
 * would otherwise be in the first chunk.
 */
export function separateToolkitForCharts(): Plugin {
  return {
    name: 'separate-toolkit-for-charts',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source !== SHARED || !importer?.includes('/recharts/')) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && { ...found, id: found.id + MARK };
    },
    load: (id) => (id.endsWith(MARK) ? readFile(id.slice(0, -MARK.length), 'utf8') : null),
  };
}
