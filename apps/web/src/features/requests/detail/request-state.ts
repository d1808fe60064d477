import { m } from '#messages';
import type { Request } from '../../../entities/request-page/request-page.tsx';
import { paths } from '../../../paths.ts';
import { deadlineWords } from '../../../entities/request-page/deadline.ts';

export type RequestAction =
  | { readonly label: string; readonly to: string }
  | { readonly action: 'decline' | 'reconsider' | 'form' };

/** Where a supplier stands with a request, and what comes next. */
interface Standing {
  readonly title: string;
  readonly text: string;
  readonly primary?: RequestAction;
  readonly others: readonly RequestAction[];
}

export function standingOf(request: Request): Standing {
  const { invitation } = request;
  if (!invitation.isOpen) return closed(request);
  const due = deadlineWords(invitation.submissionDeadline, invitation.timeZone);
  // Leads on to a bid that exists.
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
      return {
        title: m.requests_submitted(),
        text: m.requests_submitted_text({ due }),
        primary: { label: m.requests_bid_see(), to },
        others: [],
      };
  }
}

const CLOSED_TEXTS = {
  draft: m.requests_closed_text,
  published: m.requests_closed_text,
  evaluation: m.requests_closed_text,
  awarded: m.requests_awarded_text,
  unsuccessful: m.requests_unsuccessful_text,
  cancelled: m.requests_cancelled_text,
} as const;

function closed({ order, invitation }: Request): Standing {
  return {
    title: order.status === 'cancelled' ? m.requests_cancelled() : m.requests_closed(),
    text: CLOSED_TEXTS[order.status]({ due: deadlineWords(invitation.submissionDeadline, invitation.timeZone) }),
    ...(invitation.status === 'submitted' && { primary: { label: m.requests_bid_see(), to: paths.bidNew(order.id) } }),
    others: [],
  };
}
