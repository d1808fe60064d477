/** Collects the facts that notices derive from. */
import { isAwardable } from '../orders/awardable.ts';
import { allBids, comparableBids, listedBids } from '../../tables/bids/order-bids.ts';
import { webinarTitle } from '../../rules/webinars.ts';
import { subtract } from '@zakupki/procurement/decimals/decimal';
import { accessStatus, balance } from '../../rules/access/access.ts';
import { momentOf } from '@zakupki/mock-engine/dates/moment';
import type { ExpiringDocument, Notice, NoticeFacts, PaidItem, OpenOrder } from '../../rules/notifications/notice.ts';
import type { Lang } from '@zakupki/words';
import type { PaymentRecord } from '../../model/records/billing.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import type { UserRecord } from '../../model/records/users.ts';
import type { World } from '@zakupki/mock-engine/world/world';
import { orderConflicts } from '../../tables/conflicts.ts';
import { listGrants, findPlan } from '../access/store.ts';
import { listCurrentNotices } from '../../rules/notifications/list-notices.ts';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { itemName, receiptNumber } from '../access/payments.ts';

/** @param lang language of plan, pack and webinar names */
export function collectNoticeFacts(world: World, user: UserRecord, now: number, lang: Lang): NoticeFacts {
  const grants = listGrants(world, user, now);
  const status = accessStatus(user, now);
  const isPaid = status === 'active' || status === 'grace';
  const isMetered = !(isPaid && findPlan(world, user)?.creditsPerPeriod === null);
  return {
    user,
    credits: isMetered ? { balance: balance(grants, now) } : null,
    ledger: world.credits.where('owner', user.id),
    openOrders: world.orders
      .where('open', user.id)
      .filter(({ archivedAt }) => archivedAt === null)
      .map((order) => openOrderFacts(order, world)),
    questions: world.questions
      .where('owner', user.id)
      .map((question) => ({ ...question, order: world.orders.get(question.orderId) })),
    answers: world.awards.where('owner', user.id).flatMap(({ orderId, purchaseOrders }) => {
      const order = world.orders.get(orderId);
      return order ? purchaseOrders.map((ref) => ({ ref, order })) : [];
    }),
    webinars: world.webinarSeats.where('email', user.email.toLowerCase()).flatMap(({ webinarId }) => {
      const webinar = world.webinars.get(webinarId);
      return webinar ? [{ ...webinar, shownTitle: webinarTitle(webinar)[lang] }] : [];
    }),
    documents: world.attachments.where('user', user.id).flatMap((file): ExpiringDocument[] => {
      const supplier = file.owner === 'supplier' ? world.suppliers.get(file.ownerId) : undefined;
      const { id, title, fileName, expiresOn, uploadedAt, expiresOnSetAt } = file;
      if (!supplier || !expiresOn) return [];
      return [{ id, title: title ?? fileName, expiresOn, knownAt: expiresOnSetAt ?? uploadedAt, supplier }];
    }),
    timeZone: user.profile.timeZone,
    paid: world.payments.where('owner', user.id).flatMap((payment) => presentPaidItem(payment, world, lang)),
  };
}

/** What the facts are collected from: records, and lists that stay the same objects until one of their records changes. */
export function noticeSources(world: World, user: UserRecord): readonly unknown[] {
  const { id, email } = user;
  const open = world.orders.where('open', id);
  const answered = world.awards.where('owner', id);
  const questions = world.questions.where('owner', id);
  const files = world.attachments.where('user', id);
  const seats = world.webinarSeats.where('email', email.toLowerCase());
  return [
    user,
    findPlan(world, user),
    open,
    answered,
    questions,
    files,
    world.grants.where('owner', id),
    world.credits.where('owner', id),
    world.payments.where('owner', id),
    seats,
    ...open.flatMap((order) => [
      allBids(world, order.id),
      world.invitations.where('order', order.id),
      world.audit.where('order', order.id),
      world.conflicts.get(order.id),
    ]),
    ...[...answered, ...questions].map(({ orderId }) => world.orders.get(orderId)),
    ...files.map(({ ownerId }) => world.suppliers.get(ownerId)),
    ...seats.map(({ webinarId }) => world.webinars.get(webinarId)),
  ];
}

function presentPaidItem(payment: PaymentRecord, world: World, lang: Lang): PaidItem[] {
  const { id, method, paidAt, item, amount, vat, vatRate, currency } = payment;
  const number = receiptNumber(world, payment);
  if (paidAt === null || number === null) return [];
  const name = itemName(item, world, lang);
  const net = subtract(amount, vat);
  return [{ id, method, paidAt, number, name, net, vat, vatRate, amount, currency }];
}

function openOrderFacts(order: OrderRecord, world: World): OpenOrder {
  return {
    order,
    bids: listedBids(world, order.id),
    comparable: comparableBids(world, order),
    invitations: world.invitations.where('order', order.id),
    history: world.audit.where('order', order.id),
    blockedSince: order.counts.blockers === 0 || isAwardable(world, order) ? null : blockedSince(order, world),
    changedAt: (entityId, path) => {
      const isOfIt = (event: { entity: { id: string }; changes: readonly { path: string }[] }) =>
        event.entity.id === entityId && event.changes.some((change) => change.path === path);
      const last = world.audit.where('order', order.id).findLast(isOfIt);
      return last ? momentOf(last.at) : null;
    },
  };
}

function blockedSince(order: OrderRecord, world: World): number {
  const found = orderConflicts({ world }, order)
    .filter(({ severity, status, causedBy }) => severity === 'blocker' && status === 'open' && causedBy === null)
    .map(({ firstSeenAt, history }) => momentOf(history.at(-1)?.until ?? firstSeenAt));
  return found.length > 0 ? Math.max(...found) : momentOf(order.updatedAt);
}

export function countUnreadNotifications(call: NoticeContext, user: UserRecord): number {
  return countUnread(call.world, listNoticesFor(call, user));
}

export const countUnread = (world: World, notices: readonly Notice[]) =>
  notices.filter(({ id }) => world.notificationReads.get(id) === undefined).length;
export function listNoticesFor({ world, now, lang }: NoticeContext, user: UserRecord): Notice[] {
  return listCurrentNotices(collectNoticeFacts(world, user, now, lang), user.profile.notificationPrefs, now);
}

type NoticeContext = Pick<Call, 'world' | 'now' | 'lang'>;
