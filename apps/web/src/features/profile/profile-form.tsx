import { Button } from '@mantine/core';
import { etag } from '@zakupki/api-client/operation';
import type { ApiError } from '@zakupki/api-client/problem';
import type { Me } from '@zakupki/api-client/schema';
import { staleCurrent } from '@zakupki/api-client/stale';
import { m } from '#messages';
import { usePlainForm } from '../../forms/plain-form.ts';
import { asApiError, ProblemMessage } from '../../http/problem-message.tsx';
import { OptionalLabel } from '../../ui/field/field-label.tsx';
import { useUpdateCachedMe, useUpdateProfileMutation } from '../../entities/user/profile-api.ts';
import { loadTool } from '../../ui/loading/load-part.tsx';
import { type CodeSent, codeSent } from './code-sent.ts';
import { PhoneInput } from './phone-input.tsx';
import { useRequestPhoneCodeMutation } from './profile-api.ts';
import { POINTERS, type ProfileField, profileComplaints, profilePatch } from './profile-fields.ts';
import { TextField } from '../../ui/field/text-field.tsx';

interface ProfileFormProps {
  readonly me: Me;
  readonly onCodeSent: (sent: CodeSent) => void;
  readonly onDone: () => void;
}

/** Asks only for missing fields. Only a confirmed phone is required. */
export function ProfileForm({ me, onCodeSent, onDone }: ProfileFormProps) {
  const [update] = useUpdateProfileMutation();
  const [requestCode] = useRequestPhoneCodeMutation();
  const remember = useUpdateCachedMe();
  const { missing } = me.profile.completeness;
  const needsPhone = missing.includes('phone');

  async function save(body: NonNullable<ReturnType<typeof profilePatch>>) {
    try {
      return await update({ body, ifMatch: etag(me) }).unwrap();
    } catch (error) {
      const current = staleCurrent('updateProfile', asApiError(error));
      if (!current) throw error;
      // The filled-in fields were empty, so a retry on the newest version overwrites nothing visible.
      return await update({ body, ifMatch: etag(current) }).unwrap();
    }
  }

  const form = usePlainForm<ProfileField>({
    pointers: POINTERS,
    check: (values) => profileComplaints(values, needsPhone),
    async send(values) {
      const body = profilePatch(values);
      if (body) remember(await save(body));
      if (!needsPhone) return onDone();
      const numbers = await loadTool(() => import('./phone-number.ts'));
      const phone = numbers?.readPhone(values.phone) ?? values.phone;
      const { resendAfterSeconds } = await requestCode({ body: { phone } }).unwrap();
      return onCodeSent(codeSent(phone, resendAfterSeconds));
    },
    fieldOf: phoneTaken,
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

function phoneTaken(error: ApiError): ProfileField | null {
  return error.data?.code === 'phone_taken' ? 'phone' : null;
}
