/** `node:timers/promises` as far as the mock uses it. */
export const setImmediate = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
