import { processTable } from './process-table.mjs';

const SIGNALS = /** @type {const} */ ({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 });

/**
 * Resolves with the exit code when somebody wants the command to stop: by a signal, by closing the terminal, or by
 * killing npm, which tells its children nothing.
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
 * The processes this one must not outlive: its parent, and the parent of the shell that npm puts in between.
 *
 * @param {ReturnType<typeof processTable>} table
 * @param {number} parent
 * @returns {number[]} from the nearest on
 */
export function watchedParents(table, parent) {
  const entry = table.get(parent);
  const startedByScriptRunner = process.env['npm_lifecycle_event'] !== undefined;
  const isShell = /^-?(ba|da|z|k|a)?sh$/.test(entry?.name ?? '');
  return entry && startedByScriptRunner && isShell ? [parent, entry.parent] : [parent];
}

/**
 * @param {ReturnType<typeof processTable>} table
 * @param {number} parent the parent as it is now
 * @param {number[]} watched what `watchedParents` gave at the start
 */
export function isOrphaned(table, parent, watched) {
  return parent !== watched[0] || watched.some((pid) => pid !== 0 && !table.has(pid));
}
