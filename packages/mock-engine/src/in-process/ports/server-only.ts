/** Parts of `node:http`, `node:stream` and `node:zlib` that only servers call. */
const refuse = (): never => {
  throw new Error('This needs a server: the mock runs in a page.');
};

export const STATUS_CODES: Readonly<Record<number, string>> = {};
export const constants = {};
export const Readable = { from: refuse };
export const [createServer, pipeline, brotliCompress, createBrotliCompress, createGzip, gzip] = Array<() => never>(
  6,
).fill(refuse) as [() => never, () => never, () => never, () => never, () => never, () => never];
