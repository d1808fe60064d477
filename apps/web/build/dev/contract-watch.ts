import { relative } from 'node:path';
import type { Plugin } from 'vite';

const WATCHED = /\.(?:yaml|js)$/u;
/** Editors write a file in several steps. */
const SETTLE_MS = 50;

/** @param names of contracts; empty means all @throws an error that explains the problem in `stderr` or its message */
type Generate = (names: string[]) => Promise<void>;

/** The contracts that use a file; empty means all. */
const contractsWith = (name: string): string[] =>
  name.startsWith('control') ? ['control'] : name === 'common.yaml' || name.endsWith('.js') ? [] : ['product'];

/**
 * Regenerates the generated files when a file of the contract is saved, then reloads the page. Errors of the contract
 * are shown in the terminal and over the page until they are corrected.
 * @param folder of the contract
 */
export function watchContract(folder: string, generate: Generate): Plugin {
  return {
    name: 'watch-contract',
    apply: 'serve',
    configureServer({ watcher, ws, config: { logger } }) {
      let timer: NodeJS.Timeout | undefined;
      let running = Promise.resolve();

      async function regenerate(file: string): Promise<void> {
        const name = relative(folder, file);
        const before = performance.now();
        try {
          await generate(contractsWith(name));
          const seconds = ((performance.now() - before) / 1000).toFixed(1);
          logger.info(`Contract regenerated in ${seconds} s (${name})`, { timestamp: true });
          ws.send({ type: 'full-reload' });
        } catch (error) {
          const { stderr, message } = error as Error & { stderr?: string };
          const reason = (stderr ?? message).trim();
          logger.error(`The contract cannot be generated (${name}):\n${reason}`, { timestamp: true });
          const err = { message: reason, stack: '', id: file, plugin: 'contract' };
          ws.send({ type: 'error', err });
        }
      }

      watcher.add(folder);
      watcher.on('all', (_event, file) => {
        if (!file.startsWith(folder) || !WATCHED.test(file)) return;
        clearTimeout(timer);
        timer = setTimeout(() => {
          running = running.then(() => regenerate(file));
        }, SETTLE_MS);
      });
    },
  };
}
