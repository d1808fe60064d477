/** Small orders of a few hundred of the crowd: what they bought in their trial or as subscribers. */
import type { PersonRef } from '@zakupki/api-client/schema';
import { toIso } from '../../clock.ts';
import type { SupplierRecord } from '../../records/suppliers.ts';
import type { UserRecord } from '../../records/users.ts';
import type { BidStory } from '../builders/bid.ts';
import { taxNumber } from './names.ts';
import { Random, money } from '../random.ts';
import { GOODS, type Good } from '../heavy/goods.ts';
import { START } from '../moments.ts';
import type { Line } from '../builders/order.ts';
import { courseOf, fateOf, offersOn, plainRanking } from '../builders/generated-orders.ts';
import { tellOrder, type OrderRecords } from '../builders/order-records.ts';
import { supplierOf } from '../builders/supplier.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
/** One in so many of those who could. */
const ONE_IN = 18;
/** Nothing is bought on the last days: nobody has offered on it yet. */
const LATEST = START - 2 * DAY;

/** Whom everybody asks, and where they are on the net. */
const FIRMS = [
  ['Опора', 'opora'],
  ['Причал', 'prichal'],
  ['Ясень', 'yasen'],
] as const;

export type Shopping = { suppliers: SupplierRecord[]; told: OrderRecords[] };

/** Whether somebody of the crowd ever ordered anything; they can only with a phone number. */
export function isShopper({ profile, subscription, id }: UserRecord): boolean {
  // Whoever pays orders more often.
  return profile.phone !== null && Number(id.slice(-5)) % (subscription ? ONE_IN / 3 : ONE_IN) === 0;
}

export function shoppingOf(user: UserRecord, owner: PersonRef): Shopping {
  const { trial, subscription } = user;
  const slug = user.id.slice('usr_'.length);
  const dice = new Random(Number(user.id.slice(-5)));
  const from = Date.parse(subscription?.startedAt ?? trial?.startedAt ?? '');
  // A day before access ends, so that what is begun is published in time.
  const until = Math.min(LATEST, Date.parse(subscription?.currentPeriodEnd ?? trial?.endsAt ?? '') - 2 * DAY);
  if (!(from < until)) return { suppliers: [], told: [] };
  const suppliers = FIRMS.map(([name, host], place) =>
    supplierOf(owner, `${slug}_${place + 1}`, `ООО «${name}»`, taxNumber(dice, false), [
      'Отдел продаж',
      'Менеджер',
      `zakaz@${host}-${slug.slice(-5)}.example`,
      `+7495${slug.slice(-5)}${place + 10}`,
    ]),
  );
  const count = dice.between(1, 4);
  const made = Array.from({ length: count }, () => from + Math.floor((dice.next() * (until - from)) / MINUTE) * MINUTE);
  const told = made
    .toSorted((a, b) => a - b)
    .map((at, index) => orderOf(owner, { slug, number: index + 1, made: toIso(at), suppliers }, dice));
  return { suppliers, told };
}

type Plan = { slug: string; number: number; made: string; suppliers: readonly SupplierRecord[] };

function orderOf(owner: PersonRef, { slug, number, made, suppliers }: Plan, dice: Random): OrderRecords {
  const fate = fateOf(dice, made);
  const { steps, deadline } = courseOf(fate, made, dice);
  const lines = Array.from({ length: dice.between(1, 3) }, (): { good: Good; quantity: number } => {
    const good = dice.pick(GOODS);
    return { good, quantity: good[3] > 500_000 ? dice.between(1, 3) : dice.between(1, 9) * 10 };
  });
  const worth = lines.reduce((sum, { good, quantity }) => sum + good[3] * quantity, 0);
  const budget = Math.ceil((worth * 1.1) / 10_000) * 10_000;
  const published = steps[1]?.[0];
  const collects = published !== undefined && ['published', 'evaluation', 'awarded'].includes(fate);
  // Some bids that were received come too late for the seed's own time.
  const offers = collects
    ? offersOn(lines, published, fate === 'awarded', suppliers, dice).filter(
        ({ story }, place) => place === 0 || Date.parse(story.received) < START - DAY,
      )
    : [];
  // A second offer in eight leaves something out or adds up wrongly: only the rules can say how these stand.
  const isFlawed = offers.length > 1 && dice.next() < 1 / 8;
  const story = {
    slug: `${slug}_${number}`,
    number,
    title: lines[0]?.good[0] ?? '',
    deadline,
    budget: money(budget),
    items: lines.map(({ good: [, name, unitCode], quantity }): Line => [name, String(quantity), unitCode]),
    steps,
    bids: isFlawed ? flawed(offers) : offers.map((offer) => offer.story),
    more: { awardedTotal: fate === 'awarded' ? money(offers[0]?.total ?? 0) : null },
  };
  return tellOrder(owner, story, isFlawed ? undefined : plainRanking(offers, budget));
}

/** The offers, the second without its last line or with a sum that is none of its own. */
function flawed(offers: ReturnType<typeof offersOn>): BidStory[] {
  return offers.map(({ story, total }, place) => {
    if (place !== 1) return story;
    if (story.prices.length > 1) return { ...story, prices: story.prices.with(-1, null) };
    return { ...story, more: { declaredTotal: money(total + 100_000) } };
  });
}
