/** Trial, subscription, plans and the ledger of credits. */
import { listGrants } from './store.ts';
import { TRIAL } from '../../rules/access/access.ts';
import { operation, type Operations } from '@zakupki/mock-engine/pipeline/operation';
import { listPublicPlans, presentPlan } from './plans.ts';
import { pageOf } from '@zakupki/mock-engine/lists/page';
import { presentAccess, presentLedgerLine } from './present.ts';

export const access = {
  getAccess: operation<'getAccess'>({
    handle: (_request, call) => ({ status: 200, body: presentAccess(call, call.caller.user) }),
  }),

  listPlans: operation<'listPlans'>({
    handle: (_request, { world, lang }) => {
      const data = listPublicPlans(world).map((plan) => presentPlan(plan, lang));
      return { status: 200, body: { data, trial: TRIAL } };
    },
  }),

  listCreditTransactions: operation<'listCreditTransactions'>({
    handle: ({ query }, { world, now, caller }) => {
      listGrants(world, caller.user, now);
      // Stored oldest first.
      const lines = world.credits.where('owner', caller.user.id).toReversed();
      const { data, page } = pageOf(lines, query);
      return { status: 200, body: { data: data.map(presentLedgerLine), page } };
    },
  }),
} satisfies Operations<'getAccess' | 'listPlans' | 'listCreditTransactions'>;
