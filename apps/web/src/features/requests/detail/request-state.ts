import type { OwnStep, PurchaseOrder } from '@zakupki/api-client/schema';
import { m } from '#messages';
import type { Request } from '../../../entities/request-page/request-page.tsx';
import { paths } from '../../../paths.ts';
import { biddingEndWords, deadlineWords } from '../../../entities/request-page/deadline.ts';

export type RequestAction =
  | { readonly label: string; readonly to: string }
  | { readonly action: 'decline' | 'reconsider' | 'form' };

/** The state of a supplier's answer to a request, and the next actions. */
type RequestState = {
  readonly title: string;
  readonly text: string;
  readonly primary?: RequestAction;
  readonly others: readonly RequestAction[];
};

export type DecidedRequest = {
  /** The supplier's purchase orders; empty when the supplier won nothing. */
  readonly purchaseOrders: readonly PurchaseOrder[];
  /** False while `purchaseOrders` may be incomplete. */
  readonly isKnown: boolean;
  /** Whether the supplier withdrew the bid: the invitation is then as before the first one. */
  readonly isWithdrawn: boolean;
} & Request;

export function requestState(request: DecidedRequest): RequestState {
  const { invitation } = request;
  if (invitation.openedBy === 'copied_link') return withoutMailbox(stateByMailbox(request), request);
  return stateByMailbox(request);
}

/** A session of a copied link can only begin a first bid; the note on the page says how to do the rest. */
function withoutMailbox(state: RequestState, { invitation, order }: DecidedRequest): RequestState {
  const canBid = invitation.isOpen && (invitation.status === 'opened' || invitation.status === 'drafting');
  const { primary: _primary, ...rest } = state;
  if (!canBid) return { ...rest, others: [] };
  return { ...rest, primary: { label: m.requests_bid(), to: paths.bidNew(order.id) }, others: [{ action: 'form' }] };
}

function stateByMailbox(request: DecidedRequest): RequestState {
  const { invitation } = request;
  if (!invitation.isOpen) return closedState(request);
  const due = deadlineWords(invitation.submissionDeadline, invitation.timeZone);
  // Redirects to the supplier's existing bid.
  const to = paths.bidNew(request.order.id);
  switch (invitation.status) {
    case 'declined':
      return {
        title: m.requests_declined(),
        text: m.requests_declined_text({ due }),
        primary: { action: 'reconsider' },
        others: [],
      };
    case 'opened':
      if (request.isWithdrawn) {
        return {
          title: m.requests_withdrawn(),
          text: m.requests_withdrawn_text({ due }),
          primary: { label: m.requests_bid_see(), to },
          others: [{ action: 'decline' }],
        };
      }
      return {
        title: m.requests_open(),
        text: m.requests_open_text({ due }),
        primary: { label: m.requests_bid(), to },
        others: [{ action: 'form' }, { action: 'decline' }],
      };
    case 'drafting':
      return {
        title: m.requests_draft(),
        text: m.requests_draft_text({ due }),
        primary: { label: m.requests_bid_continue(), to },
        others: [{ action: 'decline' }],
      };
    case 'submitted':
      return submittedState(invitation.nextStep, due, to);
  }
}

/** For `confirm_bid`, each outdated bid below the panel has the primary button. */
function submittedState(nextStep: OwnStep, due: string, to: string): RequestState {
  if (nextStep === 'confirm_bid') {
    return {
      title: m.requests_changed(),
      text: m.requests_changed_text({ due }),
      others: [{ label: m.requests_bid_see(), to }],
    };
  }
  if (nextStep === 'send_draft') {
    return {
      title: m.requests_submitted_and_draft(),
      text: m.requests_submitted_and_draft_text({ due }),
      primary: { label: m.requests_bid_continue(), to },
      others: [],
    };
  }
  if (nextStep === 'enter_bid') {
    return {
      title: m.requests_new_round(),
      text: m.requests_new_round_text({ due }),
      primary: { label: m.requests_bid_see(), to },
      others: [],
    };
  }
  return {
    title: m.requests_submitted(),
    text: m.requests_submitted_text({ due }),
    primary: { label: m.requests_bid_see(), to },
    others: [],
  };
}

/** The supplier can still open a submitted bid. */
function closedState(request: DecidedRequest): RequestState {
  const { order, invitation } = request;
  const see = { label: m.requests_bid_see(), to: paths.bidNew(order.id) };
  const hasBid = invitation.status === 'submitted' || request.purchaseOrders.length > 0;
  return { ...closedWords(request), others: hasBid ? [see] : [] };
}

type Words = Pick<RequestState, 'title' | 'text'>;

const CLOSED_TEXTS = {
  draft: m.requests_closed_text,
  published: m.requests_closed_text,
  evaluation: m.requests_closed_text,
  awarded: m.requests_awarded_text,
  unsuccessful: m.requests_unsuccessful_text,
  cancelled: m.requests_cancelled_text,
} as const;

function closedWords({ order, invitation, purchaseOrders, isKnown }: DecidedRequest): Words {
  const buyer = invitation.buyer.company;
  if (purchaseOrders.length > 0) {
    return order.status === 'awarded' ? wonWords(purchaseOrders, buyer) : reopenedWords(purchaseOrders, buyer);
  }
  if (order.status === 'awarded' && invitation.status === 'submitted' && isKnown) {
    return { title: m.requests_lost(), text: m.requests_lost_text({ buyer }) };
  }
  return {
    title: order.status === 'cancelled' ? m.requests_cancelled() : m.requests_closed(),
    text: CLOSED_TEXTS[order.status]({ at: biddingEndWords(order) }),
  };
}

function wonWords(purchaseOrders: readonly PurchaseOrder[], buyer: string): Words {
  const count = purchaseOrders.filter(({ status }) => status === 'sent').length;
  return count > 0
    ? { title: m.requests_won(), text: m.requests_won_text({ count }) }
    : {
        title: m.requests_confirmed({ count: purchaseOrders.length }),
        text: m.requests_confirmed_text({ buyer }),
      };
}

/** After this supplier or another one refused a purchase order. */
function reopenedWords(purchaseOrders: readonly PurchaseOrder[], buyer: string): Words {
  return purchaseOrders.some(({ status }) => status === 'refused')
    ? { title: m.requests_refused(), text: m.requests_refused_text({ buyer }) }
    : { title: m.requests_reopened({ buyer }), text: m.requests_reopened_text() };
}
