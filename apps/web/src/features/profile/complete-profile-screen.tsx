import { Button } from '@mantine/core';
import type { Me } from '@zakupki/api-client/schema';
import { personName } from '@zakupki/procurement/users/person-name';
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { m } from '#messages';
import { SUPPORT_EMAIL, SUPPORT_LINK } from '../../entities/user/support-email.ts';
import { useGetMeQuery } from '../../entities/user/me-api.ts';
import { asApiError, ProblemMessage } from '../../http/problem-message.tsx';
import { fullPath, paths } from '../../paths.ts';
import { useStopImpersonation } from '../../entities/impersonation/impersonation.ts';
import { setRefusal } from '../../session/refusal.ts';
import { useRefusal } from '../../session/use-refusal.ts';
import { returnPathFrom } from '../../session/return-path.ts';
import { Callout } from '../../ui/feedback/callout.tsx';
import { NarrowPage } from '../../ui/layout/narrow-page.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { type CodeSent, codeSentIn } from './code-sent.ts';
import { PhoneCodeForm } from './phone-code-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { MISSING } from '../../format/number/numbers.ts';
import styles from './profile-form.module.css';
import { FormattedPhone } from '../../ui/value/phone/formatted-phone.tsx';

function ProfileSummary({ me }: { me: Me }) {
  const { phone, company } = me.profile;
  return (
    <dl className={`zk-stack zk-gap-8-16 ${styles['summary']}`}>
      <dt className="zk-secondary">{m.profile_name()}</dt>
      <dd className="zk-shrink zk-break">{personName(me.profile)}</dd>
      <dt className="zk-secondary">{m.account_email()}</dt>
      <dd className="zk-shrink zk-break">{me.user.email}</dd>
      <dt className="zk-secondary">{m.profile_phone()}</dt>
      <dd className="zk-shrink zk-break">{phone === null ? MISSING : <FormattedPhone phone={phone} />}</dd>
      <dt className="zk-secondary">{m.profile_company()}</dt>
      <dd className="zk-shrink zk-break">{company.name}</dd>
    </dl>
  );
}

/** Asks for missing details, the phone first, then returns to the previous page. */
export default function CompleteProfileScreen() {
  const { data: me, error, isFetching, refetch } = useGetMeQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!me) {
    return (
      <NarrowPage title={m.profile_title()}>
        {error && !isFetching ? (
          <ProblemMessage error={asApiError(error)} onRetry={() => void refetch()} />
        ) : (
          <Skeleton lines={4} />
        )}
      </NarrowPage>
    );
  }
  return <Profile me={me} />;
}

function Profile({ me }: { me: Me }) {
  const [search] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const returnTo = returnPathFrom(search, 'returnTo');
  const stopImpersonation = useStopImpersonation();
  const isRefused = useRefusal('PHONE_REQUIRED');
  const { complete, missing } = me.profile.completeness;
  const sent = missing.includes('phone') ? codeSentIn(location.state) : null;
  useEffect(() => {
    if (me.profile.phone === null) setRefusal(null);
  }, [me.profile.phone]);

  function finish() {
    void navigate(returnTo ?? paths.home(), { replace: true });
  }

  // The history entry holds the step, so that a reload does not request another code.
  function showStep(state: CodeSent | null) {
    void navigate(fullPath(location), { replace: true, state });
  }

  if (me.impersonator && !complete) {
    return (
      <NarrowPage title={me.profile.phone === null ? m.impersonation_profile_title() : m.profile_title()}>
        <Callout tone="note">
          <p>{me.profile.phone === null ? m.impersonation_no_phone() : m.profile_not_yours()}</p>
        </Callout>
        <ProfileSummary me={me} />
        <Button fullWidth onClick={stopImpersonation}>
          {m.impersonation_exit()}
        </Button>
      </NarrowPage>
    );
  }
  if (sent) {
    return (
      <NarrowPage title={m.profile_code_title()}>
        <PhoneCodeForm sent={sent} onSent={showStep} onChangePhone={() => showStep(null)} onConfirmed={finish} />
      </NarrowPage>
    );
  }
  if (complete) {
    return (
      <NarrowPage title={isRefused ? m.profile_refused_title() : m.profile_complete_title()}>
        {isRefused && (
          <Callout tone="warning">
            <p>{m.profile_disputed()}</p>
            <a href={SUPPORT_LINK}>{SUPPORT_EMAIL}</a>
          </Callout>
        )}
        <ProfileSummary me={me} />
        <Button fullWidth onClick={finish}>
          {returnTo ? m.profile_back() : m.shell_to_product()}
        </Button>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage
      title={m.profile_title()}
      lead={
        missing.includes('phone') ? (returnTo ? m.profile_lead_kept() : m.profile_lead()) : m.profile_lead_optional()
      }
    >
      <ProfileForm me={me} onCodeSent={showStep} onDone={finish} />
    </NarrowPage>
  );
}
