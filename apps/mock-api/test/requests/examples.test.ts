/** The contract's examples equal the answers of the seed, so that the documentation cannot drift. */
import { type MediaType, resolve } from '@zakupki/api-client/document';
import type { OperationId } from '@zakupki/api-client/operation';
import { describe, expect, test } from 'vitest';
import type { PersonName } from '../../src/model/people.ts';
import { signedIn } from '../contract/suite/client.ts';
import { operations, responseOf } from '../contract/suite/operations.ts';
import { declaredWith } from '../contract/sweeps/inputs/declared.ts';
import { STATISTICS_SHOWN } from '../contract/statistics/examples.ts';

type Showing = {
  /** the buyer by default */
  person?: PersonName;
  operationId: OperationId;
  arg: Readonly<Record<string, string | number>>;
  example: string;
  /** id of the entry that the example shows, in a longer list */
  entry?: string;
  /** each entry of the example is one of a longer list */
  listed?: true;
};

const SHOWN: readonly Showing[] = [
  { operationId: 'getOrder', arg: { orderId: 'ord_uniform' }, example: 'uniform' },
  { operationId: 'listOrders', arg: { q: 'Бумага' }, example: 'oneRow', entry: 'ord_paper' },
  { operationId: 'getBid', arg: { orderId: 'ord_fasteners', bidId: 'bid_fasteners_metiz' }, example: 'metiz' },
  { operationId: 'listBids', arg: { orderId: 'ord_fasteners' }, example: 'fasteners', entry: 'bid_fasteners_metiz' },
  { operationId: 'listSuppliers', arg: { q: 'Метиз' }, example: 'one', entry: 'sup_metiz' },
  { operationId: 'listOrderAudit', arg: { orderId: 'ord_paper' }, example: 'published', entry: 'aud_paper_2' },
  {
    operationId: 'listConflicts',
    arg: { orderId: 'ord_fasteners' },
    example: 'fasteners',
    entry: 'cfl_t5AxoUd4Bcr_b1uyHuiv4B',
  },
  { operationId: 'getComparison', arg: { orderId: 'ord_bearings' }, example: 'bearings' },
  { operationId: 'getPreviousAward', arg: { orderId: 'ord_bearings' }, example: 'never' },
  { operationId: 'listCreditTransactions', arg: { perPage: 2 }, example: 'buyer' },
  { operationId: 'getAccess', arg: {}, example: 'active' },
  { person: 'trial', operationId: 'getAccess', arg: {}, example: 'trial' },
  { operationId: 'getMe', arg: {}, example: 'buyer' },
  { operationId: 'getWebinar', arg: { webinarId: 'wbn_conflicts' }, example: 'next' },
  { operationId: 'listWebinars', arg: {}, example: 'two', entry: 'wbn_first_order' },
  { person: 'admin', operationId: 'getReferrer', arg: { referrerId: 'ref_partner_one' }, example: 'partner' },
  { person: 'admin', operationId: 'listReferrers', arg: {}, example: 'one', entry: 'ref_partner_one' },
  {
    person: 'admin',
    operationId: 'getReferrerStats',
    arg: { referrerId: 'ref_partner_one', from: '2026-10-27', to: '2026-10-28' },
    example: 'two',
  },
  {
    person: 'admin',
    operationId: 'listReferredUsers',
    arg: { referrerId: 'ref_partner_one' },
    example: 'one',
    entry: 'usr_trial',
  },
  { operationId: 'listUnits', arg: {}, example: 'some', listed: true },
  { operationId: 'listCurrencies', arg: {}, example: 'all' },
  { operationId: 'listConflictKinds', arg: {}, example: 'some', listed: true },
  { operationId: 'listProblems', arg: {}, example: 'some', listed: true },
  { operationId: 'getProblem', arg: { code: 'bid_not_editable' }, example: 'draft' },
  { operationId: 'listPlans', arg: {}, example: 'all', listed: true },
  { operationId: 'listCreditPacks', arg: {}, example: 'all', listed: true },
  { operationId: 'listPayments', arg: {}, example: 'buyer', listed: true },
  { operationId: 'getPayment', arg: { paymentId: 'pay_buyer_1' }, example: 'buyer' },
  { operationId: 'listRedemptions', arg: {}, example: 'buyer', listed: true },
  { person: 'admin', operationId: 'listPromoCodes', arg: { perPage: 100 }, example: 'all', listed: true },
  { person: 'admin', operationId: 'getPromoCode', arg: { promoCodeId: 'prm_osen_15' }, example: 'discount' },
  { person: 'admin', operationId: 'listUsers', arg: { q: 'buyer@demo.test' }, example: 'anna', listed: true },
  {
    operationId: 'getConflict',
    arg: { orderId: 'ord_fasteners', conflictId: 'cfl_t5AxoUd4Bcr_b1uyHuiv4B' },
    example: 'short',
  },
  { operationId: 'getSupplier', arg: { supplierId: 'sup_metiz' }, example: 'metiz' },
  { operationId: 'getWebinar', arg: { webinarId: 'wbn_first_order' }, example: 'past' },
  { operationId: 'getReferral', arg: { code: 'partner-one' }, example: 'partner' },
  {
    operationId: 'getInvitation',
    arg: { orderId: 'ord_tender', invitationId: 'inv_tender_krepmarket' },
    example: 'submitted',
  },
  { operationId: 'listInvitations', arg: { orderId: 'ord_tender' }, example: 'tender', listed: true },
  { person: 'supplier', operationId: 'getOwnInvitation', arg: { orderId: 'ord_tender' }, example: 'opened' },
  { operationId: 'listInvitationSuggestions', arg: { orderId: 'ord_tender' }, example: 'tender', listed: true },
  // Written by `node test/contract/statistics/write-examples.ts`; run it again after an intended change of the seed.
  ...STATISTICS_SHOWN.map(({ operationId, arg, example }) => ({ person: 'admin' as const, operationId, arg, example })),
  ...declaredWith('examples').flatMap(([operationId, shown]) =>
    Object.entries(shown).map(([example, showing]) => ({ ...showing, operationId, example })),
  ),
];

/** Examples of reads that the seed does not answer with, and why. */
const NOT_OF_THE_SEED: Readonly<Record<string, string>> = {
  'getSupplierHistory metiz': 'one order of many, for brevity',
  'checkBid short': 'of a draft that a supplier begins',
  'getOpeningProtocol two': 'the seed has no sealed order whose bids are opened',
  'listAddenda one': 'the seed has no change of a published order with invitations',
  'listSupplierTags two': 'two of many tags, for brevity',
  'listSupplierDuplicates one': 'ids are made from the pair',
  'getOrdersOverview buyer': 'one order instead of the whole day',
  'exportOrder draft': 'a draft without its access, for brevity',
  'getBid draft': 'the draft that the example of createBid creates',
  'getAward bearings': 'the award that the example of awardOrder makes',
  'listPurchaseOrders bearings': 'of the award that the example of awardOrder makes',
  'getPreviousAward revoked': 'the award that the example of revokeAward ends',
  'listSessions two': 'of people who signed in',
  'listAccessGrants one': 'made by the example of grantAccess',
  'listImpersonations running': 'started by the example of startImpersonation',
  'getImpersonation changed': 'started by the example of startImpersonation',
  'listNotifications two': 'ids are made from what a notification is about',
  ...Object.fromEntries(
    declaredWith('otherExamples').flatMap(([operationId, reasons]) =>
      Object.entries(reasons).map(([example, reason]) => [`${operationId} ${example}`, reason]),
    ),
  ),
};

test('every example of a read is compared, or has a reason', () => {
  const read = operations.filter(({ method }) => method === 'GET');
  const all = read.flatMap(({ operationId }) => examplesOf(operationId).map((name) => `${operationId} ${name}`));
  const compared = SHOWN.map(({ operationId, example }) => `${operationId} ${example}`);
  expect([...compared, ...Object.keys(NOT_OF_THE_SEED)].toSorted()).toEqual(all.toSorted());
});

describe('the example equals the answer of', () => {
  test.each(SHOWN.map((showing) => ({ person: 'buyer' as PersonName, ...showing })))(
    '$operationId to $person',
    async ({ person, operationId, arg, example, entry, listed }) => {
      const someone = await signedIn(person);
      // The argument type depends on the operation; the client validates the answer.
      const { body } = await someone.call(operationId, arg as never);
      const shown = exampleOf(operationId, example);
      const entries = listed ? keysOf(shown) : [entry];
      for (const id of entries) expect(stableFields(entryOf(body, id))).toMatchObject(stableFields(entryOf(shown, id)));
    },
  );
});

const mediaOf = (operationId: OperationId): MediaType | undefined =>
  responseOf(operationId, 200).content?.['application/json'];

/** Names of the JSON examples of a read. */
const examplesOf = (operationId: OperationId): string[] => Object.keys(mediaOf(operationId)?.examples ?? {});

function exampleOf(operationId: OperationId, name: string): unknown {
  const example = mediaOf(operationId)?.examples?.[name];
  if (!example) throw new Error(`${operationId} has no example ${name}`);
  return resolve<{ value?: unknown }>(example).value;
}

/** One entry of a list by its id, or the whole answer. */
function entryOf(answer: unknown, id: string | undefined): unknown {
  if (id === undefined) return answer;
  const { data } = answer as List;
  const found = data.find((entry) => keyOf(entry) === id);
  if (!found) throw new Error(`The list has no ${id}`);
  return found;
}

type List = { data: Readonly<Record<string, string>>[] };

const keyOf = ({ id, code, kind, supplierId }: List['data'][number]) => id ?? code ?? kind ?? supplierId;
const keysOf = (list: unknown) => (list as List).data.map(keyOf);

/** An answer without times of the running clock and without reasons of actions, which depend on the language. */
function stableFields(answer: unknown): object {
  const hidden = new Set(['serverTime', 'lastActiveAt', 'asOf', 'reason']);
  const shown = JSON.parse(
    JSON.stringify(answer, (key, value: unknown) => (hidden.has(key) ? undefined : value)),
  ) as object;
  return 'access' in shown && 'actions' in Object(shown.access) ? { ...shown, access: undefined } : shown;
}
