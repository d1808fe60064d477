import { Button } from '@mantine/core';
import { zPassword } from '@zakupki/api-client/zod';
import { useState } from 'react';
import { m } from '#messages';
import { contractProblems } from '../../forms/contract-problems.ts';
import { usePlainForm } from '../../forms/plain-form.ts';
import { useAttempt } from '../../http/attempt.ts';
import { ProblemMessage } from '../../http/problem-message.tsx';
import { PromoPreviewLine } from '../../entities/promo-code/promo-code-preview.tsx';
import { saveSignUp } from '../../session/sign-up-memory.ts';
import { OptionalLabel } from '../../ui/field/field-label.tsx';
import { NewPasswordField } from '../../ui/field/password/new-password-field.tsx';
import { LegalLinks } from './legal-links.tsx';
import { useSignUpMutation } from './signup-api.ts';
import { POINTERS, signUpBody, signUpProblems, type SignUpField, type SignUpValues } from './signup-body.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import { EmailField } from '../../ui/field/email-field.tsx';
import { CheckField } from '../../ui/field/check-field.tsx';

type SignupFormProps = {
  readonly typed: Partial<SignUpValues>;
  /** Code from the referrer's link, unvalidated. */
  readonly referrer: string | null;
  readonly onAccepted: (values: SignUpValues, waitSeconds: number) => void;
};

export function SignupForm({ typed, referrer, onAccepted }: SignupFormProps) {
  const [signUp] = useSignUpMutation();
  const attempt = useAttempt();
  // A password that contains these is shown as weak.
  const [about, setAbout] = useState({ email: typed.email ?? '', company: typed.company ?? '' });

  const [promoCode, setPromoCode] = useState(typed.promoCode ?? '');

  const form = usePlainForm<SignUpField>({
    pointers: POINTERS,
    takesFocus: true,
    check: signUpProblems,
    async send(values) {
      const body = signUpBody(values, referrer);
      const accepted = await attempt.send(body, (idempotencyKey) => signUp({ idempotencyKey, body }).unwrap());
      if (!accepted) return;
      saveSignUp(accepted.email, accepted.browserToken);
      onAccepted(values, accepted.resendAfterSeconds);
    },
  });

  return (
    <form {...form.formProps}>
      <EmailField
        defaultValue={typed.email}
        onChange={({ currentTarget: { value } }) => setAbout((current) => ({ ...current, email: value }))}
        error={form.errorOf('email')}
      />
      <NewPasswordField
        name="password"
        label={m.account_password()}
        passwordProblem={(password) => contractProblems(zPassword, password)[0]?.message ?? null}
        known={[about.email, about.company]}
        defaultValue={typed.password}
        error={form.errorOf('password')}
      />
      <TextField
        name="company"
        label={<OptionalLabel text={m.signup_company()} />}
        autoComplete="organization"
        defaultValue={typed.company}
        onChange={({ currentTarget: { value } }) => setAbout((current) => ({ ...current, company: value }))}
        error={form.errorOf('company')}
      />
      <TextField
        name="promoCode"
        label={<OptionalLabel text={m.signup_promo_code()} />}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={typed.promoCode}
        onChange={({ currentTarget: { value } }) => setPromoCode(value)}
        error={form.errorOf('promoCode')}
      />
      <PromoPreviewLine typed={promoCode} />
      <CheckField
        name="terms"
        label={m.signup_terms()}
        description={<LegalLinks />}
        defaultChecked={Boolean(typed.terms)}
        error={form.errorOf('terms') && m.signup_terms_needed()}
      />
      <CheckField
        name="marketing"
        label={<OptionalLabel text={m.signup_marketing()} />}
        defaultChecked={Boolean(typed.marketing)}
      />
      <ProblemMessage error={form.problem} />
      <Button type="submit" fullWidth loading={form.isBusy}>
        {m.signup_submit()}
      </Button>
    </form>
  );
}
