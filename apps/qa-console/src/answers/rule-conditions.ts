/** Conditions and headers of a rule as rows of a form. */
import type { Rule } from '@zakupki/mock-control/schema';

export const KINDS = {
  query: 'Query parameter',
  headers: 'Request header',
  body: 'Body value',
  person: 'Person',
} as const;
export const TESTS = { equals: 'is', matches: 'matches' } as const;

export type ConditionRow = {
  readonly id: number;
  readonly kind: keyof typeof KINDS;
  /** Parameter, header or JSON pointer; empty for a person. */
  readonly name: string;
  readonly test: keyof typeof TESTS;
  readonly value: string;
};

export type HeaderRow = {
  readonly id: number;
  readonly name: string;
  /** Empty removes the header. */
  readonly value: string;
};

export type RowErrors = Readonly<Record<number, string>>;

export const withRow = <Row extends { readonly id: number }>(rows: readonly Row[], row: Omit<Row, 'id'>): Row[] => [
  ...rows,
  // The other fields are those of the row.
  { ...row, id: Math.max(0, ...rows.map(({ id }) => id)) + 1 } as Row,
];

export const changeRow = <Row extends { readonly id: number }>(rows: readonly Row[], changed: Row): Row[] =>
  rows.map((row) => (row.id === changed.id ? changed : row));

type Conditions = Pick<Rule['when'], 'query' | 'headers' | 'body' | 'person'>;

export function conditionsOf(rows: readonly ConditionRow[], errors: Record<number, string>): Conditions {
  const conditions: { query: TextConditions; headers: TextConditions; body: Record<string, object>; person?: string } =
    {
      query: {},
      headers: {},
      body: {},
    };
  for (const row of rows) {
    const { id, kind, test, value } = row;
    const name = row.name.trim();
    if (kind === 'person') {
      if (value.trim() === '') errors[id] = 'Enter a name such as buyer, or an e-mail address.';
      else if (conditions.person !== undefined) errors[id] = 'A rule can have only one person.';
      conditions.person = value.trim();
      continue;
    }
    if (name === '' && kind !== 'body') errors[id] = 'Enter a name.';
    // On an object, `__proto__` is not an ordinary key.
    else if (name === '__proto__') errors[id] = 'No request has this name.';
    else if (Object.hasOwn(conditions[kind], name)) errors[id] = 'There is already a condition on it.';
    else if (kind === 'body')
      conditions.body[name] = test === 'equals' ? { equals: jsonOf(value) } : { matches: value };
    else conditions[kind][name] = test === 'equals' ? { equals: value } : { matches: value };
  }
  const { query, headers, body, person } = conditions;
  return {
    ...(isFilled(query) && { query }),
    ...(isFilled(headers) && { headers }),
    ...(isFilled(body) && { body }),
    ...(person !== undefined && { person }),
  };
}

export function conditionRows({ query = {}, headers = {}, body = {}, person }: Conditions): ConditionRow[] {
  const rows = Object.entries({ query, headers, body }).flatMap(([kind, conditions]) =>
    Object.entries<Condition>(conditions).map(([name, { equals, matches }]) => ({
      kind: kind as 'query' | 'headers' | 'body',
      name,
      ...(matches === undefined
        ? { test: 'equals' as const, value: textOf(equals, kind === 'body') }
        : { test: 'matches' as const, value: matches }),
    })),
  );
  const personRow = { kind: 'person', name: '', test: 'equals', value: person ?? '' } as const;
  return [...(person === undefined ? [] : [personRow]), ...rows].map((row, index) => ({ ...row, id: index + 1 }));
}

type Condition = { equals?: unknown; matches?: string };

/** The text that `jsonOf` parses to this value. */
const textOf = (value: unknown, isJson: boolean) =>
  typeof value === 'string' && (!isJson || jsonOf(value) === value) ? value : JSON.stringify(value);

type TextConditions = Record<string, { equals: string } | { matches: string }>;

const isFilled = (object: object) => Object.keys(object).length > 0;

/** Parses JSON; returns any other text unchanged. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export function headersOf(rows: readonly HeaderRow[], errors: Record<number, string>): Record<string, string | null> {
  const headers: Record<string, string | null> = {};
  for (const { id, name, value } of rows) {
    const headerName = name.trim();
    if (headerName === '') errors[id] = 'Enter the name of a header.';
    else if (Object.hasOwn(headers, headerName)) errors[id] = 'It is already in the list.';
    else headers[headerName] = value === '' ? null : value;
  }
  return headers;
}

export const headerRows = (headers: Readonly<Record<string, string | null>> = {}): HeaderRow[] =>
  Object.entries(headers).map(([name, value], index) => ({ id: index + 1, name, value: value ?? '' }));

/** @param pointer within the rule, as in the server's errors */
export function conditionAt(rows: readonly ConditionRow[], pointer: string): number | undefined {
  return rows.find(({ kind, name }) =>
    isWithin(pointer, kind === 'person' ? '/when/person' : `/when/${kind}/${escaped(name.trim())}`),
  )?.id;
}

export function headerAt(rows: readonly HeaderRow[], pointer: string): number | undefined {
  return rows.find(({ name }) => isWithin(pointer, `/then/headers/${escaped(name.trim())}`))?.id;
}

const isWithin = (pointer: string, field: string) => pointer === field || pointer.startsWith(`${field}/`);

const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');
