import type { ImportField, SupplierImportField } from '@zakupki/api-client/schema';
import { m } from '#messages';

/** A field of any kind of list. */
export type ListField = ImportField | SupplierImportField;

/** All fields except `lineId`: the key column of a template cannot be chosen. */
const WORDS: Readonly<Record<Exclude<ImportField, 'lineId'>, () => string>> = {
  position: () => m.import_field_position(),
  name: () => m.import_field_name(),
  specification: () => m.import_field_specification(),
  sku: () => m.import_field_sku(),
  gtin: () => m.import_field_gtin(),
  okpd2: () => m.import_field_okpd2(),
  quantity: () => m.import_field_quantity(),
  unit: () => m.import_field_unit(),
  price: () => m.import_field_price(),
  vatRate: () => m.import_field_vat(),
  total: () => m.import_field_total(),
  leadTimeDays: () => m.import_field_lead(),
  deliveryDate: () => m.import_field_date(),
  brand: () => m.import_field_brand(),
  model: () => m.import_field_model(),
  country: () => m.import_field_country(),
  unitsPerPack: () => m.import_field_units_per_pack(),
  packSize: () => m.import_field_pack_size(),
  minQuantity: () => m.import_field_min_quantity(),
  offered: () => m.import_field_offered(),
  equivalent: () => m.import_field_equivalent(),
  note: () => m.import_field_note(),
  currency: () => m.import_field_currency(),
  discount: () => m.import_field_discount(),
  priceQuantity: () => m.import_field_price_quantity(),
  vatAmount: () => m.import_field_vat_amount(),
  deliveryCost: () => m.import_field_delivery_cost(),
};

export const ORDER_IMPORT_FIELDS = [
  'name',
  'quantity',
  'unit',
  'price',
  'vatRate',
  'deliveryDate',
  'specification',
  'sku',
  'gtin',
  'okpd2',
  'note',
  'total',
  'leadTimeDays',
  'brand',
  'model',
  'country',
  'position',
  'currency',
  'priceQuantity',
] as const satisfies readonly ImportField[];

export const BID_IMPORT_FIELDS = [
  'position',
  'name',
  'quantity',
  'unit',
  'price',
  'vatRate',
  'total',
  'leadTimeDays',
  'deliveryDate',
  'brand',
  'model',
  'country',
  'sku',
  'gtin',
  'unitsPerPack',
  'packSize',
  'minQuantity',
  'offered',
  'equivalent',
  'note',
  'specification',
  'currency',
  'discount',
  'priceQuantity',
  'vatAmount',
  'deliveryCost',
] as const satisfies readonly ImportField[];

/** Several columns may hold these; their texts are joined. */
export const SHARED_FIELDS: readonly ListField[] = ['specification', 'note', 'notes'];

export function importFieldWord(field: ImportField): string {
  return field === 'lineId' ? m.import_field_line_id() : WORDS[field]();
}
