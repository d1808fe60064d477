import { Button } from '@mantine/core';
import type { AccessState } from '@zakupki/api-client/schema';
import { useState } from 'react';
import { m } from '#messages';
import { now } from '../../../format/date/clock.ts';
import { formatClock, formatTime } from '../../../format/date/dates.ts';
import { ImpersonationNote } from '../../../entities/impersonation/impersonation-note.tsx';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import type { NoticeProps } from '../access-active.tsx';
import { CreditsGone, CreditSpends } from './credit-usage.tsx';
import { ExportSection } from '../../../entities/user/export-controls.tsx';
import { EndedOptions } from '../options/ended-options.tsx';
import { OutcomeCallout } from '../outcome-callout.tsx';
import styles from '../access.module.css';
import { PendingPayment } from '../checkout/pending-payment.tsx';
import { ReturnLink } from '../return-link.tsx';
import { SupportLine } from '../support-line.tsx';
import { TrialSummary } from './trial-summary.tsx';
import { endedAt, type Limit, LIMIT_TITLES } from './ended-limit.ts';
import { RemainingAccess } from './remaining-access.tsx';

type AccessEndedProps = {
  readonly ended: Limit;
  /** The answer that led here says that the limit has ended; the state of access does not. */
  readonly isDisputed: boolean;
  readonly onCheck: () => Promise<void>;
} & NoticeProps;

export function AccessEnded(props: AccessEndedProps) {
  const { access, me, ended, isDisputed, back, outcome, onCheck } = props;
  const [isChecking, setChecking] = useState(false);
  /** Milliseconds; set when the server has nothing new. */
  const [checkedAt, setCheckedAt] = useState<number | null>(null);
  const zone = me.profile.timeZone;

  async function check() {
    setChecking(true);
    await onCheck();
    setCheckedAt(now());
    setChecking(false);
  }

  return (
    <div className={`zk-stack zk-in-order zk-gap-20 ${styles['page']}`}>
      <PageHead title={access.status === 'none' && !isDisputed ? m.notices_none_title() : LIMIT_TITLES[ended]()} />
      {isDisputed ? (
        <Callout tone="warning">
          <p>{m.notices_disputed({ state: stateWords(access) })}</p>
        </Callout>
      ) : ended === 'credits' ? (
        <CreditsGone access={access} zone={zone} />
      ) : (
        <p className={styles['lead']}>{whenWords(access, ended, zone)}</p>
      )}
      {outcome && <OutcomeCallout outcome={outcome} zone={zone} />}
      {access.pendingPayment && <PendingPayment payment={access.pendingPayment} zone={zone} />}
      <Callout tone="good">
        <p>{m.notices_safe()}</p>
        <div className="zk-row zk-wrap zk-gap-8-12">
          {back.to !== null && <ReturnLink back={back} variant="default" />}
          <Button variant="default" loading={isChecking} onClick={() => void check()}>
            {m.notices_check()}
          </Button>
          <span role="status" className="zk-secondary">
            {checkedAt !== null && m.notices_checked({ time: formatClock(checkedAt) })}
          </span>
        </div>
      </Callout>
      {me.impersonator ? <ImpersonationNote me={me} /> : null}
      <EndedOptions {...props} />
      <RemainingAccess ended={ended} maxBids={access.limits.maxBidsPerOrder} />
      {ended === 'trial' && !isDisputed && me.profile.phone !== null && <TrialSummary />}
      {ended === 'credits' && <CreditSpends zone={zone} />}
      {ended === 'subscription' && !me.impersonator && <ExportSection />}
      <SupportLine />
    </div>
  );
}

function stateWords({ status, plan, credits }: AccessState): string {
  const name = status === 'trial' ? m.notices_fact_trial() : (plan?.name ?? m.shell_access_none());
  return `${name} · ${m.shell_access_credits({ count: credits.balance })}`;
}

function whenWords(access: AccessState, ended: 'trial' | 'subscription', zone: string | undefined): string {
  const at = endedAt(access, ended);
  const when = formatTime(at, { zone, nameZone: true });
  if (ended === 'trial') return at === null ? m.notices_trial_never() : m.notices_trial_ended({ when });
  const plan = access.plan?.name ?? '';
  const grace = access.subscription && formatTime(access.subscription.graceUntil, { zone, nameZone: true });
  return grace
    ? m.notices_subscription_ended_grace({ plan, when, grace })
    : m.notices_subscription_ended({ plan, when });
}
