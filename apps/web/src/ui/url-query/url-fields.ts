/** The kinds of fields that a list stores in its address. */
import type { DaySpan } from '../../format/date/buckets.ts';
import { parseNumericDay } from '../../format/date/numeric-day.ts';
import { isSearchable } from '../filter/search-box.tsx';
import type { TableSort } from '../table/data-table-column.ts';
import { PAGE_SIZES } from '../table/pager.tsx';
import type { UrlField } from './url-codec.ts';

/** First and last day, either of which may be open. */
export type OpenSpan = {
  readonly from: string | null;
  readonly to: string | null;
};

/** A field of one parameter. `parse` never gets an empty text, and returns undefined for an invalid one. */
export function urlField<T>(
  name: string,
  standard: T,
  parse: (text: string) => T | undefined,
  format: (value: T) => string,
): UrlField<T> {
  return {
    names: [name],
    standard,
    read({ get, refuse }) {
      const text = get(name);
      if (text === '') return standard;
      const value = parse(text);
      if (value === undefined) refuse(name);
      return value === undefined ? standard : value;
    },
    write: (value) => {
      const text = format(value);
      return text === format(standard) ? {} : { [name]: text };
    },
  };
}

/** An allowed text, or ''. */
export function textField(name: string, allowed: (text: string) => boolean = () => true): UrlField<string> {
  return urlField(name, '', (text) => (allowed(text) ? text : undefined), String);
}

/** As `textField`, with null instead of ''. */
export function idField(name: string, allowed: (text: string) => boolean = () => true): UrlField<string | null> {
  return urlField<string | null>(name, null, (text) => (allowed(text) ? text : undefined), orEmpty);
}

/** A trimmed search text, or ''. */
export function searchField(name = 'q'): UrlField<string> {
  return urlField(name, '', (text) => (isSearchable(text.trim()) ? text.trim() : undefined), String);
}

/** One of the allowed words. */
export function choiceField<const T extends string>(name: string, allowed: readonly T[], standard: T): UrlField<T>;
export function choiceField<const T extends string>(
  name: string,
  allowed: readonly T[],
  standard: T | null,
): UrlField<T | null>;
export function choiceField<const T extends string>(
  name: string,
  allowed: readonly T[],
  standard: T | null,
): UrlField<T | null> {
  return urlField<T | null>(name, standard, oneOf(allowed), orEmpty);
}

/** Some of the allowed words, in the order of `allowed`. Unknown entries are reported; the others still count. */
export function choicesField<T extends string>(
  name: string,
  allowed: readonly T[],
  standard: readonly T[] = [],
): UrlField<readonly T[]> {
  return {
    names: [name],
    standard,
    read({ get, refuse }) {
      const entries = entriesOf(get(name));
      const strange = entries.filter((entry) => oneOf(allowed)(entry) === undefined);
      if (strange.length > 0) refuse(name, strange.join(','));
      const known = allowed.filter((word) => entries.some((entry) => entry === word));
      return known.length > 0 ? known : standard;
    },
    write: listWriter(name, standard),
  };
}

/** Allowed words in the order of the address, at most `most`. */
export function entriesField(
  name: string,
  allowed: (entry: string) => boolean = () => true,
  most = Infinity,
): UrlField<readonly string[]> {
  return {
    names: [name],
    standard: [],
    read({ get, refuse }) {
      const entries = entriesOf(get(name));
      const fit = entries.filter((entry) => allowed(entry));
      const strange = [...entries.filter((entry) => !allowed(entry)), ...fit.slice(most)];
      if (strange.length > 0) refuse(name, strange.join(','));
      return fit.slice(0, most);
    },
    write: listWriter(name, []),
  };
}

/** A boolean, as two words in the address. */
export function flagField(
  name: string,
  standard: boolean,
  [yes, no]: readonly [yes: string, no: string] = ['true', 'false'],
): UrlField<boolean> {
  return urlField(name, standard, truth(yes, no), (value) => (value ? yes : no));
}

/** A boolean, or null when it does not matter. */
export function optionalFlagField(name: string): UrlField<boolean | null> {
  return urlField<boolean | null>(name, null, truth('true', 'false'), (value) => (value === null ? '' : String(value)));
}

/** Two days; the first must not be after the second. */
export function spanField(first: string, second: string): UrlField<OpenSpan> {
  return {
    names: [first, second],
    standard: { from: null, to: null },
    read({ get, refuse }) {
      const day = (name: string) => {
        const iso = parseNumericDay(get(name));
        if (iso === null && get(name) !== '') refuse(name);
        return iso;
      };
      const [from, to] = [day(first), day(second)];
      if (from === null || to === null || from <= to) return { from, to };
      refuse(first);
      refuse(second);
      return { from: null, to: null };
    },
    write: ({ from, to }) => ({ ...(from !== null && { [first]: from }), ...(to !== null && { [second]: to }) }),
  };
}

/** As `spanField`, with both days or null for the whole span. */
export function wholeSpanField(first: string, second: string): UrlField<DaySpan | null> {
  const { names, read, write } = spanField(first, second);
  return {
    names,
    standard: null,
    read(parameters) {
      const { from, to } = read(parameters);
      return from !== null && to !== null ? { from, to } : null;
    },
    write: (days) => (days === null ? {} : write(days)),
  };
}

/** The sort order of a table: `-total` is descending; null is the server's order. */
export function sortField(name: string, columns: Readonly<Record<string, true>>): UrlField<TableSort | null> {
  return urlField<TableSort | null>(
    name,
    null,
    (text) => {
      const isDescending = text.startsWith('-');
      const column = isDescending ? text.slice(1) : text;
      return Object.hasOwn(columns, column) ? { column, isDescending } : undefined;
    },
    (sort) => (sort === null ? '' : sortKey(sort)),
  );
}

/** The sort order in the format of the address and the contract. */
export function sortKey({ column, isDescending }: TableSort): string {
  return isDescending ? `-${column}` : column;
}

/** A page's number, from 1. */
export function pageField(name = 'page'): UrlField<number> {
  return urlField(name, 1, (text) => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined), String);
}

/** How many rows a page has. */
export function pageSizeField(standard: PageSize = PAGE_SIZES[0], name = 'perPage'): UrlField<number> {
  return urlField<number>(name, standard, (text) => PAGE_SIZES.find((size) => String(size) === text), String);
}

type PageSize = (typeof PAGE_SIZES)[number];

function entriesOf(text: string): readonly string[] {
  return [...new Set(text.split(',').filter((entry) => entry !== ''))];
}

function listWriter(name: string, standard: readonly string[]) {
  return (entries: readonly string[]) => {
    const text = entries.join(',');
    return text === '' || text === standard.join(',') ? {} : { [name]: text };
  };
}

function oneOf<T extends string>(allowed: readonly T[]): (text: string) => T | undefined {
  return (text) => allowed.find((word) => word === text);
}

function truth(yes: string, no: string): (text: string) => boolean | undefined {
  return (text) => (text === yes ? true : text === no ? false : undefined);
}

function orEmpty(text: string | null): string {
  return text ?? '';
}
