export const EXHAUSTIVE = { tags: ['exhaustive'] };

/** A property is tried a few times in `npm test`, and `runs` times in the exhaustive tests of `pnpm test:all`. */
export const sizesOf = (runs: number) => [
  { runs: Math.ceil(runs / 10), options: {} },
  { runs, options: EXHAUSTIVE },
];
