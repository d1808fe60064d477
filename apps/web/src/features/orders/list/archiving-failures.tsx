import { Button } from '@mantine/core';
import { m } from '#messages';
import { Callout } from '../../../ui/feedback/callout.tsx';
import type { Failure } from './archiving.ts';
import styles from './archiving-failures.module.css';

/** Which orders could not be moved, and why. Loaded lazily, hence the default export. */
// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function ArchivingFailures({
  failures,
  onClose,
}: {
  failures: readonly Failure[];
  onClose: () => void;
}) {
  return (
    <Callout tone="warning" isAnnounced>
      <strong>{m.orders_failed({ count: failures.length })}</strong>
      <ul className={styles['failures']}>
        {failures.map(({ number, reason }) => (
          <li key={number}>
            <span className="zk-numeric zk-nowrap">{number}</span> — {reason}
          </li>
        ))}
      </ul>
      <div>
        <Button variant="default" size="compact-md" onClick={onClose}>
          {m.orders_failed_close()}
        </Button>
      </div>
    </Callout>
  );
}
