/** Defaults and merge rules of the fields that buyers enter. Pure. */
import type { OrderDraft, OrderItem, OrderItemDraft } from '@zakupki/api-client/schema';
import { emptyValues } from '@zakupki/procurement/fields/field';
import { strip } from '@zakupki/procurement/decimals/decimal';
import { ORDER_FIELDS, ORDER_LINE_FIELDS } from '@zakupki/procurement/fields/order-fields';
import type { OrderRecord } from '../../model/records/orders.ts';
import type { UserRecord } from '../../model/records/users.ts';
import type { Fault } from '../../sentences/fault.ts';
import { fillFields } from '@zakupki/procurement/fields/fill-fields';
import { withoutLeapSecond } from '@zakupki/mock-engine/dates/moment';
import { mergePayment } from './payment-terms.ts';

type Readonlys<T> = T extends readonly (infer E)[] ? readonly E[] : T;

/** Everything that the contract lets a buyer enter has a row, with a default of its type. */
const FIELDS = ORDER_FIELDS satisfies { [K in keyof Required<OrderDraft>]: { empty: Readonlys<OrderRecord[K]> } };
const LINE_FIELDS = ORDER_LINE_FIELDS satisfies {
  [K in keyof Required<Omit<OrderItemDraft, 'id'>>]: { empty: OrderItem[K] };
};

export type OrderFields = Pick<OrderRecord, keyof typeof ORDER_FIELDS>;

type Profile = UserRecord['profile'];
type Owner = Pick<Profile, 'timeZone' | 'sealedBidsByDefault'> & { company: Pick<Profile['company'], 'vatPayer'> };

export function emptyOrder({ company, timeZone, sealedBidsByDefault }: Owner): OrderFields {
  return {
    ...emptyValues<OrderFields>(FIELDS),
    // VAT payers deduct input VAT, so they compare net prices.
    compareBasis: company.vatPayer ? 'net' : 'gross',
    sealedBids: sealedBidsByDefault,
    timeZone,
  };
}

type LineFields = Pick<OrderItem, keyof typeof ORDER_LINE_FIELDS>;

export function emptyLine(): LineFields {
  return emptyValues<LineFields>(LINE_FIELDS);
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
  // The source may be a full record: only what a buyer enters is copied.
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
  const merged = { ...FIELDS.delivery.empty, ...before, ...patch };
  return { ...merged, address: merged.address?.trim() || null, place: merged.place?.trim() || null };
}

function replaceItems(before: OrderItem[], drafts: OrderItemDraft[], newItemId: () => string): OrderItem[] {
  const known = new Map(before.map((item) => [item.id, item]));
  return drafts.map((draft, index) => {
    const same = draft.id === undefined ? undefined : known.get(draft.id);
    const fields = fillFields<LineFields>(LINE_FIELDS, draft);
    return {
      ...fields,
      name: fields.name.trim(),
      sku: fields.sku.trim(),
      id: same?.id ?? newItemId(),
      position: index + 1,
      changedInRevision: same?.changedInRevision ?? 0,
    };
  });
}

/** Unknown or repeated line ids. */
export function itemIdFaults(before: readonly OrderItem[], drafts: readonly OrderItemDraft[] = []): Fault[] {
  const known = new Set(before.map((item) => item.id));
  const seen = new Set<string>();
  return drafts.flatMap<Fault>(({ id }, index) => {
    if (id === undefined) return [];
    const pointer = `/items/${index}/id`;
    if (seen.has(id)) return [{ pointer, code: 'unique', said: 'unique' }];
    seen.add(id);
    return known.has(id) ? [] : [{ pointer, code: 'ref_not_found', said: 'line_not_in_order' }];
  });
}
