/** What forms, overviews, histories and exports need to know about a field. */

/** How a value is typed, stored and shown. Each use of a `composed` field handles its parts or has custom code. */
export type Kind =
  | 'text'
  | 'choice'
  | 'flag'
  | 'amount'
  | 'unitPrice'
  | 'quantity'
  | 'percent'
  | 'count'
  | 'days'
  | 'months'
  | 'day'
  | 'moment'
  | 'unit'
  | 'vatRate'
  | 'vatMode'
  | 'payment'
  | 'currency'
  | 'timeZone'
  | 'words'
  | 'lines'
  | 'composed';

const DECIMALS = ['amount', 'unitPrice', 'quantity', 'percent'] as const;
const COUNTS = ['count', 'days', 'months'] as const;

/** A decimal string of the contract. */
export function isDecimal(kind: Kind): kind is (typeof DECIMALS)[number] {
  return DECIMALS.some((decimal) => decimal === kind);
}

/** A whole number of the contract. */
export function isCount(kind: Kind): kind is (typeof COUNTS)[number] {
  return COUNTS.some((count) => count === kind);
}

export type Field = {
  readonly kind: Kind;
  /** The value of a new record. */
  readonly empty: unknown;
  /** Values of a choice, in the order they are offered. */
  readonly choices?: readonly string[];
  readonly parts?: Readonly<Record<string, Kind>>;
  /** Forms mark a text, number or day as optional without this. */
  readonly isRequired?: true;
};

export type Fields = Readonly<Record<string, Field>>;

/** Names of fields that their kind describes completely. */
export type PlainName<F extends Fields> = {
  [K in keyof F]: F[K]['kind'] extends 'composed' | 'moment' ? never : K;
}[keyof F] &
  string;

export function plainNames<F extends Fields>(fields: F): PlainName<F>[] {
  // Object.keys loses the names.
  return Object.keys(fields).filter((name) => isPlain(fields[name])) as PlainName<F>[];
}

const isPlain = (field: Field | undefined) => field?.kind !== 'composed' && field?.kind !== 'moment';

/** Names of the fields of a form's section, in the order of their table. */
export function sectionNames<F extends Readonly<Record<string, { readonly section: string }>>>(
  fields: F,
  section: F[keyof F]['section'],
): (keyof F & string)[] {
  // Object.keys loses the names.
  return Object.keys(fields).filter((name) => fields[name]?.section === section) as (keyof F & string)[];
}

/** The values of a new record, as the caller's type. */
export function emptyValues<T>(fields: Fields): T {
  // Each table's `empty` values are compared with the contract's types where the table is used.
  return Object.fromEntries(Object.entries(fields).map(([name, { empty }]) => [name, empty])) as T;
}

/** A path of labels and histories: `budget`, `delivery/address`. */
export type FieldPath<F extends Fields> = {
  [K in keyof F & string]: F[K] extends { parts: infer P } ? `${K}/${keyof P & string}` : K;
}[keyof F & string];

export function kindAt(fields: Fields, path: string): Kind | undefined {
  const [name = '', ...parts] = path.split('/');
  const field = fields[name];
  return parts.length === 0 ? field?.kind : field?.parts?.[parts.join('/')];
}
