/** Sorting and filtering rules of each list, independent of the server's. */
import { ORDER_STATUSES } from '@zakupki/procurement/orders/statuses';
import { etag } from '@zakupki/api-client/operation';
import type {
  AdminUser,
  BidRow,
  CreditTransaction,
  Impersonation,
  Invitation,
  OrderRow,
  ReferredUser,
  ReferrerRow,
  StatsDetailsRow,
  Supplier,
  SupplierDuplicate,
  SupplierHistoryOrder,
} from '@zakupki/api-client/schema';
import { BILLING_LISTS } from './billing-lists.ts';
import { declaredWith } from './declared.ts';
import { amount, byAmount, byTime, byValue, having, type List, moment, type Row } from './list.ts';

/** Statuses in the order an order passes through them. */
const DEADLINE = '2026-11-03T12:00:00Z';
const due = ({ submissionDeadline }: OrderRow) => moment(submissionDeadline);

const orders: List<OrderRow> = {
  operationId: 'listOrders',
  prepare: (caller) =>
    caller.ok('createOrder', { body: { title: 'Партия 10', tags: ['срочно', 'редкий'], budget: '10.00' } }),
  sorts: {
    ...byValue<OrderRow>('number'),
    title: ({ title }) => title || null,
    status: ({ status }) => ORDER_STATUSES.indexOf(status),
    ...byTime<OrderRow>('submissionDeadline', 'createdAt', 'updatedAt'),
    bids: ({ counts, sealedBidCount }) => counts.submittedBids + sealedBidCount,
    bestTotal: ({ summary }) => amount(summary?.bestTotal),
    openConflicts: ({ counts }) => counts.openConflicts,
    items: ({ counts }) => counts.items,
  },
  usual: '-createdAt',
  tied: ['status', '-number'],
  filters: [
    ...ORDER_STATUSES.map((status) => having<OrderRow>('status', status)),
    having<OrderRow>('status', 'draft', 'awarded'),
    { query: { q: 'Z-2026-000121' }, matches: ({ number }) => number === 'Z-2026-000121' },
    { query: { q: 'партия 10' }, matches: ({ title }) => title === 'Партия 10' },
    { query: { deadlineFrom: DEADLINE }, matches: (row) => (due(row) ?? 0) >= Date.parse(DEADLINE) },
    { query: { deadlineTo: DEADLINE }, matches: (row) => (due(row) ?? Infinity) <= Date.parse(DEADLINE) },
    { query: { tag: 'редкий' }, matches: ({ tags }) => tags.includes('редкий') },
    { query: { tag: 'редкий,нет-такого', status: 'draft' }, matches: ({ tags }) => tags.includes('редкий') },
    { query: { hasConflicts: 'true' }, matches: ({ counts }) => counts.openConflicts > 0 },
    { query: { hasConflicts: 'false' }, matches: ({ counts }) => counts.openConflicts === 0 },
    { query: { archived: 'false' }, matches: ({ archivedAt }) => archivedAt === null },
    { query: { archived: 'true' }, matches: ({ archivedAt }) => archivedAt !== null },
  ],
};

const orderId = 'ord_fasteners';

const bids: List<BidRow> = {
  operationId: 'listBids',
  params: { orderId },
  prepare: async (caller) => {
    await caller.ok('createBid', { orderId, body: { supplier: { name: 'ООО «Трос»' }, deliveryDays: 90 } });
    const { body: bolt } = await caller.ok('getBid', { orderId, bidId: 'bid_fasteners_bolt24' });
    const body = { reason: 'Поставщик передумал' };
    await caller.ok('withdrawBid', { orderId, bidId: bolt.id, ifMatch: etag(bolt), body });
  },
  sorts: {
    ...byValue<BidRow>('rank', 'number', 'deliveryDays'),
    supplierName: ({ supplier }) => supplier.name,
    total: ({ totals }) => amount(totals.comparableGross),
    ...byTime<BidRow>('receivedAt', 'validUntil', 'updatedAt'),
  },
  usual: 'rank,number',
  tied: ['rank', '-number'],
  filters: [
    ...['draft', 'submitted', 'withdrawn', 'disqualified'].map((status) => having<BidRow>('status', status)),
    having<BidRow>('status', 'draft', 'withdrawn'),
    { query: { q: 'трос' }, matches: ({ supplier }) => supplier.name === 'ООО «Трос»' },
    { query: { q: 'волга' }, matches: ({ id }) => id === 'bid_fasteners_volga' },
  ],
};

const suppliers: List<Supplier> = {
  operationId: 'listSuppliers',
  prepare: (caller) =>
    caller.ok('createSupplier', { body: { name: 'ООО «Редкий»', tags: ['редкий'], blockedReason: 'Сорвал срок' } }),
  sorts: {
    ...byValue<Supplier>('name'),
    lastBidAt: ({ stats }) => moment(stats.lastBidAt),
    bids: ({ stats }) => stats.bids,
    wins: ({ stats }) => stats.wins,
    ...byTime<Supplier>('createdAt'),
  },
  usual: 'name',
  tied: ['-wins', 'name'],
  filters: [
    { query: { q: 'редкий' }, matches: ({ name }) => name === 'ООО «Редкий»' },
    { query: { q: '7707083893' }, matches: ({ taxId }) => taxId?.id === '7707083893' },
    { query: { tag: 'редкий' }, matches: ({ tags }) => tags.includes('редкий') },
    { query: { tag: 'крепёж,редкий' }, matches: ({ tags }) => tags.includes('редкий') || tags.includes('крепёж') },
    { query: { blocked: 'true' }, matches: ({ blockedReason }) => blockedReason !== null },
    { query: { blocked: 'false' }, matches: ({ blockedReason }) => blockedReason === null },
    { query: { documents: 'expired' }, matches: ({ documents }) => documents.some((one) => lastDays(one) < 0) },
    {
      query: { documents: 'expiring' },
      matches: ({ documents }) => documents.some((one) => lastDays(one) >= 0 && lastDays(one) <= 14),
    },
    {
      query: { documents: 'expiring,expired' },
      matches: ({ documents }) => documents.some((one) => lastDays(one) <= 14),
    },
  ],
};

/** Days from the seed's first day to the last day of a document. */
const lastDays = ({ expiresOn }: { expiresOn: string | null }) =>
  expiresOn === null ? Infinity : (Date.parse(expiresOn) - Date.parse('2026-11-02')) / 86_400_000;

/** Three suppliers with one e-mail address beside the pair of the seed. */
const duplicates: List<SupplierDuplicate> = {
  operationId: 'listSupplierDuplicates',
  prepare: async (caller) => {
    for (const name of ['Трос', 'Канат', 'Верёвка'])
      await caller.ok('createSupplier', { body: { name, contacts: [{ email: 'zakaz@tros.example' }] } });
  },
  sorts: {},
  usual: '',
  tied: [],
  filters: [],
};

/** A supplier with bids on three orders. */
const history: List<SupplierHistoryOrder & Row> = {
  operationId: 'getSupplierHistory',
  params: { supplierId: 'sup_metiz' },
  id: 'orderId',
  sorts: {},
  usual: '',
  tied: [],
  filters: [],
};

const INVITATION_WAY = ['invited', 'opened', 'drafting', 'submitted', 'declined', 'bounced', 'revoked'];

const invitations: List<Invitation> = {
  operationId: 'listInvitations',
  params: { orderId: 'ord_tender' },
  prepare: (caller) =>
    caller.ok('createInvitations', {
      orderId: 'ord_tender',
      body: { recipients: [{ email: 'one@rare.example', company: 'ООО «Редкий»' }, { email: 'two@rare.example' }] },
    }),
  sorts: {
    supplierName: ({ supplierName }) => supplierName,
    status: ({ status }) => INVITATION_WAY.indexOf(status),
    sentAt: ({ sentAt }) => moment(sentAt),
    respondedAt: ({ respondedAt }) => moment(respondedAt),
  },
  usual: 'supplierName',
  tied: ['status', '-supplierName'],
  filters: [
    ...INVITATION_WAY.map((status) => having<Invitation>('status', status)),
    having<Invitation>('status', 'invited', 'declined'),
    { query: { q: 'редкий' }, matches: ({ supplierName }) => supplierName === 'ООО «Редкий»' },
    { query: { q: 'rare.example' }, matches: ({ email }) => email.endsWith('@rare.example') },
    { query: { q: 'котова' }, matches: ({ contactName }) => contactName === 'Галина Котова' },
  ],
};

const ledger: List<CreditTransaction> = {
  operationId: 'listCreditTransactions',
  sorts: {},
  usual: '',
  tied: [],
  filters: [],
};

const ACCESS = ['none', 'trial', 'trial_expired', 'active', 'grace', 'subscription_expired'];

/** The named users: the generated ones are thousands. */
const users: List<AdminUser> = {
  operationId: 'listUsers',
  within: { q: '@demo.test' },
  sorts: {
    ...byValue<AdminUser>('name', 'email'),
    company: ({ company }) => company.name,
    ...byTime<AdminUser>('createdAt', 'lastActiveAt'),
  },
  usual: '-lastActiveAt',
  tied: ['company', '-email'],
  filters: [
    { query: { q: 'соколова @demo.test' }, matches: ({ name }) => name === 'Анна Соколова' },
    { query: { q: 'северный ветер' }, matches: ({ company }) => company.name === 'ООО «Северный ветер»' },
    { query: { q: '7736050003' }, matches: ({ company }) => company.taxId?.id === '7736050003' },
    { query: { q: 'BUYER@demo' }, matches: ({ email }) => email === 'buyer@demo.test' },
    { query: { q: '+7 (916) 123-45-67' }, matches: ({ phone }) => phone === '+79161234567' },
    { query: { q: '8 916 123-45-67' }, matches: ({ phone }) => phone === '+79161234567' },
    having<AdminUser>('role', 'admin'),
    having<AdminUser>('role', 'buyer'),
    having<AdminUser>('status', 'blocked'),
    having<AdminUser>('status', 'active'),
    ...ACCESS.map((status) => ({
      query: { access: status },
      matches: ({ access }: AdminUser) => access.status === status,
    })),
    {
      query: { access: 'grace,trial' },
      matches: ({ access }) => access.status === 'grace' || access.status === 'trial',
    },
  ],
};

const PLANS = ['start', 'pro', 'business'];
const PLACES = ['none', 'trial', 'active', 'grace', 'trial_expired', 'subscription_expired'];
const MOSCOW = '+03:00';
const since = (day: string) => Date.parse(`${day}T00:00:00${MOSCOW}`);
const until = (day: string) => since(day) + 86_400_000;

/** The named customers, over the whole period. */
const details: List<StatsDetailsRow & Row> = {
  operationId: 'listStatsDetails',
  id: 'userId',
  within: { q: '@demo.test' },
  counting: ['from', 'to', 'timeZone'],
  sorts: {
    ...byValue<StatsDetailsRow>(
      'email',
      'name',
      'company',
      'referrerCode',
      'creditsBalance',
      'creditsSpent',
      'ordersCreated',
      'ordersPublished',
      'ordersAwarded',
      'bidsSubmitted',
      'conflictsOpen',
    ),
    ...byAmount<StatsDetailsRow>('awardedAmount', 'savings'),
    ...byTime<StatsDetailsRow>('registeredAt', 'lastActiveAt'),
    accessStatus: ({ accessStatus }) => PLACES.indexOf(accessStatus),
    planCode: ({ planCode }) => (planCode === null ? null : PLANS.indexOf(planCode)),
  },
  usual: '-registeredAt',
  tied: ['accessStatus', '-ordersPublished'],
  filters: [
    { query: { q: 'соколова @demo.test' }, matches: ({ name }) => name === 'Анна Соколова' },
    { query: { q: 'северный ветер' }, matches: ({ company }) => company === 'ООО «Северный ветер»' },
    { query: { q: 'BUYER@demo' }, matches: ({ email }) => email === 'buyer@demo.test' },
    { query: { q: '+79161234567' }, matches: ({ userId }) => userId === 'usr_buyer' },
    { query: { q: '7736050003' }, matches: ({ userId }) => userId === 'usr_buyer' },
    ...PLACES.map((status) => having<StatsDetailsRow>('accessStatus', status)),
    having<StatsDetailsRow>('accessStatus', 'grace', 'trial'),
    ...PLANS.map((code) => having<StatsDetailsRow>('planCode', code)),
    having<StatsDetailsRow>('planCode', 'start', 'pro'),
    { query: { referrer: 'partner-one' }, matches: ({ referrerCode }) => referrerCode === 'partner-one' },
    {
      query: { registeredFrom: '2026-09-07' },
      matches: ({ registeredAt }) => Date.parse(registeredAt) >= since('2026-09-07'),
    },
    {
      query: { registeredTo: '2026-09-07' },
      matches: ({ registeredAt }) => Date.parse(registeredAt) < until('2026-09-07'),
    },
    {
      query: { lastActiveFrom: '2026-11-01' },
      matches: ({ lastActiveAt }) => Date.parse(lastActiveAt) >= since('2026-11-01'),
    },
    {
      query: { lastActiveTo: '2026-10-14' },
      matches: ({ lastActiveAt }) => Date.parse(lastActiveAt) < until('2026-10-14'),
    },
  ],
};

const impersonations: List<Impersonation> = {
  operationId: 'listImpersonations',
  prepare: async (caller) => {
    const body = { reason: 'Помогаем с закупкой' };
    const ids = [];
    for (const userId of ['usr_trial', 'usr_buyer', 'usr_grace', 'usr_trial'])
      ids.push((await caller.ok('startImpersonation', { body: { ...body, userId } })).body.id);
    await caller.ok('endImpersonation', { impersonationId: ids[1] ?? '' });
  },
  sorts: {},
  usual: '',
  tied: [],
  filters: [
    { query: { userId: 'usr_trial' }, matches: ({ user }) => user.id === 'usr_trial' },
    { query: { adminId: 'usr_admin' }, matches: ({ admin }) => admin.id === 'usr_admin' },
    { query: { adminId: 'usr_trial' }, matches: ({ admin }) => admin.id === 'usr_trial' },
    { query: { running: 'true' }, matches: ({ state }) => state === 'running' },
    { query: { running: 'false' }, matches: ({ state }) => state !== 'running' },
  ],
};

const referrers: List<ReferrerRow> = {
  operationId: 'listReferrers',
  prepare: async (caller) => {
    const reward = { type: 'fixed' as const, value: '10.00', currency: 'RUB' as const };
    const body = { name: 'Партия 10', email: 'ten@snab.example', code: 'ten', reward, notes: 'редкий' };
    await caller.ok('createReferrer', { body });
  },
  sorts: {
    ...byValue<ReferrerRow>('name', 'code'),
    status: ({ status }) => ['active', 'paused', 'blocked'].indexOf(status),
    ...byTime<ReferrerRow>('createdAt'),
    clicks: ({ totals }) => totals.clicks,
    signups: ({ totals }) => totals.signups,
    paying: ({ totals }) => totals.paying,
    rewardDue: ({ totals }) => amount(totals.rewardDue),
  },
  usual: 'name',
  tied: ['paying', '-name'],
  filters: [
    { query: { q: 'редкий' }, matches: ({ code }) => code === 'ten' },
    { query: { q: 'partner-one' }, matches: ({ code }) => code === 'partner-one' },
    { query: { q: 'форум снабженцев' }, matches: ({ name }) => name === 'Форум снабженцев' },
    { query: { q: 'coupons24.example' }, matches: ({ email }) => email === 'ads@coupons24.example' },
    ...['active', 'paused', 'blocked'].map((status) => having<ReferrerRow>('status', status)),
    having<ReferrerRow>('status', 'paused', 'blocked'),
  ],
};

const referred: List<ReferredUser> = {
  operationId: 'listReferredUsers',
  params: { referrerId: 'ref_partner_one' },
  sorts: {
    ...byValue<ReferredUser>('name'),
    ...byAmount<ReferredUser>('revenue'),
    ...byTime<ReferredUser>('registeredAt', 'lastActiveAt'),
  },
  usual: '-registeredAt',
  tied: ['lastActiveAt', '-name'],
  filters: [],
};

// Rules receive only rows of their list.
export const LISTS = [
  orders,
  bids,
  suppliers,
  duplicates,
  history,
  invitations,
  ledger,
  users,
  details,
  impersonations,
  referrers,
  referred,
  ...BILLING_LISTS,
  ...declaredWith('list').map(([operationId, rules]) => ({ operationId, ...rules })),
] as unknown as readonly List[];
