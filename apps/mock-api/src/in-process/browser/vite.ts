/**
 * Vite plugin for pages that run the mock: replaces modules of Node with ports, and bundles the files that the server
 * reads from disk.
 *
 *     import { mockInBrowser } from '@zakupki/mock-api/in-process/vite';
 *     export default defineConfig({ plugins: [mockInBrowser()] });
 */
import { fileURLToPath } from 'node:url';
import { fileOf } from '../../seed/buyer/files.ts';
import { fingerprint } from '../../seed/fingerprint.ts';

/** The part of Vite's plugin interface that this plugin uses. */
type Plugin = {
  name: string;
  enforce: 'pre';
  resolveId: (id: string, importer?: string) => string | null;
  load: (id: string) => string | null;
};

const port = (name: string) => fileURLToPath(new URL(`ports/${name}.ts`, import.meta.url));
const source = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const MODULES: Readonly<Record<string, string>> = {
  'node:buffer': port('buffer'),
  'node:crypto': port('crypto'),
  'node:http': port('server-only'),
  'node:stream': port('server-only'),
  'node:stream/promises': port('server-only'),
  'node:timers/promises': port('timers'),
  'node:util': port('util'),
  'node:zlib': port('server-only'),
};

const FILES = ['quote-metiz.pdf', 'specification.xlsx'] as const;

export function mockInBrowser(): Plugin {
  const sources = source('');
  const pool = source('resources/imports/pool.ts');
  return {
    name: 'zakupki-mock-in-browser',
    enforce: 'pre',
    resolveId(id, importer) {
      if (!importer) return null;
      if (importer.startsWith(sources) && Object.hasOwn(MODULES, id)) return MODULES[id] ?? null;
      return id.endsWith('/pool.ts') && fileURLToPath(new URL(id, `file://${importer}`)) === pool
        ? port('imports')
        : null;
    },
    load(id) {
      if (id === source('seed/fingerprint.ts')) {
        return `export const fingerprint = () => ${JSON.stringify(fingerprint())};`;
      }
      if (id !== source('seed/buyer/files.ts')) return null;
      const files = Object.fromEntries(FILES.map((name) => [name, fileOf(name)]));
      return `const files = ${JSON.stringify(files)};\nexport const fileOf = (name) => files[name];`;
    },
  };
}
