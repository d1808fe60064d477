/** Facts derived once from immutable records. Pure. */
import type { ConflictKindCode, ConflictStatus } from '@zakupki/api-client/schema';
import { add, type Decimal } from '@zakupki/procurement/decimals/decimal';
import { type Currency, CURRENCIES } from '@zakupki/procurement/money/currency';
import { personName } from '@zakupki/procurement/users/person-name';
import { savingsAgainst } from '@zakupki/procurement/money/percent';
import type { AwardRecord, OrderRecord } from '../../model/records/orders.ts';
import type { BidRecord } from '../../model/records/bids.ts';
import type { CreditRecord } from '../../model/records/billing.ts';
import type { ConflictEntry } from '../../model/records/conflicts.ts';
import type { UserRecord } from '../../model/records/users.ts';
import { epoch, type Moments, momentsOf, type Series, seriesOf } from './tally.ts';
import { findMissingFields } from '../users.ts';

/** `until[n]` is the sum of the first n amounts, so any range is one subtraction. */
export type Sums = { readonly at: Moments; readonly until: readonly Decimal[] };

type Money = { readonly budget: Sums; readonly awarded: Sums; readonly savings: Sums };

export type OrderFacts = {
  readonly created: Moments;
  readonly published: Moments;
  readonly evaluation: Moments;
  readonly awarded: Moments;
  readonly unsuccessful: Moments;
  readonly cancelled: Moments;
  /** milliseconds from publication to award, dated at the award */
  readonly awardTimes: Series<number>;
  /** only currencies in use */
  readonly money: ReadonlyMap<Currency, Money>;
  readonly conflictsOpen: number;
};

/** @param isFullyAwarded the latest award covered everything */
export function orderFacts(orders: readonly OrderRecord[], isFullyAwarded: (orderId: string) => boolean): OrderFacts {
  const awardTimes = orders.flatMap(({ publishedAt, awardedAt }) =>
    publishedAt === null || awardedAt === null
      ? []
      : [{ at: epoch(awardedAt), value: epoch(awardedAt) - epoch(publishedAt) }],
  );
  return {
    created: momentsOf(orders.map((order) => order.createdAt)),
    published: momentsOf(orders.map((order) => order.publishedAt)),
    evaluation: momentsOf(orders.map((order) => order.closedAt)),
    awarded: momentsOf(orders.map((order) => order.awardedAt)),
    unsuccessful: momentsOf(orders.map((order) => (order.status === 'unsuccessful' ? order.closedAt : null))),
    cancelled: momentsOf(orders.map((order) => order.cancelledAt)),
    awardTimes: seriesOf(awardTimes),
    money: moneyOf(orders, isFullyAwarded),
    conflictsOpen: orders.reduce((sum, { counts }) => sum + counts.openConflicts, 0),
  };
}

type Dated = { at: number; value: Decimal };

function moneyOf(
  orders: readonly OrderRecord[],
  isFullyAwarded: (orderId: string) => boolean,
): ReadonlyMap<Currency, Money> {
  const found = new Map<Currency, { budget: Dated[]; awarded: Dated[]; savings: Dated[] }>();
  for (const { id, currency, budget, publishedAt, awardedAt, awardedTotal } of orders) {
    if (publishedAt === null) continue;
    let amounts = found.get(currency);
    if (!amounts) found.set(currency, (amounts = { budget: [], awarded: [], savings: [] }));
    if (budget !== null) amounts.budget.push({ at: epoch(publishedAt), value: budget });
    if (awardedAt === null || awardedTotal === null) continue;
    const at = epoch(awardedAt);
    amounts.awarded.push({ at, value: awardedTotal });
    if (budget === null || !isFullyAwarded(id)) continue;
    amounts.savings.push({ at, value: savingsAgainst(budget, awardedTotal, currency).amount });
  }
  return new Map(
    (Object.keys(CURRENCIES) as Currency[]).flatMap((currency) => {
      const amounts = found.get(currency);
      if (!amounts) return [];
      return [
        [
          currency,
          { budget: sumsOf(amounts.budget), awarded: sumsOf(amounts.awarded), savings: sumsOf(amounts.savings) },
        ],
      ];
    }),
  );
}

function sumsOf(dated: readonly Dated[]): Sums {
  const { at, values } = seriesOf(dated);
  const until: Decimal[] = ['0'];
  for (const value of values) until.push(add(until.at(-1) ?? '0', value));
  return { at, until };
}

export type BidFacts = { readonly created: Moments; readonly submitted: Moments };

export function bidFacts(bids: readonly BidRecord[]): BidFacts {
  return {
    created: momentsOf(bids.map((bid) => bid.createdAt)),
    submitted: momentsOf(bids.map((bid) => bid.submittedAt)),
  };
}

export type CreditFacts = {
  readonly granted: Series<number>;
  readonly spent: Series<number>;
  readonly expired: Series<number>;
  readonly balance: number;
};

export function creditFacts(lines: readonly CreditRecord[]): CreditFacts {
  const amounts = (types: readonly CreditRecord['type'][], sign: 1 | -1) =>
    seriesOf(
      lines.flatMap(({ type, at, amount }) => (types.includes(type) ? [{ at: epoch(at), value: sign * amount }] : [])),
    );
  return {
    granted: amounts(['grant'], 1),
    spent: amounts(['debit', 'refund'], -1),
    expired: amounts(['expire', 'void'], -1),
    balance: lines.reduce((sum, { amount }) => sum + amount, 0),
  };
}

export type FoundConflict = { readonly kind: ConflictKindCode; readonly status: ConflictStatus };

/** By first occurrence, without those caused by another. */
export function conflictFacts(entries: readonly ConflictEntry[]): Series<FoundConflict> {
  return seriesOf(
    entries.flatMap(({ kind, status, causedBy, firstSeenAt }) =>
      causedBy === null ? [{ at: epoch(firstSeenAt), value: { kind, status } }] : [],
    ),
  );
}

export type UserFacts = {
  readonly registered: number;
  /** NaN while unverified */
  readonly verified: number;
  readonly lastActive: number;
  readonly isComplete: boolean;
  readonly name: string | null;
};

export function userFacts({ createdAt, emailVerifiedAt, lastActiveAt, profile, deleted }: UserRecord): UserFacts {
  return {
    registered: epoch(createdAt),
    verified: emailVerifiedAt === null ? Number.NaN : epoch(emailVerifiedAt),
    lastActive: epoch(lastActiveAt),
    isComplete: deleted?.hadCompleteProfile ?? findMissingFields(profile).complete,
    name: personName(profile) || null,
  };
}

/** Whether the latest award covered everything; imported orders have none. */
export function hasFullAward(awards: readonly AwardRecord[]): boolean {
  const latest = awards.at(-1);
  return latest === undefined || latest.savings.vsBudget !== null;
}

export type Person = {
  readonly user: UserRecord;
  readonly facts: UserFacts;
  readonly orders: OrderFacts;
  readonly bids: BidFacts;
  readonly credits: CreditFacts;
};
