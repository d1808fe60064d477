/** Referrers for administrators. */
import { PAYMENT_CURRENCY } from '@zakupki/procurement/money/payment-currency';
import { compare } from '@zakupki/procurement/decimals/decimal';
import { etag } from '@zakupki/api-client/operation';
import type { ReferredUser, Referrer, ReferrerPatch, ReferrerRow } from '@zakupki/api-client/schema';
import { sumAmounts } from '@zakupki/procurement/money/amount';
import { notFound, Problem } from '@zakupki/mock-engine/pipeline/problem';
import { accessStatus } from '../../../rules/access/access.ts';
import type { Fault } from '../../../sentences/fault.ts';
import { calculateRewards, rewardFaults, rewardOf, sumIn, unitOf } from '../../../rules/referrers/reward.ts';
import { type ReferredCustomer, referrerStats, referrerTotals } from '../../../rules/referrers/stats.ts';
import { searchFor } from '@zakupki/mock-engine/lists/search';
import { byComparator, byDate, byNumber, byText, sortRows } from '@zakupki/mock-engine/lists/sort';
import { periodOf } from '../../../rules/statistics/period.ts';
import type { ReferrerRecord } from '../../../model/records/referrers.ts';
import { actorOf, personRef } from '../../../tables/audit.ts';
import { findPlan } from '../../access/store.ts';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { operation, type Operations } from '@zakupki/mock-engine/pipeline/operation';
import { pageOf } from '@zakupki/mock-engine/lists/page';
import { referredUsersOf, referrerRecordsOf } from '../store.ts';
import { refusal, refuse } from '../../../sentences/refuse.ts';

const COOKIE_DAYS = 30;

export const referrerAdmin = {
  listReferrers: operation<'listReferrers'>({
    handle: ({ query }, call) => {
      const { q, status, sort = ['name'] } = query;
      const matches = q === undefined ? () => true : searchFor(q);
      const rows = call.world.referrers
        .all()
        .filter(
          (referrer) =>
            matches([referrer.name, referrer.code, referrer.email, referrer.notes]) &&
            (status === undefined || status.includes(referrer.status)),
        )
        .map((referrer): ReferrerRow => ({
          ...presentReferrer(referrer, call),
          totals: referrerTotals(referrerRecordsOf(call.world, referrer), call.now),
        }));
      return { status: 200, body: pageOf(sortRows(rows, [...sort, 'name'], COLUMNS), query) };
    },
  }),

  createReferrer: operation<'createReferrer'>({
    handle: ({ body }, call) => {
      const {
        name,
        email,
        phone = null,
        code,
        status = 'active',
        reward,
        cookieDays = COOKIE_DAYS,
        userId = null,
        notes = null,
      } = body;
      const referrer: ReferrerRecord = {
        id: call.world.id('ref'),
        version: 1,
        createdAt: call.nowIso,
        updatedAt: call.nowIso,
        createdBy: actorOf(call),
        ...{ name, email, phone, code, status, cookieDays, userId, notes },
        reward: rewardOf(reward),
      };
      return { status: 201, ...storeReferrer(referrer, body, call) };
    },
  }),

  getReferrer: operation<'getReferrer', ReferrerRecord>({
    locate: locateReferrer,
    handle: (_request, call, referrer) => ({
      status: 200,
      body: presentReferrer(referrer, call),
      headers: { ETag: etag(referrer) },
    }),
  }),

  updateReferrer: operation<'updateReferrer', ReferrerRecord>({
    locate: locateReferrer,
    current: presentReferrer,
    handle: ({ body }, call, referrer) => {
      const { reward, ...rest } = body;
      const changed: ReferrerRecord = {
        ...referrer,
        ...rest,
        reward: reward ? rewardOf(reward) : referrer.reward,
        version: referrer.version + 1,
        updatedAt: call.nowIso,
      };
      return { status: 200, ...storeReferrer(changed, body, call) };
    },
  }),

  getReferrerStats: operation<'getReferrerStats', ReferrerRecord>({
    locate: locateReferrer,
    handle: ({ query }, call, referrer) => {
      const result = periodOf(query, call.now);
      if ('faults' in result) throw refusal(result.faults, call);
      return {
        status: 200,
        body: referrerStats(referrerRecordsOf(call.world, referrer), result.period, call.now),
      };
    },
  }),

  listReferredUsers: operation<'listReferredUsers', ReferrerRecord>({
    locate: locateReferrer,
    handle: ({ query }, call, referrer) => {
      const { sort = ['-registeredAt'] } = query;
      const rows = referredUsersOf(call.world, referrer.id).map((customer) =>
        presentCustomer(customer, referrer, call),
      );
      return { status: 200, body: pageOf(sortRows(rows, sort, CUSTOMER_COLUMNS), query) };
    },
  }),
} satisfies Operations<
  'listReferrers' | 'createReferrer' | 'getReferrer' | 'updateReferrer' | 'getReferrerStats' | 'listReferredUsers'
>;

const COLUMNS = {
  name: byText<ReferrerRow>(({ name }) => name),
  code: byText<ReferrerRow>(({ code }) => code),
  status: byNumber<ReferrerRow>(({ status }) => ['active', 'paused', 'blocked'].indexOf(status)),
  createdAt: byDate<ReferrerRow>(({ createdAt }) => createdAt),
  clicks: byNumber<ReferrerRow>(({ totals }) => totals.clicks),
  signups: byNumber<ReferrerRow>(({ totals }) => totals.signups),
  paying: byNumber<ReferrerRow>(({ totals }) => totals.paying),
  rewardDue: byComparator(compare, ({ totals }: ReferrerRow) => totals.rewardDue),
};

const CUSTOMER_COLUMNS = {
  registeredAt: byDate<ReferredUser>(({ registeredAt }) => registeredAt),
  name: byText<ReferredUser>(({ name }) => name),
  revenue: byComparator(compare, ({ revenue }: ReferredUser) => revenue),
  lastActiveAt: byDate<ReferredUser>(({ lastActiveAt }) => lastActiveAt),
};

function locateReferrer({ referrerId }: { referrerId: string }, { world }: Call): ReferrerRecord {
  const referrer = world.referrers.get(referrerId);
  if (!referrer) throw notFound();
  return referrer;
}

function presentReferrer(referrer: ReferrerRecord, { world }: Call): Referrer {
  const promoCodeIds = world.promoCodes.where('referrer', referrer.id).map(({ id }) => id);
  return { ...referrer, link: `/app/signup?ref=${referrer.code}`, promoCodeIds };
}

/** Validates only fields that were sent. @throws Problem 422, 409 for a code that is taken */
function storeReferrer(draft: ReferrerRecord, { reward, userId }: ReferrerPatch, call: Call) {
  const { world } = call;
  const faults: Fault[] = reward ? rewardFaults(reward) : [];
  if (userId != null && !world.users.get(userId)) {
    faults.push({ pointer: '/userId', code: 'ref_not_found', said: 'account_unknown' });
  }
  refuse(faults, call);
  const referrer = { ...draft, name: draft.name.trim() };
  if (world.referrers.where('code', referrer.code).some(({ id }) => id !== referrer.id)) {
    throw new Problem('referrer_code_taken', { params: { code: referrer.code } });
  }
  world.referrers.put(referrer);
  return { body: presentReferrer(referrer, call), headers: { ETag: etag(referrer) } };
}

function presentCustomer(
  { user, payments }: ReferredCustomer,
  { reward }: ReferrerRecord,
  { world, now }: Call,
): ReferredUser {
  return {
    id: user.id,
    email: user.email,
    name: personRef(user).name,
    company: user.profile.company.name,
    registeredAt: user.createdAt,
    verifiedAt: user.emailVerifiedAt,
    accessStatus: accessStatus(user, now),
    planCode: findPlan(world, user)?.code ?? null,
    revenue: sumAmounts(
      payments.map(({ amount }) => amount),
      PAYMENT_CURRENCY,
    ),
    rewardAccrued: sumIn(
      unitOf(reward),
      calculateRewards(payments, reward).map(({ amount }) => amount),
    ),
    lastActiveAt: user.lastActiveAt,
  };
}
