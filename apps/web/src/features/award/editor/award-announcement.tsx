import { useEffect, useState } from 'react';
import { m } from '#messages';
import { formatMoney } from '../../../format/number/numbers.ts';
import type { LivePreview } from './award-preview.ts';

/** Screen readers announce the figures only after this pause, not after every keystroke. */
const ANNOUNCE_DELAY_MS = 1_200;

export function AwardAnnouncement({ live: { preview, isCurrent }, lines }: { live: LivePreview; lines: number }) {
  const [said, setSaid] = useState('');
  const text =
    preview && isCurrent && preview.allocations.length > 0
      ? m.award_announced({
          total: formatMoney(preview.totals.total, preview.currency),
          suppliers: m.award_suppliers({ count: preview.totalsBySupplier.length }),
          lines: m.award_lines_of({ offered: lines - preview.unawardedItemIds.length, total: lines }),
        })
      : '';
  useEffect(() => {
    if (text === '') return undefined;
    const timer = setTimeout(() => setSaid(text), ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="zk-visually-hidden">
      {said}
    </p>
  );
}
