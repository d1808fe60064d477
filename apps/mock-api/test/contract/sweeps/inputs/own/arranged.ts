/** A request that succeeds on any target: with seeded data on a mock, with data created for it elsewhere. */
import type { OperationId } from '@zakupki/api-client/operation';
import { ACTIONS, fresh, type Use } from './actions.ts';
import { BILLING } from './billing.ts';
import { ADDRESS_BOOK } from './address-book.ts';
import { withCleanup } from './removal.ts';
import { ARRANGEMENTS } from '../arrangements.ts';
import { keyed, type LooseRequest } from '@zakupki/mock-engine/suite/client';
import { account, admin, client, type ContractClient, signedIn } from '../../../suite/client.ts';
import { sharedBid, sharedInvitation, sharedOrder, sharedQuestion, later, ownSupplier } from './shared-orders.ts';
import { openOrder, withBid, withFilter, withOrder } from './things.ts';
import { PDF } from '../../../suite/form.ts';
import type { Attachment } from '@zakupki/api-client/schema';
import { randomUUID } from 'node:crypto';
import type { Described } from '../../../suite/operations.ts';
import { NotThere } from '@zakupki/mock-engine/suite/not-there';
import { currentTarget, hasSeed } from '../../../suite/target.ts';

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

const onBid = (body?: unknown) => async (run: Use) => {
  const caller = await account();
  const order = await openOrder(caller);
  await withBid(caller, order, { supplier: { name: 'Проверка договора' } }, (bid, created) =>
    run({ caller, request: { params: { orderId: order.id, bidId: bid.id }, body, headers: fresh(created) } }),
  );
};

const onSharedOrder =
  (body?: unknown, status: 'published' | 'evaluation' = 'published') =>
  async (run: Use) => {
    const caller = await account();
    const order = await sharedOrder(caller, status);
    await run({ caller, request: { params: { orderId: order.body.id }, body, headers: fresh(order) } });
  };

const onSharedUntil = (status: 'published' | 'evaluation') => async (run: Use) =>
  onSharedOrder({ submissionDeadline: await later(await account(), 90), reason }, status)(run);

const onSharedBid =
  (body?: unknown, status: 'submitted' | 'withdrawn' = 'submitted') =>
  async (run: Use) => {
    const caller = await account();
    const { orderId, bid } = await sharedBid(caller, status);
    await run({ caller, request: { params: { orderId, bidId: bid.body.id }, body, headers: fresh(bid) } });
  };

const onConflict =
  (body?: unknown, isWaived = false) =>
  async (run: Use) => {
    const caller = await account();
    const { orderId } = await sharedBid(caller);
    const { data } = (await caller.ok('listConflicts', { orderId, kind: ['quantity_mismatch'] })).body;
    const [first] = data;
    if (!first) throw new NotThere(SEED);
    const address = { orderId, conflictId: first.id };
    const waiver = { action: 'waive', reason: 'Проверка договора' } as const;
    if (isWaived && first.status === 'open')
      await caller.ok('resolveConflict', { ...address, ifMatch: '*', body: waiver });
    if (!isWaived && first.status !== 'open') await caller.ok('reopenConflict', { ...address, ifMatch: '*', body: {} });
    const conflict = await caller.ok('getConflict', address);
    await run({ caller, request: { params: address, body, headers: fresh(conflict) } });
  };

const onInvitation = (body?: unknown) => async (run: Use) => {
  const caller = await account();
  const [orderId, { id: invitationId }] = await sharedInvitation(caller);
  await run({ caller, request: { params: { orderId, invitationId }, body, headers: keyed() } });
};

/** As the invited supplier, who has declined or not. */
const asSupplier =
  (body?: unknown, isDeclined = false) =>
  async (run: Use) => {
    const [orderId] = await sharedInvitation(await account());
    // An answer to the invitation needs the supplier's mailbox.
    const caller = await ownSupplier(body === undefined ? 'copied' : 'e-mailed');
    const { status } = (await caller.ok('getOwnInvitation', { orderId })).body;
    if (isDeclined && status !== 'declined')
      await caller.ok('declineInvitation', { orderId, body: { reasonCode: 'capacity' } });
    if (!isDeclined && status === 'declined') await caller.ok('reconsiderInvitation', { orderId, body: {} });
    await run({ caller, request: { params: { orderId }, body, headers: keyed() } });
  };

const onQuestion = (body?: unknown) => async (run: Use) => {
  const caller = await account();
  const { orderId, question } = await sharedQuestion(caller);
  await run({ caller, request: { params: { orderId, questionId: question.body.id }, body, headers: fresh(question) } });
};

const onFile = (body?: unknown) => async (run: Use) => {
  const caller = await account();
  await withOrder(caller, { title: 'Проверка договора' }, async ({ id }) => {
    const sent = await caller.send('uploadAttachment', {
      body: { owner: 'order', ownerId: id, file: PDF },
      headers: keyed(),
    });
    const { id: attachmentId } = sent.body as Attachment;
    await run({ caller, request: { params: { attachmentId }, body } });
  });
};

const toUpload = async (run: Use) => {
  const caller = await account();
  await withOrder(caller, { title: 'Проверка договора' }, ({ id }) =>
    run({ caller, request: { params: {}, body: { owner: 'order', ownerId: id, file: PDF }, headers: keyed() } }),
  );
};

const onFilter = (body?: () => unknown) => async (run: Use) => {
  const caller = await account();
  await withFilter(caller, { name: `Проверка ${randomUUID()}`, scope: 'orders', query: 'q=x' }, ({ id }, created) =>
    run({ caller, request: { params: { savedFilterId: id }, body: body?.(), headers: fresh(created) } }),
  );
};

/** The account's e-mail address and password. @throws NotThere when it signs in without a password */
function withPassword() {
  const { account: known } = currentTarget();
  if (!known) throw new NotThere('needs an account with a password');
  return known;
}

/** As an administrator, about the account. */
const aboutAccount = (body?: unknown) => async (run: Use) => {
  const { user } = (await (await account()).ok('getMe', {})).body;
  await run({ caller: await admin(), request: { params: { userId: user.id }, body, headers: keyed() } });
};

const onImpersonation = async (run: Use) => {
  const { user } = (await (await account()).ok('getMe', {})).body;
  const caller = await admin();
  const body = { userId: user.id, reason: 'Проверка договора' };
  const { id: impersonationId } = (await caller.ok('startImpersonation', { body })).body;
  await run({ caller, request: { params: { impersonationId } } });
  await caller.call('endImpersonation', { impersonationId });
};

const toImpersonate = async (run: Use) => {
  const { user } = (await (await account()).ok('getMe', {})).body;
  const body = { userId: user.id, reason: 'Проверка договора' };
  await run({ caller: await admin(), request: { params: {}, body, headers: keyed() } });
};

/** A referrer that the server has, by id or by code: none can be deleted. */
const onReferrer =
  ({ isUpdate = false, isPublic = false } = {}) =>
  async (run: Use) => {
    const caller = await admin();
    const [row] = (await caller.ok('listReferrers', { status: ['active'], perPage: 1 })).body.data;
    if (!row) throw new NotThere('needs seed of CONTRACT_STATES, or a referrer');
    const found = await caller.ok('getReferrer', { referrerId: row.id });
    if (isPublic) return run({ caller: client(), request: { params: { code: found.body.code } } });
    const body = isUpdate ? { notes: found.body.notes } : undefined;
    return run({ caller, request: { params: { referrerId: row.id }, body, headers: fresh(found) } });
  };

const onPromoCode = (body?: unknown) => async (run: Use) => {
  const caller = await admin();
  const [row] = (await caller.ok('listPromoCodes', { perPage: 1 })).body.data;
  if (!row) throw new NotThere('needs seed of CONTRACT_STATES, or a promo code');
  const found = await caller.ok('getPromoCode', { promoCodeId: row.id });
  await run({ caller, request: { params: { promoCodeId: row.id }, body, headers: fresh(found) } });
};

const onWebinar = async (run: Use) => {
  const caller = await account();
  const [row] = (await caller.ok('listWebinars', {})).body.data;
  if (!row) throw new NotThere('needs seed of CONTRACT_STATES, or a webinar');
  await run({ caller, request: { params: { webinarId: row.id } } });
};

const reason = 'Проверка договора';
const forced = { reason };
/** Requests that succeed and leave behind only orders that the next run reuses. */
const SUCCEEDING: Partial<Record<OperationId, (run: Use) => Promise<void>>> = {
  ...ACTIONS,
  ...BILLING,
  ...ADDRESS_BOOK,
  ...Object.fromEntries(
    (['resendVerification', 'requestLoginLink', 'requestPasswordReset'] as const).map((operationId) => [
      operationId,
      plain(undefined, client),
    ]),
  ),
  ...Object.fromEntries(
    (
      [
        'getMe',
        'exportAccount',
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
        'streamEvents',
        'listWebinars',
        'listPayments',
        'listRedemptions',
      ] as const
    ) // prettier-ignore
      .map((operationId) => [operationId, plain()]),
  ),
  signUp: plain(() => ({ headers: keyed() }), client),
  listProblems: plain(undefined, client),
  getProblem: plain(() => ({ params: { code: 'stale' } }), client),
  listCreditPacks: plain(undefined, client),
  listPromoCodes: plain(undefined, admin),
  getPromoCode: onPromoCode(),
  updatePromoCode: onPromoCode({}),
  listAccessGrants: aboutAccount(),
  getUserStats: aboutAccount(),
  startImpersonation: toImpersonate,
  getImpersonation: onImpersonation,
  endImpersonation: onImpersonation,
  getReferrer: onReferrer(),
  updateReferrer: onReferrer({ isUpdate: true }),
  getReferrerStats: onReferrer(),
  listReferredUsers: onReferrer(),
  getReferral: onReferrer({ isPublic: true }),
  getWebinar: onWebinar,
  readNotifications: plain(() => ({ body: { all: true } })),
  getSavedFilter: onFilter(),
  updateSavedFilter: onFilter(() => ({ name: `Проверка ${randomUUID()}` })),
  deleteSavedFilter: onFilter(),
  uploadAttachment: toUpload,
  downloadAttachment: onFile(),
  updateAttachment: onFile({ kind: 'contract' }),
  deleteAttachment: onFile(),
  listAddenda: onSharedOrder(),
  listInvitations: onSharedOrder(),
  listInvitationSuggestions: onSharedOrder(),
  listConflicts: onSharedOrder(),
  getConflict: onConflict(),
  resolveConflict: onConflict({ action: 'waive', reason }),
  reopenConflict: onConflict({}, true),
  withdrawBid: onSharedBid(forced),
  reinstateBid: onSharedBid({}, 'withdrawn'),
  disqualifyBid: onSharedBid({ reasonCode: 'terms', reason }),
  getInvitation: onInvitation(),
  createInvitationLink: onInvitation({}),
  getOwnInvitation: asSupplier(),
  declineInvitation: asSupplier({ reasonCode: 'capacity' }),
  reconsiderInvitation: asSupplier({}, true),
  getQuestion: onQuestion(),
  answerQuestion: onQuestion({ text: 'Да' }),
  listUsers: plain(undefined, admin),
  getStatsSummary: plain(undefined, admin),
  listStatsDetails: plain(undefined, admin),
  listImpersonations: plain(undefined, admin),
  exportStatsDetails: plain(undefined, admin),
  listReferrers: plain(undefined, admin),
  requestPhoneCode: plain(),
  requestEmailChange: plain(),
  logOut: plain(undefined, () => client()),
  createOrder: plain(() => ({ body: { title: reason }, headers: keyed() })),
  duplicateOrder: onOrder({}),
  createSavedFilter: plain(() => ({
    body: { name: `Проверка ${randomUUID()}`, scope: 'orders', query: 'q=x' },
    headers: keyed(),
  })),
  createBid: onSharedOrder({}),
  duplicateBid: onBid({ as: 'alternative' }),
  logIn: async (run) => run({ caller: client(), request: { params: {}, body: withPassword() } }),
  endSession: async (run) => {
    const caller = await account();
    const other = await client().signInWith(withPassword());
    const { data } = (await other.ok('listSessions', {})).body;
    await run({ caller, request: { params: { sessionId: data.find(({ isCurrent }) => isCurrent)?.id ?? '' } } });
  },
  updateProfile: async (run) => {
    const caller = await account();
    const me = await caller.ok('getMe', {});
    const body = { position: me.body.profile.position };
    await run({ caller, request: { params: {}, body, headers: fresh(me) } });
  },
  getOrder: onOrder(),
  updateOrder: onOrder({ title: 'Проверка' }),
  deleteOrder: onOrder(),
  listOrderAudit: onOrder(),
  streamOrderEvents: onOrder(),
  getComparison: onOrder(),
  parseSupplierImport: plain(() => ({ body: { text: 'Трос\tzakaz@tros.example' } })),
  listBids: onSharedOrder(),
  listQuestions: onSharedOrder(),
  parseOrderImport: plain(() => ({ body: { text: 'Трос\t120' } })),
  parseBidImport: onSharedOrder({ text: 'Трос\t51,20' }),
  exportOrder: onOrder(),
  getBidForm: onSharedOrder(),
  getBid: onBid(),
  // Changes of a draft are not in the history.
  updateBid: async (run) => onSharedBid({ notes: `Проверка ${randomUUID()}` })(run),
  deleteBid: onBid(),
};

/** Requests that would leave something behind: checks send them only with a mistake, so they are refused. */
const REFUSED: Partial<Record<OperationId, (run: Use) => Promise<void>>> = {
  publishOrder: onOrder({}),
  extendOrder: onSharedUntil('published'),
  closeOrder: onSharedOrder(forced),
  reopenOrder: onSharedUntil('evaluation'),
  cancelOrder: onSharedOrder({ reasonCode: 'need_gone', reason }),
  declareOrderUnsuccessful: onSharedOrder({ reasonCode: 'over_budget', reason }, 'evaluation'),
  createInvitations: onSharedOrder({ recipients: [{ email: 'x@y.example' }] }),
  remindSuppliers: onSharedOrder({}),
  resendInvitation: onInvitation({}),
  revokeInvitation: onInvitation(forced),
  askQuestion: onSharedOrder({ text: 'Нужны ли паспорта?' }),
  recordReferralClick: onReferrer({ isPublic: true }),
  endOtherSessions: plain(),
  // With unknown secrets, so that a server that misses the mistake still refuses them.
  verifyEmail: plain(() => ({ body: { id: 'usr_unknown', hash: 'unknown' } }), client),
  logIn: plain(() => ({ body: { email: 'x@y.example', password: 'another-password' } }), client),
  logInByToken: plain(() => ({ body: { token: 'unknown-token-0123456789' } }), client),
  resetPassword: plain(() => ({ body: { token: 'unknown-token-0123456789', password: 'another-password' } }), client),
  confirmEmailChange: plain(() => ({ body: { token: 'unknown-token-0123456789' } }), client),
  requestInvitationLink: plain(() => ({ body: { token: 'unknown-token-0123456789' } }), client),
  // An account with orders cannot be deleted.
  deleteAccount: plain(
    () => ({ body: { password: 'unknown-password' } }),
    () => signedIn('empty'),
  ),
  submitBid: onBid({}),
  changePassword: plain(() => ({ body: { current: 'unknown-password', new: 'another-password' } })),
};

/** Arranges a request, runs the check with it, and deletes what it created. @throws NotThere */
export async function arranged(operationId: OperationId, run: Use): Promise<void> {
  if (hasSeed()) return run(await ARRANGEMENTS[operationId]());
  return withCleanup(() => requireRequest(REFUSED[operationId] ?? SUCCEEDING[operationId])(run));
}

const SEED = 'needs seed of CONTRACT_STATES';

function requireRequest(request: ((run: Use) => Promise<void>) | undefined): (run: Use) => Promise<void> {
  if (!request) throw new NotThere(SEED);
  return request;
}

/** The same with a body where one is required. @throws NotThere */
export async function arrangedInFull({ operationId, needsBody }: Described, run: Use): Promise<void> {
  return arranged(operationId, inFull(needsBody, run));
}

const inFull =
  (needsBody: boolean, run: Use): Use =>
  async (known) => {
    if (needsBody && known.request.body === undefined) throw new NotThere(SEED);
    await run(known);
  };

/** The same for a request that succeeds. @throws NotThere */
export async function arrangedToSucceed({ operationId, needsBody }: Described, run: Use): Promise<void> {
  if (hasSeed()) return arranged(operationId, run);
  return withCleanup(() => requireRequest(SUCCEEDING[operationId])(inFull(needsBody, run)));
}
