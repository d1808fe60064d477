import { processTable } from './process-table.mjs';

const SIGNALS = /** @type {const} */ ({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 });

/**
 * Resolves with the exit code on a stop request: a signal, a closed terminal, or a killed npm, which does not notify its
 * children.
 *
 * @returns {Promise<number>}
 */
export function stopRequest() {
  return new Promise((resolve) => {
    for (const [signal, code] of Object.entries(SIGNALS)) process.on(signal, () => resolve(code));
    const parents = watchedParents(processTable(), process.ppid);
    const watching = setInterval(() => {
      if (isOrphaned(processTable(), process.ppid, parents)) resolve(SIGNALS.SIGTERM);
    }, 500);
    watching.unref();
  });
}

/**
 * The processes that this one must not outlive: its parent, and npm above the shell that npm starts scripts with.
 *
 * @param {ReturnType<typeof processTable>} table
 * @param {number} parent
 * @returns {number[]} nearest first
 */
export function watchedParents(table, parent) {
  const entry = table.get(parent);
  const startedByScriptRunner = process.env['npm_lifecycle_event'] !== undefined;
  const isShell = /^-?(ba|da|z|k|a)?sh$/.test(entry?.name ?? '');
  return entry && startedByScriptRunner && isShell ? [parent, entry.parent] : [parent];
}

/**
 * @param {ReturnType<typeof processTable>} table
 * @param {number} parent the current parent
 * @param {number[]} watched the result of `watchedParents` at the start
 */
export function isOrphaned(table, parent, watched) {
  return parent !== watched[0] || watched.some((pid) => pid !== 0 && !table.has(pid));
}
