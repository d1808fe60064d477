/** Lets styles name media queries, as `@media (--phone)`: the notation of custom media queries, which browsers lack. */
import type { Plugin } from 'vite';

const PRELUDE = /@media[^{;]*/gu;
const NAME = /\((--[\w-]+)\)/gu;

/** @param queries by name, such as `--phone`. @throws Error while building for a name that is not among them */
export function namedMedia(queries: Readonly<Record<`--${string}`, string>>): Plugin {
  const known = new Map(Object.entries(queries));
  function queryOf(written: string, name: string): string {
    const query = known.get(name);
    if (query === undefined) throw new Error(`${written} is none of ${[...known.keys()].join(', ')}.`);
    return query;
  }
  return {
    name: 'named-media',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(?:\?|$)/u, code: '(--' },
      handler: (code) => ({
        code: code.replace(PRELUDE, (prelude) => prelude.replace(NAME, queryOf)),
        // Every line stays where it was.
        map: null,
      }),
    },
  };
}
