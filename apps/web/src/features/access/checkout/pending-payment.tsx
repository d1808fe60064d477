import type { AccessState } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { formatTime } from '../../../format/date/dates.ts';
import { formatMoney } from '../../../format/number/numbers.ts';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { providerAddress } from './provider-page.ts';

type Payment = NonNullable<AccessState['pendingPayment']>;

export function PendingPayment({ payment, zone }: { payment: Payment; zone: string | undefined }) {
  const { item, amount, currency, invoice, expectedAt, confirmationUrl, expiresAt } = payment;
  const summary = m.checkout_what({ name: item.name, amount: formatMoney(amount, currency) });
  const page = providerAddress(confirmationUrl);
  if (page !== null) {
    return (
      <Callout tone="warning">
        <strong>
          {m.checkout_unconfirmed()}: {summary}
        </strong>
        <p>
          {expiresAt && m.checkout_confirm_until({ when: formatTime(expiresAt, { zone, nameZone: true }) })}{' '}
          <a href={page}>{m.checkout_confirm()}</a>
        </p>
      </Callout>
    );
  }
  return (
    <Callout tone="note">
      <strong>
        {invoice ? m.checkout_invoice_sent({ number: invoice.number }) : m.checkout_pending()}: {summary}
      </strong>
      <p>
        {invoice && m.checkout_invoice_where({ email: invoice.email, company: invoice.company })}{' '}
        {expectedAt && m.checkout_expected({ when: formatTime(expectedAt, { zone, nameZone: true }) })}{' '}
        {m.checkout_opens_itself()}
      </p>
    </Callout>
  );
}
