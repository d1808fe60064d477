import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Plugin } from 'vite';
import type { Catalogue } from '../catalogue-files.ts';
import type { Compiled } from './area-compiler.ts';

const MODULE = 'virtual:saved-messages/';
const SAVED = 'messages-saved';
/** Editors write a file in several steps. */
const SETTLE_MS = 50;

/**
 * Shows a saved message in the open page at once and without a reload, then updates the compiled catalogue. A message
 * that is added, deleted or takes other parameters reloads the page once the catalogue is compiled.
 */
export function liveMessages(catalogue: Catalogue): Plugin {
  const { root, outdir: compiled } = catalogue;
  const index = join(compiled, 'messages/_index.js');
  const folder = join(root, 'messages');
  /** Code of the saved areas' modules, by id. */
  const saved = new Map<string, string>();
  let compiler: Worker | undefined;
  /** The index that the open page has loaded. */
  let loaded = '';
  const readIndex = () => withoutComments(readFileSync(index, 'utf8'));

  return {
    name: 'live-messages',
    apply: 'serve',
    enforce: 'pre',

    configureServer({ watcher, ws, environments, config: { base, logger } }) {
      compiler = new Worker(join(import.meta.dirname, 'area-compiler.ts'), { workerData: catalogue });
      compiler.unref();
      compiler.on('message', (result: Compiled) => {
        if (result === 'catalogue') {
          if (readIndex() === loaded) return;
          // The watcher may report the compiled files after the page has asked for them.
          environments.client.moduleGraph.invalidateAll();
          ws.send({ type: 'full-reload' });
          return;
        }
        if ('error' in result) {
          const message = `The messages of ${result.area} cannot be compiled:\n${result.error}`;
          logger.error(message, { timestamp: true });
          ws.send({ type: 'error', err: { message, stack: '', plugin: 'live-messages' } });
          return;
        }
        const urls = Object.entries(result.modules).map(([locale, code]) => {
          const id = `${MODULE}${locale}/${saved.size}`;
          saved.set(id, code.replace('"../registry.js"', JSON.stringify(join(compiled, 'registry.js'))));
          return [locale, `${base}@id/${id}`];
        });
        ws.send(SAVED, Object.fromEntries(urls));
      });
      const timers = new Map<string, NodeJS.Timeout>();
      // Some editors, and git, delete a file before they write it again.
      watcher.on('all', (_event, file) => {
        if (!file.startsWith(`${folder}/`)) return;
        const [area = ''] = relative(folder, file).split('/');
        clearTimeout(timers.get(area));
        timers.set(
          area,
          setTimeout(() => compiler?.postMessage(area), SETTLE_MS),
        );
      });
    },

    resolveId: (id) => (id.startsWith(MODULE) ? id : null),

    load: (id) => saved.get(id) ?? null,

    transform(code, id) {
      if (id !== index) return null;
      loaded = withoutComments(code);
      return { code: replaceable(code), map: null };
    },

    hotUpdate: ({ file }) => (file.startsWith(`${compiled}/`) ? [] : undefined),

    closeBundle: () => void compiler?.terminate(),
  };
}

/** Removes the types and texts in comments, which change without effect on the page. */
const withoutComments = (code: string) => code.replaceAll(/\/\*\*.*?\*\//gs, '');

/** Returns the index with catalogues as objects, whose messages can be replaced; those of modules cannot. */
function replaceable(index: string): string {
  const catalogues: string[] = [];
  const code = index.replaceAll(
    /^import \* as (\w+) from "\.\/([\w-]+)\.js"$/gm,
    (_line, name: string, locale: string) => {
      catalogues.push(`${JSON.stringify(locale)}: ${name}`);
      return `import * as ${name}Compiled from "./${locale}.js"\nconst ${name} = { ...${name}Compiled }`;
    },
  );
  return `${code}
const catalogues = { ${catalogues.join(', ')} };
import.meta.hot?.on('${SAVED}', async (urls) => {
  const load = async ([locale, url]) => Object.assign(catalogues[locale], await import(/* @vite-ignore */ url));
  await Promise.all(Object.entries(urls).map(load));
  document.querySelector('vite-error-overlay')?.remove();
  window.dispatchEvent(new Event('messages-changed'));
});
`;
}
