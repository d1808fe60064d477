import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { m } from '#messages';
import { useGetMeQuery } from '../../entities/user/me-api.ts';
import { asApiError, ProblemMessage } from '../../http/problem-message.tsx';
import { formatTime } from '../../format/date/dates.ts';
import { paths } from '../../paths.ts';
import { useIsSignedIn } from '../../session/session-context.ts';
import { Callout } from '../../ui/feedback/callout.tsx';
import { NarrowPage } from '../../ui/layout/narrow-page.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

export default function EmailVerifiedScreen() {
  const signedIn = useIsSignedIn();
  const { data: me, error, isFetching, refetch } = useGetMeQuery(undefined, { skip: !signedIn });
  const access = me?.access;
  const needsPhone = me?.profile.completeness.missing.includes('phone') ?? false;
  return (
    <NarrowPage title={m.signup_verified_title()}>
      {access?.status === 'trial' && (
        <Callout tone="good">
          {m.signup_verified_trial({
            until: formatTime(access.endsAt),
            credits: m.shell_access_credits({ count: access.creditsBalance }),
          })}
        </Callout>
      )}
      {signedIn && !me && isFetching && <Skeleton lines={2} />}
      {error && !isFetching && <ProblemMessage error={asApiError(error)} onRetry={() => void refetch()} />}
      {!signedIn && (
        <Button component={Link} to={paths.login()} fullWidth>
          {m.shell_sign_in()}
        </Button>
      )}
      {me && (
        <Button component={Link} to={needsPhone ? paths.completeProfile() : paths.home()} fullWidth>
          {needsPhone ? m.signup_to_profile() : m.shell_to_product()}
        </Button>
      )}
    </NarrowPage>
  );
}
