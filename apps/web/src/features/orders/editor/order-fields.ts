import type { LabelKey } from '@zakupki/procurement/fields/labels';
import { plainNames } from '@zakupki/procurement/fields/field';
import { ORDER_FIELDS, ORDER_LINE_FIELDS } from '@zakupki/procurement/fields/order-fields';
import { m } from '#messages';
import { fieldLabel } from '../../../entities/record-field/field-label.ts';
import type { FieldPlace } from '../../../forms/form-submission.ts';
import { cellId } from '../../../ui/line-grid/grid-column.ts';
import { cellKey, type LineName } from './order-line-values.ts';
import type { OrderRows } from './order-values.ts';

type Path = LabelKey<'order'>;

/** Form field names by contract path. */
const NAMES: ReadonlyMap<string, string> = new Map<Path, string>([
  ...plainNames(ORDER_FIELDS).map((name) => [name, name] as const),
  ['submissionDeadline', 'deadline'],
  ['delivery/address', 'address'],
  ['delivery/incoterm', 'incoterm'],
  ['delivery/place', 'place'],
  ['payment/kind', 'paymentKind'],
  ['payment/prepayPercent', 'prepayPercent'],
  ['payment/postpayDays', 'postpayDays'],
  ['lots', 'lots'],
  ['exchangeRates', 'rates'],
]);
const PATHS = new Map([...NAMES].map(([path, name]) => [name, path as Path]));

// Object.keys() widens the names to string.
const CELLS = new Map((Object.keys(ORDER_LINE_FIELDS) as LineName[]).map((name) => [cellKey(name), name]));

const LINE = /^lines\.(\d+)\.(\w+)$/;

export function fieldId(name: string): string {
  const [, line, key] = LINE.exec(name) ?? [];
  return line !== undefined && key !== undefined ? cellId(Number(line), key) : `order-${name.replaceAll('.', '-')}`;
}

/**
 * Returns null for a pointer that belongs to no single field.
 * @param rows of the form from which the body was made
 */
export function addressOf(pointer: string, { lineIndexes, rateIndexes }: OrderRows): FieldPlace | null {
  const known = pointer === '/reason' ? 'reason' : NAMES.get(pointer.slice(1));
  if (known !== undefined && known !== 'lots' && known !== 'rates') return placeOfField(known);
  const [, item, key = ''] = /^\/items\/(\d+)(?:\/(\w+))?/.exec(pointer) ?? [];
  if (item !== undefined) {
    const line = lineIndexes[Number(item)] ?? Number(item);
    return placeOfField(`lines.${line}.${key in ORDER_LINE_FIELDS ? cellKey(key as LineName) : 'name'}`);
  }
  if (pointer.startsWith('/items')) return placeOfField('lines');
  const [, rate, rateKey = 'rate'] = /^\/exchangeRates\/(\d+)(?:\/(\w+))?/.exec(pointer) ?? [];
  if (rate !== undefined) {
    const row = rateIndexes[Number(rate)] ?? Number(rate);
    return placeOfField(`rates.${row}.${rateKey === 'currency' || rateKey === 'date' ? rateKey : 'rate'}`);
  }
  const [, lot] = /^\/lots\/(\d+)/.exec(pointer) ?? [];
  return lot === undefined ? null : placeOfField(`lots.${lot}.title`);
}

/** Returns an empty string for a name without a field, such as a line's id. */
export function labelOf(name: string): string {
  if (name === 'reason') return m.order_editor_reason();
  const [, line, key = ''] = LINE.exec(name) ?? [];
  if (line !== undefined) {
    const cell = CELLS.get(key);
    return cell ? m.order_editor_line_field({ line: Number(line) + 1, field: fieldLabel('orderLine', cell) }) : '';
  }
  const path = PATHS.get(name.replace(/\..*/, ''));
  return path ? fieldLabel('order', path) : '';
}

/** The name `lines` stands for the entire grid: its first cell takes the message. */
export function placeOfField(name: string): FieldPlace {
  if (name === 'lines') return { ...placeOfField('lines.0.name'), label: m.order_editor_lines() };
  return { name, id: fieldId(name), label: labelOf(name) };
}
