import { expect, it } from 'vitest';
import { bidFieldOf } from './conflict-bid-field.ts';

it.each([
  ['quantity_mismatch', 'short', 'itm_5', 'itm_5:quantity'],
  ['quantity_mismatch', 'pack_step', 'itm_5', 'itm_5:packSize'],
  ['unit_mismatch', 'unknown', 'itm_5', 'itm_5:unitsPerPack'],
  ['arithmetic_mismatch', 'line', 'itm_5', 'itm_5:declaredLineTotal'],
  ['arithmetic_mismatch', 'total', null, 'declaredTotal'],
  ['vat_mismatch', 'mode', null, 'vatMode'],
  ['vat_mismatch', 'not_payer', null, 'vatPayer'],
  ['vat_mismatch', 'rate', 'itm_5', 'itm_5:vatRate'],
  ['validity_insufficient', 'expired', null, 'validUntil'],
  ['affiliated_suppliers', 'signals', null, null],
  ['price_over_ceiling', 'total', null, null],
] as const)('maps %s/%s of line %s to the field %s', (kind, facet, orderItemId, field) => {
  expect(bidFieldOf({ kind, facet, orderItemId })).toBe(field);
});
