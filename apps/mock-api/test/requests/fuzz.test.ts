/**
 * Every operation under random input: no answer is a 5xx or breaks the contract (`send` checks that), and each
 * operation succeeds at least once, so that not all input is refused early.
 */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '@zakupki/api-client/operation';
import { routes } from '@zakupki/api-client/routes';
import type { LooseRequest } from '@zakupki/mock-engine/suite/client';
import { client, type ContractClient, signedIn } from '../contract/suite/client.ts';
import { ARRANGEMENTS } from '../contract/sweeps/inputs/arrangements.ts';
import { declaredWith } from '../contract/sweeps/inputs/declared.ts';
import { EXHAUSTIVE, oneOf } from '../exhaustive.ts';
import { damagedFiles } from './damaged-files.ts';
import { CALLERS, mostly, requestOf, send, usualCaller } from './fuzz-requests.ts';
import { knownTargets, type Target } from './fuzz-targets.ts';
import { disturbed, hostile } from './schema-values.ts';

/** A failure prints the smallest failing requests. `pnpm fuzz` runs for a chosen time. */
const RUNS = 60;
/** One of so many operations belongs to `npm test`, with few inputs. */
const SAMPLED = 3;
const SEED = 20_261_102;

let targets: readonly Target[] = [];
let files: Awaited<ReturnType<typeof damagedFiles>>;

beforeAll(async () => {
  files = await damagedFiles();
  targets = await knownTargets(await signedIn('buyer'));
});

/** A caller in a new world, so that every case starts from the seed and can be repeated alone. */
async function caller(name: string): Promise<ContractClient> {
  if (name === 'guest') return client();
  if (name === 'acting') return (await signedIn('admin')).with({ actAs: 'usr_buyer' });
  return signedIn(name);
}

/**
 * They need a secret, a code, a webinar that can be joined or an earlier step: prepared requests, changed at random,
 * reach them.
 */
const PREPARED: ReadonlySet<OperationId> = new Set([
  'getProblem',
  'verifyEmail',
  'findSignUp',
  'logIn',
  'logInByToken',
  'resetPassword',
  'confirmPhone',
  'changePassword',
  'requestEmailChange',
  'confirmEmailChange',
  'deleteAccount',
  'getPayment',
  'endSession',
  'awardOrder',
  'reopenConflict',
  'getImpersonation',
  'endImpersonation',
  'previewPromoCode',
  'redeemPromoCode',
  'joinWebinar',
  'deleteSupplier',
  'mergeSuppliers',
  'dismissSupplierDuplicate',
  'createInvitations',
  'getInvitation',
  'resendInvitation',
  'createInvitationLink',
  'revokeInvitation',
  'getOwnInvitation',
  'declineInvitation',
  'reconsiderInvitation',
  'confirmPurchaseOrder',
  'refusePurchaseOrder',
  'checkBid',
  'getOpeningProtocol',
  ...declaredWith('isPrepared').map(([operationId]) => operationId),
]);

/** What a case does with the prepared request of its operation; null sends random ones. */
type Prepared = 'unchanged' | { at: number; poison: unknown } | null;

function preparedFor(operationId: OperationId): fc.Arbitrary<Prepared> {
  if (!PREPARED.has(operationId)) return fc.constant(null);
  return fc.oneof(fc.constant(null), fc.constant('unchanged'), fc.record({ at: fc.nat(), poison: hostile }));
}

/** The sender and the requests of a case. */
async function requestsFor(
  operationId: OperationId,
  name: string,
  random: readonly LooseRequest[],
  prepared: Prepared,
) {
  if (prepared === null) return { sender: await caller(name), requests: random };
  const { caller: sender, request } = await ARRANGEMENTS[operationId]();
  const body = prepared === 'unchanged' ? request.body : disturbed(request.body, prepared);
  return { sender, requests: [{ ...request, body }] };
}

describe.each([RUNS / 10, RUNS])('under %d random inputs', (runs) => {
  for (const [at, operationId] of (Object.keys(routes) as OperationId[]).entries()) {
    const options = runs < RUNS ? oneOf(SAMPLED, at) : EXHAUSTIVE;
    it(`${operationId} stays within the contract (D6, E1, E3)`, options, async () => {
      const seen = new Set<number>();
      const one = requestOf(operationId, targets, files);
      const usual = usualCaller(operationId);
      const who = mostly(fc.constant(usual), fc.constantFrom(...CALLERS), 4);
      const random = fc.array(one, { minLength: 1, maxLength: 2 });
      const property = fc.asyncProperty(who, random, preparedFor(operationId), async (name, wanted, prepared) => {
        const { sender, requests } = await requestsFor(operationId, name, wanted, prepared);
        for (const request of requests) {
          const { status } = await send(sender, operationId, request);
          expect(status).toBeLessThan(500);
          seen.add(status);
        }
      });
      await fc.assert(property, { seed: SEED, numRuns: runs });
      // A few inputs need not include one that succeeds.
      expect(runs < RUNS || [...seen].some((status) => status < 300)).toBe(true);
    });
  }
});
