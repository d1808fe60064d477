import type { AdminUser } from '@zakupki/api-client/schema';
import { Link } from 'react-router';
import { m } from '#messages';
import { formatRelative } from '../../format/date/dates.ts';
import { ImpersonationButton } from '../../entities/impersonation/impersonation-button.tsx';
import { paths } from '../../paths.ts';
import styles from './admin.module.css';

export function UserRow({ user }: { user: AdminUser }) {
  const { id, name, email, company, role, status, emailVerifiedAt, lastActiveAt } = user;
  const marks = [
    ...(role === 'admin' ? [m.admin_user_admin()] : []),
    ...(status === 'blocked' ? [m.admin_user_blocked()] : []),
    ...(emailVerifiedAt === null ? [m.admin_user_unverified()] : []),
  ];
  const facts = [...(name === email ? [] : [email]), company.name, company.taxId?.id].filter(Boolean);
  return (
    <li className={`zk-stack zk-rule zk-gap-4-16 zk-hover ${styles['row']}`}>
      <div className={`zk-stack zk-shrink ${styles['who']}`}>
        <span className={`zk-flex zk-wrap zk-baseline ${styles['name']}`}>
          {role === 'admin' ? (
            <strong>{name}</strong>
          ) : (
            <Link to={paths.userStats(id)} className="zk-target" aria-label={m.admin_user_stats({ name })}>
              {name}
            </Link>
          )}
          {marks.map((mark) => (
            <span key={mark} className={`zk-secondary zk-tiny ${styles['mark']}`}>
              {mark}
            </span>
          ))}
        </span>
        <span className="zk-break zk-secondary zk-small">{facts.join(' · ')}</span>
      </div>
      <span className={`zk-break zk-secondary zk-small ${styles['when']}`}>
        {m.admin_user_seen({ when: formatRelative(lastActiveAt) })}
      </span>
      <div className="zk-flex zk-trailing zk-gap-8">
        <ImpersonationButton user={user} />
      </div>
    </li>
  );
}
