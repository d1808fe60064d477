/** Lists the events of a world that a webhook can receive. */
import type { WebhookEventName } from '../../model/webhook-events.ts';
import { createHash } from 'node:crypto';
import { settleDuePayments } from '../checkout/jobs.ts';
import { sendDueEmails } from '../notifications/jobs.ts';
import { applyAllDueChanges } from '../users/jobs.ts';
import { PEOPLE } from '../../model/people.ts';
import type { AuditRecord } from '../../model/records/audit.ts';
import type { UserRecord } from '../../model/records/users.ts';
import type { WebhookEvent } from '@zakupki/mock-engine/pipeline/application';
import type { TableName } from '@zakupki/mock-engine/world/tables';
import { createWorld, type World } from '@zakupki/mock-engine/world/world';

type EventName = WebhookEventName;

/**
 * Oldest first. Applies due changes to a copy of the world: the world itself changes only through requests, so that
 * they can be replayed.
 * @param since RFC 3339; earlier events are left out
 */
export function listEvents(world: World, since: string): WebhookEvent[] {
  const copy = createWorld(world.name, world.seed, { ...world.memento(), clock: 'frozen' });
  const people = involvedPeople(copy);
  settleDuePayments(copy);
  applyAllDueChanges({ world: copy, now: copy.clock.now(), nowIso: copy.clock.nowIso() }, people);
  for (const user of people) sendDueEmails(copy, copy.users.get(user.id) ?? user);
  return [...outboxEvents(copy), ...paymentEvents(copy), ...auditEvents(copy)]
    .filter(({ at }) => Date.parse(at) >= Date.parse(since))
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

/** Skipped: the many generated orders of this user are built on first use. */
const HEAVY = 'usr_heavy';

/** Demo users, and users with changed orders or profiles. */
function involvedPeople(world: World): UserRecord[] {
  const ids = new Set<string>(PEOPLE.map(({ id }) => id).filter((id) => id !== HEAVY));
  for (const order of changedRecords(world, 'orders')) ids.add(order.ownerId);
  for (const user of changedRecords(world, 'users')) ids.add(user.id);
  return [...ids].flatMap((id) => world.users.get(id) ?? []);
}

function changedRecords<N extends TableName>(world: World, table: N) {
  if (world.changed(table) === 0) return [];
  return [...world.table(table).changes().values()].filter((record) => record !== null);
}

function outboxEvents(world: World): WebhookEvent[] {
  return changedRecords(world, 'letters').map((letter) => {
    const event = letter.channel === 'sms' ? 'sms.sent' : 'email.sent';
    return { id: idOf(event, letter.id), event, at: letter.at, data: letter };
  });
}

function paymentEvents(world: World): WebhookEvent[] {
  return changedRecords(world, 'payments').flatMap(({ ownerId, ...payment }) => {
    const data = { payment, person: personOf(world, ownerId) };
    if (payment.status === 'failed') {
      return { id: idOf('payment.failed', payment.id), event: 'payment.failed' as const, at: payment.createdAt, data };
    }
    if (payment.paidAt === null) return [];
    return { id: idOf('payment.settled', payment.id), event: 'payment.settled' as const, at: payment.paidAt, data };
  });
}

type Action = AuditRecord['action'];
type OtherEvent = 'email.sent' | 'sms.sent' | 'payment.settled' | 'payment.failed';

/** What is entered in the history when it happens. */
const ACTIONS: Readonly<Record<Exclude<EventName, OtherEvent>, readonly Action[]>> = {
  'order.published': ['order.publish'],
  'order.closed': ['order.close', 'order.deadline'],
  'order.awarded': ['order.award'],
  'order.cancelled': ['order.cancel'],
  'bid.submitted': ['bid.submit'],
};
const EVENTS_BY_ACTION = new Map(
  // Object.entries loses the key type.
  Object.entries(ACTIONS).flatMap(([event, actions]) => actions.map((action) => [action, event as EventName] as const)),
);

function auditEvents(world: World): WebhookEvent[] {
  return changedRecords(world, 'audit').flatMap((record) => {
    const { ownerId, id: _id, requestId: _request, evidence: _evidence, ...entry } = record;
    const event = EVENTS_BY_ACTION.get(entry.action);
    if (!event) return [];
    // A due change has another record id in the copy than in the world.
    const id = idOf(event, `${entry.entity.id} ${entry.at}`);
    return { id, event, at: entry.at, data: { ...entry, person: personOf(world, ownerId) } };
  });
}

function personOf(world: World, id: string) {
  const user = world.users.get(id);
  return { id, email: user?.email ?? null };
}

const idOf = (event: EventName, subject: string): string =>
  `whd_${createHash('sha256').update(`${event} ${subject}`).digest('hex').slice(0, 20)}`;
