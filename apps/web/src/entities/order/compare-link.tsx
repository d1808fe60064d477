import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { m } from '#messages';
import { paths } from '../../paths.ts';
import styles from './compare-link.module.css';

/** Links an order's best total to the comparison of its bids. */
export function CompareLink({ orderId, children }: { readonly orderId: string; readonly children: ReactNode }) {
  return (
    <Link to={paths.order(orderId, { tab: 'comparison' })} className={styles['link']} title={m.words_compare_bids()}>
      {children}
      <span className="zk-visually-hidden">, {m.words_compare_bids()}</span>
    </Link>
  );
}
