import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { Supplier } from '@zakupki/api-client/schema';
import { percentOf } from '@zakupki/procurement/money/percent';
import { sign } from '@zakupki/procurement/decimals/decimal';
import { useFormContext, useWatch } from 'react-hook-form';
import { m } from '#messages';
import { useListSuppliersQuery } from '../../../entities/supplier/supplier-api.ts';
import { formatCount, formatDecimal, formatPercent } from '../../../format/number/numbers.ts';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { RelativeTime } from '../../../ui/value/moment.tsx';
import type { BidValues } from '../editor/bid-values.ts';
import { fillInSupplier } from './supplier-choice.ts';
import styles from './supplier-memory.module.css';

const SEARCH_DELAY_MS = 300;
/** Shorter numbers are incomplete; the contract's search limits the length. */
const NUMBER_LENGTH = { least: 8, most: 100 };
const PAGE_SIZE = 20;

/** Earlier bids and their results, for the chosen supplier or the typed tax number. */
export function SupplierHistory() {
  const form = useFormContext<BidValues>();
  const [supplierId, taxId, name] = useWatch<BidValues, readonly ['supplierId', 'taxId', 'supplierName']>({
    name: ['supplierId', 'taxId', 'supplierName'],
  });
  const typed = taxId.trim();
  const isNumber = typed.length >= NUMBER_LENGTH.least && typed.length <= NUMBER_LENGTH.most;
  // A supplier without a tax number is searched by name.
  const [query] = useDebouncedValue(isNumber ? typed : supplierId === null ? '' : name.trim(), SEARCH_DELAY_MS);
  const { currentData } = useListSuppliersQuery({ q: query, perPage: PAGE_SIZE }, { skip: query.length < 2 });
  const supplier = currentData?.data.find((entry) =>
    supplierId === null ? entry.taxId?.id === typed : entry.id === supplierId,
  );
  if (!supplier) return null;
  return (
    <section className={styles['memory']} aria-label={m.bid_editor_memory_title({ name: supplier.name })}>
      <div className="zk-row zk-wrap zk-between zk-gap-4-12">
        <h3 className="zk-break zk-small zk-medium">{m.bid_editor_memory_title({ name: supplier.name })}</h3>
        {supplierId === null && (
          <Button variant="default" size="compact-sm" onClick={() => fillInSupplier(form, supplier)}>
            {m.bid_editor_memory_fill()}
          </Button>
        )}
      </div>
      {supplier.blockedReason !== null && (
        <Callout tone="warning">{m.suppliers_blocked_because({ reason: supplier.blockedReason })}</Callout>
      )}
      <Statistics stats={supplier.stats} />
    </section>
  );
}

function Statistics({ stats }: Pick<Supplier, 'stats'>) {
  const { bids, wins, lateRate, medianRank, typicalDiscountPercent, lastBidAt } = stats;
  if (bids === 0) return <p className="zk-secondary zk-small">{m.bid_editor_memory_none()}</p>;
  const won = percentOf(String(wins), String(bids));
  const facts: readonly (readonly [label: string, value: React.ReactNode])[] = [
    [m.bid_editor_memory_bids(), formatCount(bids)],
    [
      m.bid_editor_memory_wins(),
      won === null || wins === 0 ? formatCount(wins) : `${formatCount(wins)} · ${formatPercent(won)}`,
    ],
    [m.bid_editor_memory_rank(), medianRank && formatDecimal(medianRank)],
    [m.bid_editor_memory_late(), lateRate && formatPercent(lateRate)],
    [m.bid_editor_memory_discount(), typicalDiscountPercent && discountText(typicalDiscountPercent)],
    [m.bid_editor_memory_last(), lastBidAt && <RelativeTime iso={lastBidAt} />],
  ];
  return (
    <dl className={`zk-stack zk-gap-8-16 ${styles['facts']}`}>
      {facts.map(
        ([label, value]) =>
          value !== null && (
            <div key={label}>
              <dt className="zk-secondary zk-tiny">{label}</dt>
              <dd className="zk-small zk-numeric">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** A negative discount is worded as an increase. */
function discountText(percent: string): string {
  return sign(percent) > 0
    ? formatPercent(percent)
    : m.bid_editor_memory_rise({ percent: formatPercent(percent.slice(1)) });
}
