import { z } from 'zod';
import { moment } from './schema.ts';

/** The name of an event of the application; the control contract lists them. */
const eventName = z.string();

/** The only record of its table. Never exported, since another machine must not call the URL. */
export const webhookRecord = z.strictObject({
  id: z.literal('webhook'),
  url: z.string(),
  events: z.array(eventName),
  secret: z.string().nullable(),
  /** earlier events are not sent */
  since: moment,
  /** ids of events at exactly `since` that are not sent either */
  earlier: z.array(z.string()),
});

const attempt = z.strictObject({
  at: moment,
  status: z.int().nullable(),
  error: z.string().nullable(),
  ms: z.int(),
});
export type WebhookAttempt = z.infer<typeof attempt>;

export const deliveryRecord = z.strictObject({
  /** derived from the event, so that no event is sent twice */
  id: z.string(),
  event: eventName,
  at: moment,
  /** JSON, as signed and sent */
  body: z.string(),
  state: z.enum(['pending', 'delivered', 'failed']),
  /** time of the next attempt by the world's clock; during an attempt, when it counts as lost */
  nextAt: moment.nullable(),
  attempts: z.array(attempt),
});
export type DeliveryRecord = z.infer<typeof deliveryRecord>;
