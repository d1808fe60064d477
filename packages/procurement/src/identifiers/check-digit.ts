/** Σ digit × weight over the first weights.length digits. Digits of identifiers, never amounts: plain numbers are exact here. */
export function weightedSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
}
