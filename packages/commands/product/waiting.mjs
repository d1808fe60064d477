const INTERVAL_MS = 15_000;

/**
 * Prints every 15 seconds what is being waited for, so that a slow start does not look like a failed one.
 *
 * @param {(line: string) => void} [print]
 */
export function reportWaiting(print = console.log) {
  /** @type {Set<string>} */
  const names = new Set();
  const start = Date.now();
  const timer = setInterval(() => {
    const seconds = Math.round((Date.now() - start) / 1000);
    if (names.size > 0) print(`  Waiting for ${[...names].join(' and ')} (${seconds} s).`);
  }, INTERVAL_MS);
  timer.unref();
  return {
    /**
     * @template T
     * @param {string} name
     * @param {Promise<T>} step
     * @returns {Promise<T>}
     */
    async during(name, step) {
      names.add(name);
      try {
        return await step;
      } finally {
        names.delete(name);
      }
    },
  };
}
