import { BID_FIELDS } from '@zakupki/procurement/fields/bid-fields';
import { plainNames } from '@zakupki/procurement/fields/field';
import type { FieldPlace } from '../../../forms/form-submission.ts';
import { m } from '#messages';
import { fieldLabel, withUnit } from '../../../entities/record-field/field-label.ts';
import { cellId } from '../../../ui/line-grid/grid-column.ts';
import { cellKey, lineNames } from '../lines/bid-lines.ts';
import type { BidReading, BidValues } from './bid-values.ts';

type Known = Readonly<Record<string, readonly [name: string, label: () => string]>>;

/** pointer → form field and label */
const FIELDS: Known = {
  ...Object.fromEntries(
    plainNames(BID_FIELDS).map((name) => [
      `/${name}`,
      [name, () => withUnit(BID_FIELDS[name].kind, fieldLabel('bid', name))],
    ]),
  ),
  '/supplier/name': ['supplierName', () => fieldLabel('bid', 'supplier/name')],
  '/supplier/supplierId': ['supplierName', () => fieldLabel('bid', 'supplier/name')],
  '/supplier/taxId': ['taxId', () => fieldLabel('bid', 'supplier/taxId/id')],
  '/supplier/taxId/id': ['taxId', () => fieldLabel('bid', 'supplier/taxId/id')],
  '/supplier/taxId/scheme': ['taxScheme', () => fieldLabel('bid', 'supplier/taxId/scheme')],
  '/supplier/kpp': ['kpp', () => fieldLabel('bid', 'supplier/kpp')],
  '/supplier/vatPayer': ['vatPayer', () => fieldLabel('bid', 'supplier/vatPayer')],
  '/receivedAt': ['receivedAt', () => fieldLabel('bid', 'receivedAt')],
  '/payment': ['paymentKind', () => fieldLabel('bid', 'payment/kind')],
  '/payment/kind': ['paymentKind', () => fieldLabel('bid', 'payment/kind')],
  '/payment/prepayPercent': ['prepayPercent', () => fieldLabel('bid', 'payment/prepayPercent')],
  '/payment/postpayDays': ['postpayDays', () => fieldLabel('bid', 'payment/postpayDays')],
};

/** key of an item → column of the grid or field of the line's details */
const LINE_FIELDS: Known = {
  orderItemId: ['offered', () => fieldLabel('bidLine', 'offered')],
  ...Object.fromEntries(lineNames.map((name) => [name, [cellKey(name), () => fieldLabel('bidLine', name)]])),
  deliveryDate: ['lead', () => fieldLabel('bidLine', 'leadTimeDays')],
};

const CONTACT_FIELDS: Known = {
  name: ['name', () => m.suppliers_contact_name()],
  role: ['role', () => m.suppliers_contact_role()],
  email: ['email', () => m.suppliers_contact_email()],
  phone: ['phone', () => m.suppliers_contact_phone()],
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

/** Returns null for a pointer that belongs to no single field. */
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
