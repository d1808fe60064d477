import type { AuditEvent } from '@zakupki/api-client/schema';

/** Key of a new entry's mark. Events of `GET /events` have no audit id, so the order and the time identify an entry. */
export const historyMark = ({ orderId, at }: Pick<AuditEvent, 'orderId' | 'at'>): string => `${orderId} ${at}`;
