import { Button } from '@mantine/core';
import type { AccessPayment, Me } from '@zakupki/api-client/schema';
import { compare, subtract } from '@zakupki/procurement/decimals/decimal';
import { IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { m } from '#messages';
import { useGetMeQuery } from '../../../entities/user/me-api.ts';
import { formatTime } from '../../../format/date/dates.ts';
import { NotLoaded } from '../../../http/problem-message.tsx';
import { paths } from '../../../paths.ts';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { Money } from '../../../ui/value/amount.tsx';
import { useGetPaymentQuery } from '../access-api.ts';
import { itemWords, METHODS } from './payment-words.ts';
import styles from './plan.module.css';

/** A receipt to print, or to save as a PDF from the browser's print dialog. */
export default function ReceiptScreen() {
  const { id = '' } = useParams();
  const { data: me } = useGetMeQuery();
  const { data: payment, error, refetch } = useGetPaymentQuery({ paymentId: id });
  return (
    <>
      <div className={styles['screenOnly']}>
        <PageHead
          // Browsers suggest the title as the PDF's file name.
          title={
            payment?.receiptNumber ? m.settings_receipt_title({ number: payment.receiptNumber }) : m.settings_receipt()
          }
          breadcrumbs={[{ label: m.settings_plan(), to: paths.planSettings() }]}
          action={
            payment?.status === 'paid' && (
              <Button leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
                {m.sheet_print()}
              </Button>
            )
          }
        />
      </div>
      {payment && me ? (
        payment.status === 'paid' ? (
          <Receipt payment={payment} me={me} />
        ) : (
          <Callout tone="note">{m.settings_receipt_none()}</Callout>
        )
      ) : (
        <NotLoaded error={error} onRetry={refetch} lines={10} />
      )}
    </>
  );
}

type Fact = [label: string, value: ReactNode];

function Receipt({ payment, me }: { payment: AccessPayment; me: Me }) {
  const { receiptNumber, item, method, price, discount, amount, vat, vatRate, currency, paidAt, invoice, promoCode } =
    payment;
  const buyer = invoice ?? { company: me.profile.company.name, taxId: me.profile.company.taxId };
  const money = (value: string) => <Money amount={value} currency={currency} />;
  const discounts: Fact[] =
    compare(discount, '0') > 0
      ? [[promoCode ? m.checkout_discount_by({ code: promoCode }) : m.checkout_discount(), money(`-${discount}`)]]
      : [];
  const facts: Fact[] = [
    [m.settings_receipt_number(), receiptNumber],
    // A receipt always shows the year.
    [m.settings_receipt_paid(), formatTime(paidAt, { zone: me.profile.timeZone, nameZone: true, now: 0 })],
    [m.checkout_method(), METHODS[method]()],
    [m.settings_receipt_seller(), m.settings_receipt_seller_name()],
    [m.settings_receipt_buyer(), [buyer.company, buyer.taxId?.id].filter(Boolean).join(', ') || me.user.email],
    [m.settings_receipt_what(), itemWords(item)],
    [m.settings_receipt_price(), money(price)],
    ...discounts,
    [m.settings_receipt_net(), money(subtract(amount, vat))],
    [m.settings_receipt_vat({ rate: vatRate }), money(vat)],
  ];
  return (
    <article className={`zk-card zk-stack zk-gap-20 ${styles['receipt']}`}>
      <h2>{m.settings_receipt_heading()}</h2>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label} className={styles['fact']}>
            <dt className="zk-secondary">{label}</dt>
            <dd className="zk-break">{value}</dd>
          </div>
        ))}
      </dl>
      <p className={`zk-row zk-between ${styles['total']}`}>
        <span>{m.settings_receipt_total()}</span>
        {money(amount)}
      </p>
    </article>
  );
}
