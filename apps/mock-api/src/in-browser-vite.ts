/**
 * Vite plugin for pages that run the mock: replaces modules of Node with ports, and bundles the files that the server
 * reads from disk.
 *
 *     import { mockInBrowser } from '@zakupki/mock-api/in-process/vite';
 *     export default defineConfig({ plugins: [mockInBrowser()] });
 */
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { portOf } from '@zakupki/mock-engine/in-process/ports';
import { fileOf } from './seed/buyer/files.ts';
import { fingerprint } from './seed/fingerprint.ts';

/** The parts of the plugin interfaces of Rolldown and Vite that this plugin uses. */
type BundlerPlugin = {
  name: string;
  resolveId: (id: string, importer?: string) => string | null;
  load: (id: string) => string | null;
};
type Plugin = BundlerPlugin & {
  enforce: 'pre';
  config: () => { optimizeDeps: { rolldownOptions: { plugins: BundlerPlugin[] } } };
};

/** `.js` in the packed mock. */
const EXTENSION = extname(import.meta.filename);

const folder = fileURLToPath(new URL('./', import.meta.url));
const source = (path: string) => fileURLToPath(new URL(path + EXTENSION, import.meta.url));

const FILES = ['quote-metiz.pdf', 'specification.xlsx'] as const;

export function mockInBrowser(): Plugin {
  const plugin = replacements();
  // The development server bundles packages of `node_modules` apart, without the plugins of the configuration.
  return { ...plugin, enforce: 'pre', config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [plugin] } } }) };
}

function replacements(): BundlerPlugin {
  const pool = source('resources/imports/pool');
  return {
    name: 'zakupki-mock-in-browser',
    resolveId(id, importer) {
      if (!importer) return null;
      const isPool = id.endsWith(`/pool${EXTENSION}`) && fileURLToPath(new URL(id, `file://${importer}`)) === pool;
      return isPool ? source('resources/imports/in-page') : portOf(id, importer, folder);
    },
    load(id) {
      if (id === source('seed/fingerprint')) {
        return `export const fingerprint = () => ${JSON.stringify(fingerprint())};`;
      }
      if (id !== source('seed/buyer/files')) return null;
      const files = Object.fromEntries(FILES.map((name) => [name, fileOf(name)]));
      return `const files = ${JSON.stringify(files)};\nexport const fileOf = (name) => files[name];`;
    },
  };
}
