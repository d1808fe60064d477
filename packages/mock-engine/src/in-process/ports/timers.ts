/** The part of `node:timers/promises` that the mock uses. */
export const setImmediate = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
