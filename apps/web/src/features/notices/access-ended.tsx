import { Button } from '@mantine/core';
import type { AccessState, Me } from '@zakupki/api-client/schema';
import { useState } from 'react';
import { Link } from 'react-router';
import { m } from '#messages';
import { formatClock, formatTime } from '../../format/dates.ts';
import { Callout } from '../../ui/callout.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { CreditsGone, CreditSpends } from './credit-spends.tsx';
import styles from './notices.module.css';
import { PlanChoice } from './plan-choice.tsx';
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
  const zone = me?.profile.timeZone;

  async function check() {
    setChecking(true);
    await onCheck();
    setChecking(false);
  }

  return (
    <div className={styles['page']}>
      <PageHead title={access.status === 'none' ? m.notices_none_title() : TITLES[ended]()} />
      <p className={styles['lead']}>
        {ended === 'credits' ? <CreditsGone access={access} zone={zone} /> : whenWords(access, ended, zone)}
      </p>
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
      <PlanChoice access={access} me={me} />
      {ended === 'credits' && <CreditSpends zone={zone} />}
      <SupportLine />
    </div>
  );
}

function whenWords(access: AccessState, ended: 'trial' | 'subscription', zone: string | undefined): string {
  const at = endedAt(access, ended);
  const when = formatTime(at, { zone, nameZone: true });
  if (ended === 'subscription') return m.notices_subscription_ended({ plan: access.plan?.name ?? '', when });
  return at === null ? m.notices_trial_never() : m.notices_trial_ended({ when });
}
