/** The contract's examples equal the answers of the seed, so that the documentation cannot drift. */
import { document, type MediaType, type Operation, resolve, type Response } from '@zakupki/api-client/document';
import type { OperationId } from '@zakupki/api-client/operation';
import { routes } from '@zakupki/api-client/routes';
import { describe, expect, test } from 'vitest';
import type { PersonName } from '../../src/world/people.ts';
import { signedIn } from '../contract/suite/client.ts';
import { STATISTICS_SHOWN } from '../contract/statistics/examples.ts';

type Showing = {
  person: PersonName;
  operationId: OperationId;
  arg: Record<string, string | number>;
  example: string;
  /** id of the entry that the example shows, in a longer list */
  entry?: string;
};

const SHOWN: readonly Showing[] = [
  { person: 'buyer', operationId: 'getOrder', arg: { orderId: 'ord_uniform' }, example: 'uniform' },
  { person: 'buyer', operationId: 'listOrders', arg: { q: 'Бумага' }, example: 'oneRow', entry: 'ord_paper' },
  {
    person: 'buyer',
    operationId: 'getBid',
    arg: { orderId: 'ord_fasteners', bidId: 'bid_fasteners_metiz' },
    example: 'metiz',
  },
  {
    person: 'buyer',
    operationId: 'listBids',
    arg: { orderId: 'ord_fasteners' },
    example: 'fasteners',
    entry: 'bid_fasteners_metiz',
  },
  { person: 'buyer', operationId: 'listSuppliers', arg: { q: 'Метиз' }, example: 'one', entry: 'sup_metiz' },
  {
    person: 'buyer',
    operationId: 'listOrderAudit',
    arg: { orderId: 'ord_paper' },
    example: 'published',
    entry: 'aud_paper_2',
  },
  {
    person: 'buyer',
    operationId: 'listConflicts',
    arg: { orderId: 'ord_fasteners' },
    example: 'fasteners',
    entry: 'cfl_t5AxoUd4Bcr_b1uyHuiv4B',
  },
  { person: 'buyer', operationId: 'getComparison', arg: { orderId: 'ord_bearings' }, example: 'bearings' },
  { person: 'buyer', operationId: 'listCreditTransactions', arg: { perPage: 2 }, example: 'buyer' },
  { person: 'buyer', operationId: 'getAccess', arg: {}, example: 'active' },
  { person: 'trial', operationId: 'getAccess', arg: {}, example: 'trial' },
  { person: 'buyer', operationId: 'getMe', arg: {}, example: 'buyer' },
  { person: 'buyer', operationId: 'getWebinar', arg: { webinarId: 'wbn_conflicts' }, example: 'next' },
  { person: 'buyer', operationId: 'listWebinars', arg: {}, example: 'two', entry: 'wbn_first_order' },
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
  // Written by `node test/contract/statistics/write-examples.ts`; run it again after an intended change of the seed.
  ...STATISTICS_SHOWN.map(({ operationId, arg, example }) => ({ person: 'admin' as const, operationId, arg, example })),
];

describe('the example equals the answer of', () => {
  test.each(SHOWN)('$operationId to $person', async ({ person, operationId, arg, example, entry }) => {
    const someone = await signedIn(person);
    // The argument type depends on the operation; the client validates the answer.
    const { body } = await someone.call(operationId, arg as never);
    expect(stableFields(entryOf(body, entry))).toMatchObject(
      stableFields(entryOf(exampleOf(operationId, example), entry)),
    );
  });
});

function exampleOf(operationId: OperationId, name: string): unknown {
  const { method, path } = routes[operationId];
  const operation: Operation | undefined = document.paths[path]?.[method];
  const response = resolve<Response>(operation?.responses['200'] ?? { description: '' });
  const media: MediaType | undefined = response.content?.['application/json'];
  const example = media?.examples?.[name];
  if (!example) throw new Error(`${operationId} has no example ${name}`);
  return resolve<{ value?: unknown }>(example).value;
}

/** One entry of a list by its id, or the whole answer. */
function entryOf(answer: unknown, id: string | undefined): unknown {
  if (id === undefined) return answer;
  const { data } = answer as { data: { id: string }[] };
  return data.find((entry) => entry.id === id);
}

/** An answer without times of the running clock and without reasons of actions, which depend on the language. */
function stableFields(answer: unknown): object {
  const hidden = new Set(['serverTime', 'lastActiveAt', 'asOf', 'reason']);
  const shown = JSON.parse(
    JSON.stringify(answer, (key, value: unknown) => (hidden.has(key) ? undefined : value)),
  ) as object;
  return 'access' in shown && 'actions' in Object(shown.access) ? { ...shown, access: undefined } : shown;
}
