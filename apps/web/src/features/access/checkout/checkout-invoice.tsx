import type { Me } from '@zakupki/api-client/schema';
import { m } from '#messages';
import type { PlainForm } from '../../../forms/plain-form.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import type { CheckoutField } from './checkout-fields.ts';

type CheckoutInvoiceProps = {
  readonly me: Me;
  readonly errorOf: PlainForm<CheckoutField>['errorOf'];
};

export function CheckoutInvoice({ me: { user, profile }, errorOf }: CheckoutInvoiceProps) {
  const { company } = profile;
  return (
    <div className="zk-stack zk-column zk-gap-12">
      <TextField
        name="company"
        label={m.checkout_company()}
        autoComplete="organization"
        defaultValue={company.name ?? ''}
        error={errorOf('company')}
      />
      <TextField
        name="inn"
        label={m.checkout_inn()}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={company.taxId?.scheme === 'RU-INN' ? company.taxId.id : ''}
        error={errorOf('inn')}
      />
      <TextField
        name="email"
        type="email"
        label={m.checkout_email()}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={user.email}
        error={errorOf('email')}
      />
    </div>
  );
}
