import { Button } from '@mantine/core';
import { m } from '#messages';
import { asApiError, ProblemMessage } from '../../../http/problem-message.tsx';
import { formatMoney } from '../../../format/number/numbers.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useListCreditPacksQuery } from '../access-api.ts';
import type { Purchase } from '../checkout/purchase.ts';
import { AccessOption } from './option.tsx';
import styles from './options.module.css';

type CreditPacksProps = {
  readonly isPrimary: boolean;
  /** Null during impersonation: an administrator cannot buy for the user. */
  readonly onBuy: ((purchase: Purchase) => void) | null;
};

export function CreditPacks({ isPrimary, onBuy }: CreditPacksProps) {
  const { data, error, isFetching, refetch } = useListCreditPacksQuery();
  const first = data?.data[0];
  return (
    <AccessOption
      title={m.notices_packs()}
      cost={first && m.notices_from({ amount: formatMoney(first.price, first.currency, { isPlain: true }) })}
    >
      {!data && isFetching && <Skeleton lines={3} />}
      {error && !isFetching && <ProblemMessage error={asApiError(error)} onRetry={() => void refetch()} />}
      {data && (
        <ul className={`zk-stack zk-gap-8 ${styles['packs']}`}>
          {data.data.map((pack) => (
            <li key={pack.id}>
              <div>
                <strong>{m.shell_access_credits({ count: pack.credits })}</strong>{' '}
                <span className="zk-numeric">{formatMoney(pack.price, pack.currency, { isPlain: true })}</span>
                <p className={styles['vat']}>
                  {m.plans_with_vat({ amount: formatMoney(pack.vat, pack.currency) })} ·{' '}
                  {m.notices_pack_days({ count: pack.validDays })}
                </p>
              </div>
              {onBuy && (
                <Button
                  variant={isPrimary && pack === first ? 'filled' : 'default'}
                  aria-label={m.notices_pack_buy({ credits: m.shell_access_credits({ count: pack.credits }) })}
                  onClick={() => onBuy({ kind: 'pack', pack })}
                >
                  {m.notices_buy()}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </AccessOption>
  );
}
