import type { Notification } from '@zakupki/api-client/schema';
import { Link } from 'react-router';
import { m } from '#messages';
import { formatClock, formatTime } from '../../format/date/dates.ts';
import { NOTIFICATION_KINDS } from './notification-kinds.ts';
import { placeOfNotification } from './notification-place.ts';
import styles from './notifications.module.css';
import { NumberedText } from '../../ui/value/numbered-text.tsx';

type NotificationRowProps = {
  readonly notification: Notification;
  readonly onFollow: () => void;
};

export function NotificationRow({ notification, onFollow }: NotificationRowProps) {
  const { type, at, readAt, title, body, link } = notification;
  const { Icon, tone } = NOTIFICATION_KINDS[type];
  const isUnread = readAt === null;
  return (
    <li>
      <Link
        to={placeOfNotification(link)}
        className={`zk-flex zk-text zk-relative zk-undecorated zk-gap-12 zk-hover ${styles['item']}`}
        data-unread={isUnread}
        onClick={onFollow}
      >
        <Icon size={20} className={styles['sign']} data-tone={tone} aria-hidden />
        <span className="zk-stack zk-fill zk-shrink zk-break zk-gap-2">
          <span className="zk-flex zk-between zk-baseline zk-gap-12">
            <span className={styles['title']}>
              {isUnread && <span className="zk-visually-hidden">{`${m.notifications_unread()}: `}</span>}
              <NumberedText text={title} />
            </span>
            <time dateTime={at} title={formatTime(at)} className="zk-rigid zk-secondary zk-tiny zk-numeric">
              {formatClock(at)}
            </time>
          </span>
          <span className="zk-secondary zk-small">
            <NumberedText text={body} />
          </span>
        </span>
      </Link>
    </li>
  );
}
