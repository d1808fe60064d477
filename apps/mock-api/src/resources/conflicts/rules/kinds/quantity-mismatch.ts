import { normalizedQuantity } from '@zakupki/procurement/offers/comparison-price';
import { add, compare, divide, multiply, strip, subtract, type Decimal } from '@zakupki/procurement/money/decimal';
import type { Cell } from '../../../comparison/rules/order-sheet.ts';
import { NOTHING, type Evidence, type Rule } from '../rule.ts';

/** Quantity beyond the tolerance, or not a whole number of packs. */
export const quantityMismatch: Rule = {
  kind: 'quantity_mismatch',
  scope: 'bid_and_order',
  facets: { short: ['warning'], excess: ['info'], pack_step: ['info'] },
  suggestions: ['fix_bid', 'allocate_partly', 'change_tolerance', 'waive'],
  inCell: ({ item, line }) => {
    if (line === null || !line.offered) return NOTHING;
    return [...amount({ item, line }), ...packStep(line.quantity, line.packSize)];
  },
};

function amount({ item, line }: Pick<Cell, 'item'> & { line: NonNullable<Cell['line']> }): readonly Evidence[] {
  const required = item.quantity;
  if (required === null || (line.quantity === required && line.unitCode === item.unitCode)) return NOTHING;
  const offered = normalizedQuantity(line, item.unitCode);
  if (offered === null) return NOTHING;
  const tolerance = item.quantityTolerancePercent;
  const details = { required, offered, tolerancePercent: tolerance, unitCode: item.unitCode };
  const hundredfold = multiply(offered, '100');
  if (compare(hundredfold, multiply(required, subtract('100', tolerance))) < 0)
    return [{ facet: 'short', severity: 'warning', details }];
  if (compare(hundredfold, multiply(required, add('100', tolerance))) > 0)
    return [{ facet: 'excess', severity: 'info', details }];
  return NOTHING;
}

function packStep(quantity: Decimal, packSize: Decimal | null): readonly Evidence[] {
  if (packSize === null) return NOTHING;
  const packs = divide(quantity, packSize, 0);
  if (compare(multiply(packs, packSize), quantity) === 0) return NOTHING;
  return [{ facet: 'pack_step', severity: 'info', details: { offered: strip(quantity), packSize: strip(packSize) } }];
}
