import { etag } from '@zakupki/api-client/operation';
import type { ReferrerDraft, ReferrerStats } from '@zakupki/api-client/schema';
import { sumAmounts } from '@zakupki/procurement/money/amount';
import { checks, expect } from '../suite/checks.ts';
import { SIGN_UP, signUp } from '../session/newcomer.ts';
import { pointers } from '@zakupki/mock-engine/suite/client';
import { client, type ContractClient, signedIn } from '../suite/client.ts';

const { as, describe, it } = checks('referrers');

const SCHOOL = 'ref_partner_one';
const CLUB: ReferrerDraft = {
  name: 'Клуб <снабженцев>',
  email: 'club@snab.example',
  phone: '+74951230046',
  code: 'snab-club',
  status: 'active',
  reward: { type: 'percent', value: '12.5', recurringMonths: 6 },
  cookieDays: 14,
  userId: 'usr_empty',
  notes: 'Встречи раз в месяц',
};

const stats = async (admin: ContractClient, query: object = {}, id = SCHOOL): Promise<ReferrerStats> =>
  (await admin.ok('getReferrerStats', { referrerId: id, ...query })).body;
const create = async (admin: ContractClient, more: Partial<ReferrerDraft> = {}) =>
  (await admin.ok('createReferrer', { body: { ...CLUB, ...more } })).body;
const totals = async (admin: ContractClient, id: string) =>
  (await admin.ok('listReferrers', { perPage: 100 })).body.data.find((row) => row.id === id)?.totals;

describe('an invitation', () => {
  as('admin', 'names the inviter; only a visit is counted', async (admin) => {
    const guest = client().with({ world: admin.session.world });
    const before = await totals(admin, SCHOOL);
    expect((await guest.ok('getReferral', { code: 'partner-one' })).body).toEqual({
      code: 'partner-one',
      name: 'Школа закупок «Старт»',
      cookieDays: 30,
    });
    expect((await totals(admin, SCHOOL))?.clicks).toBe(before?.clicks);
    await guest.ok('recordReferralClick', { code: 'partner-one' });
    await guest.ok('recordReferralClick', { code: 'partner-one' });
    expect((await totals(admin, SCHOOL))?.clicks).toBe((before?.clicks ?? 0) + 2);
    expect((await stats(admin, { from: '2026-11-02' })).clicks).toBe(2);
  });

  it.each(['snabforum', 'coupons-24'])('of %s is not counted', async (code) => {
    const guest = client();
    for (const operationId of ['getReferral', 'recordReferralClick'] as const)
      await guest.refused(operationId, { code }, 403, 'referrer_blocked');
  });
});

/** Signs up with each of the codes, and opens the last link. */
async function signUpBy(guest: ContractClient, email: string, refs: readonly (string | undefined)[]) {
  const [last, ...earlier] = refs.toReversed();
  for (const ref of earlier)
    await guest.ok('signUp', { body: { ...SIGN_UP, email, ...(ref !== undefined && { ref }) } });
  return (await signUp(guest, { email, ...(last !== undefined && { ref: last }) })).user;
}

describe('a new account', () => {
  it.each([
    ['the referrer of its code', ['partner-one'], SCHOOL],
    ['no referrer without a code', [undefined], null],
    ['no referrer with an unknown code', ['no-such-code'], null],
    ['no referrer with the code of a paused one', ['snabforum'], null],
    ['no referrer with the code of a blocked one', ['coupons-24'], null],
    ['the referrer of the sign-up whose link is opened', ['second-code', 'partner-one'], SCHOOL],
    ['the first active referrer', ['coupons-24', 'partner-one'], SCHOOL],
  ] as const)('counts for %s', async (_case, refs, expected) => {
    const admin = await signedIn('admin');
    await create(admin, { code: 'second-code' });
    const guest = client().with({ world: admin.session.world });
    const before = await totals(admin, SCHOOL);
    const user = await signUpBy(guest, 'vera@example.test', refs);
    expect(user.referrer?.id ?? null).toBe(expected);
    const after = await totals(admin, SCHOOL);
    expect((after?.signups ?? 0) - (before?.signups ?? 0)).toBe(expected === SCHOOL ? 1 : 0);
    if (expected === null) return;
    expect(user.referrer).toEqual({ id: SCHOOL, code: 'partner-one' });
    expect(await stats(admin, { from: '2026-11-02' })).toMatchObject({ signups: 1, verified: 1, trialsStarted: 1 });
    const { body: users } = await admin.ok('listReferredUsers', { referrerId: SCHOOL });
    expect(users.data[0]).toMatchObject({ id: user.id, email: user.email, accessStatus: 'trial', revenue: '0.00' });
  });

  as('admin', 'cannot be referred by its owner', async (admin) => {
    const guest = client().with({ world: admin.session.world });
    expect((await signUpBy(guest, 'Partner@start-school.example', ['partner-one'])).referrer).toBeNull();
  });

  as('admin', 'keeps its referrer when the code changes', async (admin) => {
    const { body: before } = await admin.ok('getReferrer', { referrerId: SCHOOL });
    const signups = (await totals(admin, SCHOOL))?.signups;
    const body = { code: 'partner-two' };
    const { body: after } = await admin.ok('updateReferrer', {
      referrerId: SCHOOL,
      ifMatch: etag(before),
      body,
    });
    expect(after).toMatchObject({
      code: 'partner-two',
      link: '/app/signup?ref=partner-two',
      version: before.version + 1,
    });
    expect((await totals(admin, SCHOOL))?.signups).toBe(signups);
    await client().with({ world: admin.session.world }).refused('getReferral', { code: 'partner-one' }, 404);
  });
});

describe('a referrer', () => {
  as('admin', 'has no access to administration', async (admin) => {
    await admin.ok('getReferrer', { referrerId: SCHOOL });
    const maria = await admin.signIn('trial');
    await maria.refused('getReferrer', { referrerId: SCHOOL }, 403, 'admin_only');
  });

  as('admin', 'stores every field and fills in defaults', async (admin) => {
    const whole = await create(admin);
    expect(whole).toMatchObject({
      ...CLUB,
      version: 1,
      createdBy: { id: 'usr_admin', name: 'Павел Орлов' },
      link: '/app/signup?ref=snab-club',
      reward: { type: 'percent', value: '12.5', currency: null, recurringMonths: 6 },
      promoCodeIds: [],
    });
    expect((await admin.ok('getReferrer', { referrerId: whole.id })).body).toEqual(whole);
    const reward = { type: 'credits' as const, value: '5' };
    const { body: bare } = await admin.ok('createReferrer', {
      body: { name: 'Клуб', email: 'two@snab.example', code: 'two', reward },
    });
    expect(bare).toMatchObject({ status: 'active', cookieDays: 30, phone: null, userId: null, notes: null });
    expect(bare.reward).toEqual({ ...reward, currency: null, recurringMonths: null });
    expect(await totals(admin, bare.id)).toEqual({
      clicks: 0,
      signups: 0,
      paying: 0,
      revenue: '0.00',
      rewardAccrued: '0',
      rewardPaid: '0',
      rewardDue: '0',
      rewardUnit: 'credits',
    });
  });

  as('admin', 'has a unique code', async (admin) => {
    const taken = await admin.refused('createReferrer', { body: { ...CLUB, code: 'partner-one' } }, 409);
    expect([taken.code, taken.message.includes('partner-one')]).toEqual(['referrer_code_taken', true]);
    const own = await create(admin);
    const change = { referrerId: own.id, ifMatch: '"1"' };
    await admin.refused('updateReferrer', { ...change, body: { code: 'coupons-24' } }, 409, 'referrer_code_taken');
    const { body: same } = await admin.ok('updateReferrer', { ...change, body: { code: own.code } });
    expect(same.code).toBe(own.code);
  });

  as('admin', 'is updated field by field', async (admin) => {
    const own = await create(admin);
    const body = { phone: null, userId: null, notes: null, status: 'paused' as const };
    await admin.advance('PT1H');
    const { body: changed } = await admin.ok('updateReferrer', { referrerId: own.id, ifMatch: '"1"', body });
    expect(changed).toEqual({ ...own, ...body, version: 2, updatedAt: changed.updatedAt });
    expect(Date.parse(changed.updatedAt)).toBeGreaterThan(Date.parse(own.updatedAt));
    expect((await admin.ok('getReferrer', { referrerId: own.id })).body).toEqual(changed);
  });

  it.each([
    [{ type: 'percent', value: '0' }, ['/reward/value format']],
    [{ type: 'percent', value: '100.01' }, ['/reward/value format']],
    [{ type: 'percent', value: '12.345' }, ['/reward/value format']],
    [{ type: 'percent', value: '10', currency: 'RUB' }, ['/reward/currency not_allowed']],
    [{ type: 'fixed', value: '1500.00' }, ['/reward/currency required']],
    [{ type: 'fixed', value: '1500', currency: 'RUB' }, ['/reward/value format']],
    [{ type: 'fixed', value: '-1.00', currency: 'RUB' }, ['/reward/value format']],
    [{ type: 'credits', value: '2.5' }, ['/reward/value format']],
    [{ type: 'credits', value: '1001' }, ['/reward/value format']],
  ] as const)('rejects the terms %j', async (reward, faults) => {
    const admin = await signedIn('admin');
    const body = { ...CLUB, reward: reward as ReferrerDraft['reward'] };
    expect(pointers(await admin.refused('createReferrer', { body }, 422))).toEqual(faults);
  });

  as('admin', 'requires an existing account', async (admin) => {
    const problem = await admin.refused('createReferrer', { body: { ...CLUB, userId: 'usr_unknown' } }, 422);
    expect(pointers(problem)).toEqual(['/userId ref_not_found']);
  });
});

const rewardOf = (rows: readonly { rewardAccrued: string }[]) =>
  rows.reduce((sum, { rewardAccrued }) => sum + Number(rewardAccrued), 0);
const revenueOf = (rows: readonly { revenue: string }[]) =>
  sumAmounts(
    rows.map(({ revenue }) => revenue),
    'RUB',
  );

/** Figures that count events, without those of the state at the end. */
const COUNTED = ['clicks', 'signups', 'verified', 'profilesCompleted', 'trialsStarted', 'paying', 'cancelled'] as const;

describe('the figures', () => {
  as('admin', 'equal those of the list for the whole period', async (admin) => {
    for (const { totals: whole, ...referrer } of (await admin.ok('listReferrers', {})).body.data) {
      const { id } = referrer;
      expect((await admin.ok('getReferrer', { referrerId: id })).body).toEqual(referrer);
      const { clicks, signups, paying, revenue, rewardAccrued, rewardPaid, rewardDue, rewardUnit } = await stats(
        admin,
        { from: '2026-01-01', granularity: 'month' },
        id,
      );
      expect({ clicks, signups, paying, revenue, rewardAccrued, rewardPaid, rewardDue, rewardUnit }).toEqual(whole);
      const { body: users } = await admin.ok('listReferredUsers', { referrerId: id, perPage: 100 });
      expect(users.data).toHaveLength(signups);
      expect(revenueOf(users.data)).toBe(revenue);
      expect(rewardOf(users.data)).toBeCloseTo(Number(rewardAccrued));
    }
  });

  it.each(['day', 'week', 'month', 'quarter'] as const)('add up by %s in any time zone', async (granularity) => {
    const admin = await signedIn('admin');
    const period = { from: '2026-02-20', to: '2026-11-02' };
    for (const timeZone of ['Europe/Moscow', 'Europe/Berlin', 'America/New_York']) {
      const whole = await stats(admin, { ...period, granularity, timeZone });
      expect(whole.period).toEqual({ ...period, granularity, timeZone });
      expect([whole.series[0]?.from, whole.series.at(-1)?.to]).toEqual([period.from, period.to]);
      for (const name of COUNTED)
        expect([name, whole.series.reduce((sum, bucket) => sum + bucket[name], 0)]).toEqual([name, whole[name]]);
      expect(revenueOf(whole.series)).toBe(whole.revenue);
      expect(rewardOf(whole.series)).toBeCloseTo(Number(whole.rewardAccrued));
      expect(whole.series.at(-1)?.activePaying).toBe(whole.activePaying);
    }
  });

  as('admin', 'cover the last thirty days in Moscow by default', async (admin) => {
    const { period, series } = await stats(admin);
    expect(period).toEqual({ from: '2026-10-04', to: '2026-11-02', granularity: 'day', timeZone: 'Europe/Moscow' });
    expect(series).toHaveLength(30);
  });

  const percent = (part: number, whole: number) => Number(((part / whole) * 100).toFixed(1));

  as('admin', 'include shares unless the divisor is zero', async (admin) => {
    for (const { id } of (await admin.ok('listReferrers', { perPage: 100 })).body.data) {
      const { clicks, signups, paying, conversion } = await stats(
        admin,
        { from: '2026-01-01', granularity: 'month' },
        id,
      );
      expect(Number(conversion.clickToSignup)).toBe(percent(signups, clicks));
      expect(Number(conversion.signupToPaying)).toBe(percent(paying, signups));
    }
    expect((await stats(admin, { from: '2020-01-01', to: '2020-01-31' })).conversion).toEqual({
      clickToSignup: null,
      signupToPaying: null,
    });
  });

  as('admin', 'use the current terms', async (admin) => {
    const { body: school } = await admin.ok('getReferrer', { referrerId: SCHOOL });
    const body = { reward: { type: 'fixed' as const, value: '100.00', currency: 'RUB' as const } };
    await admin.ok('updateReferrer', { referrerId: SCHOOL, ifMatch: etag(school), body });
    const after = await totals(admin, SCHOOL);
    // One reward per paying customer, less than what has been paid out.
    expect([after?.rewardAccrued, after?.rewardDue]).toEqual([`${(after?.paying ?? 0) * 100}.00`, '0.00']);
  });

  it.each([
    [{ from: '2026-10-02', to: '2026-10-01' }, '?from date_order'],
    [{ from: '2026-02-30', to: '2026-10-01' }, '?from format'],
    [{ from: '2024-01-01', to: '2026-10-01' }, '?from max'],
    [{ timeZone: 'Europe/Nowhere' }, '?timeZone ref_not_found'],
  ])('are refused for %j', async (query, fault) => {
    const admin = await signedIn('admin');
    expect(pointers(await admin.refused('getReferrerStats', { referrerId: SCHOOL, ...query }, 422))).toEqual([fault]);
  });
});
