import { Button } from '@mantine/core';
import type { ApiError } from '@zakupki/api-client/problem';
import { m } from '#messages';
import { useGetMeQuery } from '../../../entities/user/me-api.ts';
import { asApiError } from '../../../http/problem-message.tsx';
import { showMessage } from '../../../ui/feedback/popups.ts';
import { useTakeSeat } from './take-seat.ts';

interface RegisterButtonProps {
  readonly webinarId: string;
  /** Undefined when another attempt starts. */
  readonly onRefused: (error: ApiError | undefined) => void;
}

export function RegisterButton({ webinarId, onRefused }: RegisterButtonProps) {
  const { data: me } = useGetMeQuery();
  const { take, isBusy } = useTakeSeat(webinarId);

  async function register() {
    onRefused(undefined);
    try {
      await take({ source: 'webinar_page', consent: true });
      showMessage(m.webinar_said_registered());
    } catch (error) {
      onRefused(asApiError(error));
    }
  }

  return (
    <div className="zk-stack zk-gap-12">
      <Button fullWidth loading={isBusy} onClick={() => void register()}>
        {m.webinar_register()}
      </Button>
      <p className="zk-secondary zk-small">
        {me ? m.webinar_consent_signed_in({ email: me.user.email }) : m.webinar_consent_own()}
      </p>
    </div>
  );
}
