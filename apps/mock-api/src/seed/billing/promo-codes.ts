/** Promo codes of every kind and in every state, and their redemptions. */
import type { PromoRestrictions } from '@zakupki/api-client/schema';
import type { AccountName } from '../../model/people.ts';
import { NO_EFFECT, NO_PARTS, PROMO_KINDS, type PromoPart } from '../../rules/promo-codes/kinds.ts';
import type { PromoCodeRecord, RedemptionRecord } from '../../model/records/billing.ts';
import { START, utc } from '../moments.ts';
import { personRef } from '../accounts/users.ts';

type Effect = Partial<Pick<PromoCodeRecord, PromoPart>>;

type SeededCode = Effect & {
  code: string;
  from: string;
  until?: string;
  max?: number;
  off?: true;
  only?: Partial<PromoRestrictions>;
  referrerId?: string;
  note: string;
};

const credits = (amount: number, expiresInDays: number | null): Effect => ({ credits: { amount, expiresInDays } });
const percent = (percentOff: string, months: number): Effect => ({ discount: { percentOff, amountOff: null, months } });
const rubles = (amountOff: string, months: number): Effect => ({ discount: { percentOff: null, amountOff, months } });

const YEARLY = ['pln_start_year', 'pln_pro_year', 'pln_business_year'];
const YEAR_END = '12-31 21:00';

const CODES: readonly SeededCode[] = [
  {
    code: 'DRUZHBA-5',
    ...credits(5, 92),
    from: '09-01 06:00',
    until: YEAR_END,
    referrerId: 'ref_partner_one',
    note: 'Выпускникам школы «Старт»',
  },
  {
    code: 'NOVICHOK-10',
    ...credits(10, 30),
    from: '01-01 06:00',
    only: { newUsersOnly: true },
    note: 'Только тем, кто ещё не платил',
  },
  {
    code: 'SHKOLA-5',
    ...credits(5, 60),
    from: '06-01 09:30',
    referrerId: 'ref_partner_one',
    note: 'Выпускникам курса',
  },
  { code: 'LETO-20', ...credits(20, 60), from: '06-01 06:00', until: '08-31 21:00', note: 'Летняя акция' },
  { code: 'PERVYI-3', ...credits(3, 30), from: '03-01 06:00', max: 1, note: 'Первому, кто ответит на письмо' },

  { code: 'PROBA-7', trialDays: 7, from: '01-01 06:00', note: 'Менеджерам для переговоров' },
  { code: 'VESNA-30', trialDays: 30, from: '03-01 06:00', until: '05-31 21:00', note: 'Весенняя выставка' },
  { code: 'TEST-3', trialDays: 3, from: '02-01 06:00', max: 1, note: 'Проверка рассылки' },
  { code: 'ZIMA-10', trialDays: 10, from: '12-01 06:00', until: '2027-02-28 21:00', note: 'Начнётся в декабре' },

  { code: 'OSEN-15', ...percent('15', 3), from: '09-01 00:00', until: YEAR_END, max: 500, note: 'Осенняя рассылка' },
  {
    code: 'GOD-20',
    ...percent('20', 1),
    from: '10-01 06:00',
    until: YEAR_END,
    only: { planIds: YEARLY },
    note: 'За год вперёд',
  },
  { code: 'MART-10', ...percent('10', 1), from: '03-01 06:00', until: '03-31 21:00', note: 'Мартовская скидка' },
  { code: 'MINUS-1000', ...rubles('1000.00', 1), from: '09-15 06:00', max: 1, note: 'Одна скидка по договорённости' },
  {
    code: 'SEVER-25',
    ...percent('25', 12),
    from: '01-01 06:00',
    only: { emailDomain: 'sever.example' },
    note: 'Группе «Северный ветер»',
  },
  { code: 'STAFF-50', ...percent('50', 12), from: '01-01 06:00', off: true, note: 'Отключён: утёк в открытый чат' },
];

// Object.keys loses the key type.
const KINDS = Object.keys(PROMO_KINDS) as readonly PromoCodeRecord['kind'][];

function kindOf(effect: Effect): PromoCodeRecord['kind'] {
  const found = KINDS.find((kind) => effect[PROMO_KINDS[kind].part] !== undefined);
  if (!found) throw new Error('A promo code of the seed gives nothing.');
  return found;
}

/** `prm_druzhba_5` of DRUZHBA-5. */
const idOf = (code: string) => `prm_${code.toLowerCase().replaceAll('-', '_')}`;

/** The start of the promo code; a fixed past date when the start is in the future. */
const createdAtOf = (from: string) => (Date.parse(utc(from)) < START ? utc(from) : utc('10-26 09:00'));

export function promoCodes(): PromoCodeRecord[] {
  return CODES.map(({ code, from, until, max = null, off, only, referrerId = null, note, ...effect }) => ({
    ...NO_PARTS,
    ...effect,
    id: idOf(code),
    version: off ? 2 : 1,
    createdAt: createdAtOf(from),
    updatedAt: createdAtOf(from),
    createdBy: personRef('admin'),
    code,
    kind: kindOf(effect),
    active: !off,
    startsAt: utc(from),
    expiresAt: until === undefined ? null : utc(until),
    maxRedemptions: max,
    perUserLimit: 1,
    restrictions: { newUsersOnly: false, planIds: [], emailDomain: null, ...only },
    referrerId,
    note,
  })) as PromoCodeRecord[];
}

type SeedRedemption = readonly [
  name: AccountName,
  code: string,
  at: string,
  effect: Partial<RedemptionRecord['effect']>,
];

/** The grants, trials and payments of these users contain the effects. */
const REDEMPTIONS: readonly SeedRedemption[] = [
  ['blocked', 'TEST-3', '02-10 07:00', { trialEndsAt: utc('02-26 06:10') }],
  ['blocked', 'PERVYI-3', '03-05 10:00', { creditsAdded: 3 }],
  ['subscription-expired', 'MART-10', '03-15 14:00', { discountUntil: utc('04-15 14:00') }],
  ['no-phone', 'MINUS-1000', '09-21 08:00', { discountUntil: utc('10-21 08:00') }],
  ['credits-lapsed', 'OSEN-15', '10-05 09:00', { discountUntil: utc('2027-01-05 09:00') }],
  ['buyer', 'DRUZHBA-5', '10-19 10:05', { creditsAdded: 5 }],
];

export function redemptions(): RedemptionRecord[] {
  return REDEMPTIONS.map(([name, code, at, effect]) => {
    const userId = personRef(name).id;
    const redeemed = CODES.find((each) => each.code === code);
    return {
      id: `red_${userId.slice('usr_'.length)}_${code.toLowerCase().replaceAll('-', '_')}`,
      promoCodeId: idOf(code),
      code,
      userId,
      kind: kindOf(redeemed ?? {}),
      effect: { ...NO_EFFECT, ...effect },
      redeemedAt: utc(at),
    };
  });
}
