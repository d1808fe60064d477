import { Button } from '@mantine/core';
import { zConfirmPhoneBody } from '@zakupki/api-client/zod';
import { useState } from 'react';
import { m } from '#messages';
import { contractFieldProblems } from '../../forms/contract-check.ts';
import { usePlainForm } from '../../forms/plain-form.ts';
import { ProblemMessage } from '../../http/problem-message.tsx';
import { useUpdateCachedMe } from '../../entities/user/profile-api.ts';
import { ResendEmail } from '../../entities/user/resend-email.tsx';
import { type CodeSent, codeSent } from './code-sent.ts';
import { useConfirmPhoneMutation, useRequestPhoneCodeMutation } from './profile-api.ts';
import styles from './profile-form.module.css';
import { FormattedPhone } from '../../ui/value/phone/formatted-phone.tsx';
import { TextField } from '../../ui/field/text-field.tsx';

const POINTERS = { code: '/code' };
const CODE_LENGTH = 6;

type PhoneCodeFormProps = {
  readonly sent: CodeSent;
  readonly onSent: (sent: CodeSent) => void;
  readonly onChangePhone: () => void;
  readonly onConfirmed: () => void;
};

export function PhoneCodeForm({ sent, onSent, onChangePhone, onConfirmed }: PhoneCodeFormProps) {
  const { phone, resendAt } = sent;
  const [confirm] = useConfirmPhoneMutation();
  const [requestCode] = useRequestPhoneCodeMutation();
  const remember = useUpdateCachedMe();
  const [waitSeconds] = useState(() => Math.max(0, Math.ceil((resendAt - Date.now()) / 1000)));

  const form = usePlainForm<'code'>({
    pointers: POINTERS,
    takesFocus: true,
    check: ({ code }) =>
      contractFieldProblems(zConfirmPhoneBody, { phone, code: digitsOf(code) || undefined }, POINTERS, {
        code: () => m.profile_code_form(),
      }),
    async send({ code }) {
      remember(await confirm({ body: { phone, code: digitsOf(code) } }).unwrap());
      onConfirmed();
    },
  });

  async function resend() {
    const answer = await requestCode({ body: { phone } }).unwrap();
    onSent(codeSent(phone, answer.resendAfterSeconds));
    return answer;
  }

  return (
    <>
      <form {...form.formProps}>
        <p>
          {m.profile_code_sent()}{' '}
          <strong>
            <FormattedPhone phone={phone} />
          </strong>
        </p>
        <TextField
          name="code"
          label={m.profile_code()}
          className={styles['code']}
          inputMode="numeric"
          autoComplete="one-time-code"
          onChange={({ currentTarget: { form: formElement, value } }) => {
            if (digitsOf(value).length === CODE_LENGTH) formElement?.requestSubmit();
          }}
          error={form.errorOf('code')}
        />
        <ProblemMessage error={form.problem} />
        <Button type="submit" fullWidth loading={form.isBusy}>
          {m.profile_confirm()}
        </Button>
      </form>
      <div className="zk-flex zk-wrap zk-gap-8">
        <ResendEmail waitSeconds={waitSeconds} send={resend} />
        <Button variant="subtle" onClick={onChangePhone}>
          {m.profile_change_phone()}
        </Button>
      </div>
    </>
  );
}

// Messages write codes as "402 915" or "402-915", and users copy them like that.
function digitsOf(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '');
}
