import type { Referrer } from '@zakupki/api-client/schema';
import { useParams } from 'react-router';
import { m } from '#messages';
import { asApiError, NotLoaded, ProblemMessage } from '../../../http/problem-message.tsx';
import { paths } from '../../../paths.ts';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { ReferrerStatusBadge } from '../referrer-status.tsx';
import { DetailsCard } from './details-card.tsx';
import { useGetReferrerQuery } from '../referrers-api.ts';
import styles from '../referrers.module.css';
import { StatsSection } from '../statistics/stats-section.tsx';
import { UsersSection } from './users-section.tsx';
import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { Suspense } from 'react';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { loadPart } from '../../../ui/loading/load-part.tsx';
import { copyLink, fullLink } from '../copy-link.tsx';

/** `/admin/referrers/{id}` */
export default function ReferrerScreen() {
  const { id = '' } = useParams();
  const answer = useGetReferrerQuery({ referrerId: id }, { refetchOnMountOrArgChange: true });
  const { currentData: referrer, isFetching, refetch } = answer;
  const error = answer.error === undefined || isFetching ? undefined : asApiError(answer.error);
  const head = (known: Referrer | undefined) => (
    <PageHead
      title={known?.name ?? m.referrers_one()}
      breadcrumbs={[
        { label: m.admin_title(), to: paths.admin() },
        { label: m.referrers_title(), to: paths.referrers() },
      ]}
      status={known && <ReferrerStatusBadge status={known.status} />}
    />
  );
  if (!referrer) {
    return (
      <>
        {head(undefined)}
        <NotLoaded error={error} onRetry={refetch}>
          <div className={`zk-stack zk-top zk-gap-16 ${styles['cards']}`}>
            <div className={styles['card']}>
              <Skeleton heading lines={8} />
            </div>
            <div className={styles['card']}>
              <Skeleton heading lines={8} />
            </div>
          </div>
        </NotLoaded>
      </>
    );
  }
  return (
    <>
      {head(referrer)}
      <div className="zk-stack zk-shrink zk-gap-24">
        <ProblemMessage error={error} onRetry={refetch} />
        <div className={`zk-stack zk-top zk-gap-16 ${styles['cards']}`}>
          <DetailsCard key={referrer.id} referrer={referrer} />
          <LinkCard referrer={referrer} />
        </div>
        <StatsSection referrer={referrer} />
        <UsersSection referrer={referrer} />
      </div>
    </>
  );
}

const QrPicture = loadPart(() => import('./qr-picture.tsx'));

function LinkCard({ referrer }: { referrer: Referrer }) {
  return (
    <section className={styles['card']} aria-label={m.referrers_link()}>
      <h2>{m.referrers_link()}</h2>
      {referrer.status !== 'active' && <Callout tone="warning">{m.referrers_link_off()}</Callout>}
      <div className={`zk-row zk-wrap zk-gap-8 ${styles['link']}`}>
        <code>{fullLink(referrer)}</code>
        <Button
          variant="default"
          leftSection={<IconCopy size={16} aria-hidden />}
          onClick={() => void copyLink(referrer)}
        >
          {m.referrers_copy()}
        </Button>
      </div>
      <Suspense fallback={<Skeleton lines={6} />}>
        <QrPicture referrer={referrer} />
      </Suspense>
    </section>
  );
}
