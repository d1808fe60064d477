import { Button } from '@mantine/core';
import type { Me, ProfilePatch } from '@zakupki/api-client/schema';
import { zUpdateProfileBody } from '@zakupki/api-client/zod';
import { m } from '#messages';
import { useSaveProfile } from '../../../entities/user/save-profile.ts';
import { contractFieldProblems } from '../../../forms/contract-check.ts';
import { type FormValues, usePlainForm } from '../../../forms/plain-form.ts';
import { ProblemMessage } from '../../../http/problem-message.tsx';
import { showMessage } from '../../../ui/feedback/popups.ts';
import { OptionalLabel } from '../../../ui/field/field-label.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { CheckField } from '../../../ui/field/check-field.tsx';

const POINTERS = {
  firstName: '/firstName',
  lastName: '/lastName',
  position: '/position',
  company: '/company/name',
  inn: '/company/taxId/id',
  vatPayer: '/company/vatPayer',
  sealedBids: '/sealedBidsByDefault',
};

type Field = keyof typeof POINTERS;

/** Empty inputs become null, which clears the stored values. */
function patchOf(values: FormValues<Field>, { company }: Me['profile']): ProfilePatch {
  const text = (typed: string) => typed.trim() || null;
  const id = values.inn.replaceAll(/\s/g, '');
  return {
    firstName: text(values.firstName),
    lastName: text(values.lastName),
    position: text(values.position),
    sealedBidsByDefault: values.sealedBids !== '',
    company: {
      name: text(values.company),
      // Companies abroad have a tax number other than an INN.
      taxId: id === '' ? null : { scheme: company.taxId?.scheme ?? 'RU-INN', id },
      vatPayer: values.vatPayer !== '',
    },
  };
}

export function DetailsForm({ me }: { me: Me }) {
  const { profile } = me;
  const { save } = useSaveProfile();
  const form = usePlainForm<Field>({
    pointers: POINTERS,
    check: (values) =>
      contractFieldProblems(zUpdateProfileBody, patchOf(values, profile), POINTERS, {
        inn: () => m.settings_inn_form(),
      }),
    async send(values) {
      await save(me, patchOf(values, profile));
      showMessage(m.settings_saved());
    },
  });
  return (
    <form className="zk-stack zk-column zk-gap-16" {...form.formProps}>
      <TextField
        name="firstName"
        label={m.profile_first_name()}
        autoComplete="given-name"
        maxLength={60}
        defaultValue={profile.firstName ?? ''}
        error={form.errorOf('firstName')}
      />
      <TextField
        name="lastName"
        label={<OptionalLabel text={m.settings_last_name()} />}
        autoComplete="family-name"
        maxLength={60}
        defaultValue={profile.lastName ?? ''}
        error={form.errorOf('lastName')}
      />
      <TextField
        name="position"
        label={<OptionalLabel text={m.settings_position()} />}
        autoComplete="organization-title"
        maxLength={120}
        defaultValue={profile.position ?? ''}
        error={form.errorOf('position')}
      />
      <TextField
        name="company"
        label={m.profile_company()}
        autoComplete="organization"
        maxLength={200}
        defaultValue={profile.company.name ?? ''}
        error={form.errorOf('company')}
      />
      <TextField
        name="inn"
        label={<OptionalLabel text={m.settings_inn()} />}
        inputMode="numeric"
        defaultValue={profile.company.taxId?.id ?? ''}
        error={form.errorOf('inn')}
      />
      <CheckField
        name="vatPayer"
        label={m.settings_vat_payer()}
        description={m.settings_vat_payer_text()}
        defaultChecked={profile.company.vatPayer}
      />
      <CheckField
        name="sealedBids"
        label={m.settings_sealed_bids()}
        description={m.settings_sealed_bids_text()}
        defaultChecked={profile.sealedBidsByDefault}
      />
      <ProblemMessage error={form.problem} />
      <div>
        <Button type="submit" loading={form.isBusy}>
          {m.profile_save()}
        </Button>
      </div>
    </form>
  );
}
