/** Credit grants of each demo user. Their debits are derived from their orders. */
import { TRIAL } from '../../rules/access/access.ts';
import type { AccountName } from '../../model/people.ts';
import { monthlyGrants, type SeedGrant } from './ledger.ts';
import { minutesAfter, utc } from '../moments.ts';

/** The credits that expire with the trial. */
const trial = (from: string, days = TRIAL.days): SeedGrant => [
  TRIAL.credits,
  'trial',
  utc(from),
  minutesAfter(utc(from), days * 1440),
];

export const GRANTS: Readonly<Record<AccountName, readonly SeedGrant[]>> = {
  buyer: [...monthlyGrants(40, utc('01-12 08:15'), 10), [5, 'promo', utc('10-19 10:05'), utc('2027-01-19 10:05')]],
  'buyer-sealed': [trial('09-14 08:20'), ...monthlyGrants(40, utc('09-15 08:00'), 2)],
  empty: [trial('10-30 11:35'), ...monthlyGrants(10, utc('10-30 12:00'), 1)],
  heavy: monthlyGrants(120, utc('01-20 06:00'), 10),
  trial: [trial('10-28 09:00')],
  // The plan's credits expired with the period, but the purchased credits did not.
  grace: [
    trial('03-18 07:25'),
    ...monthlyGrants(40, utc('04-01 10:00'), 7),
    [10, 'purchase', utc('06-09 08:30'), utc('2027-06-09 08:30')],
  ],
  'trial-expired': [trial('10-05 12:55')],
  'subscription-expired': [
    trial('03-02 09:30'),
    ...monthlyGrants(40, utc('03-15 14:00'), 7),
    [5, 'purchase', utc('09-28 12:10'), utc('2027-09-28 12:10')],
  ],
  'credits-expired': [trial('09-03 07:05'), ...monthlyGrants(10, utc('10-12 08:00'), 1)],
  // Credits that expired at the end of the calendar month in Moscow, before the paid period.
  'credits-lapsed': [trial('09-20 10:20'), [10, 'plan', utc('10-05 09:00'), utc('10-31 21:00')]],
  'no-phone': [trial('09-07 13:45'), ...monthlyGrants(10, utc('09-21 08:00'), 2)],
  unverified: [],
  // One promo code extended the trial by three days, another gave three credits.
  blocked: [
    trial('02-09 06:10', TRIAL.days + 3),
    ...monthlyGrants(10, utc('02-16 09:00'), 9),
    [3, 'promo', utc('03-05 10:00'), utc('04-04 10:00')],
  ],
  admin: [],
};
