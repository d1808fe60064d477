/** Numbers that users quote: `Z-2026-000124` is an order, `P-2026-000012` a purchase order. Each owner counts from 1. */
const LETTERS = { orders: 'Z', 'purchase-orders': 'P' } as const;
export type Numbered = keyof typeof LETTERS;

export const formatNumber = (kind: Numbered, year: number | string, count: number): string =>
  `${LETTERS[kind]}-${year}-${String(count).padStart(6, '0')}`;
