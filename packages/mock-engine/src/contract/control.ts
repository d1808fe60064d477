/** Types of the control contract, in which the names of one application are any text. */
import type * as control from '@zakupki/mock-control/schema';

type Names =
  | control.PersonName
  | control.ScenarioName
  | control.WebhookEvent
  | control.Letter['kind']
  | control.Snapshot['format']
  | control.Capsule['format'];

type Wide<T> = unknown extends T
  ? T
  : T extends string
    ? T extends Names
      ? string
      : T
    : T extends object
      ? { [K in keyof T]: Wide<T[K]> }
      : T;

export type operations = Wide<control.operations>;
export type Capsule = Wide<control.Capsule>;
export type EarlierWorld = Wide<control.EarlierWorld>;
export type ForcedAnswers = Wide<control.ForcedAnswers>;
export type Happening = Wide<control.Happening>;
export type Har = Wide<control.Har>;
export type HarEntry = Wide<control.HarEntry>;
export type Letter = Wide<control.Letter>;
export type LoggedExchange = Wide<control.LoggedExchange>;
export type LoggedRequest = Wide<control.LoggedRequest>;
export type PatchOperation = Wide<control.PatchOperation>;
export type People = Wide<control.People>;
export type Proxy = Wide<control.Proxy>;
export type Recording = Wide<control.Recording>;
export type Rule = Wide<control.Rule>;
export type Snapshot = Wide<control.Snapshot>;
export type Webhooks = Wide<control.Webhooks>;
export type WireMessage = Wide<control.WireMessage>;
export type World = Wide<control.World>;
/** The name of a demo person, and of a scenario, of the application. */
export type PersonName = string;
export type ScenarioName = string;
