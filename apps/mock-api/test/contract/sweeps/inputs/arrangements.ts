/** A request that succeeds for every operation, with its preparation. */
import type { OperationId } from '@zakupki/api-client/operation';
import type { Attachment, Bid } from '@zakupki/api-client/schema';
import { type Answer, keyed, type LooseRequest } from '@zakupki/mock-engine/suite/client';
import { type ContractClient, client, signedIn } from '../../suite/client.ts';
import { orderFromInvited } from '../../invitations/ordered.ts';
import { bidOn, sealedOrder } from '../../invitations/sealed.ts';
import { PDF } from '../../suite/form.ts';
import { ACCOUNT_ARRANGEMENTS } from './account-arrangements.ts';
import { type Arrangement, ifMatch, open, plain } from './arrange.ts';
import { declaredWith } from './declared.ts';
import { SUPPLIER_ARRANGEMENTS } from './supplier-arrangements.ts';

const orderId = 'ord_fasteners';
const reason = 'Так решили на <совещании> 30.10 & "точка"';
const later = { submissionDeadline: '2026-11-25T12:00:00Z', reason };
const TROS = {
  supplier: { name: 'ООО «Трос & такелаж»', contacts: [{ email: 'zakaz@tros.example' }] },
  externalDate: '2026-10-29',
  validUntil: '2026-12-31',
  items: [{ orderItemId: 'itm_fasteners_8', unitPrice: '51.20', deliveryDate: '2026-12-01' }],
};

/** As an administrator. */
const asAdmin = (request?: LooseRequest, headers?: () => Record<string, string>) => plain(request, 'admin', headers);

const onImpersonation: Arrangement = async () => {
  const caller = await signedIn('admin');
  const { body: session } = await caller.ok('startImpersonation', { body: { userId: 'usr_trial', reason } });
  return { caller, request: { params: { impersonationId: session.id } } };
};

/** An operation on a seeded order. */
const onOrder =
  (orderId: string, body?: unknown, headers: () => Record<string, string> = () => ({})): Arrangement =>
  async () => {
    const caller = await signedIn('buyer');
    const order = await caller.ok('getOrder', { orderId });
    return { caller, request: { params: { orderId }, body, headers: { ...ifMatch(order), ...headers() } } };
  };

/** An operation on a seeded bid, or on the bid that `before` returns. */
const onBid =
  (
    body?: unknown,
    before: (caller: ContractClient) => Promise<Answer<Bid>> = (caller) => read(caller, 'bid_fasteners_metiz'),
  ): Arrangement =>
  async () => {
    const caller = await signedIn('buyer');
    const bid = await before(caller);
    const params = { orderId, bidId: bid.body.id };
    return { caller, request: { params, body, headers: { ...ifMatch(bid), ...keyed() } } };
  };

const read = (caller: ContractClient, bidId: string): Promise<Answer<Bid>> => caller.ok('getBid', { orderId, bidId });
/** Updated once, so that its version is not 1. */
const draftBid = async (caller: ContractClient): Promise<Answer<Bid>> => {
  const { body: bid, headers } = await caller.ok('createBid', { orderId, body: TROS });
  const body = { notes: 'Самовывоз <склад 2>' };
  return caller.ok('updateBid', { orderId, bidId: bid.id, ifMatch: headers['etag'] ?? '', body });
};

/** A seeded conflict that can be waived, or the one that `before` returns. */
const onConflict =
  (body: unknown, before?: (caller: ContractClient, etag: string, conflictId: string) => Promise<unknown>) =>
  async () => {
    const caller = await signedIn('buyer');
    const { body: list } = await caller.ok('listConflicts', {
      orderId,
      kind: ['quantity_mismatch'],
      severity: ['warning'],
    });
    const [found] = list.data;
    if (!found) throw new Error('The seed has this conflict');
    const params = { orderId, conflictId: found.id };
    const etag = async () => ifMatch(await caller.ok('getConflict', params));
    await before?.(caller, (await etag())['if-match'], found.id);
    return { caller, request: { params, body, headers: await etag() } };
  };

const onFile: Arrangement = async () => {
  const caller = await signedIn('buyer');
  const body = { owner: 'order', ownerId: orderId, file: PDF };
  const { body: file } = await caller.send('uploadAttachment', { body, headers: keyed() });
  return { caller, request: { params: { attachmentId: (file as Attachment).id } } };
};

/** A seeded promo code, updated before. */
const onPromoCode =
  (body?: unknown): Arrangement =>
  async () => {
    const caller = await signedIn('admin');
    const params = { promoCodeId: 'prm_osen_15' };
    const { headers } = await caller.ok('getPromoCode', params);
    const change = { ...params, ifMatch: headers['etag'] ?? '', body: { note: 'Осень' } };
    return { caller, request: { params, body, headers: ifMatch(await caller.ok('updatePromoCode', change)) } };
  };

const SPLIT = {
  allocations: [
    ['podshipnik', 1, '120'],
    ['bearing', 2, '80'],
    ['podshipnik', 3, '40'],
    ['bearing', 4, '36'],
  ].map(([who, line, quantity]) => ({
    orderItemId: `itm_bearings_${line}`,
    bidId: `bid_bearings_${who}`,
    bidItemId: `bli_bearings_${who}_${line}`,
    quantity,
  })),
  justification: 'Дешевле на 4 104 ₽, <срок> & "гарантия" те же',
};

const onAward =
  (body?: unknown): Arrangement =>
  async () => {
    const { caller, request } = await onOrder('ord_bearings', SPLIT, keyed)();
    const award = await caller.send('awardOrder', request);
    return { caller, request: { params: { orderId: 'ord_bearings' }, body, headers: ifMatch(award) } };
  };

/** An invited supplier whose bid has won. */
const onPurchaseOrder =
  (body: unknown): Arrangement =>
  async () => {
    const { supplier, purchaseOrder } = await orderFromInvited(await signedIn('buyer'));
    const params = { orderId: purchaseOrder.orderId, purchaseOrderId: purchaseOrder.id };
    return { caller: supplier, request: { params, body, headers: keyed() } };
  };

const seatIn = { params: { webinarId: 'wbn_conflicts' } };

/** A registered user, some time later. */
const seated =
  (later?: string): Arrangement =>
  async () => {
    const caller = await signedIn('buyer');
    await caller.ok('registerForWebinar', { ...seatIn.params, body: {} });
    if (later !== undefined) await caller.advance(later);
    return { caller, request: seatIn };
  };

/** A seeded referrer, updated before. */
const onReferrer =
  (body?: unknown): Arrangement =>
  async () => {
    const caller = await signedIn('admin');
    const params = { referrerId: 'ref_partner_one' };
    return { caller, request: { params, body, headers: ifMatch(await caller.ok('getReferrer', params)) } };
  };

/** A link made for a supplier who has not opened any. */
const linkToken = async (caller: ContractClient): Promise<string> => {
  const { body: link } = await caller.ok('createInvitationLink', { ...invited, body: {} });
  return new URL(link.url, 'http://product.test').searchParams.get('token') ?? '';
};

const tender = { orderId: 'ord_tender' };
const invited = { ...tender, invitationId: 'inv_tender_bolt24' };

const TABLE: Readonly<Partial<Record<OperationId, Arrangement>>> = {
  ...ACCOUNT_ARRANGEMENTS,
  ...SUPPLIER_ARRANGEMENTS,
  listUnits: plain(),
  listCurrencies: plain(),
  listConflictKinds: plain(),
  getAccess: plain(),
  listPlans: open(),
  listProblems: open(),
  listCreditTransactions: plain(),
  listCreditPacks: open(),
  startCheckout: plain({ body: { planId: 'pln_pro_month', period: 'year' } }, 'trial', keyed),
  listPayments: plain(),
  getPayment: async () => {
    const caller = await signedIn('buyer');
    const { body: list } = await caller.ok('listPayments', {});
    return { caller, request: { params: { paymentId: list.data[0]?.id ?? '' } } };
  },
  extendTrial: plain({ body: {} }, 'trial-expired', keyed),
  previewPromoCode: open({ code: 'osen-15', planId: 'pln_pro_year' }),
  redeemPromoCode: plain({ body: { code: ' proba-7 ' } }, 'trial', keyed),
  listRedemptions: plain(),
  listPromoCodes: asAdmin(),
  createPromoCode: plain(
    { body: { code: 'GORA-2', kind: 'credits', credits: { amount: 2 }, note: 'Для <клуба> & "друзей"' } },
    'admin',
    keyed,
  ),
  getPromoCode: onPromoCode(),
  updatePromoCode: onPromoCode({ active: false }),
  listAccessGrants: plain({ params: { userId: 'usr_trial' } }, 'admin'),
  grantAccess: plain(
    { params: { userId: 'usr_trial' }, body: { kind: 'credits', credits: { amount: 3 }, reason } },
    'admin',
    keyed,
  ),
  listOrders: plain(),
  createOrder: plain({ body: { title: 'Спецодежда & обувь <лето>', budget: '350000.00' } }, 'buyer', keyed),
  getOrdersOverview: plain(),
  getOrder: onOrder('ord_uniform'),
  updateOrder: onOrder('ord_uniform', { title: 'Спецодежда & обувь <лето>' }),
  deleteOrder: onOrder('ord_uniform'),
  publishOrder: onOrder('ord_uniform', {}, keyed),
  extendOrder: onOrder('ord_paper', later),
  closeOrder: onOrder('ord_paper', { reason }),
  reopenOrder: onOrder('ord_bearings', later),
  cancelOrder: onOrder('ord_paper', { reasonCode: 'need_gone', reason }),
  declareOrderUnsuccessful: onOrder('ord_bearings', { reasonCode: 'over_budget', reason }),
  archiveOrder: onOrder('ord_cable'),
  unarchiveOrder: onOrder('ord_furniture'),
  duplicateOrder: onOrder(orderId, {}, keyed),
  listOrderAudit: onOrder(orderId),
  getComparison: onOrder(orderId),
  previewAward: onOrder('ord_bearings', { mode: 'lowest_per_line' }),
  getAward: onAward(),
  awardOrder: onOrder('ord_bearings', SPLIT, keyed),
  revokeAward: onAward({ reason }),
  getPreviousAward: plain({ params: { orderId: 'ord_bearings' } }),
  listPurchaseOrders: onAward(),
  confirmPurchaseOrder: onPurchaseOrder({}),
  refusePurchaseOrder: onPurchaseOrder({ reason }),
  exportPurchaseOrder: plain({ params: { orderId: 'ord_cable', purchaseOrderId: 'po_cable_2026000004' } }),
  listBids: plain({ params: { orderId } }),
  createBid: plain({ params: { orderId }, body: TROS }, 'buyer', keyed),
  getBid: onBid(),
  updateBid: onBid({ notes: 'Самовывоз <склад 2>' }),
  deleteBid: onBid(undefined, draftBid),
  submitBid: onBid({}, draftBid),
  confirmBidRevision: onBid({}, (caller) => read(caller, 'bid_fasteners_volga')),
  withdrawBid: onBid({ reason }),
  disqualifyBid: onBid({ reasonCode: 'terms', reason }),
  reinstateBid: onBid({}, async (caller) => {
    const { body: bid, headers } = await read(caller, 'bid_fasteners_metiz');
    return caller.ok('withdrawBid', { orderId, bidId: bid.id, ifMatch: headers['etag'] ?? '', body: { reason } });
  }),
  duplicateBid: onBid({ as: 'alternative' }),
  sendBidMessage: onBid({ subject: 'Срок <поставки>', text: 'Подтвердите, пожалуйста.', locale: 'ru' }),
  recordTargetDisclosure: onBid({ total: '386200.00', lines: 3 }),
  listConflicts: plain({ params: { orderId } }),
  getConflict: onConflict(undefined),
  resolveConflict: onConflict({ action: 'waive', reason }),
  reopenConflict: onConflict({}, (caller, etag, conflictId) =>
    caller.ok('resolveConflict', { orderId, conflictId, ifMatch: etag, body: { action: 'waive', reason } }),
  ),
  parseOrderImport: plain({ body: { text: 'Наименование\tКол-во\nТрос <6> & "8"\t120' } }),
  parseBidImport: plain({
    params: { orderId },
    body: {
      text: 'Наименование\tЦена\nТрос стальной 6 мм\t51,20',
      supplierTaxId: { scheme: 'RU-INN', id: '7707083893' },
    },
  }),
  exportOrder: plain({ params: { orderId }, query: [['format', 'json']] }),
  getBidForm: plain({ params: { orderId } }),
  requestInvitationLink: async () => {
    const caller = await signedIn('buyer');
    return {
      caller: client().with({ ...caller.session, token: '' }),
      request: { params: {}, body: { token: await linkToken(caller) } },
    };
  },
  listInvitations: plain({ params: tender }),
  createInvitations: plain(
    {
      params: tender,
      body: {
        recipients: [
          { email: 'snab@pallet.example', name: 'Ирина <Белкина>', company: 'ООО «Паллет & "Ко"»', locale: 'en' },
        ],
        message: 'Нужны <сертификаты> & паспорта',
      },
    },
    'buyer',
    keyed,
  ),
  getInvitation: plain({ params: { ...tender, invitationId: 'inv_tender_krepmarket' } }),
  resendInvitation: plain({ params: invited, body: {} }),
  createInvitationLink: plain({ params: invited, body: {} }, 'buyer', keyed),
  revokeInvitation: plain({ params: invited, body: { reason } }),
  remindSuppliers: plain({ params: tender, body: { message: 'Ждём <цены> & сроки' } }),
  listInvitationSuggestions: plain({ params: tender }),
  getOwnInvitation: plain({ params: tender }, 'supplier'),
  declineInvitation: plain(
    { params: tender, body: { reasonCode: 'capacity', reason: 'Склад <занят> & "закрыт"' } },
    'supplier',
  ),
  reconsiderInvitation: plain({ params: tender, body: {} }, 'supplier-declined'),
  checkBid: async () => {
    const caller = await signedIn('supplier');
    const { body: bid } = await caller.ok('createBid', { ...tender, body: {} });
    return { caller, request: { params: { ...tender, bidId: bid.id } } };
  },
  listAddenda: plain({ params: { orderId } }),
  getOpeningProtocol: async () => {
    const caller = await signedIn('buyer');
    const sealed = await sealedOrder(caller);
    await bidOn(sealed);
    await caller.advance('P20D');
    return { caller, request: { params: { orderId: sealed.orderId } } };
  },
  uploadAttachment: plain({ body: { owner: 'order', ownerId: orderId, kind: 'contract', file: PDF } }, 'buyer', keyed),
  downloadAttachment: onFile,
  updateAttachment: async () => {
    const { caller, request } = await onFile();
    return { caller, request: { ...request, body: { kind: 'contract' } } };
  },
  deleteAttachment: onFile,
  listUsers: asAdmin(),
  getStatsSummary: asAdmin(),
  listStatsDetails: asAdmin(),
  listImpersonations: asAdmin(),
  startImpersonation: asAdmin({ body: { userId: 'usr_trial', reason } }, keyed),
  getImpersonation: onImpersonation,
  endImpersonation: onImpersonation,
  exportStatsDetails: asAdmin(),
  getUserStats: asAdmin({ params: { userId: 'usr_trial' } }),
  listWebinars: plain(),
  getWebinar: plain(seatIn),
  registerForWebinar: plain({ ...seatIn, body: { source: 'home_page' } }, 'buyer', keyed),
  cancelWebinarRegistration: seated(),
  joinWebinar: seated('P9DT22H50M'),
  listNotifications: plain(),
  streamEvents: plain(),
  streamOrderEvents: onOrder(orderId),
  readNotifications: plain({ body: { all: true } }),
  getProblem: async () => ({ caller: client(), request: { params: { code: 'stale' } } }),
  getReferral: async () => ({ caller: client(), request: { params: { code: 'partner-one' } } }),
  recordReferralClick: async () => ({ caller: client(), request: { params: { code: 'partner-one' } } }),
  listReferrers: asAdmin(),
  createReferrer: asAdmin(
    {
      body: {
        name: 'Клуб <снабженцев> & "друзья"',
        email: 'club@snab.example',
        code: 'snab-club',
        reward: { type: 'credits', value: '5' },
      },
    },
    keyed,
  ),
  getReferrer: onReferrer(),
  updateReferrer: onReferrer({ notes: 'Новые <условия> с 01.12' }),
  getReferrerStats: onReferrer(),
  listReferredUsers: onReferrer(),
};

/** `requests.test.ts` finds an operation without one. */
export const ARRANGEMENTS = { ...TABLE, ...Object.fromEntries(declaredWith('arrange')) } as Readonly<
  Record<OperationId, Arrangement>
>;
