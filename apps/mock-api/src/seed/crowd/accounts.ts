/**
 * Ten thousand generated accounts, so that the lists and statistics of administrators are tested with realistic numbers:
 * sign-ups over two years, profiles, trials and subscriptions.
 */
import type { NotificationPrefs, Subscription, Trial } from '@zakupki/api-client/schema';
import { SUBSCRIPTION_GRACE_DAYS, TRIAL } from '../../rules/access/access.ts';
import { DEMO_HASH } from '../../resources/session/password-hash.ts';
import { toIso } from '@zakupki/mock-engine/world/clock';
import { NO_COMPANY_DETAILS, type UserRecord } from '../../model/records/users.ts';
import { generatePerson, transliterate, taxNumber } from './names.ts';
import { Random } from '../random.ts';
import { START } from '../moments.ts';
import { sameForAll } from '@zakupki/procurement/users/notification-prefs';

const CROWD = 10_000;
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
/** Two years before START. */
const FIRST_DAY = Date.UTC(2024, 10, 4);
const DAYS = Math.round((Date.UTC(2026, 10, 2) - FIRST_DAY) / DAY);
const TRIAL_MS = TRIAL.days * DAY;

/** Relative number of sign-ups by month, January first. */
const SEASON = [0.7, 1, 1.1, 1.05, 0.8, 0.85, 0.7, 0.75, 1.2, 1.25, 1.2, 0.9];
const WEEKEND = 0.25;

/** Midnight (epoch ms, UTC) of each account's day of sign-up, ascending. */
function signUpDays(): number[] {
  const days = Array.from({ length: DAYS }, (_, day) => FIRST_DAY + day * DAY);
  const weights = days.map((day, place) => {
    const date = new Date(day);
    const isWeekend = date.getUTCDay() % 6 === 0;
    return (1 + (2.5 * place) / DAYS) * (SEASON[date.getUTCMonth()] ?? 1) * (isWeekend ? WEEKEND : 1);
  });
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let sum = 0;
  return days.flatMap((day, place) => {
    const before = Math.round((sum / all) * CROWD);
    sum += weights[place] ?? 0;
    return Array<number>(Math.round((sum / all) * CROWD) - before).fill(day);
  });
}

/** No e-mails: messages to thousands of users would hide those to the demo users. */
const inAppOnly = { email: false, inApp: true };
const PREFS: NotificationPrefs = Object.freeze(sameForAll(inAppOnly));

const ZONES = ['Europe/Moscow', 'Europe/Moscow', 'Europe/Moscow', 'Asia/Yekaterinburg', 'Asia/Novosibirsk'] as const;

export function buildCrowdAccounts(): UserRecord[] {
  const random = new Random(10_000);
  return signUpDays().map((day, index): UserRecord => {
    const number = String(index + 1).padStart(5, '0');
    // From eight in the morning to eight in the evening in Moscow.
    const joined = day + random.between(5 * 60, 17 * 60) * MINUTE;
    const { first, last, company, isSoleTrader, position } = generatePerson(random);
    const verified = random.next() < 0.88 ? joined + random.between(2, 600) * MINUTE : Infinity;
    const isVerified = verified < START;
    // Accounts that were never used after sign-up have an empty profile.
    const isKnown = isVerified && random.next() < 0.93;
    const hasPhone = isKnown && random.next() < 0.92;
    const inn = taxNumber(random, isSoleTrader);
    const trial = isVerified ? trialFrom(verified) : null;
    const subscription = hasPhone ? subscriptionAfter(verified, random) : null;
    const lastActive = isVerified ? lastSeen(verified, subscription, random) : joined;
    const roll = random.next();
    return {
      id: `usr_crowd_${number}`,
      email: `${transliterate(first)}.${transliterate(last)}.${index + 1}@crowd.demo.test`,
      emailVerifiedAt: isVerified ? toIso(verified) : null,
      role: 'buyer',
      status: isVerified && roll < 0.01 ? 'blocked' : 'active',
      locale: roll > 0.97 ? 'en' : 'ru',
      createdAt: toIso(joined),
      lastActiveAt: toIso(lastActive),
      referrer: joined > FORUM_FROM && joined < FORUM_TO && index % 130 === 0 ? FORUM : null,
      version: isKnown ? 2 : 1,
      passwordHash: DEMO_HASH,
      profile: {
        firstName: isKnown ? first : null,
        lastName: isKnown ? last : null,
        phone: hasPhone ? `${CROWD_PHONES}${String(index + 1).padStart(7, '0')}` : null,
        phoneVerifiedAt: hasPhone ? toIso(verified + 5 * MINUTE) : null,
        company: {
          name: isKnown || roll < 0.5 ? company : null,
          taxId: isKnown && roll < 0.8 ? { scheme: 'RU-INN', id: inn } : null,
          ...NO_COMPANY_DETAILS,
          vatPayer: !isSoleTrader,
        },
        position: isKnown && roll < 0.7 ? position : null,
        timeZone: ZONES[index % ZONES.length] ?? ZONES[0],
        sealedBidsByDefault: false,
        notificationPrefs: PREFS,
        marketingConsentAt: roll < 0.4 ? toIso(joined) : null,
      },
      trial,
      subscription,
      state: null,
    };
  });
}

/** The forum referred some of the users while its referrer was active. */
export const FORUM = { id: 'ref_forum', code: 'snabforum' };
const FORUM_FROM = Date.UTC(2026, 0, 20, 6);
const FORUM_TO = Date.UTC(2026, 6, 13);

/** A prefix of phone numbers that no other user has. */
export const CROWD_PHONES = '+7900';

function trialFrom(verified: number): Trial {
  return { startedAt: toIso(verified), endsAt: toIso(verified + TRIAL_MS), extensionsUsed: 0 };
}

const PLANS = [
  { planId: 'pln_start_month', until: 0.5, months: 1 },
  { planId: 'pln_start_year', until: 0.6, months: 12 },
  { planId: 'pln_pro_month', until: 0.84, months: 1 },
  { planId: 'pln_pro_year', until: 0.9, months: 12 },
  { planId: 'pln_business_month', until: 0.97, months: 1 },
  { planId: 'pln_business_year', until: 1, months: 12 },
] as const;

/** One in six users with a phone subscribes; monthly plans last seven months on average. */
function subscriptionAfter(verified: number, random: Random): Subscription | null {
  const [pays, rollOfPlan, rollOfEnd] = [random.next() < 0.16, random.next(), random.next()];
  const started = verified + random.between(60, 20 * 1440) * MINUTE;
  const plan = PLANS.find(({ until }) => rollOfPlan < until);
  if (!pays || !plan || started >= START) return null;
  const { planId, months } = plan;
  const periods = Math.ceil((Math.log(1 - rollOfEnd) / Math.log(1 - 1 / 7)) * (months === 12 ? 0.5 : 1));
  let end = monthsAfter(started, months);
  let paid = 1;
  while (end <= START && paid < Math.max(1, periods)) end = monthsAfter(started, ++paid * months);
  const autoRenew = end > START ? rollOfEnd > 0.1 : false;
  return {
    planId,
    startedAt: toIso(started),
    currentPeriodEnd: toIso(end),
    graceUntil: toIso(end + SUBSCRIPTION_GRACE_DAYS * DAY),
    cancelAtPeriodEnd: !autoRenew,
    autoRenew,
  };
}

/** Returns the same day of a later month, or its last day if it is shorter. */
export function monthsAfter(moment: number, months: number): number {
  const date = new Date(moment);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date.getTime();
}

/** Subscribers are active until their period ends, others for a while after sign-up. */
function lastSeen(verified: number, subscription: Subscription | null, random: Random): number {
  const span = subscription ? Date.parse(subscription.currentPeriodEnd) : verified + random.next() ** 3 * 300 * DAY;
  const latest = Math.min(START, span) - random.next() ** 2 * 12 * DAY;
  return Math.floor(Math.max(verified, latest) / MINUTE) * MINUTE;
}
