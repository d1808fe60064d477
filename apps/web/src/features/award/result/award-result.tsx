import { Button } from '@mantine/core';
import type { Award, Order } from '@zakupki/api-client/schema';
import { IconFileText } from '@tabler/icons-react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { m } from '#messages';
import { now } from '../../../format/date/clock.ts';
import { formatExchangeRate } from '../../../format/number/exchange-rate.ts';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/layout/link-button.tsx';
import { Money } from '../../../ui/value/amount.tsx';
import { Day, Moment } from '../../../ui/value/moment.tsx';
import { AwardConflicts, useConflictTexts } from '../award-conflicts.tsx';
import { AwardLetters } from './award-letters.tsx';
import styles from './award-result.module.css';
import { RevokeDialog } from './award-revoke.tsx';
import { Unawarded } from '../editor/award-summary.tsx';
import { AwardSavings, AwardTotals } from '../award-totals.tsx';
import { PurchaseOrderLinks } from '../purchase-order/purchase-order-links.tsx';
import { CardsRegion } from '../../../ui/table/rows/row-cards.tsx';
import { RowsTable } from '../../../ui/table/rows-table.tsx';
import { sumColumns } from '../../../entities/purchase-order/awarded-line.tsx';
import { allocationColumns, allocationLine } from '../allocation-line.tsx';

type AwardProps = {
  readonly order: Order;
  readonly award: Award;
};

type AwardResultProps = {
  /** Whether the award was made on this page just now. */
  readonly isAnnounced: boolean;
} & AwardProps;

export function AwardResult({ order, award, isAnnounced }: AwardResultProps) {
  const { decidedAt, decidedBy, justification, totalsBySupplier, unawardedItemIds, memo } = award;
  const suppliers = useMemo(() => offerNames(award), [award]);
  const describe = useConflictTexts(order, suppliers);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAnnounced) heading.current?.focus();
  }, [isAnnounced]);
  return (
    <div className={`zk-stack zk-gap-16 ${styles['result']}`}>
      <div className={`zk-flex zk-wrap zk-between zk-top zk-gap-8-24 ${styles['head']}`}>
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {m.award_decided()}
          </h2>
          <p className="zk-secondary">
            <Moment iso={decidedAt} zone={order.timeZone} /> · {decidedBy.name}
          </p>
        </div>
        <div className="zk-flex zk-wrap zk-gap-8">
          <LinkButton to={paths.order(order.id, { tab: 'award', view: 'memo' })} variant="default">
            <IconFileText size={16} className={styles['icon']} aria-hidden />
            {m.award_memo()}
          </LinkButton>
        </div>
      </div>
      <div className={`zk-stack zk-packed zk-column zk-gap-16 ${styles['columns']}`}>
        <div className="zk-stack zk-packed zk-column zk-gap-16">
          <Box title={m.award_orders()}>
            <PurchaseOrderLinks order={order} award={award} />
          </Box>
          {totalsBySupplier.map((supplier) => (
            <Winner key={supplier.bidIds.join()} order={order} award={award} supplier={supplier} />
          ))}
          {unawardedItemIds.length > 0 && (
            <Box title={m.award_unawarded({ count: unawardedItemIds.length })}>
              <Unawarded order={order} ids={unawardedItemIds} />
            </Box>
          )}
          <Box title={m.award_letters()}>
            <AwardLetters order={order} award={award} />
          </Box>
        </div>
        <div className="zk-stack zk-packed zk-column zk-gap-16">
          <Box title={m.award_altogether()}>
            <AwardTotals figures={award} />
          </Box>
          <Box title={m.award_savings()}>
            <AwardSavings figures={award} />
          </Box>
          {justification !== null && (
            <Box title={m.award_justification()}>
              <p className="zk-break zk-lines">{justification}</p>
            </Box>
          )}
          {memo.acceptedConflicts.length > 0 && (
            <Box title={m.award_waived({ count: memo.acceptedConflicts.length })}>
              <AwardConflicts order={order} conflicts={memo.acceptedConflicts} describe={describe} />
            </Box>
          )}
          <Revocation order={order} award={award} />
        </div>
      </div>
    </div>
  );
}

/** A supplier with the rates and the awarded lines; among several, with the supplier's total. */
function Winner({ order, award, supplier }: AwardProps & { supplier: Award['totalsBySupplier'][number] }) {
  const { supplierName, bidIds, total } = supplier;
  const { basis, currency } = award;
  return (
    <section className={`zk-stack zk-shrink zk-card zk-gap-10 ${styles['box']}`}>
      <div className="zk-flex zk-wrap zk-between zk-gap-0-16">
        <h3 className="zk-break">
          {bidIds[0] === undefined ? supplierName : <Link to={paths.bid(order.id, bidIds[0])}>{supplierName}</Link>}
        </h3>
        {award.totalsBySupplier.length > 1 && (
          <p className="zk-stack zk-push zk-text-end">
            <strong className="zk-large zk-bold">
              <Money amount={total} currency={currency} />
            </strong>
            <span className="zk-secondary zk-tiny">
              {basis === 'net' ? m.award_total_net() : m.award_total_gross()}
            </span>
          </p>
        )}
      </div>
      {ratesOf(award, bidIds).map((rate) => (
        <p key={rate.currency} className={`zk-secondary zk-small zk-numeric ${styles['parts']}`}>
          {m.award_rate({ rate: formatExchangeRate(rate, currency) })}
        </p>
      ))}
      <AwardedLines award={award} bidIds={bidIds} label={supplierName} />
    </section>
  );
}

function Revocation({ order, award }: AwardProps) {
  const [isRevoking, setRevoking] = useState(false);
  const canRevoke = Date.parse(award.revocableUntil) > now() && order.archivedAt === null;
  return (
    <Box title={m.award_revoke_heading()}>
      <p>
        {canRevoke ? m.award_revocable_until() : m.award_not_revocable()}{' '}
        <Moment iso={award.revocableUntil} zone={order.timeZone} />
      </p>
      {canRevoke && (
        <Button variant="default" color="danger" onClick={() => setRevoking(true)} className={styles['revoke'] ?? ''}>
          {m.award_revoke()}
        </Button>
      )}
      {isRevoking && <RevokeDialog order={order} award={award} onClose={() => setRevoking(false)} />}
    </Box>
  );
}

export function offerNames({ memo }: Award): ReadonlyMap<string, string> {
  return new Map(memo.offers.map(({ bidId, supplierName }) => [bidId, supplierName]));
}

function ratesOf({ allocations, exchangeRates }: Award, bidIds: readonly string[]) {
  const currencies = new Set(
    allocations.flatMap(({ bidId, quoted }) => (bidIds.includes(bidId) ? [quoted.currency] : [])),
  );
  return exchangeRates.filter(({ currency }) => currencies.has(currency));
}

function Box({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`zk-stack zk-shrink zk-card zk-gap-10 ${styles['box']}`}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

type AwardedLinesProps = {
  readonly award: Pick<Award, 'allocations' | 'currency'>;
  readonly bidIds: readonly string[];
  readonly label: string;
};

function AwardedLines({ award: { allocations, currency }, bidIds, label }: AwardedLinesProps) {
  const awarded = allocations.filter(({ bidId }) => bidIds.includes(bidId));
  return (
    <CardsRegion label={m.award_lines_of_supplier({ name: label })} role="region">
      <RowsTable
        className={styles['lines']}
        // Sums with VAT are those of the award: per line they would not fit beside it.
        columns={allocationColumns(sumColumns().slice(0, 1))}
        rows={awarded.map((allocation) => allocationLine(allocation, currency, <Day date={allocation.deliveryDate} />))}
        rowKey={({ id }) => id}
      />
    </CardsRegion>
  );
}
