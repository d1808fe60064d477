/** The part of `node:util` that the mock uses. */
export { dequal as isDeepStrictEqual } from 'dequal';

/** Server modules wrap functions at load time; a page never calls the results. */
export const promisify = <T>(work: T): T => work;
