import type { Conflict } from '@zakupki/api-client/schema';

/**
 * Returns the `at` parameter of the bid editor for the field that fixes a conflict: a field of the bid (`validUntil`)
 * or a column of a line (`itm_5:quantity`). Returns null when no single field fixes it.
 */
export function bidFieldOf({
  kind,
  facet,
  orderItemId,
}: Pick<Conflict, 'kind' | 'facet' | 'orderItemId'>): string | null {
  const field = FIELDS_OF_FACETS[`${kind}/${facet}`] ?? FIELDS[kind];
  if (field === null) return null;
  const [ofLine, ofBid] = field;
  return orderItemId === null ? ofBid : ofLine && `${orderItemId}:${ofLine}`;
}

type Place = readonly [ofLine: string | null, ofBid: string | null];

/** Column of a line and field of the bid; null for a kind that no single field fixes. */
const FIELDS: Readonly<Record<Conflict['kind'], Place | null>> = {
  item_missing: ['unitPrice', null],
  quantity_mismatch: ['quantity', null],
  unit_mismatch: ['unit', null],
  price_over_ceiling: ['unitPrice', null],
  price_abnormally_high: ['unitPrice', null],
  price_abnormally_low: ['unitPrice', null],
  arithmetic_mismatch: ['declaredLineTotal', 'declaredTotal'],
  currency_mismatch: [null, 'currency'],
  vat_mismatch: ['vatRate', null],
  delivery_late: ['lead', 'deliveryDays'],
  validity_insufficient: [null, 'validUntil'],
  late_bid: [null, 'receivedAt'],
  duplicate_bid: [null, 'taxId'],
  affiliated_suppliers: null,
  spec_outdated: ['unitPrice', null],
};

/** Of facets that another field fixes than the kind's. */
const FIELDS_OF_FACETS: Readonly<Record<string, Place>> = {
  'quantity_mismatch/pack_step': ['packSize', null],
  'unit_mismatch/unknown': ['unitsPerPack', null],
  'vat_mismatch/mode': [null, 'vatMode'],
  'vat_mismatch/not_payer': [null, 'vatPayer'],
  'vat_mismatch/no_vat': [null, 'vatPayer'],
};
