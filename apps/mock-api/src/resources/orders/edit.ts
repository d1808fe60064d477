/** Edits orders; material changes of published orders create revisions. */
import { comparableBids, countSealedBids } from '../../tables/bids/order-bids.ts';
import { wereBidsOpened } from '../../rules/bids/sealing.ts';
import type { AuditChange, ExchangeRate, OrderDraft } from '@zakupki/api-client/schema';
import { compare } from '@zakupki/procurement/decimals/decimal';
import { Problem } from '@zakupki/mock-engine/pipeline/problem';
import { sizeFaults } from '../../rules/bids/size.ts';
import type { Fault } from '../../sentences/fault.ts';
import { momentOf } from '@zakupki/mock-engine/dates/moment';
import { decisionFaults, isMovedEarlier, missingFields, newDeadlineFaults } from '../../rules/orders/completeness.ts';
import { contentFaults } from '../../rules/orders/content.ts';
import { itemIdFaults, mergeFields, type OrderFields } from '../../rules/orders/fields.ts';
import { compareFields } from '../../rules/audit.ts';
import { planSizeFaults } from '../../rules/orders/size.ts';
import { compareOrders, revise } from '../../rules/orders/revision.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { saveOrder } from './store.ts';
import { refuse } from '../../sentences/refuse.ts';
import { momentText, numberedText } from '../../sentences/format.ts';
import { toIso } from '@zakupki/mock-engine/world/clock';
import { limitsFor } from '../access/store.ts';
import { requireReason } from '../reason.ts';

/** `materialChanges` are JSON pointers to changes suppliers have to know. */
type EditedOrder = { saved: OrderRecord; materialChanges: string[] };

/** Fields that suppliers rely on. */
const FIXED_ONCE_PUBLISHED = [
  ['sealedBids', 'sealing_frozen'],
  ['showCeilings', 'ceilings_frozen'],
] as const;

/** After prices were seen, a change of anything else would change the ranking or block bids. */
const CHANGES_ONCE_OPENED: ReadonlySet<string> = new Set(['title', 'tags', 'submissionDeadline', 'decisionDate']);

/** After prices were seen: a lower budget would block bids. */
const isBudgetRaised = ({ budget }: OrderRecord, after: OrderFields): boolean =>
  budget !== null && (after.budget === null || compare(after.budget, budget) >= 0);

/** Whether a change would alter how bids compare that the buyer has seen. */
const changesTerms = (order: OrderRecord, after: OrderFields, changes: readonly AuditChange[]): boolean =>
  changes.some(({ path }) => {
    const field = path.split('/')[1] ?? '';
    return field === 'budget' ? !isBudgetRaised(order, after) : !CHANGES_ONCE_OPENED.has(field);
  });

/**
 * Sealed bids in a currency without a rate could not be compared when they are opened; another rate would move all bids
 * in the currency, and suppliers do not see rates.
 */
function rateFaults(order: OrderRecord, { exchangeRates }: Pick<OrderFields, 'exchangeRates'>): Fault[] {
  if (!order.sealedBids || !order.hadSubmittedBid) return [];
  const isKept = (rate: ExchangeRate) => exchangeRates.some((other) => isSameRate(rate, other));
  const changed = order.exchangeRates.find((rate) => !isKept(rate));
  if (!changed) return [];
  return [
    { pointer: '/exchangeRates', code: 'not_allowed', said: 'rate_in_use', params: { currency: changed.currency } },
  ];
}

const isSameRate = (a: ExchangeRate, b: ExchangeRate): boolean =>
  a.currency === b.currency && a.nominal === b.nominal && compare(a.rate, b.rate) === 0;

/** Suppliers who have submitted sealed bids get this long to confirm them for a new revision. */
const CONFIRM_MS = 24 * 3_600_000;

/** A late revision would leave suppliers out, or give their prices another meaning. */
function timeFaults(order: OrderRecord, after: OrderFields, { world, now, lang }: Call): Fault[] {
  const { submissionDeadline: deadline, timeZone } = after;
  if (deadline === null || countSealedBids(world, order) === 0 || momentOf(deadline) >= now + CONFIRM_MS) return [];
  const at = momentText(lang, toIso(now + CONFIRM_MS), timeZone);
  return [{ pointer: '/submissionDeadline', code: 'min', said: 'revision_needs_time', params: { at } }];
}

/**
 * @param reason required for a new revision once a bid was submitted
 * @throws Problem 409 for fields that can no longer change, 422
 */
export function editOrder(call: Call, order: OrderRecord, patch: OrderDraft, reason: string | undefined): EditedOrder {
  if (patch.currency && patch.currency !== order.currency && order.hadSubmittedBid) {
    throw new Problem('currency_frozen');
  }
  for (const [name, code] of FIXED_ONCE_PUBLISHED) {
    const isChanged = patch[name] !== undefined && patch[name] !== order[name];
    if (isChanged && order.status !== 'draft') throw new Problem(code);
  }
  if (order.hadSubmittedBid && isMovedEarlier(order, patch.submissionDeadline)) throw new Problem('deadline_shorten');
  refuse(itemIdFaults(order.items, patch.items), call);
  const fields = mergeFields(order, patch, newItemId(call));
  const trimmedReason = reason === undefined ? null : requireReason(reason, call);

  const revised =
    order.status === 'published'
      ? revise(order, fields, order.revision)
      : { materialChanges: [], revision: order.revision, items: fields.items };
  const isMaterial = revised.materialChanges.length > 0;
  refuse(
    [
      ...contentFaults(fields),
      ...planSizeFaults(fields, limitsFor(call), order),
      ...(order.status === 'published' ? publishedFaults(order, fields, call) : []),
      ...(isMaterial && order.hadSubmittedBid && trimmedReason === null ? [REASON_NEEDED] : []),
    ],
    call,
  );
  const changes = compareOrders(order, fields);
  if (changes.length === 0) return { saved: order, materialChanges: [] };
  if (wereBidsOpened(order) && changesTerms(order, fields, changes)) throw new Problem('terms_were_opened');
  refuse(rateFaults(order, fields), call);
  // The basis decides between suppliers with and without VAT: they may want to bid otherwise.
  const isOtherBasis = fields.compareBasis !== order.compareBasis;
  if (isMaterial || isOtherBasis) refuse(timeFaults(order, fields, call), call);
  const after = { ...order, ...fields, revision: revised.revision, items: revised.items };
  refuse(bidSizeFaults(after, patch.exchangeRates ? '/exchangeRates' : '/items', call), call);
  const action = isMaterial ? 'order.revise' : 'order.update';
  const saved = saveOrder(call, after, [{ action, changes, reason: trimmedReason }]);
  return { saved, materialChanges: revised.materialChanges };
}

/** Allowed until the decision, but not once suppliers' prices were seen. @throws Problem 409 terms_were_opened, 422 */
export function freezeRate(call: Call, order: OrderRecord, rate: ExchangeRate): OrderRecord {
  if (wereBidsOpened(order)) throw new Problem('terms_were_opened');
  const others = order.exchangeRates.filter(({ currency }) => currency !== rate.currency);
  const after = { ...order, exchangeRates: [...others, rate] };
  const faults = [...contentFaults(after), ...rateFaults(order, after)];
  refuse([...faults, ...bidSizeFaults(after, '/exchangeRates', call)], call);
  return saveOrder(call, after, [{ action: 'order.update', changes: compareFields(order, after, ['exchangeRates']) }]);
}

const REASON_NEEDED: Fault = { pointer: '/reason', code: 'required', said: 'revision_reason_needed' };

export const newItemId =
  ({ world }: Call) =>
  () =>
    world.id('itm');

/** Compares the moments, not the strings. */
function isSame(a: string | null, b: string | null): boolean {
  return a === b || (a !== null && b !== null && momentOf(a) === momentOf(b));
}

function publishedFaults(before: OrderRecord, after: OrderFields, { now }: Call): Fault[] {
  const { submissionDeadline: deadline } = after;
  const needsDay = before.sealedBids && isMovedEarlier(before, deadline) ? 'earlier_deadline_needs_day' : null;
  return [
    ...missingFields(after),
    ...(isSame(deadline, before.submissionDeadline) ? [] : newDeadlineFaults(deadline, now, needsDay)),
    ...decisionFaults(after),
  ];
}

/** The first bid whose totals would exceed the contract's digits. */
function bidSizeFaults(order: OrderRecord, pointer: string, { world, lang }: Call): Fault[] {
  const bid = comparableBids(world, order).find((other) => sizeFaults(order, other).length > 0);
  if (!bid) return [];
  const params = { supplier: bid.supplier.name ?? numberedText(lang, bid.number) };
  return [{ pointer, code: 'max', said: 'bid_outgrows_order', params }];
}
