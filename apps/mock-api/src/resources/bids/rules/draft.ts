/** How a bid as typed becomes a bid as stored: blank, filled in, changed by merge patch, copied. Pure. */
import type {
  BidItemDraft,
  BidPatch,
  BidSupplier,
  BidSupplierDraft,
  SupplierContact,
  SupplierContactDraft,
} from '@zakupki/api-client/schema';
import { type Decimal, strip } from '@zakupki/procurement/money/decimal';
import type { BidItemRecord, BidRecord } from '../../../world/records/bids.ts';
import type { OrderRecord } from '../../../world/records/orders.ts';
import type { SupplierRecord } from '../../../world/records/suppliers.ts';
import { withoutLeapSecond } from '../../../dates/moment.ts';
import { mergePayment } from '../../orders/rules/payment-terms.ts';
import { NO_CONFLICTS } from '../../conflicts/rules/counts.ts';

const NO_SUPPLIER: BidSupplier = {
  supplierId: null,
  name: null,
  legalForm: null,
  taxId: null,
  kpp: null,
  address: null,
  region: null,
  website: null,
  bankAccount: null,
  bik: null,
  vatPayer: null,
  contacts: [],
};

export type NewBid = Pick<BidRecord, 'id' | 'number' | 'createdBy'> & { at: string };

/** What every new draft begins with, blank or copied. */
function newDraft({ id, number, createdBy, at }: NewBid) {
  return {
    id,
    number,
    version: 1,
    createdAt: at,
    updatedAt: at,
    createdBy,
    status: 'draft',
    submittedAt: null,
    rank: null,
    counts: NO_CONFLICTS,
    withdrawal: null,
    disqualification: null,
  } satisfies Partial<BidRecord>;
}

/** A draft in which nothing is said yet: the order's currency, VAT mode and revision. */
export function blankBid(order: OrderRecord, draft: NewBid): BidRecord {
  return {
    ...newDraft(draft),
    orderId: order.id,
    ownerId: order.ownerId,
    supplier: NO_SUPPLIER,
    orderRevision: order.revision,
    round: 1,
    source: 'manual',
    externalNumber: null,
    externalDate: null,
    receivedAt: draft.at,
    validUntil: null,
    currency: order.currency,
    vatMode: order.vatMode,
    declaredTotal: null,
    deliveryCost: null,
    deliveryDays: null,
    deliveryTerms: null,
    payment: null,
    warrantyMonths: null,
    minOrderAmount: null,
    alternativeOfBidId: null,
    supersedesBidId: null,
    notes: null,
    items: [],
  };
}

type BidInputContext = {
  order: OrderRecord;
  /** the entry of the address book the input names */
  supplier: SupplierRecord | null;
  nowIso: string;
  newLineId: () => string;
};

/** The bid with what the input says: absent stays, null clears to what an absent value stands for, lines are replaced. */
export function fillBid(
  before: BidRecord,
  input: BidPatch,
  { order, supplier, nowIso, newLineId }: BidInputContext,
): BidRecord {
  const { items, payment, currency, vatMode, receivedAt, ...plain } = input;
  return {
    ...before,
    ...plain,
    supplier: plain.supplier ? fillSupplier(before.supplier, plain.supplier, supplier) : before.supplier,
    payment: payment === undefined ? before.payment : mergePayment(before.payment, payment),
    currency: currency === undefined ? before.currency : (currency ?? order.currency),
    vatMode: vatMode === undefined ? before.vatMode : (vatMode ?? order.vatMode),
    receivedAt: receivedAt === undefined ? before.receivedAt : withoutLeapSecond(receivedAt ?? nowIso),
    items: items ? items.map((line) => fillLine(line, newLineId)) : answeringLines(before, order),
  };
}

/** The lines that answer one of the order's. Those whose order line a revision removed are shown to nobody and go with the next write. */
export function answeringLines(
  { items }: Pick<BidRecord, 'items'>,
  order: Pick<OrderRecord, 'items'>,
): BidItemRecord[] {
  const asked = new Set(order.items.map(({ id }) => id));
  return items.filter(({ orderItemId }) => asked.has(orderItemId));
}

/** With an entry of the address book what is left out is the entry's, as it is now; without one it stays. */
function fillSupplier(before: BidSupplier, input: BidSupplierDraft, entry: SupplierRecord | null): BidSupplier {
  const base = entry ? copySupplier(entry) : before;
  return {
    ...base,
    ...input,
    name: input.name === undefined ? base.name : input.name?.trim() || null,
    contacts: input.contacts ? fillContacts(input.contacts) : base.contacts,
  };
}

/** What a bid keeps of a supplier: later changes of the address book do not reach it. */
function copySupplier(entry: SupplierRecord): BidSupplier {
  const { id, name, legalForm, taxId, kpp, address, region, website, bankAccount, bik, vatPayer, contacts } = entry;
  return {
    supplierId: id,
    name,
    legalForm,
    taxId,
    kpp,
    address,
    region,
    website,
    bankAccount,
    bik,
    vatPayer,
    contacts,
  };
}

export function fillContacts(contacts: readonly SupplierContactDraft[]): SupplierContact[] {
  return contacts.map((contact) => ({
    role: null,
    email: null,
    phone: null,
    isPrimary: false,
    ...contact,
    name: contact.name?.trim() || null,
  }));
}

function fillLine(line: BidItemDraft, newLineId: () => string): BidItemRecord {
  return {
    offered: true,
    offeredName: null,
    isEquivalent: false,
    equivalentNote: null,
    brand: null,
    model: null,
    countryOfOrigin: null,
    vatRate: null,
    unitCode: null,
    declaredLineTotal: null,
    leadTimeDays: null,
    deliveryDate: null,
    note: null,
    ...line,
    id: line.id ?? newLineId(),
    quantity: stripZeros(line.quantity),
    unitsPerPack: stripZeros(line.unitsPerPack),
    packsPerUnit: stripZeros(line.packsPerUnit),
    packSize: stripZeros(line.packSize),
    unitPrice: stripZeros(line.unitPrice),
  };
}

/** Prices and quantities are kept without trailing zeros. */
const stripZeros = (value: Decimal | null | undefined) => (value == null ? null : strip(value));

/**
 * A new draft copied from a bid. An alternative comes from the same paper; a revision is the next round, on a new paper
 * received now, and answers the order as it is now.
 */
export function copyBid(
  source: BidRecord,
  as: 'alternative' | 'revision',
  { order, draft, newLineId }: { order: OrderRecord; draft: NewBid; newLineId: () => string },
): BidRecord {
  const copy: BidRecord = {
    ...source,
    ...newDraft(draft),
    source: 'manual',
    excludedItemIds: [],
    // Files stay where they were attached.
    fileHashes: [],
    items: answeringLines(source, order).map((line) => ({ ...line, id: newLineId() })),
  };
  if (as === 'alternative') return { ...copy, alternativeOfBidId: source.id, supersedesBidId: null };
  return {
    ...copy,
    supersedesBidId: source.id,
    round: source.round + 1,
    orderRevision: order.revision,
    receivedAt: draft.at,
    externalNumber: null,
    externalDate: null,
    declaredTotal: null,
    items: copy.items.map((line) => ({ ...line, declaredLineTotal: null })),
  };
}
