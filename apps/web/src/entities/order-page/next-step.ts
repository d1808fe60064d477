import type { ApiError } from '@zakupki/api-client/problem';
import type { Award, InvitationCounts, Order, PurchaseOrder } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { formatDayOf, formatTime } from '../../format/date/dates.ts';
import { formatMoney } from '../../format/number/numbers.ts';
import { latestAnswer } from '../../http/answers/latest-answer.ts';
import { paths } from '../../paths.ts';
import { canEnterBids } from '../order/accepting-bids.ts';
import { useInvitationsQuery } from '../invitation/invitation-counts.ts';
import { countInvited, countSilent } from '../invitation/invitation-status.tsx';
import { openingProtocolPath, openingsOf, openingTime, roundOf } from '../order/sealed-bids.ts';
import { useGetPreviousAwardQuery, useListPurchaseOrdersQuery } from '../purchase-order/purchase-order-api.ts';
import { countRefusedLines, refusedOrder } from '../purchase-order/refused-order.ts';
import { END_REASONS, type StepActionName } from './order-actions.tsx';

/** From the first line to the purchase orders. */
export const STEPS = ['draft', 'publish', 'bids', 'compare', 'award', 'purchase'] as const;

export type Step = (typeof STEPS)[number];

/** A link to a page, an action with its dialog, or the letter that asks suppliers for bids. */
export type StepAction =
  | { readonly label: string; readonly to: string }
  | { readonly action: StepActionName }
  | { readonly request: true };

type NextStep = {
  /** Null once nothing is left to do. */
  readonly step: Step | null;
  readonly title: string;
  readonly text: string;
  readonly primary: StepAction;
  readonly others: readonly StepAction[];
};

/** Data of an order that its record lacks. */
type RelatedData = {
  readonly invitations: InvitationCounts;
  readonly purchaseOrders: readonly PurchaseOrder[];
  /** The latest award, if it was revoked or refused. */
  readonly previousAward: Award | null;
};

type CurrentStep = {
  /** False while words and actions depend on what has not been loaded; the step itself does not. */
  readonly isKnown: boolean;
  /** Why it could not be loaded. */
  readonly error: ApiError | undefined;
  readonly refetch: () => void;
} & NextStep;

/** Determines the current step of an order and what comes next. */
export function useNextStep(order: Order): CurrentStep {
  const { id: orderId, status } = order;
  const invitations = useInvitationsQuery(order);
  const purchaseOrders = useListPurchaseOrdersQuery({ orderId }, { skip: status !== 'awarded' });
  const previous = useGetPreviousAwardQuery({ orderId }, { skip: status !== 'evaluation' });
  const needed = {
    draft: [],
    published: [invitations],
    evaluation: [previous],
    awarded: [invitations, purchaseOrders],
    unsuccessful: [],
    cancelled: [],
  }[status];
  const missing = needed.filter(({ data }) => data === undefined);
  return {
    ...nextStep(order, {
      invitations: invitations.data?.counts ?? NO_INVITATIONS,
      purchaseOrders: purchaseOrders.data?.data ?? [],
      previousAward: previous.data?.award ?? null,
    }),
    isKnown: missing.length === 0,
    error: missing.map((answer) => latestAnswer<unknown>(answer).error).find((error) => error !== undefined),
    refetch: () => missing.forEach(({ refetch }) => void refetch()),
  };
}

const NO_INVITATIONS: InvitationCounts = {
  invited: 0,
  opened: 0,
  drafting: 0,
  submitted: 0,
  declined: 0,
  bounced: 0,
  revoked: 0,
};

function nextStep(order: Order, related: RelatedData): NextStep {
  switch (order.status) {
    case 'draft':
      return draft(order);
    case 'published':
      return collecting(order, related.invitations);
    case 'evaluation':
      return evaluating(order, related.previousAward);
    case 'awarded':
      return awarded(order, related);
    case 'unsuccessful':
      return ended(order, m.order_page_unsuccessful());
    case 'cancelled':
      return ended(order, m.order_page_cancelled());
  }
}

const REQUEST = { request: true } as const;
const CLOSE = { action: 'close' } as const;
const REOPEN = { action: 'reopen' } as const;

const toNewBid = (order: Order, label: string): readonly StepAction[] =>
  canEnterBids(order) ? [{ label, to: paths.bidNew(order.id) }] : [];
const addBid = (order: Order) => toNewBid(order, m.order_page_add_bid());
const compare = ({ id }: Order): StepAction => ({
  label: m.order_page_compare(),
  to: paths.order(id, { tab: 'comparison' }),
});

function draft(order: Order): NextStep {
  const { publishable } = order.access;
  return {
    step: publishable ? 'publish' : 'draft',
    title: publishable ? m.order_page_publishable() : m.order_page_draft(),
    text: publishable ? m.order_page_publishable_text() : m.order_page_draft_text(),
    primary: { label: m.order_page_edit(), to: paths.order(order.id) },
    others: [],
  };
}

function collecting(order: Order, invitations: InvitationCounts): NextStep {
  const { id, counts, submissionDeadline, timeZone } = order;
  const due = formatTime(submissionDeadline, { zone: timeZone });
  const invited = countInvited(invitations);
  const silent = countSilent(invitations);
  const invite = { label: m.order_page_invite(), to: paths.order(id, { tab: 'suppliers', invite: 'true' }) };
  const suppliers = { label: m.order_page_to_suppliers(), to: paths.order(id, { tab: 'suppliers' }) };
  const sealed = order.sealedBidCount;
  const round = roundOf(order);
  if (round > 1) {
    const opening = openingTime(order);
    return {
      step: 'bids',
      title: m.sealed_round_title({ round }),
      text: sealed > 0 ? m.sealed_next({ count: sealed, due: opening }) : m.sealed_round_text({ due: opening }),
      primary: suppliers,
      others: [compare(order), ...protocol(order), CLOSE],
    };
  }
  if (sealed > 0) {
    return {
      step: 'bids',
      title: m.order_page_collecting(),
      text: [
        m.sealed_next({ count: sealed, due: openingTime(order) }),
        silent > 0 && m.order_page_silent({ count: silent }),
      ]
        .filter(Boolean)
        .join(' '),
      primary: suppliers,
      others: [...toNewBid(order, m.order_page_add_or_import()), CLOSE],
    };
  }
  if (counts.submittedBids === 0) {
    return {
      step: 'bids',
      title: invited === 0 ? m.order_page_request_title() : m.order_page_waiting(),
      text:
        invited === 0
          ? m.order_page_request_text({ due })
          : m.order_page_waiting_text({ count: invited, declined: invitations.declined, due }),
      primary: invited === 0 ? invite : suppliers,
      others: [...(invited === 0 ? [REQUEST] : []), ...toNewBid(order, m.order_page_add_or_import())],
    };
  }
  return {
    step: 'bids',
    title: m.order_page_collecting(),
    text: [
      m.order_page_collecting_text({ count: counts.submittedBids, due }),
      silent > 0 && m.order_page_silent({ count: silent }),
    ]
      .filter(Boolean)
      .join(' '),
    ...(invited === 0
      ? { primary: { label: m.order_page_add_bid(), to: paths.bidNew(id) }, others: [compare(order), invite, CLOSE] }
      : { primary: compare(order), others: [suppliers, ...addBid(order), CLOSE] }),
  };
}

/** The opening protocol, once sealed bids are open. */
const protocol = (order: Order): readonly StepAction[] =>
  openingsOf(order).length === 0 ? [] : [{ label: m.sealed_protocol(), to: openingProtocolPath(order.id) }];

function evaluating(order: Order, previousAward: Award | null): NextStep {
  const { id, counts, summary, currency } = order;
  const refused = refusal(previousAward);
  if (counts.submittedBids === 0) {
    return {
      step: 'bids',
      title: refused?.title ?? m.order_page_no_bids(),
      text: m.order_page_no_bids_text(),
      primary: addBid(order)[0] ?? REOPEN,
      others: [...(canEnterBids(order) ? [REOPEN] : []), { action: 'unsuccessful' }, ...protocol(order)],
    };
  }
  const toAward = { label: m.order_page_award(), to: paths.order(id, { tab: 'award' }) };
  if (!order.isAwardable) {
    return {
      step: 'compare',
      title: refused?.title ?? m.order_page_blocked(),
      text: [refused?.text, m.order_page_blocked_text({ count: counts.blockers })].filter(Boolean).join(' '),
      primary: { label: m.order_page_resolve(), to: paths.conflicts(id, { severity: 'blocker' }) },
      others: [compare(order), toAward, ...protocol(order)],
    };
  }
  const best = summary?.bestTotal;
  return {
    step: 'award',
    title: refused?.title ?? m.order_page_ready(),
    text: refused ? refused.text : best ? readyText(order, formatMoney(best, currency)) : m.order_page_ready_unranked(),
    primary: toAward,
    others: [compare(order), ...addBid(order), ...protocol(order)],
  };
}

function readyText({ counts: { blockers, submittedBids } }: Order, total: string): string {
  return blockers > 0
    ? m.order_page_ready_beside({ count: blockers, total })
    : m.order_page_ready_text({ count: submittedBids, total });
}

/** Returns null unless a supplier's refusal ended the award. */
function refusal(previousAward: Award | null): Pick<NextStep, 'title' | 'text'> | null {
  const refused = previousAward && refusedOrder(previousAward);
  if (!refused) return null;
  const areAllRefused = previousAward.allocations.every(({ bidId }) => refused.bidIds.includes(bidId));
  return {
    title: m.order_page_refused({ name: refused.supplierName }),
    text: areAllRefused
      ? m.order_page_refused_all()
      : m.order_page_refused_text({ count: countRefusedLines(previousAward, refused) }),
  };
}

function awarded(order: Order, related: RelatedData): NextStep {
  const { id } = order;
  return {
    step: 'purchase',
    ...purchaseWords(order, related),
    primary: { label: m.order_page_to_purchase(), to: paths.order(id, { tab: 'award' }) },
    others: [
      { label: m.order_page_memo(), to: paths.order(id, { tab: 'award', view: 'memo' }) },
      ...protocol(order),
      { action: 'duplicate' },
    ],
  };
}

function purchaseWords(
  { awardedTotal, awardedAt, currency, timeZone }: Order,
  { invitations, purchaseOrders }: RelatedData,
): Pick<NextStep, 'title' | 'text'> {
  const decision = {
    total: formatMoney(awardedTotal ?? '0', currency),
    day: awardedAt === null ? '' : formatDayOf(awardedAt, timeZone),
  };
  // Purchase orders for bids that the buyer entered are sent by the buyer.
  if (purchaseOrders.length > 0 && purchaseOrders.every(({ invitationId }) => invitationId !== null)) {
    const count = purchaseOrders.length;
    const confirmed = purchaseOrders.filter(({ status }) => status === 'confirmed').length;
    return confirmed === count
      ? { title: m.order_page_confirmed({ count }), text: m.order_page_confirmed_text(decision) }
      : { title: m.order_page_unconfirmed(), text: m.order_page_unconfirmed_text({ ...decision, confirmed, count }) };
  }
  return {
    title: m.order_page_purchase(),
    text: invitations.submitted > 0 ? m.order_page_purchase_sent(decision) : m.order_page_purchase_text(decision),
  };
}

function ended({ id, endReason }: Order, title: string): NextStep {
  return {
    step: null,
    title,
    text: endReason ? `${END_REASONS[endReason.code]()}. ${endReason.text}` : m.order_page_ended_text(),
    primary: { action: 'duplicate' },
    others: [{ label: m.order_page_to_history(), to: paths.order(id, { tab: 'history' }) }],
  };
}
