import { Button } from '@mantine/core';
import type { AccessState, Me } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { PlanOffers } from '../../api/plan-offers.tsx';
import styles from './notices.module.css';
import { planLetter } from './plan-letter.ts';

/** The plans, each with a letter to support already begun: that is how one comes to a plan. */
export function PlanChoice({ access, me }: { access: AccessState; me: Me | undefined }) {
  return (
    <section className={styles['section']}>
      <PlanOffers
        heading={
          <div>
            <h2>{m.notices_plans()}</h2>
            <p className="zk-secondary">{m.notices_plans_how()}</p>
          </div>
        }
        currentId={access.subscription?.planId}
        actionFor={(plan, isPrimary) => (
          <Button component="a" href={planLetter(plan, me)} variant={isPrimary ? 'filled' : 'default'} fullWidth>
            {m.notices_letter_write()}
          </Button>
        )}
      />
    </section>
  );
}
