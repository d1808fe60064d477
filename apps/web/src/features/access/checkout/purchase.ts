import { GENERAL_RATE } from '@zakupki/procurement/money/vat-rates';
import type { AccessState, CreditPack, Plan, PromoPreview } from '@zakupki/api-client/schema';
import { roundAmount } from '@zakupki/procurement/money/amount';
import { compare, divide, max, multiply, subtract } from '@zakupki/procurement/decimals/decimal';
import { splitVat } from '@zakupki/procurement/money/vat';

export type PayMethod = 'card' | 'invoice';

export type Purchase =
  | { readonly kind: 'plan'; readonly plan: Plan }
  | { readonly kind: 'pack'; readonly pack: CreditPack };

/** `vat` is the part of `amount` that is VAT. */
export type Price = {
  readonly price: string;
  readonly discount: string;
  readonly amount: string;
  readonly vat: string;
  readonly currency: Plan['currency'];
};

type Discount = NonNullable<AccessState['discount']>;

/**
 * Discounts apply to plans only.
 * @param discount a redeemed discount; the server applies it by itself
 * @param preview the price with the code typed now; the lower price wins
 */
export function priceOf(purchase: Purchase, discount: Discount | null, preview: PromoPreview['price'] = null): Price {
  const { price, vat, currency } = purchase.kind === 'plan' ? purchase.plan : purchase.pack;
  const full = { price, discount: '0', amount: price, vat, currency };
  if (purchase.kind === 'pack') return full;
  const reduced = discount && appliesTo(discount, purchase.plan) ? withDiscount(purchase.plan, discount) : full;
  return preview && compare(preview.amount, reduced.amount) <= 0 ? preview : reduced;
}

function appliesTo({ planIds }: Discount, { id }: Plan): boolean {
  return planIds.length === 0 || planIds.includes(id);
}

function withDiscount({ price, currency }: Plan, { percentOff, amountOff }: Discount): Price {
  const off = percentOff === null ? (amountOff ?? '0') : divide(multiply(price, percentOff), '100', 4);
  const discount = roundAmount(off, currency);
  const amount = roundAmount(max('0', subtract(price, discount)), currency);
  const { vat } = splitVat(amount, GENERAL_RATE, 'included', currency);
  return { price, discount: roundAmount(subtract(price, amount), currency), amount, vat, currency };
}
