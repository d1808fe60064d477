/** Sends notifications by e-mail: each once, if the user wants the type. */
import { listDueEmails, isWanted } from '../../rules/notifications/list-notices.ts';
import { DAY_MS, type Notice } from '../../rules/notifications/notice.ts';
import { emailTexts } from './sentences.ts';
import { toIso } from '@zakupki/mock-engine/world/clock';
import type { LetterRecord } from '@zakupki/mock-engine/world/records/letters';
import type { UserRecord } from '../../model/records/users.ts';
import { createWorld, type World } from '@zakupki/mock-engine/world/world';
import type { Caller } from '../../tables/rights/caller.ts';
import { applyAllDueChanges } from '../users/jobs.ts';
import { collectNoticeFacts, noticeSources } from './store.ts';
import { remindSilentSuppliers } from '../invitations/jobs.ts';
import { settleDuePayments } from '../checkout/jobs.ts';

/**
 * Ids derive from the notices, so nothing is sent twice. Notices skipped by preference are recorded, so
 * that enabling a type later sends no old ones.
 */
export function sendDueEmails(world: World, user: UserRecord): void {
  if (user.status === 'blocked' || user.emailVerifiedAt === null) return;
  const now = world.clock.now();
  const checked = checkedUntil.get(world)?.get(user.id);
  const isWithin = checked !== undefined && checked.from <= now && now < checked.until;
  if (isWithin && checked.writes === world.writes) return;
  const sources = noticeSources(world, user);
  if (isWithin && sources.every((source, place) => source === checked.sources[place])) {
    checked.writes = world.writes;
    return;
  }
  const facts = collectNoticeFacts(world, user, now, user.locale);
  const emails = listDueEmails(facts, { after: world.seed.start, to: now + DAY_MS });
  for (const notice of emails.filter(({ at }) => at <= now)) {
    const id = notice.id.replace(/^ntf_/, 'let_');
    if (world.letters.get(id) || world.notificationSkips.get(notice.id)) continue;
    if (isWanted(user.profile.notificationPrefs, notice.type, 'email')) {
      world.letters.put({ id, ...emailOf(notice, user) });
    } else {
      world.notificationSkips.put({ id: notice.id, ownerId: user.id, at: toIso(notice.at) });
    }
  }
  const until = emails.find(({ at }) => at > now)?.at ?? now + DAY_MS;
  const ofWorld = checkedUntil.get(world) ?? new Map<string, CheckedSpan>();
  checkedUntil.set(world, ofWorld.set(user.id, { writes: world.writes, sources, from: now, until }));
}

/** Invited suppliers have no account, and get no notifications. */
export function sendDueEmailsTo(world: World, caller: Caller): void {
  const user = world.users.get(caller.user.id);
  if (user) sendDueEmails(world, user);
}

/** Nothing becomes due in [from, until), epoch ms, until a write changes one of the sources. */
type CheckedSpan = {
  writes: number;
  readonly sources: readonly unknown[];
  readonly from: number;
  readonly until: number;
};

/** By user, so that read-only requests stay fast. */
const checkedUntil = new WeakMap<World, Map<string, CheckedSpan>>();

/** Most seeded customers have all e-mails disabled. */
function wantsEmail({ profile }: UserRecord): boolean {
  return Object.values(profile.notificationPrefs).some(({ email }) => email);
}

function emailOf(notice: Notice, { locale, email, profile }: UserRecord): Omit<LetterRecord, 'id'> {
  const { subject, text, label } = emailTexts(notice, locale, profile.timeZone);
  return {
    at: toIso(notice.at),
    channel: 'email',
    to: email,
    kind: 'notice',
    subject,
    text,
    links: [{ label, path: `/app${notice.link}` }],
  };
}

/** Newest first. Works on a copy of the world, so that reading the outbox changes nothing. */
export function listSentEmails(world: World): LetterRecord[] {
  const copy = createWorld(world.name, world.seed, { ...world.memento(), clock: 'frozen' });
  settleDuePayments(copy);
  remindSilentSuppliers(copy);
  const readers = copy.users.all().filter(wantsEmail);
  // Recalculating orders is slow and only finds blockers caused by time.
  const watching = readers.filter(({ profile }) => profile.notificationPrefs.newBlocker.email);
  applyAllDueChanges({ world: copy, now: copy.clock.now(), nowIso: copy.clock.nowIso() }, watching);
  for (const user of readers) sendDueEmails(copy, user);
  return copy.letters
    .all()
    .reverse()
    .sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
}
