import { Button } from '@mantine/core';
import type { AccessState, Me } from '@zakupki/api-client/schema';
import { useState } from 'react';
import { Link } from 'react-router';
import { m } from '#messages';
import { PlanOffers } from '../../api/plan-offers.tsx';
import { formatClock, formatTime } from '../../format/dates.ts';
import { Callout } from '../../ui/callout.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { CreditSpends } from './credit-spends.tsx';
import styles from './notices.module.css';
import { planLetter } from './plan-letter.ts';
import { backLabel } from './return-label.ts';
import { SupportLine } from './support-line.tsx';
import { endedAt, type Limit } from './what-ended.ts';
import { WhatWorks } from './what-works.tsx';

export interface AccessEndedProps {
  readonly access: AccessState;
  readonly me: Me | undefined;
  readonly ended: Limit;
  /** Where the person was stopped, or null. */
  readonly returnTo: string | null;
  /** Asks the server anew; goes on by itself when access is back. */
  readonly onCheck: () => Promise<void>;
  /** When that last found nothing new, in milliseconds. */
  readonly checkedAt: number | null;
}

const TITLES: Record<Limit, () => string> = {
  subscription: () => m.notices_subscription_title(),
  credits: () => m.notices_credits_title(),
  trial: () => m.notices_trial_title(),
};

/** Not an alarm: what ended and when, that nothing is lost, and the ways on, the cheapest first. */
export function AccessEnded({ access, me, ended, returnTo, onCheck, checkedAt }: AccessEndedProps) {
  const [isChecking, setChecking] = useState(false);

  async function check() {
    setChecking(true);
    await onCheck();
    setChecking(false);
  }

  return (
    <div className={styles['page']}>
      <PageHead title={TITLES[ended]()} />
      <p className={styles['lead']}>{whenWords(access, ended, me?.profile.timeZone)}</p>
      <Callout tone="good">
        <p>{m.notices_safe()}</p>
        <div className={styles['ways']}>
          {returnTo && (
            <Button component={Link} to={returnTo} replace variant="default">
              {backLabel(returnTo)}
            </Button>
          )}
          <Button variant="default" loading={isChecking} onClick={() => void check()}>
            {m.notices_check()}
          </Button>
          <span role="status" className="zk-secondary">
            {checkedAt !== null && m.notices_checked({ time: formatClock(checkedAt) })}
          </span>
        </div>
      </Callout>
      <WhatWorks ended={ended} maxBids={access.limits.maxBidsPerOrder} />
      <section className={styles['section']}>
        <h2>{m.notices_plans()}</h2>
        <p className="zk-secondary">{m.notices_plans_how()}</p>
        <PlanOffers currentId={access.subscription?.planId} actionFor={(plan) => planLetter(plan, me)} />
      </section>
      {ended === 'credits' && <CreditSpends zone={me?.profile.timeZone} />}
      <SupportLine />
    </div>
  );
}

function whenWords(access: AccessState, ended: Limit, zone: string | undefined): string {
  const at = endedAt(access, ended);
  const when = formatTime(at, { zone, nameZone: true });
  switch (ended) {
    case 'trial':
      return at === null ? m.notices_trial_never() : m.notices_trial_ended({ when });
    case 'subscription':
      return m.notices_subscription_ended({ plan: access.plan?.name ?? '', when });
    case 'credits':
      return access.credits.cause === 'expired' ? m.notices_credits_expired() : m.notices_credits_exhausted();
  }
}
