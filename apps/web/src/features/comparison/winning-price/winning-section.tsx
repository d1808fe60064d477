import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import type { ComparedBid, Comparison, Order } from '@zakupki/api-client/schema';
import { calculateWinningTargets } from '@zakupki/procurement/comparison/winning';
import { useMemo, useState } from 'react';
import { m } from '#messages';
import { formatDay } from '../../../format/date/dates.ts';
import { formatMoney, formatPercent } from '../../../format/number/numbers.ts';
import { unitOfPrice } from '../../../format/number/units.ts';
import { offerMatrix } from '../offer-matrix.ts';
import {
  exactTargets,
  type LetterInput,
  negotiable,
  type NegotiableLine,
  writeWinningLetter,
} from './winning-letter.ts';
import styles from './winning.module.css';
import { useGetBidQuery } from '../../../entities/bid/bid-api.ts';
import { useGetMeQuery } from '../../../entities/user/me-api.ts';
import { LetterDialog } from '../../../entities/letter/letter-dialog.tsx';
import { emailOf, signatureOf } from '../../../entities/letter/letter-people.ts';
import { supplierName } from '../comparison-words.ts';
import { TargetChoice } from './target-choice.tsx';

type WinningSectionProps = {
  readonly order: Order;
  readonly comparison: Comparison;
  readonly bid: ComparedBid;
  readonly lot: string | null;
};

/** Loaded lazily, hence the default export. */
// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function WinningSection({ order, comparison, bid, lot }: WinningSectionProps) {
  const [isWriting, setWriting] = useState(false);
  const matrix = useMemo(() => offerMatrix(comparison, order, { lot }), [comparison, order, lot]);
  const winning = useMemo(() => calculateWinningTargets(matrix, bid.id), [matrix, bid.id]);
  const hasRivals = new Set(matrix.offers.map(({ supplier }) => supplier)).size > 1;
  if (!winning || !hasRivals) return null;
  const lines = negotiable(winning, comparison, bid.id);
  const { total } = winning;
  const isFirstEverywhere = total?.isFirst === true && lines.length === 0;
  return (
    <section className={`zk-stack zk-rule zk-gap-8 ${styles['section']}`} aria-label={m.comparison_tools_win_title()}>
      <h3>{m.comparison_tools_win_title()}</h3>
      {isFirstEverywhere ? (
        <p>{m.comparison_tools_win_everywhere()}</p>
      ) : (
        <TotalWords total={total} comparison={comparison} />
      )}
      {total?.day && (
        <p className="zk-secondary zk-small">{m.comparison_tools_win_day({ day: formatDay(total.day) })}</p>
      )}
      {lines.length > 0 && <Lines lines={lines} bid={bid} />}
      {!isFirstEverywhere && (
        <Button
          variant="default"
          leftSection={<IconMail size={16} aria-hidden />}
          className={styles['write'] ?? ''}
          onClick={() => setWriting(true)}
        >
          {m.comparison_tools_win_write()}
        </Button>
      )}
      {isWriting && (
        <WinningLetter
          order={order}
          comparison={comparison}
          bid={bid}
          matrix={matrix}
          winning={winning}
          onClose={() => setWriting(false)}
        />
      )}
    </section>
  );
}

type Total = NonNullable<ReturnType<typeof calculateWinningTargets>>['total'];

function TotalWords({ total, comparison: { currency } }: { total: Total; comparison: Comparison }) {
  if (total === null) return <p>{m.comparison_tools_win_partial()}</p>;
  if (total.isFirst) return <p>{m.comparison_tools_win_first()}</p>;
  if (total.target === null) return <p>{m.comparison_tools_win_delivery()}</p>;
  const { percent, amount, total: needed } = total.target;
  return (
    <p>
      {m.comparison_tools_win_total({
        total: formatMoney(needed, currency),
        amount: formatMoney(amount, currency),
        percent: formatPercent(percent),
      })}
    </p>
  );
}

/** The letter lists the remaining lines. */
const LISTED_LINES = 8;

function Lines({ lines, bid }: { lines: readonly NegotiableLine[]; bid: ComparedBid }) {
  const price = (value: string, unitCode: string) =>
    m.words_price_per({ price: formatMoney(value, bid.currency, { maxDigits: 4 }), unit: unitOfPrice(unitCode) });
  return (
    <>
      <p className="zk-secondary zk-small">{m.comparison_tools_win_lines({ count: lines.length })}</p>
      <ul className={styles['lines']}>
        {lines.slice(0, LISTED_LINES).map(({ row, unitCode, now, target }) => (
          <li key={row.orderItemId}>
            <span>{`${row.position}. ${row.name}`}</span>
            <span className={`zk-flex zk-wrap zk-numeric ${styles['prices']}`}>
              <s>
                <span className="zk-visually-hidden">{m.comparison_tools_win_now()} </span>
                {price(now, unitCode)}
              </s>
              <b>
                <span className="zk-visually-hidden">{m.comparison_tools_win_needed()} </span>
                {price(target.unitPrice, unitCode)}
              </b>
              <span className="zk-secondary">−{formatPercent(target.percent)}</span>
            </span>
          </li>
        ))}
      </ul>
      {lines.length > LISTED_LINES && (
        <p className="zk-secondary zk-small">{m.comparison_tools_win_more({ count: lines.length - LISTED_LINES })}</p>
      )}
    </>
  );
}

function WinningLetter({ onClose, ...input }: Omit<LetterInput, 'signature' | 'isExact'> & { onClose: () => void }) {
  const { order, bid } = input;
  const [isExact, setExact] = useState(false);
  const { data: me } = useGetMeQuery();
  const { data: fullBid } = useGetBidQuery({ orderId: order.id, bidId: bid.id });
  return (
    <LetterDialog
      orderId={order.id}
      title={m.comparison_tools_win_write()}
      addressees={[{ id: bid.id, bidId: bid.id, name: supplierName(bid), email: fullBid ? emailOf(fullBid) : null }]}
      write={(locale) => writeWinningLetter(locale, { ...input, isExact, signature: signatureOf(me?.profile) })}
      variant={isExact ? 'exact' : 'band'}
      options={
        <TargetChoice
          orderId={order.id}
          bidId={bid.id}
          disclosed={exactTargets(input)}
          isExact={isExact}
          onChange={setExact}
        />
      }
      onClose={onClose}
    />
  );
}
