import { m } from '#messages';
import { type Look, StatusBadge } from '../../ui/feedback/status-badge.tsx';

const BID = {
  draft: ['neutral', 'hollow', () => m.words_bid_draft()],
  submitted: ['note', 'filled', () => m.words_bid_submitted()],
  won: ['good', 'check', () => m.words_bid_won()],
  lost: ['neutral', 'dash', () => m.words_bid_lost()],
  withdrawn: ['neutral', 'struck', () => m.words_bid_withdrawn()],
  disqualified: ['danger', 'struck', () => m.words_bid_disqualified()],
} as const satisfies Record<string, Look>;

type BidStatusName = keyof typeof BID;

// Object.keys loses the key type.
export const BID_STATUSES = Object.keys(BID) as readonly BidStatusName[];

export function bidStatusWord(status: BidStatusName): string {
  return BID[status][2]();
}

export function BidStatusBadge({ status }: { status: BidStatusName }) {
  return <StatusBadge look={BID[status]} />;
}
