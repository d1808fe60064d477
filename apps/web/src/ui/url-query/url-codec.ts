/** The state of a list as the query of its address. One table of fields reads, writes and changes it. */

/** One entry of a query, stored in one or more parameters. */
export type UrlField<T> = {
  /** Names of the parameters. */
  readonly names: readonly string[];
  /** The value of an address without these parameters. */
  readonly standard: T;
  readonly read: (parameters: UrlParameters) => T;
  /** Returns the parameters of a value; the standard value has none. */
  readonly write: (value: T) => Readonly<Record<string, string>>;
};

export type UrlParameters = {
  /** Returns '' when the address has no such parameter. */
  readonly get: (name: string) => string;
  /** Reports an invalid parameter; by default with its full text. */
  readonly refuse: (name: string, text?: string) => void;
  readonly isRefused: (name: string) => boolean;
};

export type UrlCodec<Q> = {
  readonly names: readonly string[];
  /** The query of an empty address. */
  readonly standard: Q;
  readonly parse: (search: URLSearchParams) => ParsedUrl<Q>;
  /** Returns the parameters of the query, without those of standard values. */
  readonly serialize: (query: Q) => Record<string, string>;
};

export type ParsedUrl<Q> = {
  readonly query: Q;
  /** Invalid parameters as written: `page=0`. Their fields have standard values. */
  readonly unread: readonly string[];
};

/** The query a codec reads. */
export type UrlQuery<C extends { readonly standard: object }> = C['standard'];

/**
 * Builds a codec from its fields. Parameters appear in the address in the order of the table; others are ignored.
 * @param reconcile resolves contradictions between fields, and reports the parameters it drops
 */
export function urlCodec<Q extends object>(
  fields: { readonly [K in keyof Q]: UrlField<Q[K]> },
  reconcile: (query: Q, parameters: UrlParameters) => Q = (query) => query,
): UrlCodec<Q> {
  // Object.keys loses the key type.
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
