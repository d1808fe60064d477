/** Converts periods of a quote, "10–15 рабочих дней", to the calendar days of the contract. */
import { calendarDays } from '../cells/cell-values.ts';

export type Period = {
  readonly days: number;
  /** stated in working days, five a week */
  readonly isWorking: boolean;
};

const DAYS_PER: readonly (readonly [RegExp, number])[] = [
  [/^(?:нед|week|wk)/iu, 7],
  [/^(?:мес|month)/iu, 30],
  [/^(?:год|лет|year)/iu, 365],
];
const WORKING = /^(?:раб|банк|work|business|bank|[рб][./])/iu;

/** The period of a match of `PERIOD`; the longer of two. */
export function periodOf(groups: Readonly<Record<string, string | undefined>> | undefined): Period | null {
  const { from, to, kind = '', unit = '' } = groups ?? {};
  const most = Number(to ?? from);
  if (from === undefined || !Number.isFinite(most)) return null;
  const isWorking = WORKING.test(kind.trim());
  const days = most * (DAYS_PER.find(([pattern]) => pattern.test(unit))?.[1] ?? 1);
  return { days: isWorking ? calendarDays(days) : days, isWorking };
}

export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
