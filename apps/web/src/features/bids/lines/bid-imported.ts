import type { BidDraft, BidImport, BidItemDraft, ImportField, Order } from '@zakupki/api-client/schema';
import { BID_LINE_FIELDS } from '@zakupki/procurement/fields/bid-fields';
import { emptyValues } from '@zakupki/procurement/fields/field';
import { formatTypedNumber } from '../../../format/number/typed-number.ts';
import { unreadCells } from '../../../entities/import/import-reading.ts';
import type { GridRow } from '../../../ui/line-grid/grid-column.ts';
import { emptyRow, type OfferedLine, typedCellsOf } from './bid-lines.ts';
import { paymentValues } from '../../../entities/record-field/payment-values.ts';
import type { ContactValues } from '../../../entities/supplier/contact-values.ts';
import type { BidValues } from '../editor/bid-values.ts';

/** Defaults of an imported line. */
const DEFAULTS = emptyValues<OfferedLine>(BID_LINE_FIELDS);

/**
 * Form values of an import. Its lines replace typed lines of the same order items and its terms replace typed terms.
 * Other values stay, as does a supplier who is already named.
 */
export function importedValues(
  reading: BidImport,
  typed: BidValues,
  order: Pick<Order, 'items'>,
): Partial<BidValues> & Pick<BidValues, 'lines'> {
  const draft: BidDraft = reading.bidDraft;
  const isNamed = typed.supplierName.trim() !== '' || typed.taxId.trim() !== '';
  const supplier = isNamed ? null : draft.supplier;
  const contacts = contactsOf(draft, typed);
  return {
    ...(draft.source && { source: draft.source }),
    ...(supplier?.name && { supplierName: supplier.name }),
    ...(supplier?.taxId && { taxScheme: supplier.taxId.scheme, taxId: supplier.taxId.id }),
    ...(supplier?.kpp && { kpp: supplier.kpp }),
    ...(typeof supplier?.vatPayer === 'boolean' && { vatPayer: supplier.vatPayer ? 'yes' : 'no' }),
    ...(contacts && { contacts }),
    ...(draft.externalNumber && { externalNumber: draft.externalNumber }),
    ...(draft.externalDate && { externalDate: draft.externalDate }),
    ...(draft.validUntil && { validUntil: draft.validUntil }),
    ...(draft.currency && { currency: draft.currency }),
    ...(draft.vatMode && { vatMode: draft.vatMode }),
    ...(draft.deliveryCost && { deliveryCost: formatTypedNumber(draft.deliveryCost) }),
    ...(typeof draft.deliveryDays === 'number' && { deliveryDays: String(draft.deliveryDays) }),
    ...(draft.deliveryTerms && { deliveryTerms: draft.deliveryTerms }),
    ...(draft.payment && paymentValues(draft.payment)),
    ...(draft.minOrderAmount && { minOrderAmount: formatTypedNumber(draft.minOrderAmount) }),
    ...(typeof draft.warrantyMonths === 'number' && { warrantyMonths: String(draft.warrantyMonths) }),
    ...(draft.declaredTotal && { declaredTotal: formatTypedNumber(draft.declaredTotal) }),
    ...(draft.notes && { notes: draft.notes }),
    lines: importedLines(reading, typed.lines, order),
  };
}

/** Returns null when the import has no contacts or some are already typed. */
function contactsOf({ supplier }: BidDraft, typed: Pick<BidValues, 'contacts'>): ContactValues[] | null {
  const read = supplier?.contacts ?? [];
  const isTyped = typed.contacts.some(({ name, email, phone }) => `${name}${email}${phone}`.trim() !== '');
  if (read.length === 0 || isTyped) return null;
  return read.map(({ name, role, email, phone, isPrimary }) => ({
    name: name ?? '',
    role: role ?? '',
    email: email ?? '',
    phone: phone ?? '',
    isPrimary: isPrimary ?? false,
  }));
}

/** The grid column that shows the unreadable text of an import field. */
const COLUMNS: Partial<Record<ImportField, string>> = {
  quantity: 'quantity',
  unit: 'unit',
  price: 'unitPrice',
  total: 'declaredLineTotal',
  leadTimeDays: 'lead',
  deliveryDate: 'lead',
  country: 'country',
  unitsPerPack: 'unitsPerPack',
  packSize: 'packSize',
};

function importedLines(reading: BidImport, typed: readonly GridRow[], order: Pick<Order, 'items'>): GridRow[] {
  const offersByItem = Map.groupBy(reading.bidDraft.items ?? [], ({ orderItemId }) => orderItemId);
  const unread = unreadCells(reading, COLUMNS);
  const rowOf = new Map(reading.matches.map(({ row, orderItemId }) => [orderItemId, row]));
  return order.items.flatMap((item): GridRow[] => {
    const typedRows = typed.filter((row) => row['orderItemId'] === item.id);
    const offers = offersByItem.get(item.id);
    if (!offers) return typedRows.length > 0 ? typedRows : [emptyRow(item)];
    return offers.map((offer, index) => ({
      ...emptyRow(item),
      // The line keeps its server id.
      id: typedRows[index]?.id ?? '',
      ...typedCellsOf({ ...DEFAULTS, ...statedValues(offer) }),
      // Unreadable text stays in its cell for correction.
      ...(index === 0 ? unread.get(rowOf.get(item.id) ?? 0) : {}),
    }));
  });
}

function statedValues(offer: BidItemDraft): Partial<OfferedLine> {
  // Absent and null both mean that the file does not state the value.
  return Object.fromEntries(Object.entries(offer).filter(([, value]) => value !== null && value !== undefined));
}
