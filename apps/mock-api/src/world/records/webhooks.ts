import { z } from 'zod';
import { contract } from './contract.ts';

export const WEBHOOK_EVENTS = [
  'email.sent',
  'sms.sent',
  'payment.settled',
  'payment.failed',
  'order.published',
  'order.closed',
  'order.awarded',
  'order.cancelled',
  'bid.submitted',
] as const;

/** The only record of its table. Never exported, since another machine must not call the URL. */
export const webhookRecord = z.strictObject({
  id: z.literal('webhook'),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  secret: z.string().nullable(),
  /** earlier events are not sent */
  since: contract('DateTime'),
  /** ids of events at exactly `since` that are not sent either */
  earlier: z.array(z.string()),
});

const attempt = z.strictObject({
  at: contract('DateTime'),
  status: z.int().nullable(),
  error: z.string().nullable(),
  ms: z.int(),
});
export type WebhookAttempt = z.infer<typeof attempt>;

export const deliveryRecord = z.strictObject({
  /** derived from the event, so that no event is sent twice */
  id: z.string(),
  event: z.enum(WEBHOOK_EVENTS),
  at: contract('DateTime'),
  /** JSON, as signed and sent */
  body: z.string(),
  state: z.enum(['pending', 'delivered', 'failed']),
  /** time of the next attempt by the world's clock; during an attempt, when it counts as lost */
  nextAt: contract('DateTime').nullable(),
  attempts: z.array(attempt),
});
export type DeliveryRecord = z.infer<typeof deliveryRecord>;
