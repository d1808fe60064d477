/** Prices of plans and packs. Pure. */
import type { PlanPrice, PromoDiscount } from '@zakupki/api-client/schema';
import { divide, min, multiply, subtract, type Decimal } from '@zakupki/procurement/decimals/decimal';
import { roundAmount } from '@zakupki/procurement/money/amount';
import type { Currency } from '@zakupki/procurement/money/currency';
import { splitVat } from '@zakupki/procurement/money/vat';
import { GENERAL_RATE } from '@zakupki/procurement/money/vat-rates';

/** The price includes VAT; the discount never exceeds it. */
export function calculateDiscount(
  price: Decimal,
  discount: Pick<PromoDiscount, 'percentOff' | 'amountOff'> | null,
  currency: Currency,
): Omit<PlanPrice, 'planId' | 'currency'> {
  const off = discount ? discountAmount(price, discount) : '0';
  const amount = roundAmount(subtract(price, off), currency);
  const { vat } = splitVat(amount, GENERAL_RATE, 'included', currency);
  return { price: roundAmount(price, currency), discount: roundAmount(subtract(price, amount), currency), amount, vat };
}

function discountAmount(
  price: Decimal,
  { percentOff, amountOff }: Pick<PromoDiscount, 'percentOff' | 'amountOff'>,
): Decimal {
  if (amountOff !== null) return min(price, amountOff);
  return divide(multiply(price, percentOff ?? '0'), '100', 2);
}

/** Whether a discount is for the plan. An empty list means all plans. */
export function isForPlan(planIds: readonly string[], planId: string): boolean {
  return planIds.length === 0 || planIds.includes(planId);
}
