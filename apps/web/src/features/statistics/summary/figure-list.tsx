import { IconArrowDown, IconArrowUp, IconEqual } from '@tabler/icons-react';
import { m } from '#messages';
import styles from '../statistics.module.css';
import type { Change, Figure } from './summary-figures.ts';

const SIGNS = { up: IconArrowUp, down: IconArrowDown, same: IconEqual };

export function FigureList({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={`zk-stack zk-card ${styles['figures']}`}>
      {figures.map(({ key, label, value, change }) => (
        <div key={key} className={`zk-stack zk-packed zk-pad-12-16 zk-gap-2 ${styles['figure']}`}>
          <dt className="zk-secondary zk-small">{label}</dt>
          <dd className={`zk-break zk-bold zk-numeric ${styles['value']}`}>{value}</dd>
          {change && <ChangeLine change={change} />}
        </div>
      ))}
    </dl>
  );
}

function ChangeLine({ change: { words, before, direction, verdict } }: { change: Change }) {
  const Sign = SIGNS[direction];
  return (
    <dd className={`zk-flex zk-wrap zk-tiny zk-numeric ${styles['change']}`}>
      <span className={`zk-inline zk-medium zk-gap-2 ${styles['by']}`} data-verdict={verdict}>
        <Sign size={14} className="zk-icon" aria-hidden />
        {words}
        {/* Not every reader sees the colour. */}
        {verdict !== 'neither' && (
          <span className="zk-visually-hidden">
            {`, ${verdict === 'better' ? m.stats_change_better() : m.stats_change_worse()}`}
          </span>
        )}
      </span>
      <span className="zk-secondary">{before}</span>
    </dd>
  );
}
