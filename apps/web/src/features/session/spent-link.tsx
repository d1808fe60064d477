import { Button } from '@mantine/core';
import type { ApiError } from '@zakupki/api-client/problem';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { m } from '#messages';
import { ResendEmail } from '../../entities/user/resend-email.tsx';
import { asApiError, ProblemMessage } from '../../http/problem-message.tsx';
import { paths } from '../../paths.ts';
import { Callout } from '../../ui/feedback/callout.tsx';
import { NarrowPage } from '../../ui/layout/narrow-page.tsx';
import { useRequestInvitationLinkMutation } from './session-api.ts';

type SpentLinkProps = {
  readonly token: string;
  readonly why: 'used' | 'expired';
  readonly redirect: string | null;
  /** Shown to a signed-in user in place of the sign-in link. */
  readonly stay?: ReactNode;
};

/** Offers a new link to the invited address in place of a used or expired one. */
export function SpentLink({ token, why, redirect, stay }: SpentLinkProps) {
  const [request, { isLoading }] = useRequestInvitationLinkMutation();
  const [waitSeconds, setWait] = useState<number | null>(null);
  const [problem, setProblem] = useState<ApiError>();
  const send = () => request({ body: { token } }).unwrap();

  async function ask() {
    setProblem(undefined);
    try {
      setWait((await send()).resendAfterSeconds);
    } catch (error) {
      setProblem(asApiError(error));
    }
  }

  return (
    <NarrowPage
      title={why === 'used' ? m.session_link_opened_title() : m.session_link_late_title()}
      lead={why === 'used' ? m.session_link_opened_lead() : m.session_link_late_lead()}
      foot={
        stay ?? (
          <>
            <span>{m.session_has_account()}</span>
            <Link to={paths.login({ redirect })}>{m.session_with_password()}</Link>
          </>
        )
      }
    >
      {waitSeconds === null ? (
        <>
          <ProblemMessage error={problem} />
          <Button fullWidth loading={isLoading} onClick={() => void ask()}>
            {m.session_send_new_link()}
          </Button>
        </>
      ) : (
        <Callout tone="good" isAnnounced>
          <p>{m.session_new_link_sent()}</p>
          <ResendEmail waitSeconds={waitSeconds} send={send} />
        </Callout>
      )}
    </NarrowPage>
  );
}
