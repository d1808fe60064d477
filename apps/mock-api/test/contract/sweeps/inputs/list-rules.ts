/** Sorting and filtering rules of each list, independent of the server's. */
import type {
  AdminUser,
  BidRow,
  CreditTransaction,
  Impersonation,
  OrderRow,
  Question,
  ReferredUser,
  ReferrerRow,
  StatsDetailsRow,
  Supplier,
} from '@zakupki/api-client/schema';
import { BILLING_LISTS } from './billing-lists.ts';
import type { List, Row } from './list.ts';

const moment = (text: string | null) => (text === null ? null : Date.parse(text));
/** Numbers are exact enough to compare the seed's amounts. */
const amount = (text: string | null | undefined) => (text == null ? null : Number(text));

/** Statuses in the order an order passes through them. */
const PASSAGE = ['draft', 'published', 'evaluation', 'awarded', 'unsuccessful', 'cancelled'];
const DEADLINE = '2026-11-03T12:00:00Z';
const due = ({ submissionDeadline }: OrderRow) => moment(submissionDeadline);

const orders: List<OrderRow> = {
  operationId: 'listOrders',
  prepare: (caller) =>
    caller.ok('createOrder', { body: { title: 'Партия 10', tags: ['срочно', 'редкий'], budget: '10.00' } }),
  sorts: {
    number: ({ number }) => number,
    title: ({ title }) => title || null,
    status: ({ status }) => PASSAGE.indexOf(status),
    submissionDeadline: due,
    createdAt: ({ createdAt }) => moment(createdAt),
    updatedAt: ({ updatedAt }) => moment(updatedAt),
    bids: ({ counts }) => counts.bids,
    bestTotal: ({ summary }) => amount(summary?.bestTotal),
    openConflicts: ({ counts }) => counts.openConflicts,
    items: ({ counts }) => counts.items,
  },
  usual: '-createdAt',
  tied: ['status', '-number'],
  filters: [
    ...PASSAGE.map((status) => ({ query: { status }, matches: (row: OrderRow) => row.status === status })),
    { query: { status: 'draft,awarded' }, matches: ({ status }) => status === 'draft' || status === 'awarded' },
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
    await caller.ok('withdrawBid', { orderId, bidId: bolt.id, ifMatch: `"${bolt.version}"`, body });
  },
  sorts: {
    rank: ({ rank }) => rank,
    number: ({ number }) => number,
    supplierName: ({ supplier }) => supplier.name,
    total: ({ totals }) => amount(totals.comparableGross),
    receivedAt: ({ receivedAt }) => moment(receivedAt),
    validUntil: ({ validUntil }) => moment(validUntil),
    deliveryDays: ({ deliveryDays }) => deliveryDays,
    updatedAt: ({ updatedAt }) => moment(updatedAt),
  },
  usual: 'rank,number',
  tied: ['rank', '-number'],
  filters: [
    ...['draft', 'submitted', 'withdrawn', 'disqualified'].map((status) => ({
      query: { status },
      matches: (row: BidRow) => row.status === status,
    })),
    { query: { status: 'draft,withdrawn' }, matches: ({ status }) => status === 'draft' || status === 'withdrawn' },
    { query: { q: 'трос' }, matches: ({ supplier }) => supplier.name === 'ООО «Трос»' },
    { query: { q: 'волга' }, matches: ({ id }) => id === 'bid_fasteners_volga' },
  ],
};

const suppliers: List<Supplier> = {
  operationId: 'listSuppliers',
  prepare: (caller) =>
    caller.ok('createSupplier', { body: { name: 'ООО «Редкий»', tags: ['редкий'], blockedReason: 'Сорвал срок' } }),
  sorts: {
    name: ({ name }) => name,
    lastBidAt: ({ stats }) => moment(stats.lastBidAt),
    bids: ({ stats }) => stats.bids,
    wins: ({ stats }) => stats.wins,
    createdAt: ({ createdAt }) => moment(createdAt),
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
  ],
};

const questions: List<Question> = {
  operationId: 'listQuestions',
  params: { orderId },
  prepare: async (caller) => {
    const { body: asked } = await caller.ok('askQuestion', { orderId, body: { text: 'Нужны ли паспорта?' } });
    await caller.ok('answerQuestion', { orderId, questionId: asked.id, ifMatch: '"1"', body: { text: 'Да' } });
    const before = { text: 'Можно ли частями?', askedAt: '2026-10-14T06:00:00Z' };
    await caller.ok('askQuestion', { orderId, body: before });
  },
  sorts: {},
  usual: '',
  tied: [],
  filters: [
    { query: { status: 'open' }, matches: ({ status }) => status === 'open' },
    { query: { status: 'answered' }, matches: ({ status }) => status === 'answered' },
    { query: { status: 'answered,open' }, matches: () => true },
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
    name: ({ name }) => name,
    email: ({ email }) => email,
    company: ({ company }) => company.name,
    createdAt: ({ createdAt }) => moment(createdAt),
    lastActiveAt: ({ lastActiveAt }) => moment(lastActiveAt),
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
    { query: { role: 'admin' }, matches: ({ role }) => role === 'admin' },
    { query: { role: 'buyer' }, matches: ({ role }) => role === 'buyer' },
    { query: { status: 'blocked' }, matches: ({ status }) => status === 'blocked' },
    { query: { status: 'active' }, matches: ({ status }) => status === 'active' },
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
    email: ({ email }) => email,
    name: ({ name }) => name,
    company: ({ company }) => company,
    registeredAt: ({ registeredAt }) => moment(registeredAt),
    referrerCode: ({ referrerCode }) => referrerCode,
    accessStatus: ({ accessStatus }) => PLACES.indexOf(accessStatus),
    planCode: ({ planCode }) => (planCode === null ? null : PLANS.indexOf(planCode)),
    creditsBalance: ({ creditsBalance }) => creditsBalance,
    creditsSpent: ({ creditsSpent }) => creditsSpent,
    ordersCreated: ({ ordersCreated }) => ordersCreated,
    ordersPublished: ({ ordersPublished }) => ordersPublished,
    ordersAwarded: ({ ordersAwarded }) => ordersAwarded,
    bidsSubmitted: ({ bidsSubmitted }) => bidsSubmitted,
    conflictsOpen: ({ conflictsOpen }) => conflictsOpen,
    awardedAmount: ({ awardedAmount }) => amount(awardedAmount),
    savings: ({ savings }) => amount(savings),
    lastActiveAt: ({ lastActiveAt }) => moment(lastActiveAt),
  },
  usual: '-registeredAt',
  tied: ['accessStatus', '-ordersPublished'],
  filters: [
    { query: { q: 'соколова @demo.test' }, matches: ({ name }) => name === 'Анна Соколова' },
    { query: { q: 'северный ветер' }, matches: ({ company }) => company === 'ООО «Северный ветер»' },
    { query: { q: 'BUYER@demo' }, matches: ({ email }) => email === 'buyer@demo.test' },
    { query: { q: '+79161234567' }, matches: ({ userId }) => userId === 'usr_buyer' },
    { query: { q: '7736050003' }, matches: ({ userId }) => userId === 'usr_buyer' },
    ...PLACES.map((accessStatus) => ({
      query: { accessStatus },
      matches: (row: StatsDetailsRow) => row.accessStatus === accessStatus,
    })),
    {
      query: { accessStatus: 'grace,trial' },
      matches: ({ accessStatus }) => accessStatus === 'grace' || accessStatus === 'trial',
    },
    ...PLANS.map((planCode) => ({
      query: { planCode },
      matches: (row: StatsDetailsRow) => row.planCode === planCode,
    })),
    { query: { planCode: 'start,pro' }, matches: ({ planCode }) => planCode === 'start' || planCode === 'pro' },
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
    name: ({ name }) => name,
    code: ({ code }) => code,
    status: ({ status }) => ['active', 'paused', 'blocked'].indexOf(status),
    createdAt: ({ createdAt }) => moment(createdAt),
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
    ...['active', 'paused', 'blocked'].map((status) => ({
      query: { status },
      matches: (row: ReferrerRow) => row.status === status,
    })),
    { query: { status: 'paused,blocked' }, matches: ({ status }) => status !== 'active' },
  ],
};

const referred: List<ReferredUser> = {
  operationId: 'listReferredUsers',
  params: { referrerId: 'ref_partner_one' },
  sorts: {
    registeredAt: ({ registeredAt }) => moment(registeredAt),
    name: ({ name }) => name,
    revenue: ({ revenue }) => amount(revenue),
    lastActiveAt: ({ lastActiveAt }) => moment(lastActiveAt),
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
  questions,
  ledger,
  users,
  details,
  impersonations,
  referrers,
  referred,
  ...BILLING_LISTS,
] as unknown as readonly List[];
