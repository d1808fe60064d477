/** A bid told in a few words: who, when and at what prices. */
import { lineTotal } from '@zakupki/procurement/money/amount';
import { totalsOf } from '@zakupki/procurement/money/totals';
import type { VatRate } from '@zakupki/api-client/schema';
import type { BidItemRecord, BidRecord } from '../../records/bids.ts';
import type { OrderRecord } from '../../records/orders.ts';
import type { SupplierRecord } from '../../records/suppliers.ts';
import { bidStatusOf, type BidStep, type Step } from './steps.ts';
import { dayAfter, minutesAfter } from '../moments.ts';
import { NO_CONFLICTS } from '../../../resources/conflicts/rules/counts.ts';

export type BidStory = {
  slug: string;
  supplier: SupplierRecord;
  /** by the order's lines; null leaves a line out */
  prices: readonly (string | null)[];
  /** when the offer reached the buyer */
  received: string;
  /** entered and submitted within the hour when absent */
  steps?: readonly Step<BidStep>[];
  /** what differs in single lines, by position from 1 */
  lines?: Readonly<Record<number, Partial<BidItemRecord>>>;
  /** the rate on every line when it is not the order's */
  vatRate?: VatRate;
  /** the paper names no sums */
  silent?: true;
  won?: true;
  more?: Partial<BidRecord>;
};

/** What happened to the bid. */
export function stepsOf({ received, steps }: BidStory): readonly Step<BidStep>[] {
  return (
    steps ?? [
      [minutesAfter(received, 25), 'create'],
      [minutesAfter(received, 41), 'submit'],
    ]
  );
}

/** The record of a bid, not yet ranked. */
export function bidOf(order: OrderRecord, story: BidStory, number: number): BidRecord {
  const { slug, supplier, prices, received, lines = {}, vatRate, silent = false, won, more } = story;
  const steps = stepsOf(story);
  const [createdAt = received] = steps[0] ?? [];
  const [updatedAt = received] = steps.at(-1) ?? [];
  const submitted = bidStatusOf(steps);
  const decided = submitted === 'submitted' && order.status === 'awarded';
  const stem = `${order.id.slice('ord_'.length)}_${slug}`;
  const terms = { currency: more?.currency ?? order.currency, vatMode: more?.vatMode ?? order.vatMode };
  const deliveryDays = more?.deliveryDays === undefined ? 14 : more.deliveryDays;

  const items = order.items.flatMap((item, index): BidItemRecord[] => {
    const unitPrice = prices[index] ?? null;
    const particular = lines[index + 1];
    if (unitPrice === null && !particular) return [];
    const quantity = particular?.quantity ?? item.quantity;
    return [
      {
        id: `bli_${stem}_${index + 1}`,
        orderItemId: item.id,
        offered: true,
        offeredName: null,
        isEquivalent: false,
        equivalentNote: null,
        brand: null,
        model: null,
        countryOfOrigin: 'RU',
        quantity,
        unitCode: item.unitCode,
        unitsPerPack: null,
        packsPerUnit: null,
        packSize: null,
        unitPrice,
        vatRate: vatRate ?? item.vatRate ?? order.vatRateDefault,
        declaredLineTotal:
          silent || unitPrice === null || quantity === null ? null : lineTotal(unitPrice, quantity, terms.currency),
        leadTimeDays: deliveryDays,
        deliveryDate: null,
        note: null,
        ...particular,
      },
    ];
  });
  const { name, legalForm, taxId, kpp, address, region, website, bankAccount, bik, vatPayer, contacts } = supplier;
  return {
    id: `bid_${stem}`,
    ownerId: order.ownerId,
    orderId: order.id,
    number,
    version: steps.length + Number(decided),
    createdAt,
    updatedAt: (decided ? order.awardedAt : null) ?? updatedAt,
    createdBy: order.createdBy,
    status: decided ? (won ? 'won' : 'lost') : submitted,
    supplier: {
      supplierId: supplier.id,
      name,
      legalForm,
      taxId,
      kpp,
      address,
      region,
      website,
      bankAccount,
      bik,
      vatPayer,
      contacts,
    },
    orderRevision: Math.max(order.revision, 1),
    round: 1,
    source: 'manual',
    externalNumber: null,
    externalDate: null,
    receivedAt: received,
    submittedAt: steps.find(([, step]) => step === 'submit')?.[0] ?? null,
    validUntil: order.decisionDate === null ? null : dayAfter(order.decisionDate, 30),
    ...terms,
    declaredTotal: silent ? null : declaredTotal(items, terms),
    deliveryCost: null,
    deliveryDays,
    deliveryTerms: null,
    payment: order.payment,
    warrantyMonths: null,
    minOrderAmount: null,
    alternativeOfBidId: null,
    supersedesBidId: null,
    notes: null,
    items,
    rank: null,
    counts: NO_CONFLICTS,
    ...setAside(steps, order),
    ...more,
  };
}

/** What an honest paper says at its foot: net where prices are before VAT, gross where it is in them. */
function declaredTotal(items: readonly BidItemRecord[], terms: Parameters<typeof totalsOf>[1]): string {
  const offered = items.filter((item) => item.offered);
  const totals = totalsOf(
    offered.map((item) => ({ ...item, vatRate: item.vatRate ?? 'none' })),
    terms,
  );
  return terms.vatMode === 'included' ? totals.gross : totals.net;
}

/** When, why and by whom the bid was set aside. */
function setAside(
  steps: readonly Step<BidStep>[],
  { createdBy: by }: OrderRecord,
): Pick<BidRecord, 'withdrawal' | 'disqualification'> {
  const [at = '', name, { reason = '', ground } = {}] = steps.at(-1) ?? [];
  return {
    withdrawal: name === 'withdraw' ? { at, reason, by } : null,
    disqualification: name === 'disqualify' && ground ? { at, reason, reasonCode: ground, by } : null,
  };
}
