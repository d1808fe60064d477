/** Fields of an order that users edit, their defaults and merge rules. Pure. */
import type { OrderDraft, OrderItem, OrderItemDraft } from '@zakupki/api-client/schema';
import { strip } from '@zakupki/procurement/money/decimal';
import type { OrderRecord } from '../../../world/records/orders.ts';
import type { UserRecord } from '../../../world/records/users.ts';
import type { Fault } from '../../../sentences/fault.ts';
import { withoutLeapSecond } from '../../../dates/moment.ts';
import { mergePayment } from './payment-terms.ts';

/** What a change of a material field affects: each line, the lines without a rate of their own, or the order alone. */
export type Reach = 'every_line' | 'default_rate_lines' | 'order';

/** Everything that a buyer enters. Suppliers quote for the material fields; `buyer` fields concern the buyer alone. */
export const ORDER_FIELDS = {
  title: 'buyer',
  description: 'buyer',
  category: 'buyer',
  currency: 'every_line',
  vatMode: 'every_line',
  vatRateDefault: 'default_rate_lines',
  requireVat: 'order',
  compareBasis: 'buyer',
  budget: 'buyer',
  partialBidsAllowed: 'order',
  alternativesAllowed: 'order',
  awardCriteria: 'order',
  submissionDeadline: 'buyer',
  decisionDate: 'buyer',
  timeZone: 'buyer',
  delivery: 'every_line',
  payment: 'every_line',
  items: 'lines',
  lots: 'buyer',
  exchangeRates: 'buyer',
  tags: 'buyer',
} as const satisfies Record<keyof OrderDraft, Reach | 'buyer' | 'lines'>;

/** The fields of a line, apart from its id. */
export const LINE_FIELDS = {
  name: 'material',
  specification: 'material',
  sku: 'material',
  gtin: 'material',
  quantity: 'material',
  unitCode: 'material',
  maxUnitPrice: 'material',
  requiredBy: 'material',
  deliveryNote: 'material',
  vatRate: 'material',
  lotKey: 'buyer',
  quantityTolerancePercent: 'buyer',
  okpd2: 'buyer',
} as const satisfies Record<Exclude<keyof OrderItemDraft, 'id'>, 'material' | 'buyer'>;

export type OrderFields = Pick<OrderRecord, keyof typeof ORDER_FIELDS>;

const NO_DELIVERY = { address: null, region: null, incoterm: null, place: null };

type Owner = { company: Pick<UserRecord['profile']['company'], 'vatPayer'>; timeZone: string };

export function emptyOrder({ company, timeZone }: Owner): OrderFields {
  return {
    title: '',
    description: '',
    category: 'goods',
    currency: 'RUB',
    vatMode: 'excluded',
    vatRateDefault: '22',
    requireVat: false,
    // VAT payers deduct input VAT, so they compare net prices.
    compareBasis: company.vatPayer ? 'net' : 'gross',
    budget: null,
    partialBidsAllowed: true,
    alternativesAllowed: true,
    awardCriteria: 'lowest_total',
    submissionDeadline: null,
    decisionDate: null,
    timeZone,
    delivery: NO_DELIVERY,
    payment: null,
    items: [],
    lots: [],
    exchangeRates: [],
    tags: [],
  };
}

/**
 * Applies a JSON Merge Patch (RFC 7396): delivery and payment are merged, lists are replaced. Lines keep known ids;
 * `newItemId` creates others.
 */
export function mergeFields(before: OrderFields, patch: OrderDraft, newItemId: () => string): OrderFields {
  const { title, delivery, payment, items, lots, exchangeRates, tags, submissionDeadline, ...plain } = patch;
  return {
    ...before,
    ...plain,
    ...(title !== undefined && { title: title.trim() }),
    ...(submissionDeadline !== undefined && {
      submissionDeadline: submissionDeadline && withoutLeapSecond(submissionDeadline),
    }),
    ...(delivery && { delivery: mergeDelivery(before.delivery, delivery) }),
    ...(payment !== undefined && { payment: mergePayment(before.payment, payment) }),
    ...(items && { items: replaceItems(before.items, items, newItemId) }),
    ...(lots && { lots: lots.map((lot) => ({ ...lot, title: lot.title.trim() })) }),
    ...(exchangeRates && { exchangeRates: exchangeRates.map((rate) => ({ ...rate, rate: strip(rate.rate) })) }),
    ...(tags && { tags: tags.map((tag) => tag.trim()) }),
  };
}

/** Copies everything but dates and rates. */
export function copyFields(source: OrderFields, newItemId: () => string): OrderFields {
  // The source may be a whole record: only what a buyer enters is copied.
  const entered = Object.fromEntries(
    Object.keys(ORDER_FIELDS).map((name) => [name, source[name as keyof OrderFields]]),
  );
  return {
    ...(entered as OrderFields),
    submissionDeadline: null,
    decisionDate: null,
    items: source.items.map((item) => ({ ...item, id: newItemId(), requiredBy: null, changedInRevision: 0 })),
    exchangeRates: [],
  };
}

function mergeDelivery(before: OrderFields['delivery'], patch: OrderFields['delivery']): OrderFields['delivery'] {
  const merged = { ...NO_DELIVERY, ...before, ...patch };
  return { ...merged, address: merged.address?.trim() || null, place: merged.place?.trim() || null };
}

function replaceItems(before: OrderItem[], drafts: OrderItemDraft[], newItemId: () => string): OrderItem[] {
  const known = new Map(before.map((item) => [item.id, item]));
  return drafts.map((draft, index) => {
    const same = draft.id === undefined ? undefined : known.get(draft.id);
    return {
      id: same?.id ?? newItemId(),
      position: index + 1,
      lotKey: draft.lotKey ?? null,
      name: draft.name?.trim() ?? '',
      specification: draft.specification ?? '',
      sku: draft.sku?.trim() ?? '',
      gtin: draft.gtin ?? null,
      quantity: draft.quantity ? strip(draft.quantity) : null,
      unitCode: draft.unitCode ?? 'H87',
      quantityTolerancePercent: strip(draft.quantityTolerancePercent ?? '0'),
      maxUnitPrice: draft.maxUnitPrice ? strip(draft.maxUnitPrice) : null,
      requiredBy: draft.requiredBy ?? null,
      deliveryNote: draft.deliveryNote ?? '',
      vatRate: draft.vatRate ?? null,
      okpd2: draft.okpd2 ?? null,
      changedInRevision: same?.changedInRevision ?? 0,
    };
  });
}

/** Unknown or repeated line ids. */
export function itemIdFaults(before: readonly OrderItem[], drafts: readonly OrderItemDraft[] = []): Fault[] {
  const free = new Set(before.map((item) => item.id));
  const seen = new Set<string>();
  return drafts.flatMap<Fault>(({ id }, index) => {
    if (id === undefined) return [];
    const pointer = `/items/${index}/id`;
    if (seen.has(id)) return [{ pointer, code: 'unique', said: 'unique' }];
    seen.add(id);
    return free.has(id) ? [] : [{ pointer, code: 'ref_not_found', said: 'line_not_in_order' }];
  });
}
