import { ActionIcon } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.css';
import type { Allocation } from '@zakupki/api-client/schema';
import { IconArrowsSplit2, IconX } from '@tabler/icons-react';
import { memo } from 'react';
import { m } from '#messages';
import { MISSING } from '../../../format/number/numbers.ts';
import { unitSign } from '../../../format/number/units.ts';
import { useLocale } from '../../../i18n/locale.ts';
import { Money } from '../../../ui/value/amount.tsx';
import { Quantity } from '../../../ui/value/quantity.tsx';
import { lineCoverage, type LineCoverage, offerOf, type SharePlace, type TypedShare } from '../editor/award-choice.ts';
import type { AwardLine } from './award-lines.ts';
import styles from './award-lines.module.css';
import { offerLabel, OfferFacts } from './line-offer.tsx';
import { LineCoverageState } from './line-coverage-state.tsx';

/** The object stays the same while the list is mounted. */
export type LineChanges = {
  readonly choose: (line: AwardLine, index: number, bidItemId: string) => void;
  readonly type: (line: AwardLine, index: number, quantity: string) => void;
  readonly split: (line: AwardLine) => void;
  readonly remove: (line: AwardLine, index: number) => void;
};

type AwardLineRowProps = {
  readonly line: AwardLine;
  readonly currency: string;
  readonly shares: readonly TypedShare[];
  readonly allocations: readonly Allocation[];
  /** One per share; null for a share without a problem. */
  readonly problems: readonly (string | null)[];
  readonly changes: LineChanges;
};

/** Id of the field's element, for moving the focus to it. */
export function shareFieldId({ lineId, index }: SharePlace, field: 'offer' | 'quantity'): string {
  return `award-${lineId}-${index}-${field}`;
}

export const AwardLineRow = memo(function AwardLineRow(props: AwardLineRowProps) {
  useLocale();
  const { line, shares, changes } = props;
  const coverage = lineCoverage(line, shares);
  const canSplit = line.offers.length > shares.length && shares.every(({ bidItemId }) => bidItemId !== '');
  return (
    <>
      <span className="zk-secondary zk-text-end">{line.position}</span>
      <div className="zk-flex zk-wrap zk-baseline zk-shrink zk-gap-0-12">
        <span className="zk-shrink zk-break zk-bold">{line.name}</span>
        {line.asked !== null && (
          <span className="zk-secondary">
            <Quantity value={line.asked} unitCode={line.unitCode} />
          </span>
        )}
        <LineCoverageState line={line} coverage={coverage} />
        {canSplit && (
          <button
            type="button"
            className={`zk-inline zk-gap-6 ${styles['split']}`}
            aria-label={`${splitWord(coverage)}, ${m.award_line({ line: line.position })}`}
            onClick={() => changes.split(line)}
          >
            <IconArrowsSplit2 size={16} className="zk-icon" aria-hidden />
            {splitWord(coverage)}
          </button>
        )}
      </div>
      <div className={`zk-stack zk-packed zk-shrink zk-gap-8 ${styles['shares']}`}>
        <TypedLine {...props} />
      </div>
    </>
  );
}, isSame);

const splitWord = ({ state }: LineCoverage) => (state === 'part' ? m.award_split_rest() : m.award_split());

/** Compares the contents of allocations: the server sends new arrays of equal ones. */
function isSame(previous: AwardLineRowProps, next: AwardLineRowProps): boolean {
  return (
    previous.line === next.line &&
    previous.shares === next.shares &&
    previous.currency === next.currency &&
    previous.changes === next.changes &&
    isEqual(previous.problems, next.problems) &&
    isEqual(previous.allocations.map(allocationText), next.allocations.map(allocationText))
  );
}

const allocationText = ({ bidItemId, quantity, lineTotal }: Allocation) => `${bidItemId} ${quantity} ${lineTotal}`;
const isEqual = (previous: readonly unknown[], next: readonly unknown[]) =>
  previous.length === next.length && previous.every((item, index) => item === next[index]);

function TypedLine({ line, currency, shares, allocations, problems, changes }: AwardLineRowProps) {
  if (line.offers.length === 0) return <p className="zk-secondary">{m.award_line_no_offers()}</p>;
  return shares.map((share, index) => (
    <TypedShareFields
      // Shares have no ids, and their offers may change.
      key={index}
      {...{ line, currency, shares, share, index, changes }}
      problem={problems[index] ?? null}
      allocation={allocations.find(({ bidItemId }) => bidItemId === share.bidItemId)}
    />
  ));
}

type TypedShareProps = {
  readonly line: AwardLine;
  readonly currency: string;
  readonly shares: readonly TypedShare[];
  readonly share: TypedShare;
  readonly index: number;
  readonly problem: string | null;
  readonly allocation: Allocation | undefined;
  readonly changes: LineChanges;
};

function TypedShareFields(props: TypedShareProps) {
  const { line, currency, shares, share, index, problem, allocation, changes } = props;
  const offer = offerOf(line, share);
  const usedOffers = new Set(shares.map(({ bidItemId }) => bidItemId));
  const place = { lineId: line.id, index };
  const [quantityId, errorId] = [shareFieldId(place, 'quantity'), `${shareFieldId(place, 'quantity')}-error`];
  // The line's name is enough for its first share.
  const shareSuffix = index === 0 ? '' : `, ${m.award_share({ number: index + 1 })}`;
  return (
    <div className={`zk-stack zk-gap-2-12 ${styles['share']}`} data-typed>
      <select
        id={shareFieldId(place, 'offer')}
        aria-label={`${m.award_offer_of({ line: line.position })}${shareSuffix}`}
        value={offer ? share.bidItemId : ''}
        onChange={(event) => changes.choose(line, index, event.currentTarget.value)}
      >
        <option value="">{m.award_nobody()}</option>
        {line.offers.map((candidate) => (
          <option
            key={candidate.bidItemId}
            value={candidate.bidItemId}
            disabled={candidate.bidItemId !== share.bidItemId && usedOffers.has(candidate.bidItemId)}
          >
            {offerLabel(candidate, line, currency)}
          </option>
        ))}
      </select>
      <span className={`zk-row zk-trailing zk-nowrap zk-gap-6 ${styles['quantity']}`}>
        <input
          id={quantityId}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={24}
          aria-label={`${m.award_quantity_of({ line: line.position })}${shareSuffix}`}
          aria-invalid={problem !== null}
          {...(problem !== null && { 'aria-describedby': errorId })}
          disabled={!offer}
          value={share.quantity}
          onChange={(event) => changes.type(line, index, event.currentTarget.value)}
        />
        <span className={styles['unit']}>{unitSign(line.unitCode)}</span>
      </span>
      <span className={`zk-nowrap zk-text-end ${styles['sum']}`}>
        {allocation ? <Money amount={allocation.lineTotal} currency={currency} /> : MISSING}
      </span>
      <ActionIcon
        variant="subtle"
        color="gray"
        className={styles['remove'] ?? ''}
        disabled={!offer && shares.length === 1}
        aria-label={m.award_remove({ line: `${line.position}${shareSuffix}` })}
        title={m.award_remove_short()}
        onClick={() => changes.remove(line, index)}
      >
        <IconX size={16} />
      </ActionIcon>
      {problem !== null && (
        <span id={errorId} className="zk-whole-row zk-danger zk-tiny">
          {problem}
        </span>
      )}
      {offer && <OfferFacts offer={offer} line={line} currency={currency} />}
    </div>
  );
}
