/** Statistics of one user, for administrators. */
import type { UserStats } from '@zakupki/api-client/schema';
import { notFound } from '../../../pipeline/problem.ts';
import { presentProfile } from '../../profile/present.ts';
import { figuresIn } from '../rules/details.ts';
import { type Period, periodOf } from '../rules/period.ts';
import { seriesOf, presentPeriod } from '../rules/summary.ts';
import type { UserRecord } from '../../../world/records/users.ts';
import { presentLedgerLine } from '../../access/present.ts';
import { presentAccess } from '../../access/present.ts';
import { newestFirst } from '../../audit/store.ts';
import { presentEvent } from '../../audit/present.ts';
import { applyAllDueChanges } from '../../users/jobs.ts';
import { presentImpersonation } from '../../impersonation/present.ts';
import { type Context, operation, type Operations } from '../../../pipeline/operation.ts';
import { presentOrderRow } from '../../orders/present.ts';
import { presentPayment } from '../../checkout/present.ts';
import { refusal } from '../../../pipeline/refuse.ts';
import { presentUser } from '../../users/present.ts';
import { collectCountedOfOne, collectPerson } from '../store.ts';

const ORDERS = 10;
const EVENTS = 20;
const PAID = 50;
const EVER = { start: -Infinity, end: Infinity };

export const userStats = {
  getUserStats: operation<'getUserStats', UserRecord>({
    locate: ({ userId }, { world }) => {
      const user = world.users.get(userId);
      if (!user) throw notFound();
      return user;
    },
    handle: ({ query }, context, user) => {
      const asked = periodOf(query, context.now);
      if ('faults' in asked) throw refusal(asked.faults, context);
      return { status: 200, body: statsOf(user, asked.period, context) };
    },
  }),
} satisfies Operations<'getUserStats'>;

function statsOf(user: UserRecord, period: Period, context: Context): UserStats {
  const { world, nowIso, lang } = context;
  const { id } = user;
  applyAllDueChanges(context, [user]);
  const access = presentAccess(context, user);
  const person = collectPerson(context, user);
  const own = { orders: world.orders.where('owner', id), payments: world.payments.where('owner', id) };
  const sessions = world.impersonations.all().filter(({ userId }) => userId === id);
  return {
    asOf: nowIso,
    period: presentPeriod(period),
    user: presentUser(user),
    profile: presentProfile(user.profile),
    access,
    counters: figuresIn(person, period),
    lifetime: figuresIn(person, EVER),
    ...seriesOf(collectCountedOfOne(context, person), period),
    recentOrders: latest(own.orders, ({ updatedAt }) => updatedAt, ORDERS).map((order) =>
      presentOrderRow(order, context),
    ),
    // Stored oldest first.
    creditTransactions: world.credits.where('owner', id).slice(-EVENTS).toReversed().map(presentLedgerLine),
    redemptions: latest(world.redemptions.where('owner', id), ({ redeemedAt }) => redeemedAt, PAID),
    payments: latest(own.payments, ({ createdAt }) => createdAt, PAID).map((paid) => presentPayment(paid, world, lang)),
    impersonations: latest(sessions, ({ startedAt }) => startedAt, EVENTS).map((one) =>
      presentImpersonation(one, context),
    ),
    auditTail: newestFirst(world.audit.where('owner', id), EVENTS).map((event) => presentEvent(event, context)),
  };
}

/** Newest first; ties in reverse order of writing. */
function latest<T>(records: readonly T[], at: (record: T) => string, count: number): T[] {
  return records
    .toReversed()
    .toSorted((a, b) => Date.parse(at(b)) - Date.parse(at(a)))
    .slice(0, count);
}
