import { Button, TextInput } from '@mantine/core';
import { type ApiError, fieldErrorsOf } from '@zakupki/api-client/problem';
import { fromContract } from '@zakupki/api-client/rtk-query';
import { IconSend } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { m } from '#messages';
import { missingFieldText } from '../../forms/missing-field-text.ts';
import { api } from '../../http/api.ts';
import { useAttempt } from '../../http/attempt.ts';
import { asApiError, ProblemMessage } from '../../http/problem-message.tsx';
import type { Locale } from '../../i18n/locale.ts';
import { showMessage } from '../../ui/feedback/popups.ts';
import { useGetMeQuery } from '../user/me-api.ts';
import type { Addressee, Letter } from './letter.ts';

const { useSendBidMessageMutation } = api.injectEndpoints({
  endpoints: (build) =>
    fromContract(build, {
      sendBidMessage: { invalidatesTags: (_result, error) => (error ? [] : ['Audit' as const]) },
    }),
});

type SendLetterProps = {
  readonly orderId: string;
  readonly bidId: string;
  readonly to: Addressee;
  readonly letter: Letter;
  readonly locale: Locale;
  /** Other ways than sending. */
  readonly others: ReactNode;
  readonly onSent: () => void;
};

/** Sends the letter to the supplier; asks for the address where the bid has none. */
export function SendLetter({ orderId, bidId, to, letter, locale, others, onSent }: SendLetterProps) {
  const { data: me } = useGetMeQuery();
  const [address, setAddress] = useState('');
  const [copy, setCopy] = useState(true);
  const { send, isBusy, error } = useSending(orderId, bidId, onSent);
  const [wasSubmitted, setSubmitted] = useState(false);
  const needsAddress = to.email === null;
  const addressError =
    wasSubmitted && needsAddress && address.trim() === ''
      ? missingFieldText('email')
      : error && fieldErrorsOf(error).get('/to')?.message;
  const copyId = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    // The dialog may belong to a part of a form.
    event.stopPropagation();
    setSubmitted(true);
    if (needsAddress && address.trim() === '') return;
    const { subject, body: text } = letter;
    void send({ subject, text, locale, copy, ...(needsAddress && { to: address.trim() }) });
  }

  return (
    <form className="zk-stack zk-gap-12" onSubmit={submit} noValidate>
      {needsAddress && (
        <TextInput
          type="email"
          label={m.letters_address({ name: to.name })}
          value={address}
          error={addressError}
          onChange={(event) => setAddress(event.currentTarget.value)}
        />
      )}
      <label htmlFor={copyId} className="zk-row zk-gap-8">
        <input
          id={copyId}
          type="checkbox"
          checked={copy}
          onChange={({ currentTarget: { checked } }) => setCopy(checked)}
        />
        {m.letters_copy_to_me({ email: me?.user.email ?? '' })}
      </label>
      <p className="zk-secondary zk-small">{m.letters_sent_from_here()}</p>
      {!addressError && <ProblemMessage error={error} />}
      <div className="zk-flex zk-wrap zk-trailing zk-gap-8">
        {others}
        <Button type="submit" loading={isBusy} leftSection={<IconSend size={16} aria-hidden />}>
          {m.letters_send()}
        </Button>
      </div>
    </form>
  );
}

type Message = Parameters<ReturnType<typeof useSendBidMessageMutation>[0]>[0]['body'];

function useSending(orderId: string, bidId: string, onSent: () => void) {
  const [create] = useSendBidMessageMutation();
  const attempt = useAttempt();
  const [error, setError] = useState<ApiError>();

  async function send(body: Message) {
    setError(undefined);
    try {
      const sent = await attempt.send({ bidId, body }, (idempotencyKey) =>
        create({ orderId, bidId, idempotencyKey, body }).unwrap(),
      );
      if (!sent) return;
      showMessage(m.letters_sent({ email: sent.changes.find(({ path }) => path === '/to')?.to ?? '' }));
      onSent();
    } catch (thrown) {
      setError(asApiError(thrown));
    }
  }
  return { send, isBusy: attempt.isBusy, error };
}
