/** Deliveries of a world: finds due ones and records attempts. All times are by the world's clock. */
import { toIso } from '../world/clock.ts';
import type { DeliveryRecord, WebhookAttempt } from '../world/records/webhooks.ts';
import type { World } from '../world/world.ts';
import type { Inspection } from '../pipeline/application.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Pauses after failed attempts, as Standard Webhooks recommends; after the last one the delivery fails. */
const PAUSES_MS = [5 * SECOND_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 5 * HOUR_MS, 10 * HOUR_MS];
/** Longer than an attempt may take: a delivery that stays claimed longer was lost with its server. */
const CLAIM_MS = MINUTE_MS;
/** Above this number of finished deliveries the oldest are deleted. */
const MAX_DELIVERIES = 500;

export type Sending = { delivery: DeliveryRecord; url: string; secret: string | null };

/** Adds deliveries of new events, and claims those that are due. */
export function claimDue(world: World, { listEvents }: Pick<Inspection, 'listEvents'>): Sending[] {
  const webhook = world.webhooks.get('webhook');
  if (!webhook) return [];
  for (const { id, event, at, data } of listEvents(world, webhook.since)) {
    if (!webhook.events.includes(event) || webhook.earlier.includes(id) || world.deliveries.get(id)) continue;
    const body = JSON.stringify({ id, event, at, world: world.name, data });
    world.deliveries.put({ id, event, at, body, state: 'pending', nextAt: world.clock.nowIso(), attempts: [] });
  }
  deleteOldest(world);
  const now = world.clock.now();
  return pending(world)
    .filter(({ nextAt }) => nextAt !== null && Date.parse(nextAt) <= now)
    .map((delivery) => {
      world.deliveries.put({ ...delivery, nextAt: toIso(now + CLAIM_MS) });
      return { delivery, url: webhook.url, secret: webhook.secret };
    });
}

export function recordAttempt(world: World, id: string, attempt: Omit<WebhookAttempt, 'at'>): void {
  const delivery = world.deliveries.get(id);
  // The webhook may have been replaced meanwhile.
  if (!delivery) return;
  const { status } = attempt;
  const isDelivered = status !== null && status >= 200 && status < 300;
  const attempts = [...delivery.attempts, { at: world.clock.nowIso(), ...attempt }];
  const pause = isDelivered ? undefined : PAUSES_MS[attempts.length - 1];
  world.deliveries.put({
    ...delivery,
    attempts,
    state: isDelivered ? 'delivered' : pause === undefined ? 'failed' : 'pending',
    nextAt: pause === undefined ? null : toIso(world.clock.now() + pause),
  });
}

/** Epoch ms of the next attempt; null when none is planned. */
export function nextAttemptAt(world: World): number | null {
  const planned = pending(world).flatMap(({ nextAt }) => (nextAt === null ? [] : [Date.parse(nextAt)]));
  return planned.length > 0 ? Math.min(...planned) : null;
}

/** Makes a delivery due now. @returns false when the delivery does not exist */
export function scheduleRetry(world: World, id: string): boolean {
  const delivery = world.deliveries.get(id);
  if (!delivery) return false;
  world.deliveries.put({ ...delivery, state: 'pending', nextAt: world.clock.nowIso() });
  return true;
}

const pending = (world: World) => world.deliveries.all().filter(({ state }) => state === 'pending');

function deleteOldest(world: World): void {
  const finished = world.deliveries.all().filter(({ state }) => state !== 'pending');
  const surplus = finished
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .slice(0, Math.max(0, finished.length - MAX_DELIVERIES));
  const webhook = world.webhooks.get('webhook');
  const last = surplus.at(-1);
  if (!webhook || !last) return;
  for (const { id } of surplus) world.deliveries.delete(id);
  // Otherwise `claimDue` would add deliveries for their events again.
  world.webhooks.put({ ...webhook, since: toIso(Date.parse(last.at) + 1) });
}
