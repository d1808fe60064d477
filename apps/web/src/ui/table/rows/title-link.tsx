import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from '../data-table.module.css';

type TitleLinkProps = {
  readonly to: string;
  /** The whole title, where the cell cuts it. */
  readonly title: string;
  readonly children: ReactNode;
};

/** The title of a row, on at most two lines. */
export function TitleLink({ to, title, children }: TitleLinkProps) {
  return (
    <Link className={styles['titleLink']} to={to} title={title}>
      {children}
    </Link>
  );
}
