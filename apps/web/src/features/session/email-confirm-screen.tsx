import { Button } from '@mantine/core';
import { fieldErrorsOf } from '@zakupki/api-client/problem';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { m } from '#messages';
import { asApiError, ProblemMessage } from '../../http/problem-message.tsx';
import { paths } from '../../paths.ts';
import { useIsSignedIn } from '../../session/session-context.ts';
import { Callout } from '../../ui/feedback/callout.tsx';
import { LinkButton } from '../../ui/layout/link-button.tsx';
import { NarrowPage } from '../../ui/layout/narrow-page.tsx';
import { useConfirmEmailChangeMutation } from './session-api.ts';

/** Target of the link sent to a new address. A button confirms it, because e-mail scanners open links too. */
export default function EmailConfirmScreen() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const signedIn = useIsSignedIn();
  const [confirm, { isLoading, error }] = useConfirmEmailChangeMutation();
  // The store does not retain responses to calls with secrets.
  const [email, setEmail] = useState<string>();
  const refusal = error && fieldErrorsOf(asApiError(error)).get('/token')?.message;
  if (email !== undefined) {
    return (
      <NarrowPage title={m.session_email_changed()} lead={m.session_email_changed_lead({ email })}>
        <LinkButton to={signedIn ? paths.profileSettings() : paths.login()}>
          {signedIn ? m.session_email_to_profile() : m.session_log_in()}
        </LinkButton>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title={m.session_email_confirm()} lead={m.session_email_confirm_lead()}>
      {token === '' ? (
        <Callout tone="warning">{m.session_email_no_token()}</Callout>
      ) : (
        <>
          {refusal === undefined ? (
            <ProblemMessage error={error && asApiError(error)} />
          ) : (
            <Callout tone="warning" isAnnounced>
              {refusal}
            </Callout>
          )}
          <Button
            fullWidth
            loading={isLoading}
            onClick={() =>
              void confirm({ body: { token } })
                .unwrap()
                .then(
                  (changed) => setEmail(changed.email),
                  () => undefined,
                )
            }
          >
            {m.session_email_confirm_button()}
          </Button>
        </>
      )}
    </NarrowPage>
  );
}
