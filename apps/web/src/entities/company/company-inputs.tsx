import type { Company } from '@zakupki/api-client/schema';
import { OptionalLabel } from '../../ui/field/field-label.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { type CompanyField, companyLabels } from './company-details.ts';
import styles from './company-inputs.module.css';

type CompanyInputsProps = {
  readonly fields: readonly CompanyField[];
  readonly company: Company;
  readonly errorOf: (field: CompanyField) => string | null;
  /** Whether every field may stay empty; otherwise only the KPP. */
  readonly isOptional?: boolean;
};

/** Inputs of a plain form for details of the buyer's company. */
export function CompanyInputs({ fields, company, errorOf, isOptional = false }: CompanyInputsProps) {
  const values = { ...company, inn: company.taxId?.id ?? null };
  return (
    <div className={`zk-stack zk-column ${styles['fields']}`}>
      {fields.map((field) => (
        <TextField
          key={field}
          name={field}
          className={field === 'address' ? 'zk-whole-row' : undefined}
          label={
            isOptional || field === 'kpp' ? <OptionalLabel text={companyLabels[field]()} /> : companyLabels[field]()
          }
          inputMode={field === 'address' ? 'text' : 'numeric'}
          autoComplete={field === 'address' ? 'street-address' : 'off'}
          maxLength={field === 'address' ? 300 : 32}
          defaultValue={values[field] ?? ''}
          error={errorOf(field)}
        />
      ))}
    </div>
  );
}
