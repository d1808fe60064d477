import { IconCheck, IconClockPause } from '@tabler/icons-react';
import { m } from '#messages';
import styles from '../access.module.css';
import type { Limit } from './ended-limit.ts';

type RemainingAccessProps = {
  readonly ended: Limit;
  /** Bids per order before each further bid costs a credit. */
  readonly maxBids: number;
};

export function RemainingAccess({ ended, maxBids }: RemainingAccessProps) {
  const [works, waits] =
    ended === 'credits'
      ? [
          [m.notices_works_read(), m.notices_works_drafts(), m.notices_works_bids(), m.notices_works_decide()],
          [m.notices_waits_publish(), m.notices_waits_extra_bids({ count: maxBids })],
        ]
      : [
          [m.notices_works_read(), m.notices_works_drafts(), m.notices_works_close()],
          [m.notices_waits_publish(), m.notices_waits_terms(), m.notices_waits_bids()],
        ];
  return (
    <div className={styles['lists']}>
      <section className="zk-stack zk-packed zk-gap-12">
        <h2>{m.notices_works()}</h2>
        <ul className={`zk-stack zk-gap-8 ${styles['list']}`} data-tone="good">
          {works.map((text) => (
            <li className="zk-flex zk-gap-8" key={text}>
              <IconCheck size={16} className="zk-icon" aria-hidden />
              {text}
            </li>
          ))}
        </ul>
      </section>
      <section className="zk-stack zk-packed zk-gap-12">
        <h2>{ended === 'credits' ? m.notices_waits_credits() : m.notices_waits()}</h2>
        <ul className={`zk-stack zk-gap-8 ${styles['list']}`}>
          {waits.map((text) => (
            <li className="zk-flex zk-gap-8" key={text}>
              <IconClockPause size={16} className="zk-icon" aria-hidden />
              {text}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
