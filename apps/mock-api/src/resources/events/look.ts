/** Compares what a caller may know now with what was known at the last look. */
import type { LiveEvent } from '@zakupki/api-client/schema';
import { momentOf } from '../../dates/moment.ts';
import type { Look } from '../../pipeline/operation.ts';
import { toIso } from '../../world/clock.ts';
import type { AuditRecord } from '../../world/records/audit.ts';
import type { BidRecord } from '../../world/records/bids.ts';
import type { InvitationRecord } from '../../world/records/invitations.ts';
import { allBids, allBidsOf } from '../bids/order-bids.ts';
import { markNotices } from '../notifications/mark.ts';
import { eventOf, findDeadlines, type Following, type Happened, historyOf, type Scope, scopeOf } from './store.ts';

/** Lists stay the same until one of their records is written, and are shared by all streams of a buyer. */
type Seen = {
  /** epoch ms */
  at: number;
  history: readonly AuditRecord[];
  invitations: readonly InvitationRecord[];
  bids: readonly BidRecord[];
  notices: string | null;
};

/** What the caller has: the last event, or data of a moment. */
export type Start = { lastEventId: string | undefined; since: string | undefined };

/** `after` (epoch ms) is the moment since when deadlines are new. */
type Found = { events: Happened[]; after: number };

/** @param orderId null for all orders of the caller */
export function lookFor(orderId: string | null, start: Start): Look {
  return (context, before) => {
    const scope = scopeOf(context, orderId);
    const now = seeNow(context, scope);
    // The last look returned it.
    const seen = before as Seen | null;
    const { events, after } = seen ? goOn(context, scope, seen, now) : begin(context, scope, start, now);
    const deadlines = findDeadlines(context, scope, { after, to: context.now });
    return { events: [...events, ...deadlines.events], seen: now, nextAt: deadlines.next };
  };
}

const NOTHING: readonly never[] = [];

/** Suppliers learn of bids and invitations by the history alone. */
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

/** More are not repeated: reading everything again is faster. */
const MAX_REPEATED = 100;

/** Position of a caller for whom nothing has happened yet. */
const BEFORE_ALL = 'evt_0';

function begin(context: Following, scope: Scope, { lastEventId, since }: Start, now: Seen): Found {
  const recent = listRecent(context, scope, now.history);
  const position = recent[0]?.id ?? BEFORE_ALL;
  const ready = { id: position, data: announcement('ready', context) };
  if (lastEventId === undefined && since === undefined) return { events: [ready], after: context.now };
  const known = lastEventId === undefined ? findMoment(recent, since ?? '') : findPosition(recent, lastEventId);
  if (!known) return { events: [{ ...ready, data: announcement('reset', context) }], after: context.now };
  const { missed, from } = known;
  const repeated = [...missed.toReversed(), ...findUnrecorded({ at: from }, now)];
  if (repeated.length > 0 && now.notices !== null) repeated.push({ data: announcement('notification', context) });
  // A caller who misses those gets them again.
  return { events: [missed.length > 0 ? { data: ready.data } : ready, ...repeated], after: from };
}

/** Newest first. */
function listRecent(context: Following, scope: Scope, history: readonly AuditRecord[]): Happened[] {
  const recent: Happened[] = [];
  for (let place = history.length - 1; place >= 0 && recent.length < MAX_REPEATED; place -= 1) {
    const record = history[place];
    const event = record && eventOf(record, context, scope);
    if (event) recent.push(event);
  }
  return recent;
}

/** Null where too much was missed. */
type Missed = { missed: Happened[]; from: number } | null;

function findPosition(recent: readonly Happened[], lastEventId: string): Missed {
  const place = recent.findIndex(({ id }) => id === lastEventId);
  const last = recent[place];
  if (last) return { missed: recent.slice(0, place), from: momentOf(last.data.at) };
  const isAll = lastEventId === BEFORE_ALL && recent.length < MAX_REPEATED;
  return isAll ? { missed: [...recent], from: -Infinity } : null;
}

function findMoment(recent: readonly Happened[], since: string): Missed {
  const from = momentOf(since);
  const missed = recent.filter(({ data }) => momentOf(data.at) >= from);
  return missed.length < MAX_REPEATED ? { missed, from } : null;
}

function goOn(context: Following, scope: Scope, seen: Seen, now: Seen): Found {
  const fresh = listFresh(seen.history, now.history);
  if (!fresh) return { events: [{ data: announcement('reset', context) }], after: context.now };
  const events = fresh.flatMap((record) => eventOf(record, context, scope) ?? []);
  events.push(...findUnrecorded(seen, now));
  if (seen.notices !== now.notices) events.push({ data: announcement('notification', context) });
  return { events, after: seen.at };
}

/** Entries written since; null when the history is another one, as after a restored snapshot. */
function listFresh(seen: readonly AuditRecord[], now: readonly AuditRecord[]): readonly AuditRecord[] | null {
  if (seen === now) return NOTHING;
  const last = seen.at(-1);
  const place = last ? now.findLastIndex(({ id }) => id === last.id) : -1;
  return last && place < 0 ? null : now.slice(place + 1);
}

/** Opened links and drafts of suppliers have no history. */
function findUnrecorded(seen: Pick<Seen, 'at'> & Partial<Seen>, now: Seen): Happened[] {
  const before = seen.invitations && new Map(seen.invitations.map(({ id, openedAt }) => [id, openedAt]));
  const isNew = (id: string, openedAt: string) =>
    before ? before.get(id) !== openedAt : momentOf(openedAt) >= seen.at;
  const opened =
    seen.invitations === now.invitations
      ? NOTHING
      : now.invitations.filter(({ id, openedAt }) => openedAt !== null && isNew(id, openedAt));
  const drafts = seen.bids === now.bids ? NOTHING : differenceOf(seen, now);
  return [
    ...opened.map(({ id, orderId, openedAt }) => ofInvitation(orderId, id, openedAt ?? toIso(now.at))),
    ...drafts.map(({ orderId, invitationId }) => ofInvitation(orderId, invitationId, toIso(now.at))),
  ];
}

/** Drafts of suppliers that were begun or deleted. */
function differenceOf(seen: Pick<Seen, 'at'> & Partial<Seen>, { bids }: Seen): readonly BidRecord[] {
  const own = (list: readonly BidRecord[]) =>
    list.filter(({ invitationId, status }) => invitationId !== null && status === 'draft');
  if (!seen.bids) return own(bids).filter(({ createdAt }) => momentOf(createdAt) >= seen.at);
  const [before, after] = [new Set(seen.bids.map(({ id }) => id)), new Set(bids.map(({ id }) => id))];
  return [...own(bids).filter(({ id }) => !before.has(id)), ...own(seen.bids).filter(({ id }) => !after.has(id))];
}

const ofInvitation = (orderId: string, subjectId: string | null, at: string): Happened => ({
  data: { kind: 'invitation', orderId, subjectId, at, requestId: null },
});

const announcement = (kind: LiveEvent['kind'], { now }: Following): LiveEvent => ({
  kind,
  orderId: null,
  subjectId: null,
  at: toIso(now),
  requestId: null,
});
