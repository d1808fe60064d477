/** Tests of `pnpm test:all` only: they repeat at length what others try once. */
export const EXHAUSTIVE = { tags: ['exhaustive'] };
