/** What a webhook can receive, as the control contract lists it. */
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

export type WebhookEventName = (typeof WEBHOOK_EVENTS)[number];
