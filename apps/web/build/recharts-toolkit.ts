import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const SHARED = '@reduxjs/toolkit';
const MARK = '?charts';

/**
 * Gives Recharts a separate copy of Redux Toolkit. A module belongs to one chunk, so the parts that only charts use would
 * otherwise be in the first chunk.
 */
export function separateToolkitForCharts(): Plugin {
  return {
    name: 'separate-toolkit-for-charts',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source !== SHARED || !importer?.includes('/recharts/')) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved && { ...resolved, id: resolved.id + MARK };
    },
    load: (id) => (id.endsWith(MARK) ? readFile(id.slice(0, -MARK.length), 'utf8') : null),
  };
}
