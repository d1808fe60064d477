import { Button } from '@mantine/core';
import type { Comparison } from '@zakupki/api-client/schema';
import { use, useState } from 'react';
import { m } from '#messages';
import { formatTime } from '../../../format/date/dates.ts';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { PageZone } from '../../../ui/value/page-zone.ts';
import type { Difference } from './moment-differences.ts';
import { differenceText } from './difference-words.ts';
import styles from './moment-picker.module.css';

type MomentBannerProps = {
  readonly comparison: Comparison;
  /** Null until the current comparison has loaded. */
  readonly differences: readonly Difference[] | null;
  readonly onNow: () => void;
};

/** Differences shown before the list is expanded. */
const INITIAL_COUNT = 5;

export function MomentBanner({ comparison, differences, onNow }: MomentBannerProps) {
  const [isExpanded, setExpanded] = useState(false);
  const visible = isExpanded ? differences : differences?.slice(0, INITIAL_COUNT);
  const count = differences?.length ?? 0;
  const zone = use(PageZone);
  return (
    <Callout tone="note" isAnnounced>
      <div className="zk-flex zk-wrap zk-baseline zk-gap-4-12">
        <b>{m.comparison_tools_moment_banner({ time: formatTime(comparison.asOf, { zone, nameZone: true }) })}</b>
        {differences && (
          <span>{count === 0 ? m.comparison_tools_moment_same() : m.comparison_tools_moment_differs({ count })}</span>
        )}
        <Button variant="default" size="compact-sm" onClick={onNow}>
          {m.comparison_tools_moment_back()}
        </Button>
      </div>
      {visible && visible.length > 0 && (
        <ul className={styles['differences']}>
          {visible.map((difference) => {
            const text = differenceText(difference, comparison);
            return <li key={text}>{text}</li>;
          })}
        </ul>
      )}
      {count > INITIAL_COUNT && !isExpanded && (
        <Button variant="subtle" size="compact-sm" onClick={() => setExpanded(true)}>
          {m.comparison_tools_moment_all()}
        </Button>
      )}
    </Callout>
  );
}
