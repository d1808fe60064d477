/** Resolutions offered for a conflict: who carries them out and what input they need. Pure. */
import type {
  ConflictAction,
  ConflictInput,
  ConflictKindCode,
  ConflictPayload,
  ConflictVia,
} from '@zakupki/api-client/schema';
import {
  add,
  compare,
  divide,
  isDecimal,
  multiply,
  subtract,
  type Decimal,
} from '@zakupki/procurement/decimals/decimal';
import { isAmount, isUnitPrice } from '@zakupki/procurement/money/amount';
import type { BidRecord } from '../../model/records/bids.ts';
import type { ConflictEntry } from '../../model/records/conflicts.ts';
import { isOpen, type OrderRecord } from '../../model/records/orders.ts';
import { wasOpened, wereBidsOpened } from '../bids/sealing.ts';
import { bidRefusal, type BidAction } from '../bids/transitions.ts';
import { findRefusal } from '../orders/transitions.ts';
import { KINDS } from './kinds.ts';
import type { Rule } from './rule.ts';

/** `bids` are in the order of the conflict. */
export type ConflictCase = {
  readonly entry: ConflictEntry;
  readonly order: OrderRecord;
  readonly bids: readonly BidRecord[];
};

export type Resolution = {
  readonly action: ConflictAction;
  readonly via: ConflictVia;
  readonly needsReason: boolean;
  /** payload fields the user may change */
  readonly inputs: readonly ConflictInput[];
  /** known values */
  readonly payload: ConflictPayload | null;
};

/** Returns null when the action does not apply. */
type ResolutionFor = (subject: ConflictCase) => Partial<Omit<Resolution, 'action'>> | null;

const ruleOf = (kind: ConflictKindCode): Rule => KINDS[kind];

/** Notes need no reason; warnings and some blockers do. */
const accept: ResolutionFor = ({ entry: { kind, facet, severity } }) =>
  severity === 'blocker' && ruleOf(kind).facets[facet]?.isWaivable !== true
    ? null
    : { via: 'resolve', needsReason: severity !== 'info' };

const onFacets =
  (facets: readonly string[], offer: ResolutionFor): ResolutionFor =>
  (subject) =>
    facets.includes(subject.entry.facet) ? offer(subject) : null;

const by =
  (via: ConflictVia): ResolutionFor =>
  () => ({ via });
const byServer = by('resolve');

/** Requires that every bid allows the action. */
const onBids =
  (action: BidAction, offer: ResolutionFor): ResolutionFor =>
  (subject) =>
    subject.bids.every((bid) => bidRefusal(action, bid, subject.order) === null) ? offer(subject) : null;

/** Offered by the server while the order can be edited; otherwise it must be reopened first. */
const onOrder =
  (offer: ResolutionFor): ResolutionFor =>
  (subject) => {
    const offered = offer(subject);
    // Terms are fixed once prices were seen.
    if (offered === null || wereBidsOpened(subject.order)) return null;
    if (findRefusal('edit', subject.order) !== null) return { via: 'edit_order' };
    return { via: 'resolve', ...offered };
  };

const setAside =
  (more: readonly ConflictInput[] = []): ResolutionFor =>
  ({ entry, bids }) => {
    const reasonCode = ruleOf(entry.kind).disqualificationReason ?? 'terms';
    const payload = more.includes('bidId') ? { bidId: findLaterBid(bids)?.id ?? '', reasonCode } : { reasonCode };
    return { via: 'resolve', needsReason: true, inputs: [...more, 'reasonCode'], payload };
  };

function findLaterBid(bids: readonly BidRecord[]): BidRecord | undefined {
  return bids.toSorted((a, b) => Date.parse(a.receivedAt) - Date.parse(b.receivedAt) || a.number - b.number).at(-1);
}

const marked: ResolutionFor = ({ bids }) => ({
  via: 'resolve',
  inputs: ['bidId'],
  payload: { bidId: findLaterBid(bids)?.id ?? '' },
});

/** Rounded up to 0.01 %. */
const tolerance: ResolutionFor = ({ entry: { details } }) => {
  const [required, offered] = [String(details['required']), String(details['offered'])];
  const difference = subtract(offered, required).replace('-', '');
  const percent = roundUp(divide(multiply(difference, '100'), required, 6), '0.01', 2);
  if (compare(percent, '100') > 0) return null;
  return { inputs: ['quantityTolerancePercent'], payload: { quantityTolerancePercent: percent } };
};

function roundUp(value: Decimal, step: Decimal, digits: number): Decimal {
  const rounded = divide(value, '1', digits);
  return compare(rounded, value) < 0 ? add(rounded, step) : rounded;
}

const ceiling: ResolutionFor = ({ entry: { facet, details }, order }) => {
  if (facet === 'total') {
    const budget = String(details['total']);
    return isAmount(budget, order.currency) && isDecimal(budget) ? { inputs: ['budget'], payload: { budget } } : null;
  }
  const maxUnitPrice = roundUp(String(details['price']), '0.0001', 4);
  if (!isUnitPrice(maxUnitPrice)) return null;
  return { needsReason: order.hadSubmittedBid, inputs: ['maxUnitPrice'], payload: { maxUnitPrice } };
};

const laterDay: ResolutionFor = ({ entry: { details }, order }) => ({
  needsReason: order.hadSubmittedBid,
  inputs: ['requiredBy'],
  payload: { requiredBy: String(details['promised']) },
});

const rate: ResolutionFor = ({ entry: { facet, details }, order }) => {
  if (wereBidsOpened(order)) return null;
  const frozen =
    facet === 'rate_frozen'
      ? { rate: String(details['rate']), nominal: Number(details['nominal']), date: String(details['date']) }
      : { nominal: 1 };
  return { via: 'resolve', inputs: ['rate', 'nominal', 'date', 'source'], payload: frozen };
};

const deadline: ResolutionFor = ({ order }) => {
  if (findRefusal(order.status === 'published' ? 'extend' : 'reopen', order) !== null) return null;
  return { via: 'resolve', needsReason: true, inputs: ['submissionDeadline'] };
};

const RESOLUTIONS: Readonly<Record<ConflictAction, ResolutionFor>> = {
  fix_bid: by('edit_bid'),
  // Suppliers get the reason, as that of a rejection.
  exclude_line: ({ entry, order, bids }) =>
    entry.orderItemId === null ? null : { via: 'resolve', needsReason: bids.some((bid) => wasOpened(order, bid)) },
  request_clarification: by('letter'),
  waive: accept,
  allocate_partly: onFacets(['short', 'excess'], by('award')),
  change_tolerance: onFacets(['short', 'excess'], onOrder(tolerance)),
  set_units_per_pack: onFacets(['unknown'], () => ({
    via: 'resolve',
    inputs: ['unitsPerPack', 'packsPerUnit'],
    payload: { packsPerUnit: '1' },
  })),
  negotiate: by('letter'),
  raise_ceiling: onOrder(ceiling),
  disqualify: onBids('disqualify', setAside()),
  trust_computed: byServer,
  trust_declared: onFacets(['line', 'total'], byServer),
  set_rate: rate,
  normalise: onFacets(['mode', 'rate', 'obsolete_rate'], byServer),
  relax_requirement: onFacets(
    ['not_payer'],
    onOrder(({ order }) => ({ needsReason: order.hadSubmittedBid })),
  ),
  move_required_date: onOrder(laterDay),
  request_extension: by('letter'),
  award_before: onFacets(['too_short'], by('award')),
  accept_late: accept,
  extend_deadline: deadline,
  mark_supersedes: onBids('withdraw', marked),
  mark_alternative: (subject) => (subject.order.alternativesAllowed ? marked(subject) : null),
  withdraw_one: onBids('withdraw', ({ bids }) => ({
    via: 'resolve',
    needsReason: true,
    inputs: ['bidId'],
    payload: { bidId: bids.find((bid) => bid !== findLaterBid(bids))?.id ?? '' },
  })),
  disqualify_one: onBids('disqualify', setAside(['bidId'])),
  disqualify_both: onBids('disqualify', setAside()),
  invite_more: by('invite'),
  confirm_for_revision: onBids('confirm_revision', byServer),
  scale_price: ({ entry: { details } }) => (details['suspectedFactor'] === null ? null : { via: 'resolve' }),
};

/** Actions that rewrite a bid. Suppliers are asked to change the bids they made. */
const REWRITES: ReadonlySet<ConflictAction> = new Set([
  'fix_bid',
  'set_units_per_pack',
  'normalise',
  'trust_computed',
  'trust_declared',
  'scale_price',
  'mark_alternative',
]);

/** Lists the preferred one first; empty for settled and caused conflicts. */
export function listResolutions(subject: ConflictCase): Resolution[] {
  const { entry, order } = subject;
  if (entry.status !== 'open' || entry.causedBy !== null || !isOpen(order)) return [];
  return suggestionsFor(ruleOf(entry.kind), subject).flatMap((action) => {
    const offer = RESOLUTIONS[action](subject);
    return offer === null ? [] : [{ action, via: 'resolve', needsReason: false, inputs: [], payload: null, ...offer }];
  });
}

const LETTERS: ReadonlySet<ConflictAction> = new Set(['request_clarification', 'negotiate', 'request_extension']);

export const isOfSupplier = ({ invitationId }: Pick<BidRecord, 'invitationId'>): boolean => invitationId !== null;

function suggestionsFor({ suggestions }: Rule, { bids, order }: ConflictCase): readonly ConflictAction[] {
  const isFixed = (bid: BidRecord) => isOfSupplier(bid) || wereBidsOpened(order);
  if (!bids.some(isFixed)) return suggestions;
  const remaining = suggestions.filter((action) => !REWRITES.has(action));
  const letter = remaining.find((action) => LETTERS.has(action)) ?? 'request_clarification';
  return [letter, ...remaining.filter((action) => action !== letter)];
}
