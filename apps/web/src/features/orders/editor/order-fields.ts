import { m } from '#messages';
import type { FieldPlace } from '../../../forms/form-submission.ts';
import { cellId } from '../../../ui/line-grid/grid-column.ts';

/** pointer → form field and label; keys of lines follow `/items/{n}` */
const FIELDS: Readonly<Record<string, readonly [name: string, label: () => string]>> = {
  '/title': ['title', () => m.order_editor_title()],
  '/description': ['description', () => m.order_editor_description()],
  '/category': ['category', () => m.order_editor_category()],
  '/currency': ['currency', () => m.order_editor_currency()],
  '/vatMode': ['vatMode', () => m.order_editor_vat_mode()],
  '/vatRateDefault': ['vatRateDefault', () => m.order_editor_vat_rate()],
  '/budget': ['budget', () => m.order_editor_budget()],
  '/compareBasis': ['compareBasis', () => m.order_editor_basis()],
  '/submissionDeadline': ['deadline', () => m.order_editor_deadline()],
  '/decisionDate': ['decisionDate', () => m.order_editor_decision()],
  '/timeZone': ['timeZone', () => m.order_editor_zone()],
  '/delivery/address': ['address', () => m.order_editor_address()],
  '/delivery/incoterm': ['incoterm', () => m.order_editor_incoterm()],
  '/delivery/place': ['place', () => m.order_editor_place()],
  '/payment/kind': ['paymentKind', () => m.editor_payment()],
  '/payment/prepayPercent': ['prepayPercent', () => m.editor_prepay()],
  '/payment/postpayDays': ['postpayDays', () => m.editor_postpay()],
  '/tags': ['tags', () => m.order_editor_tags()],
  '/reason': ['reason', () => m.order_editor_reason()],
};

const LINE_FIELDS: Readonly<Record<string, readonly [name: string, label: () => string]>> = {
  name: ['name', () => m.order_editor_line_name()],
  quantity: ['quantity', () => m.order_editor_line_quantity()],
  unitCode: ['unit', () => m.order_editor_line_unit()],
  maxUnitPrice: ['maxUnitPrice', () => m.order_editor_line_ceiling()],
  requiredBy: ['requiredBy', () => m.order_editor_line_required()],
  vatRate: ['vatRate', () => m.order_editor_line_vat()],
  specification: ['specification', () => m.order_editor_line_specification()],
  sku: ['sku', () => m.order_editor_line_sku()],
  gtin: ['gtin', () => m.order_editor_line_gtin()],
  quantityTolerancePercent: ['tolerance', () => m.order_editor_line_tolerance()],
  deliveryNote: ['deliveryNote', () => m.order_editor_line_note()],
  okpd2: ['okpd2', () => m.order_editor_line_okpd()],
  lotKey: ['lotKey', () => m.order_editor_line_lot()],
};

export function fieldId(name: string): string {
  const [, line, key] = /^lines\.(\d+)\.(\w+)$/.exec(name) ?? [];
  return line !== undefined && key !== undefined ? cellId(Number(line), key) : `order-${name.replaceAll('.', '-')}`;
}

/**
 * Null for a pointer that belongs to no single field.
 * @param lineIndexes the grid row of each item of the body
 */
export function addressOf(pointer: string, lineIndexes: readonly number[]): FieldPlace | null {
  const known = FIELDS[pointer];
  if (known) return { name: known[0], id: fieldId(known[0]), label: known[1]() };
  const [, item, key = ''] = /^\/items\/(\d+)(?:\/(\w+))?/.exec(pointer) ?? [];
  if (item !== undefined) {
    const line = lineIndexes[Number(item)] ?? Number(item);
    const [column, label] = LINE_FIELDS[key] ?? ['name', () => m.order_editor_line_name()];
    const name = `lines.${line}.${column}`;
    return { name, id: fieldId(name), label: m.order_editor_line_field({ line: line + 1, field: label() }) };
  }
  if (pointer.startsWith('/items'))
    return { name: 'lines.0.name', id: fieldId('lines.0.name'), label: m.order_editor_lines() };
  const [, rate, rateKey = 'rate'] = /^\/exchangeRates\/(\d+)(?:\/(\w+))?/.exec(pointer) ?? [];
  if (rate !== undefined) {
    const name = `rates.${rate}.${rateKey === 'currency' ? 'currency' : rateKey === 'date' ? 'date' : 'rate'}`;
    return { name, id: fieldId(name), label: m.order_editor_rates() };
  }
  const [, lot] = /^\/lots\/(\d+)/.exec(pointer) ?? [];
  if (lot !== undefined)
    return { name: `lots.${lot}.title`, id: fieldId(`lots.${lot}.title`), label: m.order_editor_lots() };
  return null;
}

export function labelOf(name: string): string {
  const [, line, key] = /^lines\.(\d+)\.(\w+)$/.exec(name) ?? [];
  if (line !== undefined) {
    const field = Object.values(LINE_FIELDS).find(([column]) => column === key)?.[1]() ?? '';
    return m.order_editor_line_field({ line: Number(line) + 1, field });
  }
  if (name.startsWith('rates.')) return m.order_editor_rates();
  if (name.startsWith('lots.')) return m.order_editor_lots();
  return Object.values(FIELDS).find(([field]) => field === name)?.[1]() ?? '';
}

export function placeOfField(name: string): FieldPlace {
  return { name, id: fieldId(name), label: labelOf(name) };
}
