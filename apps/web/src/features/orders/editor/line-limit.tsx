import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { m } from '#messages';
import { useGetAccessQuery } from '../../../entities/user/me-api.ts';
import { paths } from '../../../paths.ts';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { isBlank } from './order-line-values.ts';
import type { OrderValues } from './order-values.ts';

/** Says when the order has more lines than the plan allows, and how to get more. */
export function LineLimit({ count }: { count: number }) {
  const { data: access } = useGetAccessQuery();
  const limit = access?.limits.maxItemsPerOrder;
  if (limit === undefined || count <= limit) return null;
  return (
    <Callout tone="warning" isAnnounced>
      <p>{m.order_editor_lines_beyond_plan({ count: count - limit, limit })}</p>
      <p>
        <Link to={paths.planSettings()}>{m.order_editor_lines_upgrade()}</Link> {m.order_editor_lines_days_kept()}
      </p>
    </Callout>
  );
}

/** Counts the lines of the form. */
export function TypedLineLimit() {
  // Must not delay the next keystroke.
  const lines = useDeferredValue(useWatch<OrderValues, 'lines'>({ name: 'lines' }));
  return <LineLimit count={lines.filter((line) => !isBlank(line)).length} />;
}
