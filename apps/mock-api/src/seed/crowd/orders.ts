/** Small orders of a few hundred generated customers, placed in their trial or subscription. */
import type { PersonRef } from '@zakupki/api-client/schema';
import { toIso } from '@zakupki/mock-engine/world/clock';
import type { SupplierRecord } from '../../model/records/suppliers.ts';
import type { UserRecord } from '../../model/records/users.ts';
import type { SeedBid } from '../builders/bid.ts';
import { taxNumber } from './names.ts';
import { Random, money } from '../random.ts';
import { GOODS, type Good } from '../heavy/goods.ts';
import { START } from '../moments.ts';
import type { Line } from '../builders/order.ts';
import { generateSteps, pickOutcome, generateBids, rankCompleteBids } from '../builders/generated-orders.ts';
import { buildOrderRecords, type OrderRecords } from '../builders/order-records.ts';
import { buildSupplier } from '../builders/supplier.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
/** One in 18 customers who can place orders does so. */
const ONE_IN = 18;
/** No orders on the last two days: they would have no bids yet. */
const LATEST = START - 2 * DAY;

/** Suppliers of every generated customer: name and domain. */
const FIRMS = [
  ['Опора', 'opora'],
  ['Причал', 'prichal'],
  ['Ясень', 'yasen'],
] as const;

type Purchases = { suppliers: SupplierRecord[]; orders: OrderRecords[] };

/** Whether a generated customer has orders; ordering needs a phone number. */
export function placesOrders({ profile, subscription, id }: UserRecord): boolean {
  // Subscribers order more often.
  return profile.phone !== null && Number(id.slice(-5)) % (subscription ? ONE_IN / 3 : ONE_IN) === 0;
}

export function generatePurchases(user: UserRecord, owner: PersonRef): Purchases {
  const { trial, subscription } = user;
  const slug = user.id.slice('usr_'.length);
  const random = new Random(Number(user.id.slice(-5)));
  const from = Date.parse(subscription?.startedAt ?? trial?.startedAt ?? '');
  // Two days before access ends, so that every order is published in time.
  const until = Math.min(LATEST, Date.parse(subscription?.currentPeriodEnd ?? trial?.endsAt ?? '') - 2 * DAY);
  if (!(from < until)) return { suppliers: [], orders: [] };
  const suppliers = FIRMS.map(([name, host], place) =>
    buildSupplier(owner, `${slug}_${place + 1}`, `ООО «${name}»`, taxNumber(random, false), [
      'Отдел продаж',
      'Менеджер',
      `zakaz@${host}-${slug.slice(-5)}.example`,
      `+7495${slug.slice(-5)}${place + 10}`,
    ]),
  );
  const count = random.between(1, 4);
  const moments = Array.from(
    { length: count },
    () => from + Math.floor((random.next() * (until - from)) / MINUTE) * MINUTE,
  );
  const orders = moments
    .toSorted((a, b) => a - b)
    .map((at, index) => generateOrder(owner, { slug, number: index + 1, created: toIso(at), suppliers }, random));
  return { suppliers, orders };
}

type Plan = { slug: string; number: number; created: string; suppliers: readonly SupplierRecord[] };

function generateOrder(owner: PersonRef, { slug, number, created, suppliers }: Plan, random: Random): OrderRecords {
  const outcome = pickOutcome(random, created);
  const { steps, deadline } = generateSteps(outcome, created, random);
  const lines = Array.from({ length: random.between(1, 3) }, (): { good: Good; quantity: number } => {
    const good = random.pick(GOODS);
    return { good, quantity: good[3] > 500_000 ? random.between(1, 3) : random.between(1, 9) * 10 };
  });
  const value = lines.reduce((sum, { good, quantity }) => sum + good[3] * quantity, 0);
  const budget = Math.ceil((value * 1.1) / 10_000) * 10_000;
  const published = steps[1]?.[0];
  const acceptsBids = published !== undefined && ['published', 'evaluation', 'awarded'].includes(outcome);
  // Later bids that would arrive after the start of the seed's clock are left out.
  const bids = acceptsBids
    ? generateBids(lines, published, outcome === 'awarded', suppliers, random).filter(
        ({ bid }, place) => place === 0 || Date.parse(bid.received) < START - DAY,
      )
    : [];
  // One second bid in eight leaves out a line or states a wrong total; ranking those takes the rules.
  const isFlawed = bids.length > 1 && random.next() < 1 / 8;
  const seedOrder = {
    slug: `${slug}_${number}`,
    number,
    title: lines[0]?.good[0] ?? '',
    deadline,
    budget: money(budget),
    items: lines.map(({ good: [, name, unitCode], quantity }): Line => [name, String(quantity), unitCode]),
    steps,
    bids: isFlawed ? withFlaw(bids) : bids.map(({ bid }) => bid),
    more: { awardedTotal: outcome === 'awarded' ? money(bids[0]?.total ?? 0) : null },
  };
  return buildOrderRecords(owner, seedOrder, isFlawed ? undefined : rankCompleteBids(bids, budget));
}

/** Makes the second bid leave out its last line or state a wrong total. */
function withFlaw(generated: ReturnType<typeof generateBids>): SeedBid[] {
  return generated.map(({ bid, total }, place) => {
    if (place !== 1) return bid;
    if (bid.prices.length > 1) return { ...bid, prices: bid.prices.with(-1, null) };
    return { ...bid, more: { declaredTotal: money(total + 100_000) } };
  });
}
