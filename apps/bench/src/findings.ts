/** Results of a run, and their limits. */
import type { ChangedList } from './changed-list.ts';
import type { Start } from './cold-start.ts';
import type { Contender, ContenderName } from './servers/contenders.ts';
import type { Cost, LargeComparison } from './large-comparison.ts';
import type { Cells } from './rounds.ts';
import type { SealedReads } from './sealed-reads.ts';
import type { WorldCosts } from './worlds.ts';

export type Findings = {
  at: Date;
  /** duration of the load per contender and case */
  seconds: number;
  contenders: readonly Contender[];
  cells: Cells;
  changedList: ChangedList;
  largeComparison: LargeComparison;
  sealedReads: SealedReads;
  starts: readonly Start[];
  worlds: readonly WorldCosts[];
};

/** Limits; times in milliseconds. */
export const LIMITS = {
  /** smallest ratio of bare Express's CPU time to the mock's */
  listRatio: 0.5,
  startCpuMs: 500,
  resetP99Ms: 5,
  forkP99Ms: 10,
  residentMiB: 512,
  largeCpuMs: 150,
  /** largest ratio of the CPU time of reads with either of two sealed bids */
  sealedRatio: 1.3,
} as const;

export type Check = { what: string; measured: string; limit: string; ok: boolean };

/** CPU time of bare Express for a request, divided by the contender's. */
export function ratioOf(cells: Cells, name: ContenderName, caseName: string): number {
  const bare = cells.get('bare Express')?.get(caseName)?.cpuMicros ?? Number.NaN;
  return bare / (cells.get(name)?.get(caseName)?.cpuMicros ?? Number.NaN);
}

/** The limits with the measured values. */
export function checksOf({ cells, largeComparison, sealedReads, starts, worlds }: Findings): Check[] {
  const ratio = ratioOf(cells, 'this mock', 'list of 50');
  const start = starts.find(({ what }) => what === 'this mock')?.cpuMs ?? Number.NaN;
  const worst = (act: 'reset' | 'fork') => Math.max(...worlds.map(({ times }) => times[act].p99));
  const [most] = worlds.toSorted((a, b) => b.worlds - a.worlds);
  const resident = most?.resident.after ?? Number.NaN;
  return [
    {
      what: 'List of 50: bare Express’s CPU ÷ the mock’s CPU',
      measured: ratio.toFixed(2),
      limit: `at least ${LIMITS.listRatio.toFixed(2)}`,
      ok: ratio >= LIMITS.listRatio,
    },
    ...largeChecks(largeComparison),
    {
      what: 'Reads of an order with either of two sealed bids, ratio of CPU medians',
      measured: sealedReads.ratio.toFixed(2),
      limit: `under ${LIMITS.sealedRatio.toFixed(2)}`,
      ok: sealedReads.ratio < LIMITS.sealedRatio,
    },
    {
      what: 'CPU from start to first answer',
      measured: `${start.toFixed(0)} ms`,
      limit: `under ${LIMITS.startCpuMs} ms`,
      ok: start < LIMITS.startCpuMs,
    },
    {
      what: 'Reset of a world, p99',
      measured: `${worst('reset').toFixed(1)} ms`,
      limit: `under ${LIMITS.resetP99Ms} ms`,
      ok: worst('reset') < LIMITS.resetP99Ms,
    },
    {
      what: 'Fork of a world, p99',
      measured: `${worst('fork').toFixed(1)} ms`,
      limit: `under ${LIMITS.forkP99Ms} ms`,
      ok: worst('fork') < LIMITS.forkP99Ms,
    },
    {
      what: `Memory with ${(most?.worlds ?? 0).toLocaleString('en')} worlds of ${most?.changes ?? 0} changed records each`,
      measured: `${resident.toFixed(0)} MiB`,
      limit: `at most ${LIMITS.residentMiB} MiB`,
      ok: resident <= LIMITS.residentMiB,
    },
  ];
}

/** Limits CPU time, since other load on the machine would distort wall time. */
function largeChecks({ lines, bids, repeated, afterWrite, write }: LargeComparison): Check[] {
  const size = `${lines} lines × ${bids} bids`;
  const under = (what: string, { cpuMs }: Cost): Check => ({
    what,
    measured: `${cpuMs.toFixed(0)} ms`,
    limit: `under ${LIMITS.largeCpuMs} ms`,
    ok: cpuMs < LIMITS.largeCpuMs,
  });
  return [
    under(`Comparison of ${size}, CPU`, repeated),
    under('The same after a bid changed, CPU', afterWrite),
    under('Writing that bid, with all conflicts recalculated', write),
  ];
}
