import type { Order } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { formatDayOf, formatTime } from '../../format/date/dates.ts';
import { formatMoney } from '../../format/number/numbers.ts';
import { paths } from '../../paths.ts';
import { END_REASONS, type StepActionName } from './order-actions.tsx';

/** From the first line typed to the order placed with a supplier. */
export const STEPS = ['draft', 'publish', 'bids', 'compare', 'award', 'purchase'] as const;

export type Step = (typeof STEPS)[number];

/** A page, an action of the order with its dialog, or the request that suppliers are sent. */
export type StepAction =
  | { readonly label: string; readonly to: string }
  | { readonly action: StepActionName }
  | { readonly request: true };

interface NextStep {
  /** Null once nothing is left to do. */
  readonly step: Step | null;
  readonly title: string;
  readonly text: string;
  readonly primary: StepAction;
  readonly others: readonly StepAction[];
}

/** Where an order stands and what comes next. */
export function nextStep(order: Order): NextStep {
  switch (order.status) {
    case 'draft':
      return draft(order);
    case 'published':
      return collecting(order);
    case 'evaluation':
      return evaluating(order);
    case 'awarded':
      return awarded(order);
    case 'unsuccessful':
      return ended(order, m.order_page_unsuccessful());
    case 'cancelled':
      return ended(order, m.order_page_cancelled());
  }
}

const REQUEST = { request: true } as const;

const addBid = ({ id }: Order): StepAction => ({ label: m.order_page_add_bid(), to: paths.bidNew(id) });
const compare = ({ id }: Order): StepAction => ({
  label: m.order_page_compare(),
  to: paths.order(id, { tab: 'comparison' }),
});

function draft(order: Order): NextStep {
  const { publishable } = order.access;
  return {
    step: publishable ? 'publish' : 'draft',
    title: publishable ? m.order_page_publishable() : m.order_page_draft(),
    text: m.order_page_draft_text(),
    primary: { label: m.order_page_edit(), to: paths.order(order.id) },
    others: [],
  };
}

function collecting(order: Order): NextStep {
  const { counts, submissionDeadline, timeZone } = order;
  const due = formatTime(submissionDeadline, { zone: timeZone });
  if (counts.submittedBids === 0) {
    return {
      step: 'bids',
      title: m.order_page_request_title(),
      text: m.order_page_request_text({ due }),
      primary: REQUEST,
      others: [{ label: m.order_page_add_or_import(), to: paths.bidNew(order.id) }],
    };
  }
  return {
    step: 'bids',
    title: m.order_page_collecting(),
    text: m.order_page_collecting_text({ count: counts.submittedBids, due }),
    primary: addBid(order),
    others: [compare(order), REQUEST, { action: 'close' }],
  };
}

function evaluating(order: Order): NextStep {
  const { id, counts, summary, currency } = order;
  if (counts.submittedBids === 0) {
    return {
      step: 'bids',
      title: m.order_page_no_bids(),
      text: m.order_page_no_bids_text(),
      primary: addBid(order),
      others: [{ action: 'reopen' }, { action: 'unsuccessful' }],
    };
  }
  const toAward = { label: m.order_page_award(), to: paths.order(id, { tab: 'award' }) };
  if (counts.blockers > 0) {
    return {
      step: 'compare',
      title: m.order_page_blocked(),
      text: m.order_page_blocked_text({ count: counts.blockers }),
      primary: { label: m.order_page_resolve(), to: paths.conflicts(id, { severity: 'blocker' }) },
      others: [compare(order), toAward],
    };
  }
  const best = summary?.bestTotal;
  return {
    step: 'award',
    title: m.order_page_ready(),
    text: best
      ? m.order_page_ready_text({ count: counts.submittedBids, total: formatMoney(best, currency) })
      : m.order_page_ready_unranked(),
    primary: toAward,
    others: [compare(order), addBid(order)],
  };
}

function awarded(order: Order): NextStep {
  const { id, awardedTotal, awardedAt, currency, timeZone } = order;
  return {
    step: 'purchase',
    title: m.order_page_purchase(),
    text: m.order_page_purchase_text({
      total: formatMoney(awardedTotal ?? '0', currency),
      day: awardedAt === null ? '' : formatDayOf(awardedAt, timeZone),
    }),
    primary: { label: m.order_page_to_purchase(), to: paths.order(id, { tab: 'award' }) },
    others: [
      { label: m.order_page_memo(), to: paths.order(id, { tab: 'award', view: 'memo' }) },
      { action: 'duplicate' },
    ],
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
