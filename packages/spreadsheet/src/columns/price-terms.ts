/** Whether headings include VAT, and whether a quote is in another currency than the order. */
import type { Order } from '@zakupki/api-client/schema';
import type { VatMode } from '@zakupki/procurement/money/vat';
import { headingSpelling } from '../headings/fields.ts';
import type { Issue } from '../cells/issue.ts';
import type { Fact } from '../facts/fact.ts';
import { vatStatements } from '../facts/vat-facts.ts';

/** A quote in another currency than the order's needs an exchange rate. */
export function currencyIssues(facts: readonly Fact[], order: Pick<Order, 'currency'>, column: number | null): Issue[] {
  const currency = facts.find(({ field }) => field === 'currency')?.value;
  if (currency === undefined || currency === order.currency) return [];
  const params = { currency: order.currency };
  return [{ severity: 'warning', code: 'currency_differs', row: null, column, value: currency, params }];
}

const EXCLUDED = /без (?:учета )?ндс|excl|net price|нетто|without vat|ex vat|plus vat/u;
const INCLUDED = /с (?:учетом )?ндс|вкл|incl|gross|брутто|with vat|в т ч ндс|в том числе/u;

/** Whether a heading says that its prices include VAT; null when it says nothing. */
export function vatModeOf(heading: string): VatMode | null {
  const stated = vatStatements(heading).find(({ mode }) => mode !== null)?.mode;
  if (stated) return stated;
  const spelled = headingSpelling(heading);
  if (EXCLUDED.test(spelled)) return 'excluded';
  return INCLUDED.test(spelled) ? 'included' : null;
}
