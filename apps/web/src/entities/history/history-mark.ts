import type { AuditEvent } from '@zakupki/api-client/schema';

/** Events of `GET /events` do not name the entries of the history, which have the same moment. */
export const historyMark = ({ orderId, at }: Pick<AuditEvent, 'orderId' | 'at'>): string => `${orderId} ${at}`;
