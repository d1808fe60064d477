/** Referrers for administrators. */
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
import { type Context, operation, type Operations } from '@zakupki/mock-engine/pipeline/operation';
import { pageOf } from '@zakupki/mock-engine/lists/page';
import { referredUsersOf, referrerRecordsOf } from '../store.ts';
import { refusal, refuse } from '../../../sentences/refuse.ts';

const COOKIE_DAYS = 30;

export const referrerAdmin = {
  listReferrers: operation<'listReferrers'>({
    handle: ({ query }, context) => {
      const { q, status, sort = ['name'] } = query;
      const matches = q === undefined ? () => true : searchFor(q);
      const rows = context.world.referrers
        .all()
        .filter(
          (referrer) =>
            matches([referrer.name, referrer.code, referrer.email, referrer.notes]) &&
            (status === undefined || status.includes(referrer.status)),
        )
        .map((referrer): ReferrerRow => ({
          ...presentReferrer(referrer, context),
          totals: referrerTotals(referrerRecordsOf(context.world, referrer), context.now),
        }));
      return { status: 200, body: pageOf(sortRows(rows, [...sort, 'name'], COLUMNS), query) };
    },
  }),

  createReferrer: operation<'createReferrer'>({
    handle: ({ body }, context) => {
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
        id: context.world.id('ref'),
        version: 1,
        createdAt: context.nowIso,
        updatedAt: context.nowIso,
        createdBy: actorOf(context),
        ...{ name, email, phone, code, status, cookieDays, userId, notes },
        reward: rewardOf(reward),
      };
      return { status: 201, ...storeReferrer(referrer, body, context) };
    },
  }),

  getReferrer: operation<'getReferrer', ReferrerRecord>({
    locate: locateReferrer,
    handle: (_request, context, referrer) => ({
      status: 200,
      body: presentReferrer(referrer, context),
      headers: { ETag: etag(referrer) },
    }),
  }),

  updateReferrer: operation<'updateReferrer', ReferrerRecord>({
    locate: locateReferrer,
    current: presentReferrer,
    handle: ({ body }, context, referrer) => {
      const { reward, ...rest } = body;
      const changed: ReferrerRecord = {
        ...referrer,
        ...rest,
        reward: reward ? rewardOf(reward) : referrer.reward,
        version: referrer.version + 1,
        updatedAt: context.nowIso,
      };
      return { status: 200, ...storeReferrer(changed, body, context) };
    },
  }),

  getReferrerStats: operation<'getReferrerStats', ReferrerRecord>({
    locate: locateReferrer,
    handle: ({ query }, context, referrer) => {
      const result = periodOf(query, context.now);
      if ('faults' in result) throw refusal(result.faults, context);
      return {
        status: 200,
        body: referrerStats(referrerRecordsOf(context.world, referrer), result.period, context.now),
      };
    },
  }),

  listReferredUsers: operation<'listReferredUsers', ReferrerRecord>({
    locate: locateReferrer,
    handle: ({ query }, context, referrer) => {
      const { sort = ['-registeredAt'] } = query;
      const rows = referredUsersOf(context.world, referrer.id).map((customer) =>
        presentCustomer(customer, referrer, context),
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

function locateReferrer({ referrerId }: { referrerId: string }, { world }: Context): ReferrerRecord {
  const referrer = world.referrers.get(referrerId);
  if (!referrer) throw notFound();
  return referrer;
}

function presentReferrer(referrer: ReferrerRecord, { world }: Context): Referrer {
  const promoCodeIds = world.promoCodes.where('referrer', referrer.id).map(({ id }) => id);
  return { ...referrer, link: `/app/signup?ref=${referrer.code}`, promoCodeIds };
}

/** Validates only fields that were sent. @throws Problem 422, 409 for a code that is taken */
function storeReferrer(draft: ReferrerRecord, { reward, userId }: ReferrerPatch, context: Context) {
  const { world } = context;
  const faults: Fault[] = reward ? rewardFaults(reward) : [];
  if (userId != null && !world.users.get(userId)) {
    faults.push({ pointer: '/userId', code: 'ref_not_found', said: 'account_unknown' });
  }
  refuse(faults, context);
  const referrer = { ...draft, name: draft.name.trim() };
  if (world.referrers.where('code', referrer.code).some(({ id }) => id !== referrer.id)) {
    throw new Problem('referrer_code_taken', { params: { code: referrer.code } });
  }
  world.referrers.put(referrer);
  return { body: presentReferrer(referrer, context), headers: { ETag: etag(referrer) } };
}

function presentCustomer(
  { user, payments }: ReferredCustomer,
  { reward }: ReferrerRecord,
  { world, now }: Context,
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
      'RUB',
    ),
    rewardAccrued: sumIn(
      unitOf(reward),
      calculateRewards(payments, reward).map(({ amount }) => amount),
    ),
    lastActiveAt: user.lastActiveAt,
  };
}
