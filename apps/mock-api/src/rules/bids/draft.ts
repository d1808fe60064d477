/** Creates, fills, patches and copies bids. Pure. */
import type {
  BidItemDraft,
  BidPatch,
  BidSupplier,
  BidSupplierDraft,
  SupplierContact,
  SupplierContactDraft,
} from '@zakupki/api-client/schema';
import { BID_FIELDS, BID_LINE_FIELDS } from '@zakupki/procurement/fields/bid-fields';
import { emptyValues, type Field } from '@zakupki/procurement/fields/field';
import type { BidItemRecord, BidRecord } from '../../model/records/bids.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import type { SupplierRecord } from '../../model/records/suppliers.ts';
import { withoutLeapSecond } from '@zakupki/mock-engine/dates/moment';
import { fillFields } from '@zakupki/procurement/fields/fill-fields';
import { mergePayment } from '../orders/payment-terms.ts';
import { NO_CONFLICTS } from '../conflict-counts.ts';

type Link = 'alternativeOfBidId' | 'supersedesBidId';

/** Everything that the contract lets a buyer enter has a row. */
const FIELDS = BID_FIELDS satisfies Record<keyof Omit<BidPatch, Link>, Field>;
const LINE_FIELDS = BID_LINE_FIELDS satisfies Record<keyof Omit<BidItemDraft, 'id' | 'orderItemId'>, Field>;

type BidFields = Pick<BidRecord, keyof typeof FIELDS>;
type LineFields = Pick<BidItemRecord, keyof typeof LINE_FIELDS>;

export function emptyBidLine(): LineFields {
  return emptyValues<LineFields>(LINE_FIELDS);
}

export type NewBid = Pick<BidRecord, 'id' | 'number' | 'createdBy'> & { at: string };

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
    receipt: null,
    rank: null,
    counts: NO_CONFLICTS,
    withdrawal: null,
    disqualification: null,
  } satisfies Partial<BidRecord>;
}

/** Currency and VAT mode are empty here: they come from the order. */
export function emptyBidFields(): BidFields {
  return emptyValues<BidFields>(FIELDS);
}

/** Takes currency, VAT mode and revision from the order. */
export function blankBid(order: OrderRecord, draft: NewBid): BidRecord {
  return {
    ...newDraft(draft),
    orderId: order.id,
    ownerId: order.ownerId,
    invitationId: null,
    ...emptyBidFields(),
    orderRevision: order.revision,
    round: 1,
    receivedAt: draft.at,
    currency: order.currency,
    vatMode: order.vatMode,
    alternativeOfBidId: null,
    supersedesBidId: null,
  };
}

type BidInputContext = {
  order: OrderRecord;
  /** the address book entry named in the input */
  supplier: SupplierRecord | null;
  nowIso: string;
  newLineId: () => string;
};

/** Absent fields stay, null restores the default, lines are replaced. */
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

/** Lines of removed order lines are hidden and disappear with the next write. */
export function answeringLines(
  { items }: Pick<BidRecord, 'items'>,
  order: Pick<OrderRecord, 'items'>,
): BidItemRecord[] {
  const itemIds = new Set(order.items.map(({ id }) => id));
  return items.filter(({ orderItemId }) => itemIds.has(orderItemId));
}

/** With an address book entry, absent fields come from the entry; otherwise they stay. */
function fillSupplier(before: BidSupplier, input: BidSupplierDraft, entry: SupplierRecord | null): BidSupplier {
  const base = entry ? copySupplier(entry) : before;
  return {
    ...base,
    ...input,
    name: input.name === undefined ? base.name : input.name?.trim() || null,
    contacts: input.contacts ? fillContacts(input.contacts) : base.contacts,
  };
}

/** A copy: later changes of the address book do not affect bids. */
export function copySupplier(entry: SupplierRecord): BidSupplier {
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
    ...fillFields<LineFields>(LINE_FIELDS, line),
    orderItemId: line.orderItemId,
    id: line.id ?? newLineId(),
  };
}

/**
 * An alternative keeps the document; a revision is the next round with a new document, received now for the current
 * order revision.
 */
export function copyBid(
  source: BidRecord,
  as: 'alternative' | 'revision',
  { order, draft, newLineId }: { order: OrderRecord; draft: NewBid; newLineId: () => string },
): BidRecord {
  const { daysCountFrom: _from, askedVatRate: _asked, ...stated } = source;
  const copy: BidRecord = {
    ...stated,
    ...newDraft(draft),
    source: 'manual',
    submittedVia: null,
    excludedItemIds: [],
    exclusions: [],
    // Files are not copied.
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
