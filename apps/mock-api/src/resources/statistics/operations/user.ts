/** Statistics of one user, for administrators. */
import type { UserStats } from '@zakupki/api-client/schema';
import { presentProfile } from '../../profile/present.ts';
import { figuresIn } from '../../../rules/statistics/details.ts';
import { type Period, periodOf } from '../../../rules/statistics/period.ts';
import { seriesOf, presentPeriod } from '../../../rules/statistics/summary.ts';
import type { UserRecord } from '../../../model/records/users.ts';
import { presentAccess, presentLedgerLine } from '../../access/present.ts';
import { newestFirst } from '../../../rules/audit.ts';
import { presentEvent } from '../../audit/present.ts';
import { applyAllDueChanges } from '../../users/jobs.ts';
import { presentImpersonation } from '../../impersonation/present.ts';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { operation, type Operations } from '@zakupki/mock-engine/pipeline/operation';
import { presentOrderRow } from '../../orders/present.ts';
import { presentPayment } from '../../access/payments.ts';
import { refusal } from '../../../sentences/refuse.ts';
import { presentUser } from '../../users/present.ts';
import { requireUser } from '../../users/store.ts';
import { collectCountedOfOne, collectPerson } from '../store.ts';

const MAX_ORDERS = 10;
const MAX_EVENTS = 20;
const MAX_PAYMENTS = 50;
const EVER = { start: -Infinity, end: Infinity };

export const userStats = {
  getUserStats: operation<'getUserStats', UserRecord>({
    locate: requireUser,
    handle: ({ query }, call, user) => {
      const result = periodOf(query, call.now);
      if ('faults' in result) throw refusal(result.faults, call);
      return { status: 200, body: statsOf(user, result.period, call) };
    },
  }),
} satisfies Operations<'getUserStats'>;

function statsOf(user: UserRecord, period: Period, call: Call): UserStats {
  const { world, nowIso, lang } = call;
  const { id } = user;
  applyAllDueChanges(call, [user]);
  const access = presentAccess(call, user);
  const person = collectPerson(call, user);
  const orders = world.orders.where('owner', id);
  const payments = world.payments.where('owner', id);
  const sessions = world.impersonations.all().filter(({ userId }) => userId === id);
  return {
    asOf: nowIso,
    period: presentPeriod(period),
    user: presentUser(user),
    profile: presentProfile(user.profile),
    access,
    counters: figuresIn(person, period),
    lifetime: figuresIn(person, EVER),
    ...seriesOf(collectCountedOfOne(call, person), period),
    recentOrders: latest(orders, ({ updatedAt }) => updatedAt, MAX_ORDERS).map((order) => presentOrderRow(order, call)),
    // Stored oldest first.
    creditTransactions: world.credits.where('owner', id).slice(-MAX_EVENTS).toReversed().map(presentLedgerLine),
    redemptions: latest(world.redemptions.where('owner', id), ({ redeemedAt }) => redeemedAt, MAX_PAYMENTS),
    payments: latest(payments, ({ createdAt }) => createdAt, MAX_PAYMENTS).map((payment) =>
      presentPayment(payment, world, lang),
    ),
    impersonations: latest(sessions, ({ startedAt }) => startedAt, MAX_EVENTS).map((session) =>
      presentImpersonation(session, call),
    ),
    auditTail: newestFirst(world.audit.where('owner', id), MAX_EVENTS).map((event) => presentEvent(event, call)),
  };
}

/** Newest first; ties in reverse order of writing. */
function latest<T>(records: readonly T[], at: (record: T) => string, count: number): T[] {
  return records
    .toReversed()
    .toSorted((a, b) => Date.parse(at(b)) - Date.parse(at(a)))
    .slice(0, count);
}
