import { Button } from '@mantine/core';
import type { AccessState, Me } from '@zakupki/api-client/schema';
import { Link } from 'react-router';
import { m } from '#messages';
import { formatTime } from '../../format/dates.ts';
import { paths } from '../../paths.ts';
import { Callout } from '../../ui/callout.tsx';
import { type Fact, PageHead } from '../../ui/page-head.tsx';
import styles from './notices.module.css';
import { PlanChoice } from './plan-choice.tsx';
import { backLabel } from './return-label.ts';
import { SupportLine } from './support-line.tsx';
import { isOutOfCredits } from './what-ended.ts';

export interface AccessActiveProps {
  readonly access: AccessState;
  readonly me: Me | undefined;
  readonly returnTo: string | null;
}

/** Nothing has ended: what one has, until when, and the way back. */
export function AccessActive({ access, me, returnTo }: AccessActiveProps) {
  const { status, credits, subscription } = access;
  const shown = (iso: string) => formatTime(iso, { zone: me?.profile.timeZone, nameZone: true });
  return (
    <div className={styles['page']}>
      <PageHead
        title={m.notices_active_title()}
        facts={factsOf(access, shown)}
        action={
          <Button component={Link} to={returnTo ?? paths.orders()} replace={returnTo !== null}>
            {returnTo ? backLabel(returnTo) : m.shell_to_product()}
          </Button>
        }
      />
      {status === 'grace' && subscription && (
        <Callout tone="warning">
          {m.notices_grace({ ended: shown(subscription.currentPeriodEnd), until: shown(subscription.graceUntil) })}
        </Callout>
      )}
      {isOutOfCredits(access) && (
        <Callout tone="warning">
          <span>
            {m.notices_no_credits()} <Link to={paths.creditsExpired({ returnTo })}>{m.notices_no_credits_more()}</Link>
          </span>
        </Callout>
      )}
      {credits.nextExpiry && (
        <p>{m.notices_next_expiry({ count: credits.nextExpiry.amount, when: shown(credits.nextExpiry.at) })}</p>
      )}
      {(status === 'trial' || status === 'grace') && <PlanChoice access={access} me={me} />}
      <SupportLine />
    </div>
  );
}

function factsOf({ status, plan, trial, subscription, credits }: AccessState, shown: (iso: string) => string): Fact[] {
  const isTrial = status === 'trial';
  const until = isTrial
    ? trial?.endsAt
    : status === 'grace'
      ? subscription?.graceUntil
      : subscription?.currentPeriodEnd;
  return [
    { label: m.notices_fact_plan(), value: isTrial ? m.notices_fact_trial() : (plan?.name ?? m.shell_access_none()) },
    ...(until ? [{ label: m.notices_fact_until(), value: shown(until) }] : []),
    { label: m.notices_fact_credits(), value: String(credits.balance) },
  ];
}
