/** This application for the engine. */
import manifest from '../package.json' with { type: 'json' };
import './contract.ts';
import { document } from '@zakupki/api-client/document';
import { DEFAULT_LANGUAGE } from '@zakupki/words';
import { defineMock } from '@zakupki/mock-engine/definition';
import { operations } from './resources/all.ts';
import { buildSeed } from './seed/seed.ts';
import { gates } from './resources/callers/gates.ts';
import { identity } from './resources/callers/identity.ts';
import { findReplay, putReplay } from './tables/bids/sealed-bids.ts';
import { remindSilentSuppliers } from './resources/invitations/jobs.ts';
import { inspection, versionIn } from './resources/inspection.ts';
import { settleDuePayments } from './resources/checkout/jobs.ts';
import { recordImpersonatedChange } from './resources/impersonation/store.ts';
import { sendDueEmailsTo } from './resources/notifications/jobs.ts';
import { missingText } from './sentences/refuse.ts';

export const MOCK = defineMock({
  version: manifest.version,
  contract: document,
  language: DEFAULT_LANGUAGE,
  // Tables, people, scenarios and lifetimes are in its model (`model/model.ts`).
  seed: buildSeed,
  operations,
  identity,
  gates,
  jobs: [settleDuePayments, remindSilentSuppliers],
  callerJobs: [sendDueEmailsTo],
  afterChange: recordImpersonatedChange,
  replays: { find: findReplay, put: putReplay },
  inspection,
  versionIn,
  missingText,
});
