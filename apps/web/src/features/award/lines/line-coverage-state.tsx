import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { sign } from '@zakupki/procurement/decimals/decimal';
import { m } from '#messages';
import { formatCounted } from '../../../format/number/units.ts';
import type { LineCoverage } from '../editor/award-choice.ts';
import type { AwardLine } from './award-lines.ts';

export function LineCoverageState({
  line,
  coverage: { state, remaining },
}: {
  line: AwardLine;
  coverage: LineCoverage;
}) {
  const amount = remaining === null ? '' : formatCounted(remaining.replace('-', ''), line.unitCode);
  const [tone, text] = {
    none: ['warning', m.award_line_none()],
    part: ['warning', m.award_line_left({ amount })],
    more: ['good', m.award_line_more({ amount })],
    too_much: ['danger', m.award_line_too_much({ amount })],
    whole: [
      'good',
      remaining === null || sign(remaining) === 0 ? m.award_line_whole() : m.award_line_within({ amount }),
    ],
  }[state];
  return (
    <span className="zk-inline zk-good zk-gap-4 zk-tone" data-tone={tone}>
      {tone === 'good' ? (
        <IconCheck size={14} className="zk-icon" aria-hidden />
      ) : (
        <IconAlertTriangle size={14} className="zk-icon" aria-hidden />
      )}
      {text}
    </span>
  );
}
