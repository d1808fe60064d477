import { useCallback, useState } from 'react';
import { savePreference, readPreference } from '../browser/preference.ts';

/** How somebody arranged a table. */
export interface TableSettings {
  /** Widths in px of the columns somebody changed, by id. */
  readonly widths: Readonly<Record<string, number>>;
  /** Whether a column is shown, where somebody decided. */
  readonly shown: Readonly<Record<string, boolean>>;
}

const NONE: TableSettings = { widths: {}, shown: {} };

/** Settings under that name, kept in this browser. */
export function useTableSettings(name: string): [TableSettings, (settings: TableSettings) => void] {
  const preference = `table-${name}`;
  const [settings, setSettings] = useState(() => parse(readPreference(preference)));
  const keep = useCallback(
    (next: TableSettings) => {
      setSettings(next);
      savePreference(preference, JSON.stringify(next));
    },
    [preference],
  );
  return [settings, keep];
}

function parse(stored: string | null): TableSettings {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    if (typeof value !== 'object' || value === null) return NONE;
    const { widths, shown } = value as Partial<Record<keyof TableSettings, unknown>>;
    return { widths: only(widths, isWidth), shown: only(shown, (entry) => typeof entry === 'boolean') };
  } catch {
    return NONE;
  }
}

function isWidth(value: unknown): value is number {
  return typeof value === 'number' && value >= 40 && value <= 2_000;
}

function only<T>(value: unknown, fits: (entry: unknown) => entry is T): Record<string, T> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, T] => fits(entry[1])));
}
