/** Sorting and filtering rules of a list of the contract. */
import type { OperationId } from '@zakupki/api-client/operation';
import type { ContractClient } from '../../suite/client.ts';

export type List<R = Row> = {
  operationId: OperationId;
  params?: Record<string, string>;
  /** query that keeps the list within one page */
  within?: Readonly<Record<string, string>>;
  /** the identifying field, when it is not `id` */
  id?: string;
  /** parameters that change figures of rows, not which rows are listed */
  counting?: readonly string[];
  /** creates rows that the seed lacks */
  prepare?: (caller: ContractClient) => Promise<unknown>;
  sorts: Sorts<R>;
  /** the default sort */
  usual: string;
  /** two keys; some rows are equal in the first */
  tied: readonly string[];
  /** covers each declared filter at least once */
  filters: readonly Filter<R>[];
};

export type Row = { id: string };
export type Value = string | number;
type Sorts<R> = Readonly<Record<string, (row: R) => Value | null>>;
type Filter<R> = { query: Readonly<Record<string, string>>; matches: (row: R) => boolean };

type Named<R, V> = { [K in keyof R]: R[K] extends V ? K : never }[keyof R] & string;

export const moment = (text: string | null) => (text === null ? null : Date.parse(text));
/** Numbers are exact enough to compare the seed's amounts. */
export const amount = (text: string | null | undefined) => (text == null ? null : Number(text));

const by =
  <V>(keyOf: (value: V) => Value | null) =>
  <R>(...names: Named<R, V>[]): Sorts<R> =>
    Object.fromEntries(names.map((name) => [name, (row: R) => keyOf(row[name] as V)]));

/** Sorts by properties as they are, by times, by decimals. */
export const byValue = by<Value | null>((value) => value);
export const byTime = by<string | null>(moment);
export const byAmount = by<string | null>(amount);

/** Rows whose property is one of the words of the parameter of the same name. */
export const having = <R>(name: Named<R, string | null>, ...words: string[]): Filter<R> => ({
  query: { [name]: words.join(',') },
  matches: (row) => words.includes(row[name] as string),
});
