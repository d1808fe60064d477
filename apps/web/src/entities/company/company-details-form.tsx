import { Button } from '@mantine/core';
import type { Me } from '@zakupki/api-client/schema';
import { type ReactNode, useState } from 'react';
import { missingFieldText } from '../../forms/missing-field-text.ts';
import { type FormValues, usePlainForm } from '../../forms/plain-form.ts';
import { ProblemMessage } from '../../http/problem-message.tsx';
import { useSaveProfile } from '../user/save-profile.ts';
import {
  COMPANY_POINTERS,
  type CompanyField,
  companyProblems,
  emptyCompanyFields,
  readCompany,
} from './company-details.ts';
import { CompanyInputs } from './company-inputs.tsx';

type CompanyDetailsFormProps = {
  readonly me: Me;
  readonly submitLabel: string;
  readonly onSaved: () => void;
  /** Other buttons, before the one that saves. */
  readonly children?: ReactNode;
};

/** Asks only for missing details, and saves those entered to the profile. */
export function CompanyDetailsForm({ me, submitLabel, onSaved, children }: CompanyDetailsFormProps) {
  const { company } = me.profile;
  // The fields stay while they are saved.
  const [fields] = useState(() => emptyCompanyFields(company));
  const { save } = useSaveProfile();
  const enteredIn = (values: FormValues<CompanyField>) => fields.filter((field) => values[field].trim() !== '');
  const form = usePlainForm<CompanyField>({
    pointers: COMPANY_POINTERS,
    takesFocus: true,
    check: (values) => {
      const entered = enteredIn(values);
      if (entered.length > 0) return companyProblems({ company: readCompany(values, entered, company) }, company);
      const required = fields.filter((field) => field !== 'kpp');
      return Object.fromEntries(required.map((field) => [field, () => missingFieldText(COMPANY_POINTERS[field])]));
    },
    async send(values) {
      await save(me, { company: readCompany(values, enteredIn(values), company) });
      onSaved();
    },
  });
  return (
    <form className="zk-stack zk-column zk-gap-16" {...form.formProps}>
      <CompanyInputs fields={fields} company={company} errorOf={form.errorOf} />
      <ProblemMessage error={form.problem} />
      <div className="zk-flex zk-wrap zk-trailing zk-gap-8">
        {children}
        <Button type="submit" loading={form.isBusy}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
