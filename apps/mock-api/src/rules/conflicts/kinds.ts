import type { ConflictKindCode } from '@zakupki/api-client/schema';
import type { Rule, RuleFor } from './rule.ts';
import { affiliatedSuppliers } from './kinds/affiliated-suppliers.ts';
import { arithmeticMismatch } from './kinds/arithmetic-mismatch.ts';
import { currencyMismatch } from './kinds/currency-mismatch.ts';
import { deliveryLate } from './kinds/delivery-late.ts';
import { duplicateBid } from './kinds/duplicate-bid.ts';
import { itemMissing } from './kinds/item-missing.ts';
import { lateBid } from './kinds/late-bid.ts';
import { priceAbnormallyHigh } from './kinds/price-abnormally-high.ts';
import { priceAbnormallyLow } from './kinds/price-abnormally-low.ts';
import { priceOverCeiling } from './kinds/price-over-ceiling.ts';
import { quantityMismatch } from './kinds/quantity-mismatch.ts';
import { specOutdated } from './kinds/spec-outdated.ts';
import { unitMismatch } from './kinds/unit-mismatch.ts';
import { validityInsufficient } from './kinds/validity-insufficient.ts';
import { vatMismatch } from './kinds/vat-mismatch.ts';

/** In the order of evaluation and of the API's list; screens sort by severity first (`conflict-sorting.ts`). */
export const KINDS = {
  vat_mismatch: vatMismatch,
  unit_mismatch: unitMismatch,
  currency_mismatch: currencyMismatch,
  item_missing: itemMissing,
  quantity_mismatch: quantityMismatch,
  spec_outdated: specOutdated,
  arithmetic_mismatch: arithmeticMismatch,
  price_over_ceiling: priceOverCeiling,
  price_abnormally_high: priceAbnormallyHigh,
  price_abnormally_low: priceAbnormallyLow,
  delivery_late: deliveryLate,
  validity_insufficient: validityInsufficient,
  late_bid: lateBid,
  duplicate_bid: duplicateBid,
  affiliated_suppliers: affiliatedSuppliers,
} satisfies { readonly [K in ConflictKindCode]: RuleFor<K> };

export const RULES: readonly Rule[] = Object.values(KINDS);
