/** The entity of an answer and its ETag. */
import { etag } from '@zakupki/api-client/operation';
import type { Bid, Conflict, Order } from '@zakupki/api-client/schema';

/** The entity of an answer: some answers wrap it together with effects. */
export function entityOf(body: unknown): { id: string; version: number; orderId?: string } | null {
  const whole = (body ?? {}) as Partial<Order> & { order?: Order; bid?: Bid };
  const entity = whole.order ?? whole.bid ?? whole;
  return typeof entity.version === 'number' ? (entity as { id: string; version: number; orderId?: string }) : null;
}

/** A copy in which these properties are null at any depth: moments that differ from request to request. */
export const without =
  (...names: readonly string[]) =>
  (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value ?? null, (key, inner: unknown) => (names.includes(key) ? null : inner)));

/** The id of what a request is about: the last parameter of its path; empty without one. */
export const idOf = (params: Readonly<Record<string, string>>): string => Object.values(params).at(-1) ?? '';

/** The ETag of an answer's entity: its version, or a conflict's fingerprint. */
export function tagOf(body: unknown): string | null {
  const whole = (body ?? {}) as Partial<Conflict> & { conflict?: Conflict };
  const { fingerprint } = whole.conflict ?? whole;
  if (fingerprint !== undefined) return `"${fingerprint}"`;
  const entity = entityOf(body);
  return entity && etag(entity);
}
