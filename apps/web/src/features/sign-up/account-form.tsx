import { Button } from '@mantine/core';
import { httpStatusOf, type ApiError, fieldErrorsOf } from '@zakupki/api-client/problem';
import type { Body } from '@zakupki/api-client/operation';
import type { AuthSession, LinkedSignUp, SignUpSummary } from '@zakupki/api-client/schema';
import { zPassword, zVerifyEmailBody } from '@zakupki/api-client/zod';
import { useState } from 'react';
import { m } from '#messages';
import { useReferrerName } from '../../entities/referral/referral-api.ts';
import { deviceName } from '../../entities/user/device-name.ts';
import { contractFieldProblems, textOrNone } from '../../forms/contract-check.ts';
import { contractProblems } from '../../forms/contract-problems.ts';
import { type FormValues, usePlainForm } from '../../forms/plain-form.ts';
import { formatTime } from '../../format/date/dates.ts';
import { asApiError, ProblemMessage } from '../../http/problem-message.tsx';
import { Callout } from '../../ui/feedback/callout.tsx';
import { CheckField } from '../../ui/field/check-field.tsx';
import { OptionalLabel } from '../../ui/field/field-label.tsx';
import { NewPasswordField } from '../../ui/field/password/new-password-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { LegalLinks } from './legal-links.tsx';
import { useVerifyEmailMutation } from './signup-api.ts';

type Field = 'password' | 'company' | 'promoCode' | 'ref';

const POINTERS: Readonly<Record<Field, string>> = {
  password: '/account/password',
  company: '/account/company',
  promoCode: '/account/promoCode',
  ref: '/account/ref',
};

type AccountFormProps = {
  readonly link: Body<'findSignUp'>;
  readonly found: LinkedSignUp;
  readonly onVerified: (session: AuthSession) => void;
  /** The link was used or has expired in the meantime. */
  readonly onRefused: (error: ApiError) => void;
};

/** For a link that was opened in another browser than the sign-up: its reader chooses the password, and what to keep. */
export function AccountForm({ link, found: { email, signUp }, onVerified, onRefused }: AccountFormProps) {
  const [verify] = useVerifyEmailMutation();
  const [company, setCompany] = useState(signUp?.company ?? '');
  const form = usePlainForm<Field>({
    pointers: POINTERS,
    takesFocus: true,
    check: (values) =>
      contractFieldProblems(zVerifyEmailBody, { ...link, account: accountOf(values, signUp) }, POINTERS, {
        promoCode: () => m.signup_promo_code_form(),
      }),
    async send(values) {
      try {
        const body = zVerifyEmailBody.parse({ ...link, account: accountOf(values, signUp) });
        onVerified(await verify({ body }).unwrap());
      } catch (thrown) {
        const error = asApiError(thrown);
        if (!isAboutLink(error)) throw thrown;
        onRefused(error);
      }
    },
  });
  return (
    <>
      {signUp && <SignUpNote signUp={signUp} />}
      <form {...form.formProps}>
        {/* Lets password managers find the account. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <NewPasswordField
          name="password"
          label={m.account_password()}
          passwordProblem={(password) => contractProblems(zPassword, password)[0]?.message ?? null}
          known={[email, company]}
          error={form.errorOf('password')}
        />
        <TextField
          name="company"
          label={<OptionalLabel text={m.signup_company()} />}
          autoComplete="organization"
          defaultValue={company}
          onChange={({ currentTarget: { value } }) => setCompany(value)}
          error={form.errorOf('company')}
        />
        <TextField
          name="promoCode"
          label={<OptionalLabel text={m.signup_promo_code()} />}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={signUp?.promoCode ?? ''}
          error={form.errorOf('promoCode')}
        />
        {signUp?.ref && <ReferrerField code={signUp.ref} />}
        <ProblemMessage error={form.problem} />
        <div className="zk-stack zk-gap-8">
          <p className="zk-secondary zk-small">{m.signup_terms_by_button()}</p>
          <LegalLinks />
        </div>
        <Button type="submit" fullWidth loading={form.isBusy}>
          {m.signup_account_submit()}
        </Button>
      </form>
    </>
  );
}

/** Describes the sign-up, so that its reader recognises another person's. */
function SignUpNote({ signUp: { at, device } }: { readonly signUp: SignUpSummary }) {
  const name = deviceName(device);
  const when = formatTime(at);
  return (
    <Callout tone="note">
      <p>{name === null ? m.signup_account_by({ when }) : m.signup_account_by_device({ when, device: name })}</p>
      <p>{m.signup_account_not_you()}</p>
    </Callout>
  );
}

function ReferrerField({ code }: { readonly code: string }) {
  const name = useReferrerName(code);
  if (name === null) return null;
  return <CheckField name="ref" value="on" label={m.signup_invited_by({ name })} defaultChecked />;
}

function accountOf({ password, company, promoCode, ref }: FormValues<Field>, signUp: SignUpSummary | null) {
  return {
    password: password || undefined,
    company: textOrNone(company),
    promoCode: textOrNone(promoCode),
    ref: ref === '' ? undefined : (signUp?.ref ?? undefined),
    consents: { terms: true, marketing: false },
  };
}

const isAboutLink = (error: ApiError) =>
  [403, 404, 409].includes(httpStatusOf(error) ?? 0) || fieldErrorsOf(error).has('/hash');
