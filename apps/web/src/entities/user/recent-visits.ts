import { readPreference, savePreference } from '../../browser/preference.ts';

/** A page or an order that the user opened. The name of a page follows the language, so only orders store theirs. */
export type Visit = {
  readonly to: string;
  readonly order?: { readonly title: string; readonly number: string };
};

const MAX_VISITS = 8;
const PREFERENCE = 'recent';

/** The latest first. Another user of this browser sees none of them. */
export function recentVisits(userId: string): readonly Visit[] {
  try {
    const stored: unknown = JSON.parse(readPreference(PREFERENCE) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return [];
    const { of, visits } = stored as { of?: unknown; visits?: unknown };
    return of === userId && Array.isArray(visits) ? visits.filter(isVisit) : [];
  } catch {
    return [];
  }
}

export function saveVisit(userId: string, visit: Visit): void {
  const others = recentVisits(userId).filter(({ to }) => to !== visit.to);
  savePreference(PREFERENCE, JSON.stringify({ of: userId, visits: [visit, ...others].slice(0, MAX_VISITS) }));
}

/** On sign-out: titles of orders are private. */
export function clearVisits(): void {
  savePreference(PREFERENCE, 'null');
}

function isVisit(value: unknown): value is Visit {
  if (typeof value !== 'object' || value === null) return false;
  const { to, order } = value as Record<string, unknown>;
  const named = order as Partial<Record<string, unknown>> | null | undefined;
  return (
    typeof to === 'string' &&
    to.startsWith('/') &&
    (named === undefined || (typeof named?.['title'] === 'string' && typeof named['number'] === 'string'))
  );
}
