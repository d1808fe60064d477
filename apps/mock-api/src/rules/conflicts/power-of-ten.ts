import { compare, multiply, type Decimal } from '@zakupki/procurement/decimals/decimal';

/**
 * 10, 100 or 1000 when the larger figure is about that many times the smaller one, as after a slipped decimal point or
 * for a price of a pack; else null. @param smaller above zero
 */
export function powerOfTenBetween(smaller: Decimal, larger: Decimal): number | null {
  // 0.75 ≤ larger ÷ (smaller × factor) ≤ 1.25
  const isNear = (factor: number) =>
    compare(multiply(larger, '100'), multiply(smaller, String(75 * factor))) >= 0 &&
    compare(multiply(larger, '100'), multiply(smaller, String(125 * factor))) <= 0;
  return [10, 100, 1000].find(isNear) ?? null;
}
