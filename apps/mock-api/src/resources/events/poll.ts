/** Compares what a caller may know now with what was known at the last poll. */
import type { LiveEvent } from '@zakupki/api-client/schema';
import { momentOf } from '@zakupki/mock-engine/dates/moment';
import type { Poll } from '@zakupki/mock-engine/pipeline/call';
import { toIso } from '@zakupki/mock-engine/world/clock';
import type { AuditRecord } from '../../model/records/audit.ts';
import type { BidRecord } from '../../model/records/bids.ts';
import { eventOf, type Following, type StreamEvent } from './store.ts';
import { deadlinesOf, type View, viewOf } from './view.ts';

/** @property at epoch ms */
type Seen = { at: number; view: View };

/** Where the caller starts: after the last event received, or at the time of the data loaded. */
export type Start = { lastEventId: string | undefined; since: string | undefined };

/** Deadlines after `after` (epoch ms) are new. */
type Found = { events: readonly StreamEvent[]; after: number };

/** @param orderId null for all orders of the caller */
export function createPoll(orderId: string | null, start: Start): Poll {
  return (call, before) => {
    const now: Seen = { at: call.now, view: viewOf(call, orderId) };
    // The last poll returned it as `seen`.
    const seen = before as Seen | null;
    const { events, after } = seen ? continueStream(call, seen, now) : startStream(call, start, now);
    const deadlines = findDeadlines(now.view, { after, to: call.now });
    return { events: [...events, ...deadlines.events], seen: now, nextAt: deadlines.next };
  };
}

const NOTHING: readonly never[] = [];

/** A caller who missed more gets a `reset`: reloading everything is faster. */
const MAX_REPEATED = 100;

/** Position before the first event. */
const BEFORE_ALL = 'evt_0';

function startStream(call: Following, { lastEventId, since }: Start, now: Seen): Found {
  const recent = listRecent(call, now.view);
  const position = recent[0]?.id ?? BEFORE_ALL;
  const ready = { id: position, data: announcement('ready', call) };
  if (lastEventId === undefined && since === undefined) return { events: [ready], after: call.now };
  const known = lastEventId === undefined ? findMoment(recent, since ?? '') : findPosition(recent, lastEventId);
  if (!known) return { events: [{ ...ready, data: announcement('reset', call) }], after: call.now };
  const { missed, from } = known;
  const repeated = [...missed.toReversed(), ...findUnrecorded({ at: from, view: null }, now)];
  if (repeated.length > 0 && now.view.notices !== null) repeated.push({ data: announcement('notification', call) });
  // Without the id, a caller who loses the repeated events gets them again.
  return { events: [missed.length > 0 ? { data: ready.data } : ready, ...repeated], after: from };
}

/** Newest first. */
function listRecent(call: Following, view: View): StreamEvent[] {
  const { history } = view;
  const recent: StreamEvent[] = [];
  for (let index = history.length - 1; index >= 0 && recent.length < MAX_REPEATED; index -= 1) {
    const record = history[index];
    const event = record && eventOf(record, call, view);
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

/** Events between two views of callers who see the same: streams of one caller share them. */
const found = new WeakMap<View, WeakMap<View, readonly StreamEvent[] | null>>();

function continueStream(call: Following, seen: Seen, now: Seen): Found {
  if (seen.view === now.view) return { events: NOTHING, after: seen.at };
  const changes = found.get(now.view) ?? new WeakMap<View, readonly StreamEvent[] | null>();
  found.set(now.view, changes);
  let events = changes.get(seen.view);
  if (events === undefined) changes.set(seen.view, (events = findChanges(call, seen, now)));
  return events ? { events, after: seen.at } : { events: [{ data: announcement('reset', call) }], after: now.at };
}

/** Returns null when the history was replaced. */
function findChanges(call: Following, seen: Seen, now: Seen): readonly StreamEvent[] | null {
  const added = listNew(seen.view.history, now.view.history);
  if (!added) return null;
  const events = added.flatMap((record) => eventOf(record, call, now.view) ?? []);
  events.push(...findUnrecorded(seen, now));
  if (seen.view.notices !== now.view.notices) events.push({ data: announcement('notification', call) });
  return events;
}

/** Returns entries written since; null when the history was replaced, as by a restored snapshot. */
function listNew(seen: readonly AuditRecord[], now: readonly AuditRecord[]): readonly AuditRecord[] | null {
  if (seen === now) return NOTHING;
  const last = seen.at(-1);
  const index = last ? now.findLastIndex(({ id }) => id === last.id) : -1;
  return last && index < 0 ? null : now.slice(index + 1);
}

/** The view is null for a caller who starts. */
type Before = { at: number; view: View | null };

/** Finds opened links and drafts of suppliers, which the history does not record. */
function findUnrecorded(seen: Before, { at, view }: Seen): StreamEvent[] {
  const before = seen.view && new Map(seen.view.sent.map(({ id, openedAt }) => [id, openedAt]));
  const isNew = (id: string, openedAt: string) =>
    before ? before.get(id) !== openedAt : momentOf(openedAt) >= seen.at;
  const opened =
    seen.view?.sent === view.sent
      ? NOTHING
      : view.sent.filter(({ id, openedAt }) => openedAt !== null && isNew(id, openedAt));
  const drafts = seen.view?.bids === view.bids ? NOTHING : listChangedDrafts(seen, view.bids);
  return [
    ...opened.map(({ id, orderId, openedAt }) => invitationEvent(orderId, id, openedAt ?? toIso(at))),
    ...drafts.map(({ orderId, invitationId }) => invitationEvent(orderId, invitationId, toIso(at))),
  ];
}

/** Drafts of suppliers that were created or deleted. */
function listChangedDrafts({ at, view }: Before, bids: readonly BidRecord[]): readonly BidRecord[] {
  const supplierDrafts = (list: readonly BidRecord[]) =>
    list.filter(({ invitationId, status }) => invitationId !== null && status === 'draft');
  if (!view) return supplierDrafts(bids).filter(({ createdAt }) => momentOf(createdAt) >= at);
  const [before, after] = [new Set(view.bids.map(({ id }) => id)), new Set(bids.map(({ id }) => id))];
  return [
    ...supplierDrafts(bids).filter(({ id }) => !before.has(id)),
    ...supplierDrafts(view.bids).filter(({ id }) => !after.has(id)),
  ];
}

/** Finds deadlines in (after, to], and the next one; epoch ms. */
function findDeadlines(
  view: View,
  { after, to }: { after: number; to: number },
): { events: StreamEvent[]; next: number | null } {
  const deadlines = deadlinesOf(view);
  const first = deadlines.findIndex(({ at }) => at > Math.min(after, to));
  const following = first < 0 ? NOTHING : deadlines.slice(first);
  return {
    events: following.flatMap(({ orderId, at }) =>
      at > after && at <= to
        ? [{ data: { kind: 'deadline' as const, orderId, subjectId: null, at: toIso(at), requestId: null } }]
        : [],
    ),
    next: following.find(({ at }) => at > to)?.at ?? null,
  };
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
