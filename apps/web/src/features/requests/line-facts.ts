import type { Order, OrderItem } from '@zakupki/api-client/schema';
import { ORDER_LINE_FIELDS } from '@zakupki/procurement/fields/order-fields';
import { m } from '#messages';
import { fieldLabel } from '../../entities/record-field/field-label.ts';
import { fieldText } from '../../entities/record-field/field-text.ts';
import { formatPercent } from '../../format/number/numbers.ts';

const FACT_FIELDS = ['sku', 'gtin', 'okpd2', 'deliveryNote'] as const;

/** Describes the fields of a line that have no column. */
export function lineFacts({ lots, currency }: Order, item: OrderItem): string[] {
  const lot = lots.find(({ key }) => key === item.lotKey);
  const { quantityTolerancePercent: tolerance } = item;
  return [
    ...(lot ? [m.requests_lot({ title: lot.title })] : []),
    ...FACT_FIELDS.flatMap((name) => {
      const value = item[name];
      if (!value) return [];
      const text = fieldText({ noun: 'orderLine', path: name, kind: ORDER_LINE_FIELDS[name].kind }, value, currency);
      return [`${fieldLabel('orderLine', name)}: ${text}`];
    }),
    ...(Number(tolerance) > 0 ? [m.requests_tolerance({ percent: formatPercent(tolerance) })] : []),
  ];
}
