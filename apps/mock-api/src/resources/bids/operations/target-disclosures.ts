/** Records that a request for a better offer named exact targets. */
import { isOpen } from '../../../model/records/orders.ts';
import { Problem } from '@zakupki/mock-engine/pipeline/problem';
import { recordAudit } from '../../../tables/audit.ts';
import { presentEvent } from '../../audit/present.ts';
import { isSealedBid } from '../../../rules/bids/sealing.ts';
import { type BidTarget, requireBid } from '../store.ts';
import { operation, type Operations } from '@zakupki/mock-engine/pipeline/operation';
import { refuse } from '../../../sentences/refuse.ts';

export const targetDisclosures = {
  recordTargetDisclosure: operation<'recordTargetDisclosure', BidTarget>({
    locate: requireBid,
    guard: ({ bid, order }) => {
      const reason = `bid.status: ${bid.status}, its order ${order.status}`;
      if (!isOpen(order)) throw new Problem('order_not_open', { reason });
      if (isSealedBid(order, bid)) throw new Problem('bid_is_sealed', { reason });
      if (bid.status !== 'submitted') throw new Problem('bid_not_submitted', { reason });
    },
    handle: ({ body: { total, lines } }, call, { bid, order }) => {
      if (total === null && lines === 0) refuse([{ pointer: '/total', code: 'required', said: 'target_needed' }], call);
      const changes = [
        ...(total === null ? [] : [{ path: '/targetTotal', from: null, to: total }]),
        ...(lines === 0 ? [] : [{ path: '/targetLines', from: null, to: String(lines) }]),
      ];
      const event = recordAudit(call, { action: 'bid.disclose_target', order, bid, changes });
      return { status: 201, body: presentEvent(event, call) };
    },
  }),
} satisfies Operations<'recordTargetDisclosure'>;
