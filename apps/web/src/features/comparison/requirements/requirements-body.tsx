import type { Comparison, Order } from '@zakupki/api-client/schema';
import type { Requirement } from '@zakupki/procurement/comparison/requirements';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { m } from '#messages';
import { isDay } from '../../../format/date/numeric-day.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { DateField } from '../../../ui/field/date/date-field.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { offerMatrix } from '../offer-matrix.ts';
import { CheapestAllocation } from './cheapest-allocation.tsx';
import { costWords } from './requirement-words.ts';
import { usePricedRequirements } from './requirements-pricing.ts';
import styles from './requirements.module.css';
import { offeredRequirements, type Wanted } from './wanted-requirements.ts';

type RequirementsProps = {
  readonly order: Order;
  readonly comparison: Comparison;
  readonly lot: string | null;
  readonly wanted: Wanted;
  readonly change: (part: Partial<Wanted>) => void;
};

/** Loaded lazily, hence the default export. */
// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function RequirementsBody({ order, comparison, lot, wanted, change }: RequirementsProps) {
  const matrix = useMemo(() => offerMatrix(comparison, order, { lot }), [comparison, order, lot]);
  const suppliers = new Set(matrix.offers.map(({ supplier }) => supplier)).size;
  const task = useMemo(() => {
    const offered = offeredRequirements(comparison, suppliers, wanted);
    return { matrix, offered, on: wanted.on };
  }, [matrix, comparison, suppliers, wanted]);
  const { priced, isCurrent } = usePricedRequirements(task);
  const costId = useId();
  if (!priced) return <Skeleton lines={6} />;
  const { currency } = comparison;

  const row = (name: Requirement, label: string, field?: ReactNode) => {
    const pricing = priced.each.find(({ requirement }) => requirement === name);
    if (!pricing || !task.offered[name]) return null;
    const isOn = wanted.on.includes(name);
    const on = isOn ? wanted.on.filter((other) => other !== name) : [...wanted.on, name];
    return (
      <li>
        <label>
          <input
            type="checkbox"
            checked={isOn}
            aria-describedby={`${costId}-${name}`}
            onChange={() => change({ on })}
          />
          {label}
        </label>
        {field}
        <Cost id={`${costId}-${name}`} {...costWords(pricing, priced.free, currency)} />
      </li>
    );
  };
  return (
    <div className={styles['body']} aria-busy={!isCurrent}>
      <ul className={styles['switches']}>
        {row('wholeBidsOnly', m.comparison_tools_need_whole())}
        {row('vatNeeded', m.comparison_tools_need_vat())}
        {row(
          'mostSuppliers',
          m.comparison_tools_need_suppliers(),
          <SelectField
            label={m.comparison_tools_need_suppliers_field()}
            isLabelHidden
            options={Array.from({ length: suppliers }, (_, index) => String(index + 1)).map((count) => ({
              value: count,
              label: count,
            }))}
            value={wanted.mostSuppliers}
            onChange={(event) => change({ mostSuppliers: Number(event.currentTarget.value) })}
          />,
        )}
        {row(
          'deliverBy',
          m.comparison_tools_need_day(),
          <DeliveryDay day={wanted.deliverBy} onChange={(deliverBy) => change({ deliverBy })} />,
        )}
        {row('noBlockers', m.comparison_tools_need_clear())}
      </ul>
      <CheapestAllocation priced={priced} comparison={comparison} hasRequirements={wanted.on.length > 0} lot={lot} />
    </div>
  );
}

/** Reports only valid days: the requirement keeps the last one while the user types. */
function DeliveryDay({ day, onChange }: { day: string | null; onChange: (day: string) => void }) {
  const [typed, setTyped] = useState(day);
  return (
    <DateField
      className={styles['day']}
      label={m.comparison_tools_need_day_field()}
      isLabelHidden
      value={typed}
      onChange={(next) => {
        setTyped(next);
        if (next !== null && isDay(next)) onChange(next);
      }}
    />
  );
}

function Cost({ id, text, tone }: { id: string; text: string; tone: string }) {
  return (
    <span id={id} className={`zk-push zk-nowrap zk-small zk-numeric ${styles['cost']}`} data-tone={tone}>
      {text}
    </span>
  );
}
