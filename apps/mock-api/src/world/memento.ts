/** A world as values: what it is restored from. */
import type { Rule, ScenarioName } from '@zakupki/mock-control/schema';
import type { Clock } from './clock.ts';
import type { Changes } from './collection.ts';
import type { TableName, Records } from './tables.ts';

/** Everything a world knows at one moment. Its records are frozen and shared, so it costs next to nothing. */
export type Memento = {
  readonly now: number;
  readonly clock: Clock['mode'];
  readonly salt: number;
  readonly serial: number;
  readonly requests: number;
  readonly orderNumbers: ReadonlyMap<string, number>;
  readonly scenario: ActiveScenario;
  readonly ownRules: ActiveRules;
  readonly isBeingEntered: boolean;
  readonly askedFor: ReadonlyMap<string, ActiveScenario>;
  readonly tables: {
    readonly [N in TableName]?: Changes<Records[N]>;
  };
};

/** A scenario of the catalogue at work. */
export type ActiveScenario = ActiveRules & { readonly name: ScenarioName };
/** Rules that force answers. */
export type ActiveRules = {
  readonly rules: readonly Rule[];
  /** how often each rule matched, by its place */
  readonly hits: number[];
};
