import { Button } from '@mantine/core';
import { IconGift } from '@tabler/icons-react';
import type { ApiError } from '@zakupki/api-client/problem';
import type { PromoPreview, Redeemed } from '@zakupki/api-client/schema';
import { zPreviewPromoCodeBody } from '@zakupki/api-client/zod';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { m } from '#messages';
import { useAttempt } from '../../http/attempt.ts';
import { contractFieldProblems, textOrNone } from '../../forms/contract-check.ts';
import { usePlainForm } from '../../forms/plain-form.ts';
import { asApiError, ProblemMessage } from '../../http/problem-message.tsx';
import { usePreviewPromoCodeMutation, useRedeemPromoCodeMutation } from './promo-code-api.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import styles from './promo-code-field.module.css';
import { promoAdvice, promoOffer } from './promo-code-words.ts';
import { TooManyCodes } from './too-many-codes.tsx';

type PromoFieldProps = {
  /** Of a link: what the code does is shown at once. */
  readonly initial?: string;
  /** Whether the button is the page's primary action. */
  readonly isPrimary?: boolean;
  readonly onRedeemed: (redeemed: Redeemed) => void;
};

const POINTERS = { code: '/code' };

/** Previews a promo code, then redeems it. Editing the code discards the preview. */
export function PromoField({ initial = '', isPrimary = false, onRedeemed }: PromoFieldProps) {
  const [preview] = usePreviewPromoCodeMutation();
  const [redeem] = useRedeemPromoCodeMutation();
  const [offer, setOffer] = useState<PromoPreview | null>(null);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const { send } = useAttempt();

  const form = usePlainForm<'code'>({
    pointers: POINTERS,
    check: ({ code }) => contractFieldProblems(zPreviewPromoCodeBody, { code: textOrNone(code) }, POINTERS),
    async send({ code }) {
      setRefusal(null);
      try {
        if (offer) await redeemIt(offer.code);
        else setOffer(await preview({ body: { code: code.trim() } }).unwrap());
      } catch (thrown) {
        setRefusal(asApiError(thrown));
        throw thrown;
      }
    },
  });

  async function redeemIt(code: string) {
    try {
      const redeemed = await send(code, (idempotencyKey) => redeem({ idempotencyKey, body: { code } }).unwrap());
      if (redeemed) onRedeemed(redeemed);
    } catch (thrown) {
      if (asApiError(thrown).status !== 'offline') setOffer(null);
      throw thrown;
    }
  }

  const checkInitial = useEffectEvent(() => {
    if (initial !== '') form.formProps.ref.current?.requestSubmit();
  });
  useEffect(() => checkInitial(), []);

  const problem = form.errorOf('code');
  const submitButton = (label: string) => (
    <Button type="submit" variant={isPrimary ? 'filled' : 'default'} loading={form.isBusy}>
      {label}
    </Button>
  );
  return (
    <form {...form.formProps} className="zk-stack zk-column zk-gap-12">
      <TextField
        name="code"
        label={m.promo_field()}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        defaultValue={initial}
        className={styles['field'] ?? ''}
        onChange={() => {
          setOffer(null);
          setRefusal(null);
        }}
        action={offer === null && submitButton(m.promo_check())}
        error={
          problem && (
            <>
              {problem} {promoAdvice(refusal)}
            </>
          )
        }
      />
      <div role="status" className={styles['line']}>
        {offer && <Offer offer={offer}>{submitButton(m.promo_redeem())}</Offer>}
      </div>
      {refusal?.status === 429 ? <TooManyCodes error={refusal} /> : <ProblemMessage error={form.problem} />}
    </form>
  );
}

function Offer({ offer, children }: { offer: PromoPreview; children: ReactNode }) {
  return (
    <div className={`zk-row zk-wrap zk-pad-12 zk-gap-8-12 ${styles['offer']}`}>
      <IconGift size={20} className="zk-icon" aria-hidden />
      <div>
        <strong>{offer.code}</strong>
        <p>{promoOffer(offer)}</p>
        {offer.restrictions.planIds.length > 0 && <p className="zk-secondary">{m.promo_some_plans()}</p>}
      </div>
      {children}
    </div>
  );
}
