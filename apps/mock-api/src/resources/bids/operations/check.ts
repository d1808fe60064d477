import { operation, type Operations } from '@zakupki/mock-engine/pipeline/operation';
import { checkOwnBid } from '../check.ts';
import { type BidTarget, requireBid } from '../store.ts';

export const bidCheck = {
  checkBid: operation<'checkBid', BidTarget>({
    locate: requireBid,
    handle: (_request, call, target) => ({ status: 200, body: checkOwnBid(target, call) }),
  }),
} satisfies Operations<'checkBid'>;
