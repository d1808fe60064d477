/** The state of a world as a value, from which it can be restored. */
import type { ForcedAnswers, Rule, ScenarioName } from '../../contract/control.ts';
import { type Clock, toIso } from '../clock.ts';
import type { Changes } from '../collection.ts';
import type { TableName, Records } from '../tables.ts';

/** Cheap to take: records are frozen and shared. */
export type Memento = {
  readonly now: number;
  readonly clock: Clock['mode'];
  readonly salt: number;
  readonly serial: number;
  readonly ids: ReadonlyMap<string, number>;
  readonly requests: number;
  /** last counts by `<kind>/<owner>` */
  readonly numbers: ReadonlyMap<string, number>;
  readonly scenario: ActiveScenario;
  readonly customRules: ActiveRules;
  readonly skipsNextSignIn: boolean;
  /** whether answers of the proxied server are recorded */
  readonly isRecording: boolean;
  readonly requestScenarios: ReadonlyMap<string, ActiveScenario>;
  readonly tables: {
    readonly [N in TableName]?: Changes<Records[N]>;
  };
};

export type ActiveScenario = ActiveRules & { readonly name: ScenarioName };
/** Rules that force responses. */
export type ActiveRules = {
  readonly rules: readonly Rule[];
  /** number of matches of each rule, by its index */
  readonly hits: number[];
  /** when they expire by the world's clock, epoch ms; never by default */
  readonly until?: number;
};

/** Forces nothing. Has no counters, so all worlds share it. */
export const NORMAL: ActiveScenario = Object.freeze({ name: 'normal', rules: Object.freeze([]), hits: [] });

/** Rules that have expired force nothing. */
export const unlessExpired = <R extends ActiveRules>(active: R, now: number): R | typeof NORMAL =>
  active.until !== undefined && active.until <= now ? NORMAL : active;

/** Copies the counters, so that they are not shared. */
export function copyHits<R extends ActiveRules>(active: R): R {
  return active.rules.length === 0 ? active : { ...active, hits: [...active.hits] };
}

export function copyHitsOfEach(scenarios: ReadonlyMap<string, ActiveScenario>): Map<string, ActiveScenario> {
  return new Map([...scenarios].map(([name, scenario]) => [name, copyHits(scenario)]));
}

/**
 * What forces these answers once more, for the history.
 * @param keepsCounts whether their counts go on from those before
 */
export function forcedOf({ name, until }: ActiveScenario, { rules }: ActiveRules, keepsCounts: boolean): ForcedAnswers {
  return {
    name,
    rules: [...rules],
    ...(until !== undefined && { until: toIso(until) }),
    ...(keepsCounts && { keepsCounts }),
  };
}
