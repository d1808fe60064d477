/** Converts plain fields between records, forms and drafts. */
import {
  emptyValues,
  type Field,
  type Fields,
  isCount,
  isDecimal,
  type PlainName,
  plainNames,
} from '@zakupki/procurement/fields/field';
import { formatTypedNumber } from '../../format/number/typed-number.ts';
import type { Typed } from '../../format/typed-values.ts';

/** Kinds that a form stores as text. It stores the others as the record does. */
type TypedKind = 'text' | 'amount' | 'unitPrice' | 'quantity' | 'percent' | 'count' | 'days' | 'months';

export type FormValues<F extends Fields, T> = {
  -readonly [K in PlainName<F> & keyof T]: F[K]['kind'] extends TypedKind ? string : T[K];
};

// A mapped index of a generic table is not narrowed to its fields.
const fieldIn = <F extends Fields>(fields: F, name: PlainName<F>) => fields[name] as Field;

type PlainValues<F extends Fields> = Readonly<Record<PlainName<F>, unknown>>;

export function formValues<F extends Fields, T extends PlainValues<F>>(fields: F, record: T): FormValues<F, T> {
  // Object.fromEntries loses the names.
  return Object.fromEntries(
    plainNames(fields).map((name) => [name, formValue(fieldIn(fields, name), record[name])]),
  ) as FormValues<F, T>;
}

export function newValues<F extends Fields, T extends PlainValues<F>>(fields: F): FormValues<F, T> {
  return formValues(fields, emptyValues<T>(fields));
}

function formValue({ kind }: Field, value: unknown): unknown {
  if (kind === 'text') return value ?? '';
  // The contract's decimals are strings, its counts are numbers.
  if (isDecimal(kind)) return formatTypedNumber(value as string | null);
  return isCount(kind) ? ((value as number | null)?.toString() ?? '') : value;
}

/** The plain fields of a draft; `typed` collects what cannot be read. */
export function draftValues<F extends Fields, D>(
  fields: F,
  values: Readonly<Record<PlainName<F>, unknown>>,
  typed: Typed,
): Pick<D, PlainName<F> & keyof D> {
  // Object.fromEntries loses the names.
  return Object.fromEntries(
    plainNames(fields).map((name) => [name, draftValue(name, fieldIn(fields, name), values[name], typed)]),
  ) as Pick<D, PlainName<F> & keyof D>;
}

function draftValue(name: string, { kind, empty }: Field, value: unknown, typed: Typed): unknown {
  // Forms store these kinds as text.
  if (kind === 'text') return empty === null ? (value as string).trim() || null : value;
  if (isDecimal(kind)) return typed[kind](name, value as string);
  if (kind === 'day') return typed.day(name, value as string | null);
  return isCount(kind) ? typed.count(name, value as string) : value;
}
