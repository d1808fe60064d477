/** Referrers, their clicks and payouts; the users they referred are in users.ts. */
import type { ClickRecord, PayoutRecord, ReferrerRecord } from '../../model/records/referrers.ts';
import { Random } from '../random.ts';
import { minutesAfter, utc } from '../moments.ts';
import { personRef } from './users.ts';

type SeededReferrer = ReferrerRecord & {
  visits: { count: number; from: string; days: number };
  paid: readonly (readonly [at: string, amount: string])[];
};

const defaults: Pick<ReferrerRecord, 'createdBy' | 'userId' | 'phone'> = {
  createdBy: personRef('admin'),
  userId: null,
  phone: null,
};

const REFERRERS: readonly SeededReferrer[] = [
  {
    ...defaults,
    id: 'ref_partner_one',
    version: 2,
    createdAt: utc('02-16 08:00'),
    updatedAt: utc('06-01 09:30'),
    name: 'Школа закупок «Старт»',
    email: 'partner@start-school.example',
    phone: '+74951230045',
    code: 'partner-one',
    status: 'active',
    reward: { type: 'percent', value: '20', currency: null, recurringMonths: 12 },
    cookieDays: 30,
    notes: 'Выпускники курса «Закупки с нуля»',
    visits: { count: 214, from: utc('02-17 06:00'), days: 258 },
    paid: [
      [utc('07-10 09:00'), '1500.00'],
      [utc('10-09 09:00'), '3500.00'],
    ],
  },
  {
    ...defaults,
    id: 'ref_forum',
    version: 3,
    createdAt: utc('01-19 10:00'),
    updatedAt: utc('07-15 11:20'),
    name: 'Форум снабженцев',
    email: 'info@snabforum.example',
    code: 'snabforum',
    status: 'paused',
    reward: { type: 'fixed', value: '1500.00', currency: 'RUB', recurringMonths: null },
    cookieDays: 60,
    notes: 'Договор на перезаключении',
    visits: { count: 96, from: utc('01-20 06:00'), days: 175 },
    paid: [[utc('04-10 09:00'), '1500.00']],
  },
  {
    ...defaults,
    id: 'ref_coupons',
    version: 2,
    createdAt: utc('09-28 12:00'),
    updatedAt: utc('10-08 08:10'),
    name: 'Купоны 24',
    email: 'ads@coupons24.example',
    code: 'coupons-24',
    status: 'blocked',
    reward: { type: 'credits', value: '5', currency: null, recurringMonths: null },
    cookieDays: 7,
    notes: 'Накрутка переходов с 3 октября',
    visits: { count: 380, from: utc('10-03 00:00'), days: 5 },
    paid: [],
  },
];

export function seededReferrers(): {
  referrers: ReferrerRecord[];
  referralClicks: ClickRecord[];
  referralPayouts: PayoutRecord[];
} {
  return {
    referrers: REFERRERS.map(({ visits: _visits, paid: _paid, ...referrer }) => referrer),
    referralClicks: REFERRERS.flatMap(clicksOf),
    referralPayouts: REFERRERS.flatMap(({ id, paid }) =>
      paid.map(([at, amount], index) => ({
        id: `pay_${id.slice('ref_'.length)}_${index + 1}`,
        referrerId: id,
        at,
        amount,
      })),
    ),
  };
}

function clicksOf({ id, visits: { count, from, days } }: SeededReferrer): ClickRecord[] {
  const random = new Random(count);
  const minutes = Array.from({ length: count }, () => random.between(0, days * 1440)).toSorted((a, b) => a - b);
  return minutes.map((minute, index) => ({
    id: `clk_${id.slice('ref_'.length)}_${index + 1}`,
    referrerId: id,
    at: minutesAfter(from, minute),
  }));
}
