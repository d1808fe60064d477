/** A request that succeeds on any target: with seeded data on a mock, with data created for it elsewhere. */
import type { OperationId } from '@zakupki/api-client/operation';
import { type Arranged, ifMatch } from './arrange.ts';
import { ARRANGEMENTS } from './arrangements.ts';
import {
  account,
  admin,
  type Answer,
  client,
  keyed,
  type ContractClient,
  type LooseRequest,
} from '../../suite/client.ts';
import { openOrder, withBid, withOrder, withSupplier } from './own-things.ts';
import { NotThere } from '../../suite/not-there.ts';
import { hasStory } from '../../suite/target.ts';

type Use = (arranged: Arranged) => Promise<void>;

const fresh = (answer: Answer) => ({ ...ifMatch(answer), ...keyed() });

const plain =
  (request: () => LooseRequest = () => ({}), who: () => ContractClient | Promise<ContractClient> = account) =>
  async (run: Use) =>
    run({ caller: await who(), request: { params: {}, ...request() } });

const onOrder = (body?: unknown) => async (run: Use) => {
  const caller = await account();
  await withOrder(caller, { title: 'Проверка договора' }, (order, created) =>
    run({ caller, request: { params: { orderId: order.id }, body, headers: fresh(created) } }),
  );
};

const onSupplier = (body?: unknown) => async (run: Use) => {
  const caller = await account();
  await withSupplier(caller, { name: 'Проверка договора' }, (entry, created) =>
    run({ caller, request: { params: { supplierId: entry.id }, body, headers: fresh(created) } }),
  );
};

const onBid = (body?: unknown) => async (run: Use) => {
  const caller = await account();
  const order = await openOrder(caller);
  await withBid(caller, order, {}, (bid, created) =>
    run({ caller, request: { params: { orderId: order.id, bidId: bid.id }, body, headers: fresh(created) } }),
  );
};

const inOrder = (body?: unknown) => async (run: Use) => {
  const caller = await account();
  const order = await openOrder(caller);
  await run({ caller, request: { params: { orderId: order.id }, body, headers: keyed() } });
};

/** Requests that an account can send without leaving data behind. */
const OWN: Partial<Record<OperationId, (run: Use) => Promise<void>>> = {
  ...Object.fromEntries(
    (
      [
        'verifyEmail',
        'resendVerification',
        'logIn',
        'logInByToken',
        'requestLoginLink',
        'requestPasswordReset',
        'resetPassword',
      ] as const
    ) // prettier-ignore
      .map((operationId) => [operationId, plain(undefined, () => client())]),
  ),
  ...Object.fromEntries(
    (
      [
        'getMe',
        'listUnits',
        'listCurrencies',
        'listConflictKinds',
        'getAccess',
        'listSessions',
        'listPlans',
        'listCreditTransactions',
        'listOrders',
        'getOrdersOverview',
        'listSuppliers',
        'listSupplierDuplicates',
        'listSupplierTags',
        'exportSuppliers',
        'listSavedFilters',
        'listNotifications',
        'listWebinars',
      ] as const
    ) // prettier-ignore
      .map((operationId) => [operationId, plain()]),
  ),
  signUp: plain(() => ({ headers: keyed() }), client),
  listUsers: plain(undefined, admin),
  getStatsSummary: plain(undefined, admin),
  listStatsDetails: plain(undefined, admin),
  listImpersonations: plain(undefined, admin),
  exportStatsDetails: plain(undefined, admin),
  listReferrers: plain(undefined, admin),
  requestPhoneCode: plain(),
  confirmPhone: plain(),
  changePassword: plain(),
  requestEmailChange: plain(),
  confirmEmailChange: plain(undefined, () => client()),
  logOut: plain(undefined, () => client()),
  updateProfile: async (run) => {
    const caller = await account();
    const me = await caller.ok('getMe', {});
    const body = { position: me.body.profile.position };
    await run({ caller, request: { params: {}, body, headers: fresh(me) } });
  },
  createOrder: plain(() => ({ headers: keyed() })),
  getOrder: onOrder(),
  updateOrder: onOrder({ title: 'Проверка' }),
  deleteOrder: onOrder(),
  duplicateOrder: onOrder({}),
  publishOrder: onOrder({}),
  listOrderAudit: onOrder(),
  getComparison: onOrder(),
  createSupplier: plain(() => ({ headers: keyed() })),
  getSupplier: onSupplier(),
  updateSupplier: onSupplier({ tags: [] }),
  deleteSupplier: onSupplier(),
  getSupplierHistory: onSupplier(),
  parseSupplierImport: plain(() => ({ body: { text: 'Трос\tzakaz@tros.example' } })),
  listBids: inOrder(),
  listQuestions: inOrder(),
  parseOrderImport: plain(() => ({ body: { text: 'Трос\t120' } })),
  parseBidImport: inOrder({ text: 'Трос\t51,20' }),
  exportOrder: onOrder(),
  getBidForm: inOrder(),
  createBid: inOrder({}),
  getBid: onBid(),
  updateBid: onBid({ notes: 'Проверка' }),
  deleteBid: onBid(),
  submitBid: onBid({}),
  duplicateBid: onBid({ as: 'alternative' }),
};

/** Arranges a request, runs the check with it, and deletes what it created. @throws NotThere */
export async function arranged(operationId: OperationId, run: Use): Promise<void> {
  if (hasStory()) return run(await ARRANGEMENTS[operationId]());
  const own = OWN[operationId];
  if (!own) throw new NotThere('needs seed of CONTRACT_STATES');
  return own(run);
}
