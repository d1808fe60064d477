import type { AccessState, Checkout } from '@zakupki/api-client/schema';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { m } from '#messages';
import { useGetAccessQuery, useGetMeQuery } from '../../entities/user/me-api.ts';
import { NotLoaded } from '../../http/problem-message.tsx';
import { paths } from '../../paths.ts';
import { setRefusal } from '../../session/refusal.ts';
import { useRefusal } from '../../session/use-refusal.ts';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { AccessActive } from './access-active.tsx';
import { AccessEnded } from './ended/access-ended.tsx';
import type { AccessOutcome } from './access-outcome.ts';
import { PAYMENT_PARAM } from './checkout/provider-page.ts';
import type { Purchase, PayMethod } from './checkout/purchase.ts';
import { ReturnLink, useReturn } from './return-link.tsx';
import { type Limit, findEndedLimit, LIMIT_MESSAGES, LIMIT_TITLES } from './ended/ended-limit.ts';
import { lazyDialog } from '../../ui/overlay/lazy-dialog.tsx';

const CheckoutDialog = lazyDialog(() => import('./checkout/checkout-body.tsx'));
const CheckoutReturn = lazyDialog(() => import('./checkout/checkout-return.tsx'));

/**
 * The body of all three notice pages. The answer that led to the page decides what it says; without one, after a reload
 * or by a link, the current state of access does.
 */
export function AccessNotice({ page }: { page: Limit }) {
  const access = useGetAccessQuery(undefined, { refetchOnMountOrArgChange: true });
  // The header and the page show the same state of access.
  const me = useGetMeQuery(undefined, { refetchOnMountOrArgChange: true });
  const navigate = useNavigate();
  const back = useReturn();
  const { returned, forgetReturn } = useReturnedPayment();
  const [outcome, setOutcome] = useState<AccessOutcome | null>(null);
  const { ended, isRefused, isDisputed } = useEndedLimit(access, page);
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
    const error = access.isFetching || me.isFetching ? undefined : (access.error ?? me.error);
    return <UnknownAccess refused={isRefused ? page : null} error={error} onRetry={refetch} />;
  }

  function report(result: AccessOutcome) {
    setRefusal(null);
    setOutcome(result);
  }

  const canBuy = !me.data.impersonator;
  const paid = { access: access.data, me: me.data, onward: <ReturnLink back={back} /> };
  const shared = {
    access: access.data,
    me: me.data,
    page,
    back,
    outcome,
    onOutcome: report,
    onBuy: canBuy ? (purchase: Purchase, method: PayMethod = 'card') => setPaying({ purchase, method }) : null,
  };
  return (
    <>
      {ended === null ? (
        <AccessActive {...shared} />
      ) : (
        <AccessEnded {...shared} ended={ended} isDisputed={isDisputed} onCheck={check} />
      )}
      {returned !== null && canBuy && (
        <CheckoutReturn
          {...paid}
          paymentId={returned}
          onPaid={(payment) => {
            report({ kind: 'paid', payment });
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
          onDone={({ status, payment }: Checkout) => status === 'paid' && report({ kind: 'paid', payment })}
          onClose={() => setPaying(null)}
        />
      )}
    </>
  );
}

type UnknownAccessProps = {
  /** The limit that has ended by the answer that led to the page. */
  readonly refused: Limit | null;
  readonly error: unknown;
  readonly onRetry: () => unknown;
};

function UnknownAccess({ refused, error, onRetry }: UnknownAccessProps) {
  return (
    <>
      <PageHead title={refused === null ? m.notices_title() : LIMIT_TITLES[refused]()} />
      <NotLoaded error={error} onRetry={onRetry} lines={8} />
    </>
  );
}

type LoadedAccess = {
  readonly data?: AccessState | undefined;
  readonly isFetching: boolean;
};

/** The limit that has ended: by the answer that led to the page, then by the state of access, which may disagree. */
function useEndedLimit({ data, isFetching }: LoadedAccess, page: Limit) {
  const isRefused = useRefusal(LIMIT_MESSAGES[page]);
  const found = data ? findEndedLimit(data, page) : null;
  const isKnown = isRefused && data !== undefined && !isFetching;
  const isConfirmed = isKnown && found === page;
  // From here on the state of access is as new as the answer.
  useEffect(() => {
    if (isConfirmed) setRefusal(null);
  }, [isConfirmed]);
  return { ended: isRefused ? page : found, isRefused, isDisputed: isKnown && !isConfirmed };
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
