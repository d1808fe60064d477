/** Fixes: effect of each action on bids and orders. `resolutions.ts` decides which are offered. */
import { generalRateOn } from '@zakupki/procurement/money/vat-rates';
import { comparableBids } from '../../tables/bids/order-bids.ts';
import type {
  AuditChange,
  ConflictAction,
  ConflictEffect,
  ConflictPayload,
  OrderItem,
} from '@zakupki/api-client/schema';
import { lineTotal, UNIT_PRICE_DIGITS } from '@zakupki/procurement/money/amount';
import { compare, divide, multiply, strip, subtract } from '@zakupki/procurement/decimals/decimal';
import { offeredUnitRatio, unitEquation } from '@zakupki/procurement/units/units';
import { compareBids } from '../../rules/bids/changes.ts';
import { excludeLine, includeLine } from '../../rules/bids/exclusions.ts';
import { bidFaults } from '../../rules/bids/input.ts';
import { calculateTotals } from '../../rules/bids/worth.ts';
import { dayIn } from '@zakupki/mock-engine/dates/calendar';
import { supplierText } from '../../rules/conflicts/explain.ts';
import { vatText } from '../../rules/conflicts/figure-text.ts';
import { dayText, equationText, momentText, moneyText, numberText } from '../../sentences/format.ts';
import {
  calculateUnitPrice,
  convertVatMode,
  dropRoundedSums,
  findLine,
  scaleToDeclaredTotal,
  withLine,
} from '../../rules/conflicts/fixed-bid.ts';
import type { ConflictCase } from '../../rules/conflicts/resolutions.ts';
import { type MessageCode, sentence } from '../../sentences/sentence.ts';
import type { BidRecord } from '../../model/records/bids.ts';
import { moveBid, saveBid, signatureNow, supersedeBid, withdrawBid } from '../bids/store.ts';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { moveDeadline } from '../orders/deadline.ts';
import { fixOrder, fixRate } from './order-fixes.ts';
import { refuse } from '../../sentences/refuse.ts';

/** A conflict with complete input for the action. */
type FixInput = ConflictCase & {
  readonly call: Call;
  readonly payload: ConflictPayload;
  readonly reason: string | null;
};

type Fix = (job: FixInput) => ConflictEffect[];
type Params = Record<string, string | number>;

/** Fixes the bid of a single-bid conflict. */
const onBid =
  (fix: (job: FixInput, bid: BidRecord) => ConflictEffect[]): Fix =>
  (job) =>
    job.bids.slice(0, 1).flatMap((bid) => fix(job, bid));

/** Fixes a bid's answer to one line. */
const onLine = (fix: (job: FixInput, bid: BidRecord, item: OrderItem) => ConflictEffect[]): Fix =>
  onBid((job, bid) =>
    job.order.items.filter(({ id }) => id === job.entry.orderItemId).flatMap((item) => fix(job, bid, item)),
  );

/** Fixes a pair of bids; `named` is the one in the payload. */
const onPair =
  (fix: (job: FixInput, named: BidRecord, other: BidRecord) => ConflictEffect[]): Fix =>
  (job) => {
    const named = job.bids.find(({ id }) => id === job.payload.bidId);
    const other = job.bids.find((bid) => bid !== named);
    return named && other ? fix(job, named, other) : [];
  };

export const FIXES: Readonly<Partial<Record<ConflictAction, Fix>>> = {
  // Accepting changes only the conflict.
  waive: () => [],
  accept_late: () => [],

  exclude_line: onLine((job, bid, item) => setLineExcluded(job, bid, item, true)),

  set_units_per_pack: onLine((job, bid, item) => {
    const line = findLine(job.order, bid, item.id);
    const { unitsPerPack = '1', packsPerUnit = '1' } = job.payload;
    if (line === null) return [];
    const pack = {
      unitsPerPack: strip(unitsPerPack),
      packsPerUnit: compare(packsPerUnit, '1') === 0 ? null : strip(packsPerUnit),
    };
    const ratio = offeredUnitRatio(line.unitCode, item.unitCode, pack);
    const value =
      ratio === null ? '' : equationText(job.call.lang, unitEquation(ratio), [line.unitCode, item.unitCode]);
    const after = withLine(bid, line.id, pack);
    return saveFixedBid(job, bid, after, 'effect_units_per_pack', { position: item.position, value });
  }),

  normalise: onBid((job, bid) => {
    const { order, call } = job;
    const { facet, orderItemId, details } = job.entry;
    if (facet === 'mode') {
      const after = convertVatMode(order, bid, order.vatMode);
      const total = (version: BidRecord) => moneyText(call.lang, calculateTotals(order, version).gross, bid.currency);
      const mode = vatText(order.vatMode, call.lang);
      return saveFixedBid(job, bid, after, 'effect_vat_mode', { mode, from: total(bid), to: total(after) });
    }
    const item = order.items.find(({ id }) => id === orderItemId);
    const line = findLine(order, bid, orderItemId);
    if (item === undefined || line === null) return [];
    const ordered = item.vatRate ?? order.vatRateDefault;
    const vatRate = facet === 'obsolete_rate' ? generalRateOn(String(details['delivery'])) : ordered;
    const params = {
      position: item.position,
      from: vatText(line.vatRate, call.lang),
      to: vatText(vatRate, call.lang),
    };
    return saveFixedBid(job, bid, withLine(bid, line.id, { vatRate }), 'effect_vat_rate', params);
  }),

  trust_computed: onBid((job, bid) => {
    const { order, call, entry } = job;
    const line = entry.facet === 'line' ? findLine(order, bid, entry.orderItemId) : null;
    const ofBid = () => (entry.facet === 'rounding' ? dropRoundedSums(order, bid) : { ...bid, declaredTotal: null });
    const after = line ? withLine(bid, line.id, { declaredLineTotal: null }) : ofBid();
    const value = moneyText(call.lang, String(entry.details['declared']), bid.currency);
    return saveFixedBid(job, bid, after, 'effect_declared_dropped', { value });
  }),

  trust_declared: onBid((job, bid) => {
    const { order, call, entry } = job;
    const declared = String(entry.details['declared']);
    const money = (value: string) => moneyText(call.lang, value, bid.currency);
    if (entry.facet === 'total') {
      const params = { from: money(String(entry.details['computed'])), to: money(declared) };
      return saveFixedBid(job, bid, scaleToDeclaredTotal(order, bid), 'effect_prices', params);
    }
    const item = order.items.find(({ id }) => id === entry.orderItemId);
    const line = findLine(order, bid, entry.orderItemId);
    if (item === undefined || line?.unitPrice == null) return [];
    const unitPrice = calculateUnitPrice(declared, line);
    const rest = subtract(lineTotal(unitPrice, line.quantity, bid.currency), declared);
    if (!['-0.01', '0', '0.01'].includes(rest)) {
      const params = { declared: money(declared) };
      refuse([{ pointer: '/action', code: 'not_allowed', said: 'conflict_price_not_exact', params }], call);
    }
    const params = { position: item.position, from: money(line.unitPrice), to: money(unitPrice) };
    return saveFixedBid(job, bid, withLine(bid, line.id, { unitPrice }), 'effect_price', params);
  }),

  scale_price: onLine((job, bid, item) => {
    const line = findLine(job.order, bid, item.id);
    if (line?.unitPrice == null) return [];
    const money = (value: string) => moneyText(job.call.lang, value, bid.currency);
    const factor = String(job.entry.details['suspectedFactor']);
    const unitPrice =
      job.entry.kind === 'price_abnormally_high'
        ? divide(line.unitPrice, factor, UNIT_PRICE_DIGITS)
        : multiply(line.unitPrice, factor);
    const params = { position: item.position, from: money(line.unitPrice), to: money(unitPrice) };
    return saveFixedBid(job, bid, withLine(bid, line.id, { unitPrice }), 'effect_price', params);
  }),

  confirm_for_revision: onBid((job, bid) => {
    const { order, call } = job;
    const changes = [{ path: '/orderRevision', from: String(bid.orderRevision), to: String(order.revision) }];
    const after = { ...bid, orderRevision: order.revision };
    const stored = saveBid(call, order, after, { action: 'bid.confirm_revision', changes });
    return [effectOn(job, stored, changes, 'effect_confirmed', { revision: order.revision })];
  }),

  mark_supersedes: onPair((job, newer, older) => {
    const { order, call } = job;
    const after = { ...newer, supersedesBidId: older.id, round: older.round + 1 };
    const effects = saveFixedBid(job, newer, after, 'effect_supersedes', { number: newer.number, other: older.number });
    supersedeBid(call, { bid: after, order });
    const withdrawn = call.world.bids.get(older.id) ?? older;
    return [
      ...effects,
      effectOn(job, withdrawn, statusChange(older, withdrawn), 'effect_withdrawn', { number: older.number }),
    ];
  }),

  mark_alternative: onPair((job, bid, other) =>
    saveFixedBid(job, bid, { ...bid, alternativeOfBidId: other.id }, 'effect_alternative', {
      number: bid.number,
      other: other.number,
    }),
  ),

  withdraw_one: onPair((job, bid) => {
    const stored = withdrawBid(job.call, { bid, order: job.order }, job.reason ?? '');
    return [effectOn(job, stored, statusChange(bid, stored), 'effect_withdrawn', { number: bid.number })];
  }),

  disqualify: (job) => job.bids.map((bid) => disqualifyBid(job, bid)),
  disqualify_one: onPair((job, bid) => [disqualifyBid(job, bid)]),
  disqualify_both: (job) => job.bids.map((bid) => disqualifyBid(job, bid)),

  set_rate: onBid((job, bid) => {
    const { rate = '1', nominal = 1, source = 'manual' } = job.payload;
    const date = job.payload.date ?? dayIn(job.order.timeZone, job.call.now);
    const frozen = { currency: bid.currency, rate: strip(rate), nominal, date, source };
    const { lang } = job.call;
    const text = sentence(lang, 'effect_rate', {
      rate: numberText(lang, rate),
      ordered: job.order.currency,
      nominal: numberText(lang, String(nominal)),
      offered: bid.currency,
    });
    return fixRate(job, frozen, text);
  }),

  change_tolerance: onLine((job, _bid, item) => {
    const { quantityTolerancePercent = '0' } = job.payload;
    const params = { position: item.position, value: numberText(job.call.lang, quantityTolerancePercent) };
    return fixOrder(job, { items: changeItem(job, { quantityTolerancePercent }) }, 'effect_tolerance', params);
  }),

  raise_ceiling: (job) => {
    const { order, call, payload } = job;
    const money = (value: string) => moneyText(call.lang, value, order.currency);
    const { budget, maxUnitPrice } = payload;
    if (budget !== undefined) return fixOrder(job, { budget }, 'effect_budget', { value: money(budget) });
    const item = order.items.find(({ id }) => id === job.entry.orderItemId);
    if (item === undefined || maxUnitPrice === undefined) return [];
    const params = { position: item.position, value: money(maxUnitPrice) };
    return fixOrder(job, { items: changeItem(job, { maxUnitPrice }) }, 'effect_ceiling', params);
  },

  move_required_date: onLine((job, _bid, item) => {
    const { requiredBy = null } = job.payload;
    const params = { position: item.position, value: requiredBy === null ? '' : dayText(job.call.lang, requiredBy) };
    return fixOrder(job, { items: changeItem(job, { requiredBy }) }, 'effect_required_by', params);
  }),

  relax_requirement: (job) => fixOrder(job, { requireVat: false }, 'effect_vat_not_required', {}),

  extend_deadline: (job) => {
    const { order, call, payload } = job;
    const saved = moveDeadline(call, order, payload.submissionDeadline ?? '', job.reason ?? '');
    const moment = momentText(call.lang, saved.submissionDeadline ?? '', order.timeZone);
    return [
      {
        entity: { type: 'order', id: order.id, label: order.number, version: saved.version },
        text: sentence(call.lang, 'effect_deadline', { moment }),
        changes: [{ path: '/submissionDeadline', from: order.submissionDeadline, to: saved.submissionDeadline }],
      },
    ];
  },
};

/** Excludes a line from the competition, or includes it again. Its values stay. */
export function setLineExcluded(job: FixInput, bid: BidRecord, item: OrderItem, isExcluded: boolean): ConflictEffect[] {
  const after = isExcluded ? excludeLine(bid, item.id, job.reason) : includeLine(bid, item.id);
  const changes = [
    { path: '/excludedItemIds', from: isExcluded ? null : item.name, to: isExcluded ? item.name : null },
  ];
  const event = { action: 'bid.update' as const, changes, reason: job.reason };
  const stored = saveBid(job.call, job.order, after, event);
  const said = isExcluded ? 'effect_excluded' : 'effect_included';
  return [effectOn(job, stored, changes, said, { position: item.position })];
}

function changeItem({ order, entry }: FixInput, changes: Partial<OrderItem>): OrderItem[] {
  return order.items.map((item) => (item.id === entry.orderItemId ? { ...item, ...changes } : item));
}

/** @throws Problem 422 */
function saveFixedBid(job: FixInput, before: BidRecord, after: BidRecord, said: MessageCode, params: Params) {
  const { call, order, reason } = job;
  const bids = comparableBids(call.world, order);
  const fields = new Set(['items', 'alternativeOfBidId', 'supersedesBidId']);
  refuse(bidFaults(fields, after, { order, bids, now: call.now }), call);
  const changes = compareBids(before, after, order);
  const stored = saveBid(call, order, after, { action: 'bid.update', changes, reason });
  return [effectOn(job, stored, changes, said, params)];
}

function disqualifyBid(job: FixInput, bid: BidRecord): ConflictEffect {
  const { call, order, payload } = job;
  const reason = job.reason ?? '';
  const disqualification = { reasonCode: payload.reasonCode ?? ('other' as const), reason, ...signatureNow(call) };
  const stored = moveBid(
    call,
    { bid, order },
    { status: 'disqualified', disqualification },
    { action: 'bid.disqualify', reason },
  );
  return effectOn(job, stored, statusChange(bid, stored), 'effect_disqualified', { number: bid.number });
}

function statusChange(before: BidRecord, after: BidRecord): AuditChange[] {
  return [{ path: '/status', from: before.status, to: after.status }];
}

function effectOn(
  { call: { lang } }: FixInput,
  bid: BidRecord,
  changes: AuditChange[],
  said: MessageCode,
  params: Params,
): ConflictEffect {
  const { id, version } = bid;
  return {
    entity: { type: 'bid', id, label: supplierText(bid, lang), version },
    text: sentence(lang, said, params),
    changes,
  };
}
