/** `node:util` as far as the mock uses it. */
export { dequal as isDeepStrictEqual } from 'dequal';

/** Only modules of servers wrap functions when they load; none is called. */
export const promisify = <T>(work: T): T => work;
