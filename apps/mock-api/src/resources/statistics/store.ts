/** Collects facts for statistics, memoized by the records they derive from. */
import { allBidsOf } from '../../tables/bids/order-bids.ts';
import {
  type BidFacts,
  bidFacts,
  conflictFacts,
  type CreditFacts,
  creditFacts,
  type FoundConflict,
  hasFullAward,
  type OrderFacts,
  orderFacts,
  type Person,
  type UserFacts,
  userFacts,
} from '../../rules/statistics/facts.ts';
import type { Counted, EventMoments } from '../../rules/statistics/flow.ts';
import { momentsOf, type Series } from '../../rules/statistics/tally.ts';
import type { AwardRecord, OrderRecord } from '../../model/records/orders.ts';
import type { BidRecord } from '../../model/records/bids.ts';
import type { CreditRecord, RedemptionRecord } from '../../model/records/billing.ts';
import type { UserRecord } from '../../model/records/users.ts';
import type { SeatRecord } from '../../model/records/webinars.ts';
import { orderConflicts } from '../../tables/conflicts.ts';
import { applyAllDueChanges } from '../users/jobs.ts';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import type { World } from '@zakupki/mock-engine/world/world';

/** Applies due changes first. */
export function listPeople(call: Call): Person[] {
  const customers = listCustomers(call);
  applyAllDueChanges(call, customers);
  if (!isAsSeeded(call.world)) return customers.map((user) => collectPerson(call, user));
  return customers.map((user) => memoizeFacts(seeded, user, () => collectPerson(call, user)));
}

/** Buyers in the order they signed up. */
function listCustomers({ world }: Call): UserRecord[] {
  return world.users.all().filter(({ role }) => role === 'buyer');
}

/** People as they are in the seed. */
const seeded = new WeakMap<UserRecord, Person>();

/** Whether a world has all records of people, except users, from the seed. */
const isAsSeeded = (world: World): boolean =>
  (['orders', 'awards', 'bids', 'credits'] as const).every((table) => world.changed(table) === 0);

/** The caller applies due changes first. */
export function collectPerson(call: Call, user: UserRecord): Person {
  const { world } = call;
  return {
    user,
    facts: memoizeFacts(users, user, () => userFacts(user)),
    orders: factsOfOrders(call, user.id),
    bids: memoizeFacts(bids, allBidsOf(world, user.id), bidFacts),
    credits: memoizeFacts(credits, world.credits.where('owner', user.id), creditFacts),
  };
}

export function collectCounted(call: Call, people: readonly Person[]): Counted {
  return {
    people,
    conflicts: people.flatMap(({ user }) => {
      const series = conflictsOf(call, user.id);
      return series.values.length > 0 ? [series] : [];
    }),
    ...collectEvents(call.world.redemptions.all(), call.world.webinarSeats.all()),
  };
}

export function collectCountedOfOne(call: Call, person: Person): Counted {
  const { world } = call;
  const { id } = person.user;
  const seats = world.webinarSeats.all().filter(({ userId }) => userId === id);
  const redeemed = world.redemptions.where('owner', id);
  return { people: [person], conflicts: [conflictsOf(call, id)], ...collectEvents(redeemed, seats) };
}

function collectEvents(redeemed: readonly RedemptionRecord[], seats: readonly SeatRecord[]): EventMoments {
  return {
    redemptions: momentsOf(redeemed.map(({ redeemedAt }) => redeemedAt)),
    registrations: momentsOf(seats.map(({ createdAt }) => createdAt)),
    attended: momentsOf(seats.map(({ attendedAt }) => attendedAt)),
  };
}

// Keyed by lists of records, which worlds share while unchanged.
const users = new WeakMap<UserRecord, UserFacts>();
const bids = new WeakMap<readonly BidRecord[], BidFacts>();
const credits = new WeakMap<readonly CreditRecord[], CreditFacts>();
const orders = new WeakMap<readonly OrderRecord[], WeakMap<object, OrderFacts>>();
const conflicts = new WeakMap<readonly OrderRecord[], WeakMap<object, Series<FoundConflict>>>();

function memoizeFacts<K extends object, V>(cache: WeakMap<K, V>, key: K, read: (key: K) => V): V {
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const facts = read(key);
  cache.set(key, facts);
  return facts;
}

/** Facts derived from two lists. */
function memoizeFactsOfBoth<K extends object, V>(
  cache: WeakMap<K, WeakMap<object, V>>,
  key: K,
  other: object,
  read: () => V,
): V {
  return memoizeFacts(
    memoizeFacts(cache, key, () => new WeakMap<object, V>()),
    other,
    read,
  );
}

function factsOfOrders({ world }: Call, ownerId: string): OrderFacts {
  const ownOrders = world.orders.where('owner', ownerId);
  const awards = world.awards.where('owner', ownerId);
  return memoizeFactsOfBoth(orders, ownOrders, awards, () => {
    const byOrder: ReadonlyMap<string, readonly AwardRecord[]> = Map.groupBy(awards, ({ orderId }) => orderId);
    return orderFacts(ownOrders, (orderId) => hasFullAward(byOrder.get(orderId) ?? []));
  });
}

function conflictsOf(call: Call, ownerId: string): Series<FoundConflict> {
  const { world } = call;
  const ownOrders = world.orders.where('owner', ownerId);
  return memoizeFactsOfBoth(conflicts, ownOrders, world.conflicts.where('owner', ownerId), () =>
    conflictFacts(ownOrders.flatMap((order) => orderConflicts(call, order))),
  );
}
