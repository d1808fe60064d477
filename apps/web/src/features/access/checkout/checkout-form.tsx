import { Button } from '@mantine/core';
import type { ApiError } from '@zakupki/api-client/problem';
import type { AccessPayment, AccessState, Checkout, Me, PromoPreview } from '@zakupki/api-client/schema';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { m } from '#messages';
import { useAttempt } from '../../../http/attempt.ts';
import { usePlainForm } from '../../../forms/plain-form.ts';
import { asApiError, ProblemMessage } from '../../../http/problem-message.tsx';
import { usePreviewPromoCodeMutation } from '../../../entities/promo-code/promo-code-api.ts';
import { formatMoney } from '../../../format/number/numbers.ts';
import { promoAdvice } from '../../../entities/promo-code/promo-code-words.ts';
import { TooManyCodes } from '../../../entities/promo-code/too-many-codes.tsx';
import { Segments } from '../../../ui/filter/segments.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { DialogFoot } from '../../../ui/overlay/dialog.tsx';
import { type CheckoutField, checkoutBody, checkoutProblems, POINTERS } from './checkout-fields.ts';
import { CheckoutInvoice } from './checkout-invoice.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import { useStartCheckoutMutation } from '../access-api.ts';
import { providerAddress, returnUrlOf } from './provider-page.ts';
import { type PayMethod, priceOf, type Purchase } from './purchase.ts';
import { IconAlertOctagon } from '@tabler/icons-react';
import styles from './checkout.module.css';

export function CheckoutFailed({ payment, children }: { payment: AccessPayment; children?: ReactNode }) {
  return (
    <div className={`zk-flex zk-gap-12 ${styles['failed']}`} role="alert">
      <IconAlertOctagon size={20} className="zk-icon" aria-hidden />
      <div>
        <strong>{m.checkout_failed()}</strong>
        <p>
          {payment.failure?.message} {children}
        </p>
      </div>
    </div>
  );
}

export type CheckoutDialogProps = {
  readonly purchase: Purchase;
  readonly method: PayMethod;
  readonly access: AccessState;
  readonly me: Me;
  readonly onward: ReactNode;
  readonly onCheck: () => Promise<void>;
  readonly onDone: (checkout: Checkout) => void;
  readonly onClose: () => void;
};

type CheckoutFormProps = Pick<CheckoutDialogProps, 'purchase' | 'method' | 'access' | 'me' | 'onClose'> & {
  /** Called for paid and pending payments; a failed payment stays in the form. */
  readonly onDone: (checkout: Checkout) => void;
};

export function CheckoutForm({ purchase, method: initialMethod, access, me, onClose, onDone }: CheckoutFormProps) {
  const [pay] = useStartCheckoutMutation();
  const [preview] = usePreviewPromoCodeMutation();
  const { send } = useAttempt();
  const returnUrl = returnUrlOf(useLocation());
  const [method, setMethod] = useState<PayMethod>(initialMethod);
  const [promo, setPromo] = useState<PromoPreview | null>(null);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const [failed, setFailed] = useState<AccessPayment | null>(null);
  const price = priceOf(purchase, access.discount, promo?.price);
  const isPlan = purchase.kind === 'plan';

  const form = usePlainForm<CheckoutField>({
    pointers: POINTERS,
    check: (values) => checkoutProblems(purchase, method, values),
    async send(values) {
      setRefusal(null);
      setFailed(null);
      try {
        const code = values.promoCode.trim();
        // Show the discounted price before the user pays with a code.
        if (isPlan && code !== '' && !isSame(code, promo)) {
          setPromo(await preview({ body: { code, planId: purchase.plan.id } }).unwrap());
          return;
        }
        const body = checkoutBody(purchase, method, values, returnUrl);
        const checkout = await send(body, (idempotencyKey) => pay({ idempotencyKey, body }).unwrap());
        const page = providerAddress(checkout?.payment.confirmationUrl ?? null);
        if (page !== null) location.assign(page);
        else if (checkout?.status === 'failed') setFailed(checkout.payment);
        else if (checkout) onDone(checkout);
      } catch (thrown) {
        setRefusal(asApiError(thrown));
        throw thrown;
      }
    },
  });

  const amount = formatMoney(price.amount, price.currency);
  return (
    <form {...form.formProps} className="zk-stack zk-column zk-gap-16">
      {failed && <CheckoutFailed payment={failed}>{m.checkout_failed_safe()}</CheckoutFailed>}
      <CheckoutSummary purchase={purchase} price={price} code={promo?.code ?? access.discount?.code ?? null} />
      {isPlan && (
        <PromoCodeField
          promo={promo}
          fieldProblem={form.errorOf('promoCode')}
          refusal={refusal}
          onChange={() => {
            setPromo(null);
            setRefusal(null);
          }}
        />
      )}
      <MethodChoice method={method} onChange={setMethod} />
      {method === 'invoice' && <CheckoutInvoice me={me} errorOf={form.errorOf} />}
      {refusal?.status === 429 ? <TooManyCodes error={refusal} /> : <ProblemMessage error={form.problem} />}
      <DialogFoot
        submitLabel={
          method === 'invoice'
            ? m.checkout_get_invoice({ amount })
            : failed
              ? m.checkout_pay_again({ amount })
              : m.checkout_pay({ amount })
        }
        isBusy={form.isBusy}
        onClose={onClose}
      />
    </form>
  );
}

function MethodChoice({ method, onChange }: { method: PayMethod; onChange: (method: PayMethod) => void }) {
  return (
    <div className="zk-stack zk-leading zk-column zk-gap-8">
      <h3 className="zk-small zk-medium">{m.checkout_method()}</h3>
      <Segments
        label={m.checkout_method()}
        choices={[
          { value: 'card', label: m.checkout_card() },
          { value: 'invoice', label: m.checkout_invoice() },
        ]}
        value={method}
        onChange={onChange}
      />
      {method === 'card' && <p className="zk-secondary">{m.checkout_at_provider()}</p>}
    </div>
  );
}

type PromoCodeFieldProps = {
  /** The effect of the code; null until the code is applied. */
  readonly promo: PromoPreview | null;
  readonly fieldProblem: string | null;
  readonly refusal: ApiError | null;
  readonly onChange: () => void;
};

function PromoCodeField({ promo, fieldProblem, refusal, onChange }: PromoCodeFieldProps) {
  return (
    <TextField
      name="promoCode"
      label={m.checkout_promo()}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={64}
      onChange={onChange}
      action={
        <Button type="submit" variant="default" disabled={promo !== null}>
          {m.checkout_promo_apply()}
        </Button>
      }
      description={promo && (promo.kind === 'discount' ? m.checkout_promo_counts() : m.checkout_promo_elsewhere())}
      error={
        fieldProblem && (
          <>
            {fieldProblem} {promoAdvice(refusal)}
          </>
        )
      }
    />
  );
}

function isSame(code: string, promo: PromoPreview | null): boolean {
  return promo?.code === code.toUpperCase();
}
