import { Button } from '@mantine/core';
import type { Me, ProfilePatch } from '@zakupki/api-client/schema';
import { zUpdateProfileBody } from '@zakupki/api-client/zod';
import { m } from '#messages';
import {
  COMPANY_FIELDS,
  COMPANY_POINTERS,
  companyProblems,
  readCompany,
} from '../../../entities/company/company-details.ts';
import { CompanyInputs } from '../../../entities/company/company-inputs.tsx';
import { useSaveProfile } from '../../../entities/user/save-profile.ts';
import { contractFieldProblems } from '../../../forms/contract-check.ts';
import { type FormValues, usePlainForm } from '../../../forms/plain-form.ts';
import { ProblemMessage } from '../../../http/problem-message.tsx';
import { showMessage } from '../../../ui/feedback/popups.ts';
import { OptionalLabel } from '../../../ui/field/field-label.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { SettingsGroup } from '../../../ui/layout/groups/settings-group.tsx';
import { CheckField } from '../../../ui/field/check-field.tsx';

const POINTERS = {
  firstName: '/firstName',
  lastName: '/lastName',
  position: '/position',
  company: '/company/name',
  ...COMPANY_POINTERS,
  vatPayer: '/company/vatPayer',
  sealedBids: '/sealedBidsByDefault',
};

type Field = keyof typeof POINTERS;

/** Empty inputs become null, which clears the stored values. */
function patchOf(values: FormValues<Field>, { company }: Me['profile']): ProfilePatch {
  const text = (typed: string) => typed.trim() || null;
  return {
    firstName: text(values.firstName),
    lastName: text(values.lastName),
    position: text(values.position),
    sealedBidsByDefault: values.sealedBids !== '',
    company: {
      name: text(values.company),
      ...readCompany(values, COMPANY_FIELDS, company),
      vatPayer: values.vatPayer !== '',
    },
  };
}

export function DetailsForm({ me }: { me: Me }) {
  const { profile } = me;
  const { save } = useSaveProfile();
  const form = usePlainForm<Field>({
    pointers: POINTERS,
    check: (values) => {
      const patch = patchOf(values, profile);
      return {
        ...contractFieldProblems(zUpdateProfileBody, patch, POINTERS),
        ...companyProblems(patch, profile.company),
      };
    },
    async send(values) {
      await save(me, patchOf(values, profile));
      showMessage(m.settings_saved());
    },
  });
  return (
    <form {...form.formProps}>
      <SettingsGroup title={m.company_you()} text={m.company_you_text()}>
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
      </SettingsGroup>
      <SettingsGroup title={m.company_title()} text={m.company_text()}>
        <TextField
          name="company"
          label={m.profile_company()}
          autoComplete="organization"
          maxLength={200}
          defaultValue={profile.company.name ?? ''}
          error={form.errorOf('company')}
        />
        <CompanyInputs fields={COMPANY_FIELDS} company={profile.company} errorOf={form.errorOf} isOptional />
      </SettingsGroup>
      <SettingsGroup title={m.company_orders()} text={m.company_orders_text()}>
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
      </SettingsGroup>
    </form>
  );
}
