import type { FieldPlace } from '../../../forms/form-submission.ts';
import { m } from '#messages';
import { cellId } from '../../../ui/line-grid/grid-column.ts';
import type { BidReading, BidValues } from './bid-values.ts';

type Known = Readonly<Record<string, readonly [name: string, label: () => string]>>;

/** pointer → form field and label */
const FIELDS: Known = {
  '/supplier/name': ['supplierName', () => m.bid_editor_supplier_name()],
  '/supplier/supplierId': ['supplierName', () => m.bid_editor_supplier_name()],
  '/supplier/taxId': ['taxId', () => m.bids_tax_other()],
  '/supplier/taxId/id': ['taxId', () => m.bids_tax_other()],
  '/supplier/taxId/scheme': ['taxScheme', () => m.bid_editor_tax_scheme()],
  '/supplier/kpp': ['kpp', () => m.bid_editor_kpp()],
  '/supplier/vatPayer': ['vatPayer', () => m.bid_editor_vat_payer()],
  '/externalNumber': ['externalNumber', () => m.bid_editor_external_number()],
  '/externalDate': ['externalDate', () => m.bid_editor_external_date()],
  '/receivedAt': ['receivedAt', () => m.bid_editor_received()],
  '/validUntil': ['validUntil', () => m.bid_editor_valid_until()],
  '/currency': ['currency', () => m.bid_editor_currency()],
  '/vatMode': ['vatMode', () => m.bid_editor_vat_mode()],
  '/declaredTotal': ['declaredTotal', () => m.bid_editor_declared()],
  '/deliveryCost': ['deliveryCost', () => m.bid_editor_delivery_cost()],
  '/deliveryDays': ['deliveryDays', () => m.bid_editor_delivery_days()],
  '/deliveryTerms': ['deliveryTerms', () => m.bid_editor_delivery_terms()],
  '/payment': ['paymentKind', () => m.editor_payment()],
  '/payment/kind': ['paymentKind', () => m.editor_payment()],
  '/payment/prepayPercent': ['prepayPercent', () => m.editor_prepay()],
  '/payment/postpayDays': ['postpayDays', () => m.editor_postpay()],
  '/warrantyMonths': ['warrantyMonths', () => m.bid_editor_warranty()],
  '/minOrderAmount': ['minOrderAmount', () => m.bid_editor_min_order()],
  '/notes': ['notes', () => m.bid_editor_notes()],
};

/** key of an item → column of the grid or field of the line's details */
const LINE_FIELDS: Known = {
  orderItemId: ['offered', () => m.bid_editor_line_offered()],
  offered: ['offered', () => m.bid_editor_line_offered()],
  offeredName: ['offeredName', () => m.bid_editor_line_name()],
  isEquivalent: ['isEquivalent', () => m.bid_editor_line_equivalent()],
  equivalentNote: ['equivalentNote', () => m.bid_editor_line_equivalent_note()],
  brand: ['brand', () => m.bid_editor_line_brand()],
  model: ['model', () => m.bid_editor_line_model()],
  countryOfOrigin: ['country', () => m.bid_editor_line_country()],
  quantity: ['quantity', () => m.bid_editor_line_quantity()],
  unitCode: ['unit', () => m.bid_editor_line_unit()],
  unitsPerPack: ['unitsPerPack', () => m.bid_editor_line_units_per_pack()],
  packsPerUnit: ['packsPerUnit', () => m.bid_editor_line_packs_per_unit()],
  packSize: ['packSize', () => m.bid_editor_line_pack_size()],
  unitPrice: ['unitPrice', () => m.bid_editor_line_price()],
  vatRate: ['vatRate', () => m.bid_editor_line_vat()],
  declaredLineTotal: ['declaredLineTotal', () => m.bid_editor_line_declared()],
  leadTimeDays: ['lead', () => m.bid_editor_line_lead()],
  deliveryDate: ['lead', () => m.bid_editor_line_lead()],
  note: ['note', () => m.bid_editor_line_note()],
};

const CONTACT_FIELDS: Known = {
  name: ['name', () => m.bid_editor_contact_name()],
  role: ['role', () => m.bid_editor_contact_role()],
  email: ['email', () => m.bid_editor_contact_email()],
  phone: ['phone', () => m.bid_editor_contact_phone()],
};

export function fieldId(name: string): string {
  const [, line, key] = LINE.exec(name) ?? [];
  return line !== undefined && key !== undefined ? cellId(Number(line), key) : `bid-${name.replaceAll('.', '-')}`;
}

const LINE = /^lines\.(\d+)\.(\w+)$/;
const CONTACT = /^contacts\.\d+\.(\w+)$/;

type Lines = Pick<BidValues, 'lines'>;

export function placeOfField(name: string, { lines }: Lines): FieldPlace {
  return { name, id: fieldId(name), label: labelOf(name, { lines }) };
}

export function labelOf(name: string, { lines }: Lines): string {
  const [, line, cell] = LINE.exec(name) ?? [];
  if (line !== undefined) {
    const field = labelIn(LINE_FIELDS, cell);
    return field === '' ? '' : m.bid_editor_line_field({ line: lines[Number(line)]?.['name'] ?? '', field });
  }
  const [, contact] = CONTACT.exec(name) ?? [];
  return contact === undefined ? labelIn(FIELDS, name) : labelIn(CONTACT_FIELDS, contact);
}

function labelIn(fields: Known, name: string | undefined): string {
  return Object.values(fields).find(([field]) => field === name)?.[1]() ?? '';
}

/** Null for a pointer that belongs to no single field. */
export function addressOf(
  pointer: string,
  values: Lines,
  { lineIndexes, contactIndexes }: Pick<BidReading, 'lineIndexes' | 'contactIndexes'>,
): FieldPlace | null {
  const known = FIELDS[pointer];
  if (known) return placeOfField(known[0], values);
  const [, item, key = ''] = /^\/items\/(\d+)(?:\/(\w+))?/.exec(pointer) ?? [];
  if (item !== undefined) {
    const line = lineIndexes[Number(item)] ?? Number(item);
    return placeOfField(`lines.${line}.${LINE_FIELDS[key]?.[0] ?? 'unitPrice'}`, values);
  }
  // No line is offered yet: start at the first price.
  if (pointer === '/items') return placeOfField('lines.0.unitPrice', values);
  const [, contact = '0', contactKey = ''] = /^\/supplier\/contacts(?:\/(\d+)(?:\/(\w+))?)?$/.exec(pointer) ?? [];
  if (pointer.startsWith('/supplier/contacts')) {
    const row = contactIndexes[Number(contact)] ?? Number(contact);
    return placeOfField(`contacts.${row}.${CONTACT_FIELDS[contactKey]?.[0] ?? 'email'}`, values);
  }
  return null;
}
