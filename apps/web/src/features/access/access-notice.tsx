import type { Checkout } from '@zakupki/api-client/schema';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { m } from '#messages';
import { useGetAccessQuery, useGetMeQuery } from '../../entities/user/me-api.ts';
import { NotLoaded } from '../../http/problem-message.tsx';
import { paths } from '../../paths.ts';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { AccessActive } from './access-active.tsx';
import { AccessEnded } from './ended/access-ended.tsx';
import type { AccessOutcome } from './access-outcome.ts';
import type { Purchase, PayMethod } from './checkout/purchase.ts';
import { ReturnLink, useReturn } from './return-link.tsx';
import { type Limit, findEndedLimit } from './ended/ended-limit.ts';
import { lazyDialog } from '../../ui/overlay/lazy-dialog.tsx';

const CheckoutDialog = lazyDialog(() => import('./checkout/checkout-body.tsx'));

/**
 * The body of all three notice pages. The address names the limit that stopped the user; the server's current state
 * decides what the page says.
 */
export function AccessNotice({ page }: { page: Limit }) {
  const access = useGetAccessQuery(undefined, { refetchOnMountOrArgChange: true });
  // The header and the page show the same state of access.
  const me = useGetMeQuery(undefined, { refetchOnMountOrArgChange: true });
  const navigate = useNavigate();
  const back = useReturn();
  const [outcome, setOutcome] = useState<AccessOutcome | null>(null);
  const [paying, setPaying] = useState<{ purchase: Purchase; method: PayMethod } | null>(null);

  async function check() {
    const [{ data: now }] = await Promise.all([access.refetch(), me.refetch()]);
    if (now && findEndedLimit(now, page) === null) {
      await navigate(back.to ?? paths.home(), { replace: true, state: back.state });
    }
  }

  // The user may pay or redeem in another tab.
  const recheck = useEffectEvent(() => {
    const isOver = access.data && findEndedLimit(access.data, page) !== null;
    if (document.visibilityState === 'visible' && isOver && paying === null) void check();
  });
  useEffect(() => {
    document.addEventListener('visibilitychange', recheck);
    return () => document.removeEventListener('visibilitychange', recheck);
  }, []);

  if (!access.data || !me.data) {
    const failed = access.error ?? me.error;
    const isAsking = access.isFetching || me.isFetching;
    return (
      <>
        <PageHead title={m.notices_title()} />
        <NotLoaded
          error={isAsking ? undefined : failed}
          onRetry={() => Promise.all([access.refetch(), me.refetch()])}
          lines={8}
        />
      </>
    );
  }

  const shared = {
    access: access.data,
    me: me.data,
    page,
    back,
    outcome,
    onOutcome: setOutcome,
    onBuy: me.data.impersonator
      ? null
      : (purchase: Purchase, method: PayMethod = 'card') => setPaying({ purchase, method }),
  };
  const ended = findEndedLimit(access.data, page);
  return (
    <>
      {ended === null ? <AccessActive {...shared} /> : <AccessEnded {...shared} ended={ended} onCheck={check} />}
      {paying && (
        <CheckoutDialog
          {...paying}
          access={access.data}
          me={me.data}
          onward={<ReturnLink back={back} />}
          onCheck={check}
          onDone={({ status, payment }: Checkout) => status === 'paid' && setOutcome({ kind: 'paid', payment })}
          onClose={() => setPaying(null)}
        />
      )}
    </>
  );
}
