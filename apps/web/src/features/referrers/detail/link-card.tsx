import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import type { Referrer } from '@zakupki/api-client/schema';
import { Suspense } from 'react';
import { m } from '#messages';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { loadPart } from '../../../ui/loading/load-part.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { copyLink, fullLink } from '../copy-link.tsx';
import styles from '../referrers.module.css';

const QrPicture = loadPart(() => import('./qr-picture.tsx'));

export function LinkCard({ referrer }: { referrer: Referrer }) {
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
