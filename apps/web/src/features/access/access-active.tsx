import type { AccessState, Me } from '@zakupki/api-client/schema';
import { Link } from 'react-router';
import { m } from '#messages';
import { daysBetween, formatTime } from '../../format/date/dates.ts';
import { ImpersonationNote } from '../../entities/impersonation/impersonation-note.tsx';
import { paths } from '../../paths.ts';
import { Callout } from '../../ui/feedback/callout.tsx';
import { type Fact, PageHead } from '../../ui/layout/page-head.tsx';
import { CreditPacks } from './options/credit-packs.tsx';
import { OutcomeCallout } from './outcome-callout.tsx';
import type { AccessOutcome } from './access-outcome.ts';
import styles from './access.module.css';
import { PendingPayment } from './checkout/pending-payment.tsx';
import { PlanChoice } from './options/plan-choice.tsx';
import { PromoCodeOption } from './options/promo-code-option.tsx';
import type { Purchase, PayMethod } from './checkout/purchase.ts';
import { type Return, ReturnLink } from './return-link.tsx';
import { SupportLine } from './support-line.tsx';
import { TrialExtension } from './options/trial-extension.tsx';
import { isOutOfCredits, type Limit } from './ended/ended-limit.ts';
import optionStyles from './options/options.module.css';

export type NoticeProps = {
  readonly access: AccessState;
  readonly me: Me;
  readonly page: Limit;
  readonly back: Return;
  readonly outcome: AccessOutcome | null;
  readonly onOutcome: (outcome: AccessOutcome) => void;
  /** Null during impersonation: an administrator cannot buy for the user. */
  readonly onBuy: ((purchase: Purchase, method?: PayMethod) => void) | null;
};

export function AccessActive({ access, me, page, back, outcome, onOutcome, onBuy }: NoticeProps) {
  const { status, credits, subscription, pendingPayment } = access;
  const zone = me.profile.timeZone;
  const toTime = (iso: string) => formatTime(iso, { zone, nameZone: true });
  const isBuyer = me.user.role === 'buyer';
  return (
    <div className={`zk-stack zk-in-order zk-gap-20 ${styles['page']}`}>
      <PageHead
        title={m.notices_active_title()}
        facts={factsOf(access, toTime)}
        action={outcome === null && <ReturnLink back={back} />}
      />
      {outcome && <OutcomeCallout outcome={outcome} zone={zone} onward={<ReturnLink back={back} />} />}
      {pendingPayment && <PendingPayment payment={pendingPayment} zone={zone} />}
      {status === 'grace' && subscription && (
        <Callout tone="warning">
          <strong>{m.notices_grace_left({ count: daysBetween(access.serverTime, subscription.graceUntil) })}</strong>
          <p>
            {m.notices_grace({ ended: toTime(subscription.currentPeriodEnd), until: toTime(subscription.graceUntil) })}
          </p>
        </Callout>
      )}
      {isOutOfCredits(access) && (
        <Callout tone="warning">
          <span>
            {m.notices_no_credits()}{' '}
            <Link to={paths.creditsExpired({ returnTo: back.to, resume: back.state.resume })}>
              {m.notices_no_credits_more()}
            </Link>
          </span>
        </Callout>
      )}
      {credits.nextExpiry && (
        <p>{m.notices_next_expiry({ count: credits.nextExpiry.amount, when: toTime(credits.nextExpiry.at) })}</p>
      )}
      {me.impersonator && <ImpersonationNote me={me} />}
      {isBuyer && onBuy && (
        <section className="zk-stack zk-packed zk-gap-12" aria-labelledby="more">
          <h2 id="more">{m.notices_more()}</h2>
          <div className={`zk-stack zk-in-order zk-gap-16 ${optionStyles['options']}`}>
            {status === 'trial' && access.trial?.extensionsUsed === 0 && (
              <TrialExtension
                access={access}
                isPrimary={false}
                onExtended={({ trial }) => trial && onOutcome({ kind: 'extended', endsAt: trial.endsAt })}
              />
            )}
            <PromoCodeOption onRedeemed={({ redemption }) => onOutcome({ kind: 'promo', redemption })} />
            {page === 'credits' && <CreditPacks isPrimary={false} onBuy={onBuy} />}
          </div>
        </section>
      )}
      {isBuyer && (status !== 'active' || page === 'subscription') && (
        <PlanChoice access={access} isPrimary={false} onBuy={onBuy} />
      )}
      <SupportLine />
    </div>
  );
}

function factsOf({ status, plan, trial, subscription, credits }: AccessState, toTime: (iso: string) => string): Fact[] {
  const isTrial = status === 'trial';
  const until = isTrial
    ? trial?.endsAt
    : status === 'grace'
      ? subscription?.graceUntil
      : subscription?.currentPeriodEnd;
  return [
    { label: m.notices_fact_plan(), value: isTrial ? m.notices_fact_trial() : (plan?.name ?? m.shell_access_none()) },
    ...(until ? [{ label: m.notices_fact_until(), value: toTime(until) }] : []),
    { label: m.notices_fact_credits(), value: String(credits.balance) },
  ];
}
