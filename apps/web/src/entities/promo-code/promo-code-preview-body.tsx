import { IconGift } from '@tabler/icons-react';
import { httpStatusOf } from '@zakupki/api-client/problem';
import { useEffect, useState } from 'react';
import { m } from '#messages';
import { asApiError, ProblemMessage } from '../../http/problem-message.tsx';
import { usePreviewPromoCodeMutation } from './promo-code-api.ts';
import styles from './promo-code-field.module.css';
import { promoAdvice, promoOffer } from './promo-code-words.ts';
import { TooManyCodes } from './too-many-codes.tsx';

/** Wrong codes count against a limit, so wait until typing pauses. */
const DEBOUNCE_MS = 900;

/** Loaded lazily, hence the default export. */
// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function PromoPreviewBody({ typed }: { typed: string }) {
  const [preview, { data, error: thrown, originalArgs }] = usePreviewPromoCodeMutation();
  const [code, setCode] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setCode(typed), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => {
    if (code !== '') void preview({ body: { code } });
  }, [code, preview]);

  const isCurrent = originalArgs?.body.code === typed;
  const error = thrown && isCurrent ? asApiError(thrown) : null;
  return (
    <div role="status" className={styles['line']}>
      {data && isCurrent && (
        <p className={`zk-row zk-wrap zk-pad-12 zk-gap-8-12 ${styles['offer']}`}>
          <IconGift size={20} className="zk-icon" aria-hidden />
          <span>{promoOffer(data)}</span>
        </p>
      )}
      {error?.status === 429 ? (
        <TooManyCodes error={error} />
      ) : error && httpStatusOf(error) === 422 ? (
        <p className="zk-secondary zk-small">
          {error.data?.message} {promoAdvice(error)} {m.promo_not_needed()}
        </p>
      ) : (
        <ProblemMessage error={error ?? undefined} />
      )}
    </div>
  );
}
