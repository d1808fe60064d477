import { Button } from '@mantine/core';
import type { ApiError } from '@zakupki/api-client/problem';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { m } from '#messages';
import { usePlainForm } from '../../../forms/plain-form.ts';
import { asApiError, ProblemMessage } from '../../../http/problem-message.tsx';
import { fullPath, paths, patterns } from '../../../paths.ts';
import { saveGuestSeat } from '../../../session/guest-seat.ts';
import { EmailField } from '../../../ui/field/email-field.tsx';
import { OptionalLabel } from '../../../ui/field/field-label.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { guestBody, guestProblems, type GuestField, POINTERS } from './guest-fields.ts';
import { useTakeSeat } from './take-seat.ts';
import { CheckField } from '../../../ui/field/check-field.tsx';

type GuestFormProps = {
  readonly webinarId: string;
  /** Undefined when another attempt starts. */
  readonly onRefused: (error: ApiError | undefined) => void;
  readonly onEmailSent: (email: string) => void;
};

export function GuestForm({ webinarId, onRefused, onEmailSent }: GuestFormProps) {
  const { take } = useTakeSeat(webinarId);
  const [search] = useSearchParams();
  const [isConsenting, setConsenting] = useState(false);
  const form = usePlainForm<GuestField>({
    pointers: POINTERS,
    check: guestProblems,
    async send(values) {
      onRefused(undefined);
      try {
        const { email } = await take(guestBody(values));
        saveGuestSeat(webinarId, { email });
        onEmailSent(email);
      } catch (error) {
        // The seat panel reports a conflict; it may replace this form.
        if (asApiError(error).status !== 409) throw error;
        onRefused(asApiError(error));
      }
    },
  });
  const redirect = fullPath({ pathname: patterns.webinar, search: search.size > 0 ? `?${search}` : '', hash: '' });
  return (
    <form {...form.formProps}>
      <TextField name="name" label={m.webinar_name()} autoComplete="name" error={form.errorOf('name')} />
      <EmailField autoComplete="email" error={form.errorOf('email')} />
      <TextField
        name="phone"
        type="tel"
        label={<OptionalLabel text={m.webinar_phone()} />}
        autoComplete="tel"
        error={form.errorOf('phone')}
      />
      <CheckField
        name="consent"
        label={m.webinar_consent()}
        checked={isConsenting}
        onChange={({ currentTarget: { checked } }) => setConsenting(checked)}
        error={form.errorOf('consent') && m.webinar_consent_needed()}
      />
      <ProblemMessage error={form.problem} />
      <Button type="submit" fullWidth loading={form.isBusy}>
        {m.webinar_register()}
      </Button>
      <p className="zk-secondary zk-small">
        {m.webinar_register_free()} {m.webinar_have_account()}{' '}
        <Link to={paths.login({ redirect })}>{m.webinar_sign_in_first()}</Link>
      </p>
    </form>
  );
}
