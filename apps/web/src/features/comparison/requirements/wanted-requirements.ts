/** What the buyer insists on, as the address bar holds it: `need=whole.suppliers-2.by-2026-12-01`. */
import type { Comparison } from '@zakupki/api-client/schema';
import type { Requirement, Requirements } from '@zakupki/procurement/comparison/requirements';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

/** The values of the requirements that have one, and which of them all are switched on. */
export interface Wanted {
  readonly mostSuppliers: number;
  readonly deliverBy: string | null;
  readonly on: readonly Requirement[];
}

const NEED = 'need';

const NAMES: Readonly<Record<Requirement, string>> = {
  wholeBidsOnly: 'whole',
  vatNeeded: 'vat',
  mostSuppliers: 'suppliers',
  deliverBy: 'by',
  noBlockers: 'clear',
};

/** Reads the parameter; what is not understood is as it would be without it. */
export function readWanted(text: string | null, defaults: Omit<Wanted, 'on'>): Wanted {
  const parts = new Map((text ?? '').split('.').map((part) => split(part)));
  const most = Number(parts.get(NAMES.mostSuppliers));
  const day = parts.get(NAMES.deliverBy) ?? '';
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));
  // The names of the table are those of the type.
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

/** The first dash parts the name from its value. */
function split(part: string): readonly [string, string] {
  const [, name = part, value = ''] = /^([a-z]+)-(.*)$/.exec(part) ?? [];
  return [name, value];
}

/** What is offered to switch on: a limit makes sense among several suppliers, a day when some are promised. */
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

/** The day by which the order needs everything; else the day on which the earliest offers have all come. */
export function usualDay({ rows }: Comparison): string | null {
  const last = (days: readonly (string | undefined)[]) =>
    days
      .filter((day) => day !== undefined)
      .toSorted()
      .at(-1);
  return last(rows.map(({ requiredBy }) => requiredBy)) ?? last(rows.map(({ bestDate }) => bestDate)) ?? null;
}

/** What is wanted, kept in the address bar. */
export function useWanted(comparison: Comparison): readonly [Wanted, (part: Partial<Wanted>) => void] {
  const [search, setSearch] = useSearchParams();
  const text = search.get(NEED);
  const wanted = useMemo(
    () => readWanted(text, { mostSuppliers: 1, deliverBy: usualDay(comparison) }),
    [text, comparison],
  );
  const change = useCallback(
    (part: Partial<Wanted>) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          const next = writeWanted({ ...wanted, ...part });
          if (next === null) after.delete(NEED);
          else after.set(NEED, next);
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
    [wanted, setSearch],
  );
  return [wanted, change];
}
