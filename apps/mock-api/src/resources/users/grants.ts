/** Access that administrators grant. */
import type { Body } from '@zakupki/api-client/operation';
import type { AccessGrantNote } from '@zakupki/api-client/schema';
import { notFound, Problem } from '@zakupki/mock-engine/pipeline/problem';
import { accessStatus } from '../../rules/access/access.ts';
import { creditGrant } from '../../rules/access/credits.ts';
import type { Fault } from '../../sentences/fault.ts';
import { momentOf } from '@zakupki/mock-engine/dates/moment';
import { grantedSubscription } from '../../rules/access/subscription.ts';
import type { AccessGrantRecord } from '../../model/records/billing.ts';
import type { UserRecord } from '../../model/records/users.ts';
import { presentAccess } from '../access/present.ts';
import { actorOf } from '../../tables/audit.ts';
import { bookMovements, listGrants, firstMonthCredits, extendTrialOf } from '../access/store.ts';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { operation, type Operations } from '@zakupki/mock-engine/pipeline/operation';
import { pageOf } from '@zakupki/mock-engine/lists/page';
import { refuse } from '../../sentences/refuse.ts';
import { requireUser } from './store.ts';

type Draft = Body<'grantAccess'>;
type GrantResult = { effect: Partial<AccessGrantNote['effect']>; after: UserRecord };

const LONGEST_PLAN_MS = 5 * 366 * 24 * 60 * 60 * 1000;

const GRANT_FIELDS = { credits: 'credits', trial_days: 'trialDays', plan: 'plan' } as const;

function faultsOf(draft: Draft, { world, now }: Call): Fault[] {
  const { kind, plan } = draft;
  const faults: Fault[] = Object.values(GRANT_FIELDS).flatMap((part): Fault[] => {
    const isPresent = draft[part] !== undefined;
    if (part === GRANT_FIELDS[kind])
      return isPresent ? [] : [{ pointer: `/${part}`, code: 'required', said: 'grant_part_needed' }];
    return isPresent ? [{ pointer: `/${part}`, code: 'not_allowed', said: 'grant_part_foreign' }] : [];
  });
  if (draft.reason.trim() === '') faults.push({ pointer: '/reason', code: 'required', said: 'required' });
  if (kind !== 'plan' || !plan) return faults;
  if (!world.plans.get(plan.planId))
    faults.push({ pointer: '/plan/planId', code: 'ref_not_found', said: 'plan_unknown' });
  const end = momentOf(plan.endsAt);
  if (end <= now || end > now + LONGEST_PLAN_MS) {
    faults.push({ pointer: '/plan/endsAt', code: 'date_order', said: 'plan_ends_in_the_past' });
  }
  return faults;
}

function bookingOf({ caller, idempotencyKey }: Call) {
  return { order: null, actor: { id: caller.user.id, impersonatorId: null }, idempotencyKey };
}

function grantCredits(call: Call, user: UserRecord, { credits }: Draft): GrantResult {
  const { world, now } = call;
  const { amount = 0, expiresInDays = null } = credits ?? {};
  listGrants(world, user, now);
  const grant = { id: world.id('cgr'), ownerId: user.id, amount, source: 'admin', category: 'compensation' } as const;
  const movement = creditGrant(grant, now, expiresInDays);
  bookMovements(world, user.id, [movement], bookingOf(call));
  return { effect: { creditsAdded: amount, creditsExpireAt: movement.grant.expiresAt }, after: user };
}

function grantTrial(call: Call, user: UserRecord, { trialDays = 0 }: Draft): GrantResult {
  if (['active', 'grace'].includes(accessStatus(user, call.now))) throw new Problem('trial_not_for_payers');
  const after = extendTrialOf(call, user, trialDays, bookingOf(call));
  return { effect: { trialEndsAt: after.trial?.endsAt ?? null }, after };
}

function grantPlan(call: Call, user: UserRecord, { plan }: Draft): GrantResult {
  const { world, now } = call;
  const record = plan && world.plans.get(plan.planId);
  if (!record) throw notFound();
  const subscription = grantedSubscription(record.id, momentOf(plan.endsAt), now);
  // Book what was due under the previous plan first.
  listGrants(world, user, now);
  const after = world.users.put({ ...user, subscription });
  bookMovements(world, user.id, firstMonthCredits(world, user, record, subscription), bookingOf(call));
  return { effect: { planId: record.id, planEndsAt: subscription.currentPeriodEnd }, after };
}

const GRANTS = { credits: grantCredits, trial_days: grantTrial, plan: grantPlan } as const;

function presentGrant({ ownerId: _ownerId, requestId: _requestId, ...note }: AccessGrantRecord): AccessGrantNote {
  return note;
}

export const grants = {
  listAccessGrants: operation<'listAccessGrants', UserRecord>({
    locate: requireUser,
    handle: ({ query }, { world }, { id }) => {
      // Stored oldest first.
      const { data, page } = pageOf(world.accessGrants.where('owner', id).toReversed(), query);
      return { status: 200, body: { data: data.map(presentGrant), page } };
    },
  }),

  grantAccess: operation<'grantAccess', UserRecord>({
    locate: requireUser,
    handle: ({ body }, call, user) => {
      refuse(faultsOf(body, call), call);
      const { effect, after } = GRANTS[body.kind](call, user, body);
      const { world, nowIso: grantedAt, requestId } = call;
      const note = world.accessGrants.put({
        id: world.id('gra'),
        ownerId: user.id,
        kind: body.kind,
        effect: {
          creditsAdded: null,
          creditsExpireAt: null,
          trialEndsAt: null,
          planId: null,
          planEndsAt: null,
          ...effect,
        },
        reason: body.reason.trim(),
        grantedAt,
        grantedBy: actorOf(call),
        requestId,
      });
      return { status: 201, body: { ...presentGrant(note), access: presentAccess(call, after) } };
    },
  }),
} satisfies Operations<'listAccessGrants' | 'grantAccess'>;
