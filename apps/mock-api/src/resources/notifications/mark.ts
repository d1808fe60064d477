/** Detects changes of a user's notifications. */
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import type { UserRecord } from '../../model/records/users.ts';
import type { World } from '@zakupki/mock-engine/world/world';
import { countUnread, listNoticesFor } from './store.ts';

/** Marks are cached for this time only: some notifications appear by the clock alone. */
const CACHED_MS = 15_000;

/** By user: all streams of a user ask after each request. */
const known = new WeakMap<World, Map<string, { writes: number; at: number; mark: string }>>();

/** Changes with the list and with the number of unread notifications. */
export function markNotices(call: Pick<Call, 'world' | 'now' | 'lang'>, user: UserRecord): string {
  const { world, now } = call;
  const ofWorld = known.get(world) ?? new Map<string, { writes: number; at: number; mark: string }>();
  const last = ofWorld.get(user.id);
  if (last && last.writes === world.writes && now >= last.at && now < last.at + CACHED_MS) return last.mark;
  const notices = listNoticesFor(call, user);
  const mark = `${notices.length} ${countUnread(world, notices)} ${notices[0]?.id}`;
  known.set(world, ofWorld.set(user.id, { writes: world.writes, at: now, mark }));
  return mark;
}
