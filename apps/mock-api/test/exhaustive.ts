/** Divides tests of one kind between `npm test` and the exhaustive tests of `pnpm test:all`. */

export const EXHAUSTIVE = { tags: ['exhaustive'] };

/** Options of the row at an index: the first of every `count` rows belongs to `npm test`. */
export const oneOf = (count: number, at: number) => (at % count === 0 ? {} : EXHAUSTIVE);

/** A property is tried a few times in `npm test`, and `runs` times in the exhaustive tests. */
export const sizesOf = (runs: number) => [
  { runs: Math.ceil(runs / 10), options: {} },
  { runs, options: EXHAUSTIVE },
];
