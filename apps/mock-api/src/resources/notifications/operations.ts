/** Notifications are calculated on request; only read marks are stored. */
import { invalid } from '@zakupki/mock-engine/pipeline/problem';
import type { Notice } from '../../rules/notifications/notice.ts';
import { listNoticesFor, countUnread } from './store.ts';
import { operation, type Operations } from '@zakupki/mock-engine/pipeline/operation';
import { fieldError, refuse } from '../../sentences/refuse.ts';
import { presentNotification } from './present.ts';

export const notifications = {
  listNotifications: operation<'listNotifications'>({
    handle: ({ query }, call) => {
      const { cursor, limit = 25, unread } = query;
      const { world, lang, caller } = call;
      const all = listNoticesFor(call, caller.user);
      const readAt = (notice: Notice) => world.notificationReads.get(notice.id)?.at ?? null;
      const wanted = all.filter((notice) => unread === undefined || unread === (readAt(notice) === null));
      // The cursor is the id of the last returned notice, so new ones neither repeat nor hide any.
      const start = cursor === undefined ? 0 : all.findIndex(({ id }) => id === cursor) + 1;
      if (cursor !== undefined && start === 0) {
        throw invalid([fieldError(lang, '?cursor', 'ref_not_found', 'cursor_unknown')]);
      }
      const later = new Set(all.slice(start));
      const remaining = wanted.filter((notice) => later.has(notice));
      const data = remaining
        .slice(0, limit)
        .map((notice) => presentNotification(notice, readAt(notice), caller.user, lang));
      const nextCursor = remaining.length > limit ? (data.at(-1)?.id ?? null) : null;
      return { status: 200, body: { data, nextCursor, unread: countUnread(world, all) } };
    },
  }),

  readNotifications: operation<'readNotifications'>({
    handle: ({ body: { ids, all } }, call) => {
      if (ids && all) refuse([{ pointer: '/all', code: 'not_allowed', said: 'not_allowed' }], call);
      const { world, nowIso, caller } = call;
      const named = ids && new Set(ids);
      for (const { id } of listNoticesFor(call, caller.user)) {
        if ((named && !named.has(id)) || world.notificationReads.get(id)) continue;
        world.notificationReads.put({ id, ownerId: caller.user.id, at: nowIso });
      }
      return { status: 204 };
    },
  }),
} satisfies Operations<'listNotifications' | 'readNotifications'>;
