import { IconAlertOctagon } from '@tabler/icons-react';
import { memo } from 'react';
import type { LoggedRequest } from '@zakupki/mock-control/schema';
import { timeOf } from '../ui/moment.ts';
import { StatusMark } from './status-mark.tsx';
import styles from './traffic-list.module.css';

type TrafficRowProps = {
  readonly request: LoggedRequest;
  readonly who: string;
  readonly onOpen: (id: string) => void;
};

export const TrafficRow = memo(function TrafficRow({ request, who, onOpen }: TrafficRowProps) {
  const { id, at, method, path, operationId, status, ms } = request;
  const open = () => onOpen(id);
  return (
    // Keyboard and screen readers use the button inside; the row only enlarges the click target.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={styles['row']} onClick={open}>
      <time className={styles['time']} dateTime={at}>
        {timeOf(at)}
      </time>
      <span className={styles['what']}>
        <button
          type="button"
          className={styles['open']}
          aria-label={rowLabel(request, who)}
          onClick={(event) => {
            event.stopPropagation();
            open();
          }}
        >
          <span className={styles['method']}>{method}</span> {path}
        </button>
        <span className={styles['operation']}>{operationId ?? 'not in the contract'}</span>
      </span>
      <span className={styles['who']} data-known={who !== ''}>
        {who || '—'}
      </span>
      <Why request={request} />
      <span className={styles['status']}>
        <StatusMark status={status} />
      </span>
      <span className={styles['ms']}>{ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms</span>
    </div>
  );
});

/** Accessible name of the row. */
function rowLabel({ method, path, status, forcedBy, violations }: LoggedRequest, who: string): string {
  const parts = [`${method} ${path}`, status === 0 ? 'connection dropped' : String(status)];
  if (who !== '') parts.push(who);
  if (forcedBy !== null) parts.push('forced');
  if (violations.length > 0) parts.push('breaks the contract');
  return parts.join(', ');
}

function Why({ request: { forcedBy, reason, violations } }: { request: LoggedRequest }) {
  const [first, ...others] = violations;
  return (
    <span className={styles['why']}>
      {(reason ?? forcedBy) !== null && <span className={styles['reason']}>{reason ?? `forced: ${forcedBy}`}</span>}
      {first !== undefined && (
        <span className={styles['violation']}>
          <IconAlertOctagon size={14} className="qa-icon" aria-hidden />
          <span>
            Breaks the contract: {first}
            {others.length > 0 && ` and ${others.length} more`}
          </span>
        </span>
      )}
    </span>
  );
}
