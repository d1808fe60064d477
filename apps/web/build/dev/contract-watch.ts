import { relative } from 'node:path';
import type { Plugin } from 'vite';

const WATCHED = /\.(?:yaml|js)$/u;
/** Editors write a file in several steps. */
const SETTLE_MS = 50;

/** @param names of contracts; none means all @throws an error whose `stderr`, or else its message, says what is wrong */
type Generate = (names: string[]) => Promise<void>;

/** The contracts that have a file; none means all. */
const contractsWith = (name: string): string[] =>
  name.startsWith('control') ? ['control'] : name === 'common.yaml' || name.endsWith('.js') ? [] : ['product'];

/**
 * Regenerates what is made of the contract when one of its files is saved, then reloads the page. What is wrong with the
 * contract is shown in the terminal and over the page until it is corrected.
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
