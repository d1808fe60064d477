import type { Notification } from '@zakupki/api-client/schema';
import { Link } from 'react-router';
import { m } from '#messages';
import { formatClock, formatTime } from '../../format/date/dates.ts';
import { NOTIFICATION_KINDS } from './notification-kinds.ts';
import { placeOfNotification } from './notification-place.ts';
import styles from './notifications.module.css';

interface NotificationRowProps {
  readonly notification: Notification;
  readonly onFollow: () => void;
}

export function NotificationRow({ notification, onFollow }: NotificationRowProps) {
  const { type, at, readAt, title, body, link } = notification;
  const { Icon, tone } = NOTIFICATION_KINDS[type];
  const isUnread = readAt === null;
  return (
    <li>
      <Link to={placeOfNotification(link)} className={styles['item']} data-unread={isUnread} onClick={onFollow}>
        <Icon size={20} className={styles['sign']} data-tone={tone} aria-hidden />
        <span className={styles['text']}>
          <span className={styles['head']}>
            <span className={styles['title']}>
              {isUnread && <span className="zk-visually-hidden">{`${m.notifications_unread()}: `}</span>}
              {title}
            </span>
            <time dateTime={at} title={formatTime(at)} className={styles['time']}>
              {formatClock(at)}
            </time>
          </span>
          <span className={styles['body']}>{body}</span>
        </span>
      </Link>
    </li>
  );
}
