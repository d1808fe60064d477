import type { Checkout } from '@zakupki/api-client/schema';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { m } from '#messages';
import { useGetAccessQuery, useGetMeQuery } from '../../entities/user/me-api.ts';
import { NotLoaded } from '../../http/problem-message.tsx';
import { paths } from '../../paths.ts';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { AccessActive } from './access-active.tsx';
import { AccessEnded } from './ended/access-ended.tsx';
import type { AccessOutcome } from './access-outcome.ts';
import { PAYMENT_PARAM } from './checkout/provider-page.ts';
import type { Purchase, PayMethod } from './checkout/purchase.ts';
import { ReturnLink, useReturn } from './return-link.tsx';
import { type Limit, findEndedLimit } from './ended/ended-limit.ts';
import { lazyDialog } from '../../ui/overlay/lazy-dialog.tsx';

const CheckoutDialog = lazyDialog(() => import('./checkout/checkout-body.tsx'));
const CheckoutReturn = lazyDialog(() => import('./checkout/checkout-return.tsx'));

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
  const { returned, forgetReturn } = useReturnedPayment();
  const [outcome, setOutcome] = useState<AccessOutcome | null>(null);
  const [paying, setPaying] = useState<{ purchase: Purchase; method: PayMethod } | null>(null);
  const refetch = () => Promise.all([access.refetch(), me.refetch()]);

  async function check() {
    const [{ data: current }] = await refetch();
    if (current && findEndedLimit(current, page) === null) {
      await navigate(back.to ?? paths.home(), { replace: true, state: back.state });
    }
  }

  // The user may pay or redeem in another tab.
  useOnVisible(() => {
    const isOver = access.data && findEndedLimit(access.data, page) !== null;
    if (isOver && paying === null && returned === null) void check();
  });

  if (!access.data || !me.data) {
    const isLoading = access.isFetching || me.isFetching;
    return (
      <>
        <PageHead title={m.notices_title()} />
        <NotLoaded error={isLoading ? undefined : (access.error ?? me.error)} onRetry={refetch} lines={8} />
      </>
    );
  }

  const canBuy = !me.data.impersonator;
  const paid = { access: access.data, me: me.data, onward: <ReturnLink back={back} /> };
  const shared = {
    access: access.data,
    me: me.data,
    page,
    back,
    outcome,
    onOutcome: setOutcome,
    onBuy: canBuy ? (purchase: Purchase, method: PayMethod = 'card') => setPaying({ purchase, method }) : null,
  };
  const ended = findEndedLimit(access.data, page);
  return (
    <>
      {ended === null ? <AccessActive {...shared} /> : <AccessEnded {...shared} ended={ended} onCheck={check} />}
      {returned !== null && canBuy && (
        <CheckoutReturn
          {...paid}
          paymentId={returned}
          onPaid={(payment) => {
            setOutcome({ kind: 'paid', payment });
            void refetch();
          }}
          onRetry={(purchase) => {
            forgetReturn();
            setPaying({ purchase, method: 'card' });
          }}
          onClose={forgetReturn}
        />
      )}
      {paying && (
        <CheckoutDialog
          {...paying}
          {...paid}
          onCheck={check}
          onDone={({ status, payment }: Checkout) => status === 'paid' && setOutcome({ kind: 'paid', payment })}
          onClose={() => setPaying(null)}
        />
      )}
    </>
  );
}

function useOnVisible(listener: () => void) {
  const onVisibilityChange = useEffectEvent(() => document.visibilityState === 'visible' && listener());
  useEffect(() => {
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => document.removeEventListener('visibilitychange', onVisibilityChange);
  }, []);
}

/** Reads the payment of a user who returns from the payment provider's page. */
function useReturnedPayment() {
  const [search, setSearch] = useSearchParams();
  function forgetReturn() {
    setSearch(
      (params) => {
        params.delete(PAYMENT_PARAM);
        return params;
      },
      { replace: true },
    );
  }
  return { returned: search.get(PAYMENT_PARAM), forgetReturn };
}
