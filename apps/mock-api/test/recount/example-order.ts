/** Small orders and bids for tests: a base without conflicts, and changes to it. */
import { emptyBidFields, emptyBidLine } from '../../src/rules/bids/draft.ts';
import { emptyLine, emptyOrder } from '../../src/rules/orders/fields.ts';
import { NO_CONFLICTS } from '../../src/rules/conflict-counts.ts';
import type { BidRecord, BidItemRecord } from '../../src/model/records/bids.ts';
import type { OrderRecord } from '../../src/model/records/orders.ts';

/** Monday noon in Moscow. */
export const NOW = Date.parse('2026-11-02T09:00:00Z');

type Item = OrderRecord['items'][number];

export function anItem(n: number, changes: Partial<Item> = {}): Item {
  return {
    ...emptyLine(),
    id: `itm_${n}`,
    position: n,
    name: `Позиция ${n}`,
    quantity: '100',
    changedInRevision: 1,
    ...changes,
  };
}

/** Two lines, RUB, prices without VAT, 22 %, compared net, in evaluation. */
export function anOrder(changes: Partial<OrderRecord> = {}): OrderRecord {
  return {
    ...emptyOrder({ company: { vatPayer: true }, timeZone: 'Europe/Moscow', sealedBidsByDefault: false }),
    id: 'ord_1',
    ownerId: 'usr_buyer',
    version: 1,
    number: 'Z-2026-000001',
    title: 'Заказ',
    status: 'evaluation',
    revision: 1,
    category: 'goods',
    currency: 'RUB',
    budget: null,
    compareBasis: 'net',
    submissionDeadline: '2026-10-30T12:00:00Z',
    decisionDate: '2026-11-10',
    timeZone: 'Europe/Moscow',
    tags: [],
    counts: { items: 2, bids: 0, submittedBids: 0, ...NO_CONFLICTS },
    summary: null,
    createdAt: '2026-10-01T09:00:00Z',
    updatedAt: '2026-10-01T09:00:00Z',
    publishedAt: '2026-10-01T09:00:00Z',
    archivedAt: null,
    createdBy: { id: 'usr_buyer', name: 'Анна Соколова' },
    description: '',
    vatMode: 'excluded',
    vatRateDefault: '22',
    requireVat: false,
    partialBidsAllowed: true,
    alternativesAllowed: true,
    awardCriteria: 'lowest_total',
    delivery: { address: 'Москва, Складочная ул., 1' },
    payment: null,
    openedAt: null,
    items: [anItem(1), anItem(2)],
    lots: [],
    exchangeRates: [],
    charged: true,
    reopenCount: 0,
    endReason: null,
    closedAt: '2026-10-30T12:00:00Z',
    awardedAt: null,
    cancelledAt: null,
    hadSubmittedBid: true,
    awardedTotal: null,
    ...changes,
  };
}

/** An offer for line n with the order's quantity, unit and rate. */
export function aLine(n: number, changes: Partial<BidItemRecord> = {}): BidItemRecord {
  return {
    ...emptyBidLine(),
    id: `bli_${n}`,
    orderItemId: `itm_${n}`,
    unitPrice: '10',
    ...changes,
  };
}

/** A submitted bid in time, long enough valid, of a unique supplier; both lines at 10. */
export function aBid(n: number, changes: Partial<BidRecord> = {}): BidRecord {
  return {
    ...emptyBidFields(),
    id: `bid_${n}`,
    orderId: 'ord_1',
    invitationId: null,
    receipt: null,
    ownerId: 'usr_buyer',
    number: n,
    version: 1,
    createdAt: '2026-10-28T10:00:00Z',
    updatedAt: '2026-10-28T10:00:00Z',
    createdBy: { id: 'usr_buyer', name: 'Анна Соколова' },
    status: 'submitted',
    supplier: aSupplier(n),
    orderRevision: 1,
    round: 1,
    receivedAt: '2026-10-28T09:50:00Z',
    submittedAt: '2026-10-28T10:31:00Z',
    validUntil: '2026-11-30',
    currency: 'RUB',
    vatMode: 'excluded',
    deliveryDays: 10,
    alternativeOfBidId: null,
    supersedesBidId: null,
    items: [aLine(1), aLine(2)],
    rank: null,
    counts: NO_CONFLICTS,
    withdrawal: null,
    disqualification: null,
    ...changes,
  };
}

/** Differs from other numbers in every field. */
export function aSupplier(n: number, changes: Partial<BidRecord['supplier']> = {}): BidRecord['supplier'] {
  return {
    supplierId: `sup_${n}`,
    name: `ООО «Поставщик ${n}»`,
    legalForm: null,
    taxId: { scheme: 'OTHER', id: `T${n}` },
    kpp: null,
    address: `Тверь, ул. Мира, ${n}`,
    region: null,
    website: null,
    bankAccount: String(n).padStart(20, '4'),
    bik: null,
    vatPayer: null,
    contacts: [
      {
        name: `Иван Петров-${n}`,
        role: null,
        email: `sales@s${n}.example`,
        phone: `+7495000${1000 + n}`,
        isPrimary: true,
      },
    ],
    ...changes,
  };
}

/** Bids at these prices: bid 1 has the first row. A missing price omits the line. */
export function bidsAt(...rows: readonly (readonly (string | null)[])[]): BidRecord[] {
  return rows.map((prices, at) =>
    aBid(at + 1, {
      items: prices.flatMap((unitPrice, i) => (unitPrice === null ? [] : [aLine(i + 1, { unitPrice })])),
    }),
  );
}
