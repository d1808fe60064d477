/** One attempt to deliver an event. */
import { createHmac } from 'node:crypto';
import { whyUnanswered } from '../http/failed-fetch.ts';
import type { WebhookAttempt } from '../world/records/webhooks.ts';
import type { Sending } from './deliveries.ts';

const TIMEOUT_MS = 10_000;
const MAX_REASON = 200;

export async function attemptDelivery({ delivery, url, secret }: Sending): Promise<Omit<WebhookAttempt, 'at'>> {
  const started = performance.now();
  const ms = () => Math.round(performance.now() - started);
  // Real time, because receivers compare it with their clock.
  const timestamp = String(Math.floor(Date.now() / 1000));
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: delivery.body,
      // A redirect could lead to another host.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        'content-type': 'application/json',
        'user-agent': 'zakupki-mock',
        'webhook-id': delivery.id,
        'webhook-timestamp': timestamp,
        ...(secret !== null && { 'webhook-signature': sign(secret, `${delivery.id}.${timestamp}.${delivery.body}`) }),
      },
    });
    await response.body?.cancel();
    return { status: response.status, error: null, ms: ms() };
  } catch (error) {
    return { status: null, error: whyUnanswered(error, TIMEOUT_MS).slice(0, MAX_REASON), ms: ms() };
  }
}

const PREFIX = 'whsec_';

/** https://www.standardwebhooks.com */
function sign(secret: string, content: string): string {
  const key = secret.startsWith(PREFIX) ? Buffer.from(secret.slice(PREFIX.length), 'base64') : Buffer.from(secret);
  return `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
}
