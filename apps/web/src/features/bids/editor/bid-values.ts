/** Converts between the bid editor's values and the contract's bid. */
import type {
  Bid,
  BidDraft,
  BidSupplierDraft,
  Order,
  Payment,
  Supplier,
  SupplierContactDraft,
  TaxId,
} from '@zakupki/api-client/schema';
import { BID_FIELDS } from '@zakupki/procurement/fields/bid-fields';
import {
  type ContactValues,
  contactValues,
  NO_CONTACT,
  readContacts,
} from '../../../entities/supplier/contact-values.ts';
import { type PaymentValues, paymentValues } from '../../../entities/record-field/payment-values.ts';
import { draftValues, formValues, type FormValues, newValues } from '../../../entities/record-field/field-values.ts';
import { now } from '../../../format/date/clock.ts';
import { toWallClock } from '../../../format/date/zoned-time.ts';
import type { GridRow } from '../../../ui/line-grid/grid-column.ts';
import { isUnanswered, restoreRows, rowsOf, toItemDraft } from '../lines/bid-lines.ts';
import { type Typed, typedValues } from '../../../format/typed-values.ts';

type PlainBid = FormValues<typeof BID_FIELDS, Bid>;

/** Plain fields have the contract's names. */
export type BidValues = {
  /** Null for a supplier typed by hand. */
  supplierId: string | null;
  supplierName: string;
  taxScheme: TaxId['scheme'];
  taxId: string;
  kpp: string;
  vatPayer: '' | 'yes' | 'no';
  /** Whether the name changed to another supplier. The draft then clears the address, bank account and so on. */
  isAnother: boolean;
  contacts: ContactValues[];
  /** wall clock in the order's zone */
  receivedAt: string | null;
  lines: GridRow[];
} & PlainBid &
  PaymentValues;

/** Received now, in the order's currency and VAT mode. */
export function newBidValues(order: Order): BidValues {
  return {
    ...newValues<typeof BID_FIELDS, Bid>(BID_FIELDS),
    ...supplierValues(null),
    isAnother: false,
    receivedAt: toWallClock(new Date(now()).toISOString(), order.timeZone),
    currency: order.currency,
    vatMode: order.vatMode,
    ...paymentValues(null),
    lines: rowsOf(order, null),
  };
}

export function bidValues(bid: Bid, order: Order): BidValues {
  return {
    ...formValues(BID_FIELDS, bid),
    ...supplierValues({ ...bid.supplier, id: bid.supplier.supplierId }),
    isAnother: false,
    receivedAt: toWallClock(bid.receivedAt, order.timeZone),
    ...paymentValues(bid.payment),
    lines: rowsOf(order, bid),
  };
}

type Entry = Pick<Supplier, 'taxId' | 'kpp' | 'vatPayer' | 'contacts'> & { id: string | null; name: string | null };

export function supplierValues(entry: Entry | null) {
  const contacts = contactValues(entry?.contacts ?? []);
  return {
    supplierId: entry?.id ?? null,
    supplierName: entry?.name ?? '',
    taxScheme: entry?.taxId?.scheme ?? ('RU-INN' as const),
    taxId: entry?.taxId?.id ?? '',
    kpp: entry?.kpp ?? '',
    vatPayer: entry?.vatPayer == null ? ('' as const) : entry.vatPayer ? ('yes' as const) : ('no' as const),
    contacts: contacts.length > 0 ? contacts : [{ ...NO_CONTACT, isPrimary: true }],
  } satisfies Partial<BidValues>;
}

/** Merges a stored local draft into the initial values. Returns null when `stored` is not a draft. */
export function restoreValues(stored: unknown, initial: BidValues): BidValues | null {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return null;
  // This form stored the draft. Only the fields of the form and the order's lines can have changed since.
  const values = { ...initial, ...stored } as BidValues;
  return { ...values, lines: restoreRows(values.lines, initial.lines) };
}

export type BidReading = {
  readonly draft: BidDraft;
  readonly problems: ReadonlyMap<string, string>;
  /** The grid row of each item of the draft. */
  readonly lineIndexes: readonly number[];
  /** The form row of each contact of the supplier. */
  readonly contactIndexes: readonly number[];
};

/** Omits unreadable fields from the draft and reports them in `problems`. */
export function readBid(values: BidValues, timeZone: string): BidReading {
  const typed = typedValues(values.currency);
  const filled = (rows: readonly boolean[]) => rows.flatMap((isFilled, index) => (isFilled ? [index] : []));
  const lineIndexes = filled(values.lines.map((line) => !isUnanswered(line)));
  const read = readContacts(values.contacts);
  const draft: BidDraft = {
    ...draftValues<typeof BID_FIELDS, BidDraft>(BID_FIELDS, values, typed),
    supplier: supplierOf(values, read.contacts),
    receivedAt: typed.moment('receivedAt', values.receivedAt, timeZone),
    payment: paymentOf(values, typed),
    items: lineIndexes.flatMap((index) => {
      const line = values.lines[index];
      return line ? [toItemDraft(line, index, typed)] : [];
    }),
  };
  const problems = new Map([...typed.problems, ...read.problems]);
  return { draft, problems, lineIndexes, contactIndexes: read.indexes };
}

function supplierOf(values: BidValues, contacts: SupplierContactDraft[]): BidSupplierDraft {
  const taxId = values.taxId.replaceAll(/\s/g, '');
  return {
    // The bid keeps the typed values, with or without an address book entry.
    supplierId: values.supplierId,
    name: values.supplierName.trim() || null,
    taxId: taxId === '' ? null : { scheme: values.taxScheme, id: taxId },
    kpp: values.kpp.trim() || null,
    vatPayer: values.vatPayer === '' ? null : values.vatPayer === 'yes',
    ...(values.isAnother && {
      legalForm: null,
      address: null,
      region: null,
      website: null,
      bankAccount: null,
      bik: null,
    }),
    contacts,
  };
}

function paymentOf(values: BidValues, typed: Typed): Payment | null {
  const { paymentKind: kind } = values;
  if (kind === '') return null;
  return {
    kind,
    prepayPercent: kind === 'mixed' ? typed.percent('prepayPercent', values.prepayPercent) : null,
    postpayDays: kind === 'prepaid' ? null : typed.count('postpayDays', values.postpayDays),
  };
}
