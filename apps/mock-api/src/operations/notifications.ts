/** Notifications: worked out when they are asked for; only what was read is kept. */
import type { Notification } from '@zakupki/api-client/schema';
import { fieldError, invalid } from '../pipeline/problem.ts';
import { accessStatus, balance } from '../rules/access.ts';
import { momentOf } from '../rules/moment.ts';
import { type Notice, type NoticeFacts, noticesAt, type Watched } from '../rules/notifications.ts';
import { isOpen } from '../rules/order-transitions.ts';
import type { Lang } from '../sentences/sentence.ts';
import { noticeTexts } from '../sentences/notifications.ts';
import { toIso } from '../world/clock.ts';
import type { OrderRecord, UserRecord } from '../world/records.ts';
import type { World } from '../world/world.ts';
import { grantsAt, planOf } from './credits.ts';
import { type Context, operation, type Operations } from './operation.ts';
import { itemName } from './payments.ts';
import { refuse } from './refuse.ts';

type Reading = Pick<Context, 'world' | 'now' | 'lang'>;

export const notifications = {
  listNotifications: operation<'listNotifications'>({
    handle: ({ query }, context) => {
      const { cursor, limit = 25, unread } = query;
      const { world, lang, caller } = context;
      const all = noticesOf(context, caller.user);
      const readAt = (notice: Notice) => world.notificationReads.get(notice.id)?.at ?? null;
      const wanted = all.filter((notice) => unread === undefined || unread === (readAt(notice) === null));
      // The cursor is the last one shown, so that what comes meanwhile repeats and hides nothing.
      const at = cursor === undefined ? 0 : all.findIndex(({ id }) => id === cursor) + 1;
      if (cursor !== undefined && at === 0) {
        throw invalid([fieldError(lang, '?cursor', 'ref_not_found', 'cursor_unknown')]);
      }
      const later = new Set(all.slice(at));
      const left = wanted.filter((notice) => later.has(notice));
      const data = left.slice(0, limit).map((notice) => shown(notice, readAt(notice), caller.user, lang));
      const nextCursor = left.length > limit ? (data.at(-1)?.id ?? null) : null;
      return { status: 200, body: { data, nextCursor, unread: unreadOf(world, all) } };
    },
  }),

  readNotifications: operation<'readNotifications'>({
    handle: ({ body: { ids, all } }, context) => {
      if (ids && all) refuse([{ pointer: '/all', code: 'not_allowed', said: 'not_allowed' }], context);
      const { world, nowIso, caller } = context;
      const named = ids && new Set(ids);
      for (const { id } of noticesOf(context, caller.user)) {
        if ((named && !named.has(id)) || world.notificationReads.get(id)) continue;
        world.notificationReads.put({ id, ownerId: caller.user.id, at: nowIso });
      }
      return { status: 204 };
    },
  }),
} satisfies Operations<'listNotifications' | 'readNotifications'>;

/** How many somebody has not read. */
export function unreadNotifications(context: Reading, user: UserRecord): number {
  return unreadOf(context.world, noticesOf(context, user));
}

const unreadOf = (world: World, notices: readonly Notice[]) =>
  notices.filter(({ id }) => world.notificationReads.get(id) === undefined).length;

function shown(notice: Notice, readAt: string | null, { profile }: UserRecord, lang: Lang): Notification {
  const { id, type, at, link } = notice;
  return { id, type, at: toIso(at), readAt, ...noticeTexts(notice, lang, profile.timeZone), link };
}

function noticesOf({ world, now, lang }: Reading, user: UserRecord): Notice[] {
  const grants = grantsAt(world, user, now);
  const status = accessStatus(user, now);
  const isPaid = status === 'active' || status === 'grace';
  const isMetered = !(isPaid && planOf(world, user)?.creditsPerPeriod === null);
  const facts: NoticeFacts = {
    user,
    status,
    credits: isMetered ? { balance: balance(grants, now) } : null,
    ledger: world.credits.where('owner', user.id),
    watched: openOrders(world.orders.where('owner', user.id)).map((order) => watched(order, world)),
    questions: world.questions
      .where('owner', user.id)
      .map((question) => ({ ...question, order: world.orders.get(question.orderId) })),
    webinars: world.webinarSeats.where('email', user.email.toLowerCase()).flatMap(({ webinarId }) => {
      const webinar = world.webinars.get(webinarId);
      return webinar ? [{ ...webinar, shownTitle: lang === 'ru' ? webinar.titleRu : webinar.title }] : [];
    }),
    arrived: world.payments
      .where('owner', user.id)
      .flatMap(({ id, method, paidAt, amount, item }) =>
        method === 'invoice' && paidAt ? [{ id, paidAt, amount, name: itemName(item, world, lang) }] : [],
      ),
  };
  return noticesAt(facts, now);
}

/** Of thousands of orders few are open, and the list stays the same one until one of them is written. */
const open = new WeakMap<readonly OrderRecord[], readonly OrderRecord[]>();

function openOrders(orders: readonly OrderRecord[]): readonly OrderRecord[] {
  let known = open.get(orders);
  if (!known) open.set(orders, (known = orders.filter((order) => isOpen(order) && order.archivedAt === null)));
  return known;
}

function watched(order: OrderRecord, world: World): Watched {
  const entries = world.conflicts.get(order.id)?.entries ?? [];
  const found = entries
    .filter(({ severity, status, lastSeenAt }) => severity === 'blocker' && status === 'open' && lastSeenAt === null)
    .map(({ firstSeenAt }) => momentOf(firstSeenAt));
  // Those of the seed are worked out, not kept: they are as old as the order's last change.
  const blockedSince = found.length > 0 ? Math.max(...found) : momentOf(order.updatedAt);
  return { order, bids: world.bids.where('order', order.id), blockedSince };
}
