import type { ConflictKindCode } from '@zakupki/api-client/schema';
import type { Rule, RuleFor } from '../rule.ts';
import { affiliatedSuppliers } from './affiliated-suppliers.ts';
import { arithmeticMismatch } from './arithmetic-mismatch.ts';
import { currencyMismatch } from './currency-mismatch.ts';
import { deliveryLate } from './delivery-late.ts';
import { duplicateBid } from './duplicate-bid.ts';
import { itemMissing } from './item-missing.ts';
import { lateBid } from './late-bid.ts';
import { priceAbnormallyLow } from './price-abnormally-low.ts';
import { priceOverCeiling } from './price-over-ceiling.ts';
import { quantityMismatch } from './quantity-mismatch.ts';
import { specOutdated } from './spec-outdated.ts';
import { unitMismatch } from './unit-mismatch.ts';
import { validityInsufficient } from './validity-insufficient.ts';
import { vatMismatch } from './vat-mismatch.ts';

/** In the order of evaluation and listing. */
export const KINDS = {
  vat_mismatch: vatMismatch,
  unit_mismatch: unitMismatch,
  currency_mismatch: currencyMismatch,
  item_missing: itemMissing,
  quantity_mismatch: quantityMismatch,
  spec_outdated: specOutdated,
  arithmetic_mismatch: arithmeticMismatch,
  price_over_ceiling: priceOverCeiling,
  price_abnormally_low: priceAbnormallyLow,
  delivery_late: deliveryLate,
  validity_insufficient: validityInsufficient,
  late_bid: lateBid,
  duplicate_bid: duplicateBid,
  affiliated_suppliers: affiliatedSuppliers,
} satisfies { readonly [K in ConflictKindCode]: RuleFor<K> };

export const RULES: readonly Rule[] = Object.values(KINDS);
