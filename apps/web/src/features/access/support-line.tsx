import { Link } from 'react-router';
import { m } from '#messages';
import { paths } from '../../paths.ts';
import { SUPPORT_EMAIL, SUPPORT_LINK } from '../../entities/user/support-email.ts';
import styles from './access.module.css';

export function SupportLine() {
  return (
    <p className={`zk-flex zk-wrap zk-between zk-rule zk-gap-8-24 ${styles['support']}`}>
      <span>
        {m.notices_questions()} <a href={SUPPORT_LINK}>{SUPPORT_EMAIL}</a>
      </span>
      <Link to={paths.logout()} className="zk-target">
        {m.shell_sign_out()}
      </Link>
    </p>
  );
}
