import { Link } from 'react-router';
import { m } from '#messages';
import { paths } from '../../paths.ts';
import styles from './signup-form.module.css';

/** Opens in new tabs, so that the form keeps typed values. */
export function LegalLinks() {
  const links = [
    [paths.terms(), m.legal_terms()],
    [paths.privacy(), m.legal_privacy()],
  ] as const;
  return (
    <span className={`zk-flex zk-wrap zk-gap-4-16 ${styles['legal']}`}>
      {links.map(([to, text]) => (
        <Link key={to} to={to} className="zk-target" target="_blank" rel="noreferrer">
          {text} <span className="zk-visually-hidden">({m.legal_new_tab()})</span>
        </Link>
      ))}
    </span>
  );
}
