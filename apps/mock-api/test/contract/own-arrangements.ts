/** A request that would succeed, wherever the checks run: of the seed on a mock, of things made for it elsewhere. */
import { randomUUID } from 'node:crypto';
import type { OperationId } from '@zakupki/api-client/operation';
import { ARRANGEMENTS, type Arranged } from './arrangements.ts';
import { NotThere } from './checks.ts';
import { account, client, type ContractClient, type LooseRequest } from './client.ts';
import { openOrder, withBid, withOrder, withSupplier } from './own-things.ts';
import { currentTarget } from './target.ts';

type Use = (arranged: Arranged) => Promise<void>;

const version = (entity: { version: number }) => ({
  'if-match': `"${entity.version}"`,
  'idempotency-key': randomUUID(),
});
const keyed = () => ({ 'idempotency-key': randomUUID() });

const plain =
  (request: () => LooseRequest = () => ({}), who: () => ContractClient | Promise<ContractClient> = account) =>
  async (use: Use) =>
    use({ caller: await who(), request: { params: {}, ...request() } });

const onOrder = (body?: unknown) => async (use: Use) => {
  const caller = await account();
  await withOrder(caller, { title: 'Проверка договора' }, (order) =>
    use({ caller, request: { params: { id: order.id }, body, headers: version(order) } }),
  );
};

const onSupplier = (body?: unknown) => async (use: Use) => {
  const caller = await account();
  await withSupplier(caller, { name: 'Проверка договора' }, (entry) =>
    use({ caller, request: { params: { id: entry.id }, body, headers: version(entry) } }),
  );
};

const onBid = (body?: unknown) => async (use: Use) => {
  const caller = await account();
  const order = await openOrder(caller);
  await withBid(caller, order, {}, (bid) =>
    use({ caller, request: { params: { orderId: order.id, id: bid.id }, body, headers: version(bid) } }),
  );
};

const inOrder = (body?: unknown) => async (use: Use) => {
  const caller = await account();
  const order = await openOrder(caller);
  await use({ caller, request: { params: { orderId: order.id }, body, headers: keyed() } });
};

/** What an account alone can try without leaving anything behind. */
const OWN: Partial<Record<OperationId, (use: Use) => Promise<void>>> = {
  ...Object.fromEntries(
    (
      [
        'signUp',
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
        'listPlans',
        'listCreditTransactions',
        'listOrders',
        'getOrdersOverview',
        'listSuppliers',
      ] as const
    ) // prettier-ignore
      .map((operationId) => [operationId, plain()]),
  ),
  requestPhoneCode: plain(),
  confirmPhone: plain(),
  changePassword: plain(),
  updateProfile: async (use) => {
    const caller = await account();
    const { body: me } = await caller.ok('getMe', {});
    await use({ caller, request: { params: {}, headers: version(me) } });
  },
  createOrder: plain(() => ({ headers: keyed() })),
  getOrder: onOrder(),
  updateOrder: onOrder({ title: 'Проверка' }),
  deleteOrder: onOrder(),
  duplicateOrder: onOrder({}),
  publishOrder: onOrder({}),
  listOrderAudit: onOrder(),
  createSupplier: plain(),
  updateSupplier: onSupplier({ tags: [] }),
  deleteSupplier: onSupplier(),
  listBids: inOrder(),
  createBid: inOrder({}),
  getBid: onBid(),
  updateBid: onBid({ notes: 'Проверка' }),
  deleteBid: onBid(),
  submitBid: onBid({}),
  duplicateBid: onBid({ as: 'alternative' }),
};

/** Arranges a request, has it used, and takes away what was made for it. @throws NotThere */
export async function arranged(operationId: OperationId, use: Use): Promise<void> {
  if (currentTarget().control !== false) return use(await ARRANGEMENTS[operationId]());
  const own = OWN[operationId];
  if (!own) throw new NotThere('needs an order or bid in a state that the seed has (no /__mock there)');
  return own(use);
}
