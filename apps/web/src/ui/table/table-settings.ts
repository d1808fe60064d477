import { useCallback, useState } from 'react';
import { savePreference, readPreference } from '../../browser/preference.ts';

type TableSettings = {
  /** Changed widths in px, by column id. */
  readonly widths: Readonly<Record<string, number>>;
  /** Changed visibility, by column id. */
  readonly shown: Readonly<Record<string, boolean>>;
};

const NONE: TableSettings = { widths: {}, shown: {} };

/** Reads and saves the settings of the table `name` in this browser. */
export function useTableSettings(name: string): [TableSettings, (settings: TableSettings) => void] {
  const preference = `table-${name}`;
  const [settings, setSettings] = useState(() => parse(readPreference(preference)));
  const save = useCallback(
    (next: TableSettings) => {
      setSettings(next);
      savePreference(preference, JSON.stringify(next));
    },
    [preference],
  );
  return [settings, save];
}

function parse(stored: string | null): TableSettings {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    if (typeof value !== 'object' || value === null) return NONE;
    const { widths, shown } = value as Partial<Record<keyof TableSettings, unknown>>;
    return {
      widths: filterEntries(widths, isWidth),
      shown: filterEntries(shown, (entry) => typeof entry === 'boolean'),
    };
  } catch {
    return NONE;
  }
}

function isWidth(value: unknown): value is number {
  return typeof value === 'number' && value >= 40 && value <= 2_000;
}

function filterEntries<T>(value: unknown, fits: (entry: unknown) => entry is T): Record<string, T> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, T] => fits(entry[1])));
}
