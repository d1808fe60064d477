import { Button } from '@mantine/core';
import type { Redeemed } from '@zakupki/api-client/schema';
import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { m } from '#messages';
import { useGetMeQuery } from '../../entities/user/me-api.ts';
import { asApiError, ProblemMessage } from '../../http/problem-message.tsx';
import { ImpersonationNote } from '../../entities/impersonation/impersonation-note.tsx';
import { PromoField } from '../../entities/promo-code/promo-code-field.tsx';
import { promoDone } from '../../entities/promo-code/promo-code-words.ts';
import { paths } from '../../paths.ts';
import { Callout } from '../../ui/feedback/callout.tsx';
import { ScreenTitle } from '../../ui/layout/screen-title.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import styles from './promo-code.module.css';
import { Redemptions } from './redemptions.tsx';

/** `/promo-code` */
export default function PromoCodeScreen() {
  const { data: me, error, isFetching, refetch } = useGetMeQuery();
  return (
    <div className={`zk-stack zk-in-order zk-gap-24 ${styles['page']}`}>
      <div className="zk-stack zk-gap-8">
        <ScreenTitle title={m.promo_title()} />
        <p className="zk-secondary">{m.promo_lead()}</p>
      </div>
      {!me && isFetching && <Skeleton lines={3} />}
      {!me && error && !isFetching && <ProblemMessage error={asApiError(error)} onRetry={() => void refetch()} />}
      {me && (me.impersonator ? <ImpersonationNote me={me} /> : <RedeemSection />)}
      <Redemptions />
    </div>
  );
}

function RedeemSection() {
  const [search, setSearch] = useSearchParams();
  const [done, setDone] = useState<Redeemed | null>(null);
  const [attempt, setAttempt] = useState(0);

  function show(redeemed: Redeemed) {
    setDone(redeemed);
    // A reload or a copied link must not offer the code again.
    setSearch(
      (query) => {
        query.delete('code');
        return query;
      },
      { replace: true },
    );
  }

  if (done) {
    return (
      <Done
        redeemed={done}
        onAnother={() => {
          setDone(null);
          setAttempt(attempt + 1);
        }}
      />
    );
  }
  return (
    <section className={styles['card']}>
      <PromoField key={attempt} initial={search.get('code') ?? ''} isPrimary onRedeemed={show} />
      <p className="zk-secondary zk-small">{m.promo_help()}</p>
    </section>
  );
}

function Done({ redeemed: { redemption, access }, onAnother }: { redeemed: Redeemed; onAnother: () => void }) {
  const text = useRef<HTMLDivElement>(null);
  // Takes the focus from the removed form, so that screen readers announce the result.
  useEffect(() => text.current?.focus(), []);
  return (
    <Callout tone="good">
      <div ref={text} tabIndex={-1} className={styles['done']}>
        <strong>{m.promo_done({ code: redemption.code })}</strong>
        <p>
          {promoDone(redemption)} {m.promo_balance({ count: access.credits.balance })}
        </p>
      </div>
      <div className="zk-flex zk-wrap zk-gap-8">
        <Button component={Link} to={paths.orders()}>
          {m.shell_to_product()}
        </Button>
        <Button variant="default" onClick={onAnother}>
          {m.promo_another()}
        </Button>
      </div>
    </Callout>
  );
}
