/** What an application tells the engine. */
import type { Lang } from '@zakupki/words';
import type { RequestHandler } from 'express';
import { document, type ContractDocument } from './contract/document.ts';
import { contractOperations, loadContract } from './contract/operations.ts';
import type { Application, Gates, Identity, Inspection } from './pipeline/application.ts';
import { setMissingText } from './pipeline/field-error.ts';
import { setDefaultLanguage } from './pipeline/request/language.ts';
import type { Operations } from './pipeline/operation.ts';
import type { Worlds } from './storage/worlds.ts';
import type { Model } from './world/model.ts';
import type { Seed } from './world/world.ts';

type Definition = {
  /** of the application, for its health call */
  readonly version: string;
  readonly contract: ContractDocument;
  /** of refusals for requests that name no language; English by default */
  readonly language?: Lang;
  /** What every world starts with; it has the model. `createSeed` builds one from lists of records. */
  readonly seed: () => Seed;
  /** by operationId; a missing or unknown operation does not compile */
  readonly operations: Operations;
  /** who calls */
  readonly identity: Identity;
  /** what refuses, besides the contract */
  readonly gates?: Partial<Gates>;
  /** what the control plane, webhooks and the log see and hide */
  readonly inspection?: Partial<Inspection>;
} & Partial<Pick<Application, 'jobs' | 'callerJobs' | 'replays' | 'afterChange' | 'versionIn' | 'missingText'>>;

export type Mock = { readonly version: string; readonly buildSeed: () => Seed; readonly application: Application };

export function defineMock({
  version,
  contract,
  language = 'en',
  seed,
  operations,
  identity,
  ...given
}: Definition): Mock {
  if (document !== contract) loadContract(contract);
  ensureComplete(operations);
  setDefaultLanguage(language);
  if (given.missingText) setMissingText(given.missingText);
  const application: Application = {
    jobs: [],
    callerJobs: [],
    replays: { find: (world, id) => world.replays.get(id), put: ({ world }, replay) => world.replays.put(replay) },
    versionIn: (body) => (body as { version?: number } | null)?.version,
    ...given,
    operations,
    identity,
    gates: { caller: [], target: [], ...given.gates },
    inspection: { ...INSPECTION, ...given.inspection },
  };
  const buildSeed = () => {
    const built = seed();
    ensureScenarios(built.model);
    return built;
  };
  return { version, buildSeed, application };
}

/** A scenario may have rules for answers that few operations give, but none for an operation that does not exist. */
function ensureScenarios({ scenarios }: Model): void {
  const known = new Set<string>(contractOperations.map(({ operationId }) => operationId));
  for (const [name, { rules }] of Object.entries(scenarios)) {
    const unknown = rules.find(({ when: { operationId } }) => operationId !== undefined && !known.has(operationId));
    if (unknown) throw new Error(`Scenario "${name}": the contract has no operation "${unknown.when.operationId}".`);
  }
}

/** The compiler checks it where the application has registered its operations. */
function ensureComplete(operations: Operations): void {
  const known = new Set<string>(contractOperations.map(({ operationId }) => operationId));
  const missing = [...known].filter((id) => !Object.hasOwn(operations, id));
  const unknown = Object.keys(operations).filter((id) => !known.has(id));
  if (missing.length > 0) throw new Error(`The contract has operations that do nothing yet: ${missing.join(', ')}.`);
  if (unknown.length > 0) throw new Error(`Operations that the contract does not have: ${unknown.join(', ')}.`);
}

/** Of an application that has nothing to hide and sends nothing. */
const INSPECTION: Inspection = {
  privacy: { isApart: () => false, isSignIn: () => false },
  issueSignInLink: () => undefined,
  listLetters: (world) => world.letters.all(),
  listEvents: () => [],
  maskRecord: (_table, record) => record,
  calculatedRecords: () => [],
};

/** What only a server has. */
export type ServerParts = {
  /** The page of the built QA console; null before it is built. Called for each request of the page. */
  readonly consolePage?: () => string | null;
  /** Pages of simulated third parties, by path below /__mock. */
  readonly pages?: Readonly<Record<string, (worlds: Worlds) => RequestHandler>>;
  /** Called before a server starts whose control plane is open to every caller on its machine. */
  readonly beforeOpen?: () => void;
  /** A command that signs in a demo user. A server that someone starts by hand, without a web application, prints it. */
  readonly signInCommand?: (api: string) => string;
};
