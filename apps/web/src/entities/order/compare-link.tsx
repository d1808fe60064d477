import { Link } from 'react-router';
import { m } from '#messages';
import { paths } from '../../paths.ts';
import styles from './compare-link.module.css';

type CompareLinkProps = {
  readonly orderId: string;
  readonly total: string;
};

/** Links an order's best total to the comparison of its bids. */
export function CompareLink({ orderId, total }: CompareLinkProps) {
  const words = m.words_compare_bids();
  return (
    <Link
      to={paths.order(orderId, { tab: 'comparison' })}
      className={`zk-numeric ${styles['link']}`}
      title={words}
      aria-label={`${total}, ${words}`}
    >
      {total}
    </Link>
  );
}
