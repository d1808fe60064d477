import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const SHARED = '@reduxjs/toolkit';
const MARK = '?charts';

/**
 * Gives the library that draws charts a copy of its own of one the first page has too: a module stands in one file, and
 * what charts alone use of it would be loaded by everybody.
 */
export function ownCopy(): Plugin {
  return {
    name: 'own-copy',
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
