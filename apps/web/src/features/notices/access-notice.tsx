import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { m } from '#messages';
import { useGetAccessQuery, useGetMeQuery } from '../../api/me-api.ts';
import { asApiError, ProblemState } from '../../api/problem-message.tsx';
import { paths } from '../../paths.ts';
import { returnPathFrom } from '../../return-path.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AccessActive } from './access-active.tsx';
import { AccessEnded } from './access-ended.tsx';
import { type Limit, whatEnded } from './what-ended.ts';

/**
 * What ended, what still works and the ways on; or that everything is active. The three notice pages are this one: the
 * address says what the person was stopped by, the server what is true now.
 */
export function AccessNotice({ page }: { page: Limit }) {
  const access = useGetAccessQuery(undefined, { refetchOnMountOrArgChange: true });
  // What the header says of the access must not contradict the page.
  const me = useGetMeQuery(undefined, { refetchOnMountOrArgChange: true });
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [checkedAt, setCheckedAt] = useState<number | null>(null);
  const returnTo = returnPathFrom(search, 'returnTo');

  if (!access.data) {
    return (
      <>
        <PageHead title={m.notices_title()} />
        {access.error && !access.isFetching ? (
          <ProblemState error={asApiError(access.error)} onRetry={() => void access.refetch()} />
        ) : (
          <Skeleton lines={8} />
        )}
      </>
    );
  }

  async function checkAgain() {
    const [{ data: now }] = await Promise.all([access.refetch(), me.refetch()]);
    if (now && whatEnded(now, page) === null) void navigate(returnTo ?? paths.home(), { replace: true });
    else setCheckedAt(Date.now());
  }

  const ended = whatEnded(access.data, page);
  const shared = { access: access.data, me: me.data, returnTo };
  if (ended === null) return <AccessActive {...shared} />;
  return <AccessEnded {...shared} ended={ended} onCheck={checkAgain} checkedAt={checkedAt} />;
}
