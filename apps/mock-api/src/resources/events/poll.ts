/** Compares what a caller may know now with what was known at the last poll. */
import type { LiveEvent } from '@zakupki/api-client/schema';
import { momentOf } from '../../dates/moment.ts';
import type { Poll } from '../../pipeline/operation.ts';
import { toIso } from '../../world/clock.ts';
import type { AuditRecord } from '../../world/records/audit.ts';
import type { BidRecord } from '../../world/records/bids.ts';
import type { InvitationRecord } from '../../world/records/invitations.ts';
import { allBids, allBidsOf } from '../bids/order-bids.ts';
import { markNotices } from '../notifications/mark.ts';
import { eventOf, findDeadlines, type Following, type StreamEvent, historyOf, type Scope, scopeOf } from './store.ts';

/** Lists stay the same until one of their records is written, and are shared by all streams of a buyer. */
type Seen = {
  /** epoch ms */
  at: number;
  history: readonly AuditRecord[];
  invitations: readonly InvitationRecord[];
  bids: readonly BidRecord[];
  notices: string | null;
};

/** Where the caller starts: after the last event received, or at the time of the data loaded. */
export type Start = { lastEventId: string | undefined; since: string | undefined };

/** Deadlines after `after` (epoch ms) are new. */
type Found = { events: StreamEvent[]; after: number };

/** @param orderId null for all orders of the caller */
export function createPoll(orderId: string | null, start: Start): Poll {
  return (context, before) => {
    const scope = scopeOf(context, orderId);
    const now = seeNow(context, scope);
    // The last poll returned it as `seen`.
    const seen = before as Seen | null;
    const { events, after } = seen
      ? continueStream(context, scope, seen, now)
      : startStream(context, scope, start, now);
    const deadlines = findDeadlines(context, scope, { after, to: context.now });
    return { events: [...events, ...deadlines.events], seen: now, nextAt: deadlines.next };
  };
}

const NOTHING: readonly never[] = [];

/** Suppliers get events of bids and invitations only from the history. */
function seeNow(context: Following, scope: Scope): Seen {
  const { world, now, caller } = context;
  const { ownerId, orderId } = scope;
  const seen = { at: now, history: historyOf(context, scope), invitations: NOTHING, bids: NOTHING, notices: null };
  if (scope.invitations) return seen;
  return orderId === null
    ? {
        ...seen,
        invitations: world.invitations.where('owner', ownerId),
        bids: allBidsOf(world, ownerId),
        notices: markNotices(context, caller.user),
      }
    : { ...seen, invitations: world.invitations.where('order', orderId), bids: allBids(world, orderId) };
}

/** A caller who missed more gets a `reset`: reloading everything is faster. */
const MAX_REPEATED = 100;

/** Position before the first event. */
const BEFORE_ALL = 'evt_0';

function startStream(context: Following, scope: Scope, { lastEventId, since }: Start, now: Seen): Found {
  const recent = listRecent(context, scope, now.history);
  const position = recent[0]?.id ?? BEFORE_ALL;
  const ready = { id: position, data: announcement('ready', context) };
  if (lastEventId === undefined && since === undefined) return { events: [ready], after: context.now };
  const known = lastEventId === undefined ? findMoment(recent, since ?? '') : findPosition(recent, lastEventId);
  if (!known) return { events: [{ ...ready, data: announcement('reset', context) }], after: context.now };
  const { missed, from } = known;
  const repeated = [...missed.toReversed(), ...findUnrecorded({ at: from }, now)];
  if (repeated.length > 0 && now.notices !== null) repeated.push({ data: announcement('notification', context) });
  // Without the id, a caller who loses the repeated events gets them again.
  return { events: [missed.length > 0 ? { data: ready.data } : ready, ...repeated], after: from };
}

/** Newest first. */
function listRecent(context: Following, scope: Scope, history: readonly AuditRecord[]): StreamEvent[] {
  const recent: StreamEvent[] = [];
  for (let index = history.length - 1; index >= 0 && recent.length < MAX_REPEATED; index -= 1) {
    const record = history[index];
    const event = record && eventOf(record, context, scope);
    if (event) recent.push(event);
  }
  return recent;
}

/** null when too many events were missed */
type Missed = { missed: StreamEvent[]; from: number } | null;

function findPosition(recent: readonly StreamEvent[], lastEventId: string): Missed {
  const index = recent.findIndex(({ id }) => id === lastEventId);
  const last = recent[index];
  if (last) return { missed: recent.slice(0, index), from: momentOf(last.data.at) };
  const isComplete = lastEventId === BEFORE_ALL && recent.length < MAX_REPEATED;
  return isComplete ? { missed: [...recent], from: -Infinity } : null;
}

function findMoment(recent: readonly StreamEvent[], since: string): Missed {
  const from = momentOf(since);
  const missed = recent.filter(({ data }) => momentOf(data.at) >= from);
  return missed.length < MAX_REPEATED ? { missed, from } : null;
}

function continueStream(context: Following, scope: Scope, seen: Seen, now: Seen): Found {
  const added = listNew(seen.history, now.history);
  if (!added) return { events: [{ data: announcement('reset', context) }], after: context.now };
  const events = added.flatMap((record) => eventOf(record, context, scope) ?? []);
  events.push(...findUnrecorded(seen, now));
  if (seen.notices !== now.notices) events.push({ data: announcement('notification', context) });
  return { events, after: seen.at };
}

/** Returns entries written since; null when the history was replaced, as by a restored snapshot. */
function listNew(seen: readonly AuditRecord[], now: readonly AuditRecord[]): readonly AuditRecord[] | null {
  if (seen === now) return NOTHING;
  const last = seen.at(-1);
  const index = last ? now.findLastIndex(({ id }) => id === last.id) : -1;
  return last && index < 0 ? null : now.slice(index + 1);
}

/** Finds opened links and drafts of suppliers, which the history does not record. */
function findUnrecorded(seen: Pick<Seen, 'at'> & Partial<Seen>, now: Seen): StreamEvent[] {
  const before = seen.invitations && new Map(seen.invitations.map(({ id, openedAt }) => [id, openedAt]));
  const isNew = (id: string, openedAt: string) =>
    before ? before.get(id) !== openedAt : momentOf(openedAt) >= seen.at;
  const opened =
    seen.invitations === now.invitations
      ? NOTHING
      : now.invitations.filter(({ id, openedAt }) => openedAt !== null && isNew(id, openedAt));
  const drafts = seen.bids === now.bids ? NOTHING : listChangedDrafts(seen, now);
  return [
    ...opened.map(({ id, orderId, openedAt }) => invitationEvent(orderId, id, openedAt ?? toIso(now.at))),
    ...drafts.map(({ orderId, invitationId }) => invitationEvent(orderId, invitationId, toIso(now.at))),
  ];
}

/** Drafts of suppliers that were created or deleted. */
function listChangedDrafts(seen: Pick<Seen, 'at'> & Partial<Seen>, { bids }: Seen): readonly BidRecord[] {
  const supplierDrafts = (list: readonly BidRecord[]) =>
    list.filter(({ invitationId, status }) => invitationId !== null && status === 'draft');
  if (!seen.bids) return supplierDrafts(bids).filter(({ createdAt }) => momentOf(createdAt) >= seen.at);
  const [before, after] = [new Set(seen.bids.map(({ id }) => id)), new Set(bids.map(({ id }) => id))];
  return [
    ...supplierDrafts(bids).filter(({ id }) => !before.has(id)),
    ...supplierDrafts(seen.bids).filter(({ id }) => !after.has(id)),
  ];
}

const invitationEvent = (orderId: string, subjectId: string | null, at: string): StreamEvent => ({
  data: { kind: 'invitation', orderId, subjectId, at, requestId: null },
});

const announcement = (kind: LiveEvent['kind'], { now }: Following): LiveEvent => ({
  kind,
  orderId: null,
  subjectId: null,
  at: toIso(now),
  requestId: null,
});
