import { Button } from '@mantine/core';
import type { Me } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { missingFieldText } from '../../forms/missing-field-text.ts';
import { type FieldProblems, type FormValues, usePlainForm } from '../../forms/plain-form.ts';
import { ProblemMessage } from '../../http/problem-message.tsx';
import { OptionalLabel } from '../../ui/field/field-label.tsx';
import { useSaveProfile } from '../../entities/user/save-profile.ts';
import { loadTool } from '../../ui/loading/load-part.tsx';
import { type CodeSent, codeSent } from './code-sent.ts';
import { PhoneInput } from './phone-input.tsx';
import { useRequestPhoneCodeMutation } from './profile-api.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import type { Body } from '@zakupki/api-client/operation';
import { zUpdateProfileBody } from '@zakupki/api-client/zod';
import { contractFieldProblems, textOrNone } from '../../forms/contract-check.ts';

type ProfileFormProps = {
  readonly me: Me;
  readonly onCodeSent: (sent: CodeSent) => void;
  readonly onDone: () => void;
};

/** Asks only for missing fields. Only a confirmed phone is required. */
export function ProfileForm({ me, onCodeSent, onDone }: ProfileFormProps) {
  const { save } = useSaveProfile();
  const [requestCode] = useRequestPhoneCodeMutation();
  const { missing } = me.profile.completeness;
  const needsPhone = missing.includes('phone');

  const form = usePlainForm<ProfileField>({
    pointers: POINTERS,
    takesFocus: true,
    check: (values) => profileProblems(values, needsPhone),
    async send(values) {
      const body = profilePatch(values);
      if (body) await save(me, body);
      if (!needsPhone) return onDone();
      const numbers = await loadTool(() => import('../../ui/value/phone/phone-number.ts'));
      const phone = numbers?.readPhone(values.phone) ?? values.phone;
      const { resendAfterSeconds } = await requestCode({ body: { phone } }).unwrap();
      return onCodeSent(codeSent(phone, resendAfterSeconds));
    },
  });

  return (
    <form {...form.formProps}>
      {needsPhone && <PhoneInput name="phone" label={m.profile_phone()} error={form.errorOf('phone')} />}
      {missing.includes('firstName') && (
        <TextField
          name="firstName"
          label={<OptionalLabel text={m.profile_first_name()} />}
          autoComplete="given-name"
          error={form.errorOf('firstName')}
        />
      )}
      {missing.includes('company.name') && (
        <TextField
          name="company"
          label={<OptionalLabel text={m.profile_company()} />}
          autoComplete="organization"
          error={form.errorOf('company')}
        />
      )}
      <ProblemMessage error={form.problem} />
      <div className="zk-flex zk-wrap zk-gap-8">
        <Button type="submit" fullWidth loading={form.isBusy}>
          {needsPhone ? m.profile_get_code() : m.profile_save()}
        </Button>
        {!needsPhone && (
          <Button variant="subtle" fullWidth onClick={onDone}>
            {m.profile_later()}
          </Button>
        )}
      </div>
    </form>
  );
}

type ProfileField = 'phone' | 'firstName' | 'company';

/** JSON pointer of each input; the phone has a separate request. */
const POINTERS: Readonly<Record<ProfileField, string>> = {
  phone: '/phone',
  firstName: '/firstName',
  company: '/company/name',
};

/** Returns null when nothing was entered. */
function profilePatch({ firstName, company }: FormValues<ProfileField>): Body<'updateProfile'> | null {
  const [first, name] = [textOrNone(firstName), textOrNone(company)];
  if (first === undefined && name === undefined) return null;
  return { ...(first !== undefined && { firstName: first }), ...(name !== undefined && { company: { name } }) };
}

async function profileProblems(
  values: FormValues<ProfileField>,
  needsPhone: boolean,
): Promise<FieldProblems<ProfileField>> {
  const fieldProblems = contractFieldProblems(zUpdateProfileBody, profilePatch(values) ?? {}, POINTERS);
  if (!needsPhone) return fieldProblems;
  if (values.phone.trim() === '') return { ...fieldProblems, phone: () => missingFieldText('phone') };
  const numbers = await loadTool(() => import('../../ui/value/phone/phone-number.ts'));
  // If the numbering plans do not load, the server validates.
  return numbers?.readPhone(values.phone) === null
    ? { ...fieldProblems, phone: () => m.profile_phone_form() }
    : fieldProblems;
}
