import type { AccessState, Me } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { useGetAccessQuery, useGetMeQuery } from '../../../entities/user/me-api.ts';
import { formatDay, formatTime } from '../../../format/date/dates.ts';
import { NotLoaded } from '../../../http/problem-message.tsx';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/layout/link-button.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { SettingsGroup } from '../../../ui/layout/groups/settings-group.tsx';
import { Money } from '../../../ui/value/amount.tsx';
import { PendingPayment } from '../checkout/pending-payment.tsx';
import { CreditMovements } from './credit-movements.tsx';
import { PaymentList } from './payment-list.tsx';

export default function PlanScreen() {
  const { data: me } = useGetMeQuery();
  const { data: access, error, refetch } = useGetAccessQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <PageHead title={m.settings_plan()} />
      {access && me ? <Plan access={access} me={me} /> : <NotLoaded error={error} onRetry={refetch} lines={14} />}
    </>
  );
}

function Plan({ access, me }: { access: AccessState; me: Me }) {
  const zone = me.profile.timeZone;
  const { plan, credits, pendingPayment } = access;
  const returnTo = paths.planSettings();
  // An administrator cannot buy for the user.
  const canBuy = me.user.role === 'buyer' && me.impersonator === null;
  return (
    <>
      <SettingsGroup title={m.settings_plan_present()} text={m.settings_plan_present_text()}>
        <div className="zk-stack zk-gap-4">
          <strong>{access.status === 'trial' ? m.notices_fact_trial() : (plan?.name ?? m.shell_access_none())}</strong>
          {plan && access.status !== 'trial' && (
            <span className="zk-secondary">
              <Money amount={plan.price} currency={plan.currency} />{' '}
              {plan.period === 'year' ? m.plans_a_year() : m.plans_a_month()}
            </span>
          )}
          <span className="zk-secondary">{stateWords(access, zone)}</span>
        </div>
        {pendingPayment && <PendingPayment payment={pendingPayment} zone={zone} />}
        {canBuy && (
          <div>
            <LinkButton to={paths.subscriptionExpired({ returnTo })} variant="default">
              {plan ? m.settings_plan_change() : m.settings_plan_choose()}
            </LinkButton>
          </div>
        )}
      </SettingsGroup>
      <SettingsGroup title={m.settings_credits()} text={m.settings_credits_text()}>
        <div className="zk-row zk-wrap zk-between zk-gap-8-16">
          <span>
            <strong>{m.shell_access_credits({ count: credits.balance })}</strong>
            {credits.nextExpiry && (
              <span className="zk-secondary">
                {' · '}
                {m.settings_credits_expire({
                  count: credits.nextExpiry.amount,
                  when: formatDay(credits.nextExpiry.at),
                })}
              </span>
            )}
          </span>
          {canBuy && (
            <LinkButton to={paths.creditsExpired({ returnTo })} variant="default">
              {m.settings_credits_buy()}
            </LinkButton>
          )}
        </div>
        <CreditMovements zone={zone} />
      </SettingsGroup>
      <SettingsGroup title={m.settings_payments()} text={m.settings_payments_text()}>
        <PaymentList zone={zone} />
      </SettingsGroup>
    </>
  );
}

function stateWords({ status, trial, subscription }: AccessState, zone: string): string {
  const toTime = (iso: string | undefined) => formatTime(iso, { zone });
  switch (status) {
    case 'trial':
      return m.settings_plan_until({ when: toTime(trial?.endsAt) });
    case 'active':
      return m.settings_plan_until({ when: toTime(subscription?.currentPeriodEnd) });
    case 'grace':
      return m.settings_plan_grace({ when: toTime(subscription?.graceUntil) });
    case 'trial_expired':
      return m.settings_plan_ended({ when: toTime(trial?.endsAt) });
    case 'subscription_expired':
      return m.settings_plan_ended({ when: toTime(subscription?.currentPeriodEnd) });
    case 'none':
      return m.settings_plan_none();
  }
}
