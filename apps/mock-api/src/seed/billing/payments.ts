/** Payments for the subscriptions and packs of the seed's users. */
import { PAYMENT_CURRENCY } from '@zakupki/procurement/money/payment-currency';
import { GENERAL_RATE } from '@zakupki/procurement/money/vat-rates';
import { DateTime } from 'luxon';
import { toIso } from '@zakupki/mock-engine/world/clock';
import type { PaymentRecord, PlanRecord } from '../../model/records/billing.ts';
import type { UserRecord } from '../../model/records/users.ts';
import { utc } from '../moments.ts';
import { packs } from './plans.ts';
import { calculateDiscount } from '../../rules/access/price.ts';

type Paid = Pick<PaymentRecord, 'ownerId' | 'item' | 'createdAt' | 'price'>;
type Discount = { code: string; percentOff: string | null; amountOff: string | null };

/** Purchased credit packs. Their credits are in GRANTS. */
const BOUGHT: readonly (readonly [ownerId: string, packId: string, at: string])[] = [
  ['usr_grace', 'pck_10', '06-09 08:30'],
  ['usr_subscription_expired', 'pck_5', '09-28 12:10'],
];

/** Discounts by owner and moment of payment. */
const DISCOUNTS: Readonly<Record<string, Discount>> = {
  [`usr_subscription_expired ${utc('03-15 14:00')}`]: { code: 'MART-10', percentOff: '10', amountOff: null },
  [`usr_no_phone ${utc('09-21 08:00')}`]: { code: 'MINUS-1000', percentOff: null, amountOff: '1000.00' },
  [`usr_credits_lapsed ${utc('10-05 09:00')}`]: { code: 'OSEN-15', percentOff: '15', amountOff: null },
};

export function payments(users: readonly UserRecord[], plans: readonly PlanRecord[]): PaymentRecord[] {
  const owners = new Set(users.map(({ id }) => id));
  const bought = BOUGHT.filter(([ownerId]) => owners.has(ownerId));
  const paid = [...users.flatMap((user) => periodsOf(user, plans)), ...bought.flatMap(packOf)];
  const numbers = new Map<string, number>();
  return paid
    .sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt))
    .map((purchase) => {
      const number = (numbers.get(purchase.ownerId) ?? 0) + 1;
      numbers.set(purchase.ownerId, number);
      return payment(purchase, number);
    });
}

/** One payment for each period of the subscription. */
function periodsOf({ id: ownerId, subscription }: UserRecord, plans: readonly PlanRecord[]): Paid[] {
  const plan = plans.find(({ id }) => id === subscription?.planId);
  if (!subscription || !plan) return [];
  const start = DateTime.fromISO(subscription.startedAt, { zone: 'utc' });
  const end = Date.parse(subscription.currentPeriodEnd);
  const paid: Paid[] = [];
  for (let at = start; at.toMillis() < end; at = start.plus({ [`${plan.period}s`]: paid.length })) {
    paid.push({ ownerId, item: { kind: 'plan', id: plan.id }, createdAt: toIso(at.toMillis()), price: plan.price });
  }
  return paid;
}

function packOf([ownerId, packId, at]: (typeof BOUGHT)[number]): Paid[] {
  const pack = packs().find(({ id }) => id === packId);
  return pack ? [{ ownerId, item: { kind: 'pack', id: packId }, createdAt: utc(at), price: pack.price }] : [];
}

function payment({ ownerId, item, createdAt, price }: Paid, number: number): PaymentRecord {
  const discount = DISCOUNTS[`${ownerId} ${createdAt}`] ?? null;
  return {
    id: `pay_${ownerId.slice('usr_'.length)}_${number}`,
    ownerId,
    createdAt,
    status: 'paid',
    method: 'card',
    item,
    ...calculateDiscount(price, discount, PAYMENT_CURRENCY),
    vatRate: GENERAL_RATE,
    currency: PAYMENT_CURRENCY,
    promoCode: discount?.code ?? null,
    paidAt: createdAt,
    expectedAt: null,
    failure: null,
    invoice: null,
  };
}
