/** The buyer's requirements as a query parameter: `need=whole.suppliers-2.by-2026-12-01`. */
import type { Comparison } from '@zakupki/api-client/schema';
import type { Requirement, Requirements } from '@zakupki/procurement/comparison/requirements';
import { useCallback, useMemo } from 'react';
import { urlCodec } from '../../../ui/url-query/url-codec.ts';
import { idField } from '../../../ui/url-query/url-fields.ts';
import { useUrlQuery } from '../../../ui/url-query/url-query.ts';

/** The values of the requirements that have one, and the requirements that are on. */
export type Wanted = {
  readonly mostSuppliers: number;
  readonly deliverBy: string | null;
  readonly on: readonly Requirement[];
};

// The text is parsed later: its defaults depend on the comparison.
const NEEDS = urlCodec({ need: idField('need') });
const CHANGES = { keepsOthers: true, replace: true } as const;

const NAMES: Readonly<Record<Requirement, string>> = {
  wholeBidsOnly: 'whole',
  vatNeeded: 'vat',
  mostSuppliers: 'suppliers',
  deliverBy: 'by',
  noBlockers: 'clear',
};

/** Replaces unknown parts with defaults. */
export function readWanted(text: string | null, defaults: Omit<Wanted, 'on'>): Wanted {
  const parts = new Map((text ?? '').split('.').map((part) => splitPart(part)));
  const most = Number(parts.get(NAMES.mostSuppliers));
  const day = parts.get(NAMES.deliverBy) ?? '';
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));
  // The type of NAMES guarantees the names.
  const on = (Object.keys(NAMES) as Requirement[]).filter((name) => parts.has(NAMES[name]));
  return {
    mostSuppliers: Number.isInteger(most) && most > 0 && most < 100 ? most : defaults.mostSuppliers,
    deliverBy: isDay ? day : defaults.deliverBy,
    on,
  };
}

export function writeWanted({ on, mostSuppliers, deliverBy }: Wanted): string | null {
  const values: Partial<Record<Requirement, string>> = {
    mostSuppliers: String(mostSuppliers),
    ...(deliverBy !== null && { deliverBy }),
  };
  return on.map((name) => [NAMES[name], values[name]].filter(Boolean).join('-')).join('.') || null;
}

/** Splits at the first dash. */
function splitPart(part: string): readonly [string, string] {
  const [, name = part, value = ''] = /^([a-z]+)-(.*)$/.exec(part) ?? [];
  return [name, value];
}

/** Offers a limit of suppliers only with several suppliers, and a date only with promised dates. */
export function offeredRequirements(comparison: Comparison, suppliers: number, wanted: Wanted): Requirements {
  const isPromised = comparison.rows.some(({ bestDate }) => bestDate !== undefined);
  return {
    wholeBidsOnly: true,
    vatNeeded: true,
    ...(suppliers > 1 && { mostSuppliers: wanted.mostSuppliers }),
    ...(isPromised && { deliverBy: wanted.deliverBy }),
    noBlockers: true,
  };
}

/** The day by which the order needs all lines; otherwise the earliest day on which every line can arrive. */
export function defaultDay({ rows }: Comparison): string | null {
  const last = (days: readonly (string | undefined)[]) =>
    days
      .filter((day) => day !== undefined)
      .toSorted()
      .at(-1);
  return last(rows.map(({ requiredBy }) => requiredBy)) ?? last(rows.map(({ bestDate }) => bestDate)) ?? null;
}

/** Stores the wanted requirements in the address. */
export function useWanted(comparison: Comparison): readonly [Wanted, (part: Partial<Wanted>) => void] {
  const { query, change } = useUrlQuery(NEEDS, CHANGES);
  const wanted = useMemo(
    () => readWanted(query.need, { mostSuppliers: 1, deliverBy: defaultDay(comparison) }),
    [query.need, comparison],
  );
  const changeWanted = useCallback(
    (part: Partial<Wanted>) => change({ need: writeWanted({ ...wanted, ...part }) }),
    [wanted, change],
  );
  return [wanted, changeWanted];
}
