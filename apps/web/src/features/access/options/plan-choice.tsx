import { Button } from '@mantine/core';
import type { AccessState, Plan } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { PlanOffers } from '../../../entities/access/plan-offers.tsx';
import { priceOf, type Purchase } from '../checkout/purchase.ts';

type PlanChoiceProps = {
  readonly access: AccessState;
  /** Offers only plans with more credits than the current one. */
  readonly isUpgrade?: boolean;
  readonly isPrimary: boolean;
  /** Null during impersonation: an administrator cannot buy for the user. */
  readonly onBuy: ((purchase: Purchase, method: 'card' | 'invoice') => void) | null;
};

export function PlanChoice({ access, isUpgrade = false, isPrimary, onBuy }: PlanChoiceProps) {
  const { plan: current, subscription, discount } = access;
  const hasMoreCredits = ({ creditsPerPeriod }: Plan) =>
    creditsPerPeriod === null || creditsPerPeriod > (current?.creditsPerPeriod ?? 0);
  return (
    <section className="zk-stack zk-packed zk-gap-12">
      <PlanOffers
        heading={<h2>{isUpgrade ? m.notices_upgrade() : m.notices_plans()}</h2>}
        currentId={subscription?.planId}
        isOffered={(plan) => !isUpgrade || hasMoreCredits(plan)}
        priceOf={(plan) => priceOf({ kind: 'plan', plan }, discount)}
        actionFor={(plan, isFirst) =>
          onBuy && (
            <div>
              <Button
                variant={isPrimary && isFirst ? 'filled' : 'default'}
                aria-label={payLabel(plan, subscription?.planId)}
                onClick={() => onBuy({ kind: 'plan', plan }, 'card')}
              >
                {plan.id === subscription?.planId ? m.notices_renew() : m.notices_choose()}
              </Button>
              <Button
                variant="subtle"
                aria-label={m.notices_invoice_for({ plan: plan.name })}
                onClick={() => onBuy({ kind: 'plan', plan }, 'invoice')}
              >
                {m.notices_invoice()}
              </Button>
            </div>
          )
        }
      />
    </section>
  );
}

function payLabel(plan: Plan, currentId: string | undefined): string {
  return plan.id === currentId ? m.notices_renew_plan({ plan: plan.name }) : m.notices_choose_plan({ plan: plan.name });
}
