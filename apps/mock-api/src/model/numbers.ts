/** Numbers that users quote: `Z-2026-000124` is an order, `P-2026-000012` a purchase order. Each owner counts from 1. */
import type { World } from '@zakupki/mock-engine/world/world';

const LETTERS = { orders: 'Z', 'purchase-orders': 'P' } as const;
export type Numbered = keyof typeof LETTERS;

/** Numbers have six digits, and a world needs room for the next ones. */
export const MAX_COUNT = 900_000;

export const formatNumber = (kind: Numbered, year: number | string, count: number): string =>
  `${LETTERS[kind]}-${year}-${String(count).padStart(6, '0')}`;

/** The owner's next number, with the year of the clock. */
export function nextNumber(world: World, kind: Numbered, ownerId: string): string {
  const count = world.nextCount(kind, ownerId, world.seed.lastNumbers[kind].get(ownerId) ?? 0);
  return formatNumber(kind, new Date(world.clock.now()).getUTCFullYear(), count);
}
