/** What an answer is about, and the tag of its version. */
import type { Bid, Conflict, Order } from '@zakupki/api-client/schema';

/** The entity an answer is about: some answers wrap it with what else happened. */
export function entityOf(body: unknown): { id: string; version: number; orderId?: string } | null {
  const whole = (body ?? {}) as Partial<Order> & { order?: Order; bid?: Bid };
  const entity = whole.order ?? whole.bid ?? whole;
  return typeof entity.version === 'number' ? (entity as { id: string; version: number; orderId?: string }) : null;
}

/** The ETag of what an answer is about: its version, or the evidence a conflict stands on. */
export function tagOf(body: unknown): string | null {
  const whole = (body ?? {}) as Partial<Conflict> & { conflict?: Conflict };
  const { fingerprint } = whole.conflict ?? whole;
  if (fingerprint !== undefined) return `"${fingerprint}"`;
  const entity = entityOf(body);
  return entity && `"${entity.version}"`;
}
