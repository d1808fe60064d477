/** What a list shows, as the query of its address: read, written and changed by one table of fields. */

/** One entry of a query, kept in one or more parameters. */
export interface UrlField<T> {
  /** The parameters it is kept in. */
  readonly names: readonly string[];
  /** The value of an address without these parameters. */
  readonly standard: T;
  readonly read: (parameters: UrlParameters) => T;
  /** The parameters of a value; the standard value has none. */
  readonly write: (value: T) => Readonly<Record<string, string>>;
}

export interface UrlParameters {
  /** Empty where the address has no such parameter. */
  readonly get: (name: string) => string;
  /** Reports a parameter that makes no sense; by default with its whole text. */
  readonly refuse: (name: string, text?: string) => void;
  readonly isRefused: (name: string) => boolean;
}

export interface UrlCodec<Q> {
  readonly names: readonly string[];
  /** What an empty address shows. */
  readonly standard: Q;
  readonly parse: (search: URLSearchParams) => ParsedUrl<Q>;
  /** The parameters of that query, without those of standard values. */
  readonly serialize: (query: Q) => Record<string, string>;
}

export interface ParsedUrl<Q> {
  readonly query: Q;
  /** The parameters that make no sense, as written: `page=0`. Their fields have standard values. */
  readonly unread: readonly string[];
}

/** The query a codec reads. */
export type UrlQuery<C extends { readonly standard: object }> = C['standard'];

/**
 * Builds a codec from its fields. Parameters appear in the address in the order of the table; others are ignored.
 * @param reconcile settles fields that contradict each other, and reports the parameters it gives up
 */
export function urlCodec<Q extends object>(
  fields: { readonly [K in keyof Q]: UrlField<Q[K]> },
  reconcile: (query: Q, parameters: UrlParameters) => Q = (query) => query,
): UrlCodec<Q> {
  // Object.keys forgets which keys the table has.
  const keys = Object.keys(fields) as (keyof Q)[];
  function build(valueOf: <K extends keyof Q>(key: K) => Q[K]): Q {
    // Every key has a value of its field.
    return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Q;
  }
  return {
    names: keys.flatMap((key) => fields[key].names),
    standard: build((key) => fields[key].standard),
    parse(search) {
      const unread: string[] = [];
      const get = (name: string) => search.get(name) ?? '';
      const parameters: UrlParameters = {
        get,
        refuse: (name, text = get(name)) => void unread.push(`${name}=${text}`),
        isRefused: (name) => unread.some((entry) => entry.startsWith(`${name}=`)),
      };
      const query = build((key) => fields[key].read(parameters));
      return { query: reconcile(query, parameters), unread };
    },
    serialize: (query) => Object.fromEntries(keys.flatMap((key) => Object.entries(fields[key].write(query[key])))),
  };
}
