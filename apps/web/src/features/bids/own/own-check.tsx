import { Button } from '@mantine/core';
import type { BidFinding, Order } from '@zakupki/api-client/schema';
import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { m } from '#messages';
import { bidFieldOf } from '../../../entities/conflict/resolution/conflict-bid-field.ts';
import { formatCounted } from '../../../format/number/units.ts';
import { useLazyCheckBidQuery } from '../bids-api.ts';
import { fieldNameAt, focusBidField } from '../editor/bid-field-focus.ts';
import type { BidValues } from '../editor/bid-values.ts';
import { OwnFindings, FixButton } from './own-findings.tsx';

type CheckResult = {
  readonly findings: readonly BidFinding[];
  /** How many times the check has run. */
  readonly run: number;
};

const NO_RESULT: CheckResult = { findings: [], run: 0 };

/** Checks a bid against the order on the server before the supplier sends it. */
export function useOwnCheck(orderId: string, bidId: string) {
  const [load] = useLazyCheckBidQuery();
  const [result, setResult] = useState(NO_RESULT);
  const accepted = useRef<readonly BidFinding[]>([]);
  return {
    result,
    /** The supplier sends the bid despite the findings. */
    accept() {
      accepted.current = result.findings;
    },
    /** Whether the bid can be sent now. The server refuses a bid with missing fields and names them. */
    async check(): Promise<boolean> {
      const { missing, findings } = await load({ orderId, bidId }).unwrap();
      // Notes describe deliberate decisions, such as an omitted line.
      const relevant = findings.filter(({ severity }) => severity !== 'info');
      setResult(({ run }) => ({ findings: relevant, run: run + 1 }));
      return missing.length > 0 || relevant.every(({ id }) => accepted.current.some((finding) => finding.id === id));
    },
    resolve: (resolved: readonly BidFinding[]) =>
      setResult(({ findings, run }) => ({ findings: findings.filter((finding) => !resolved.includes(finding)), run })),
  };
}

type Check = ReturnType<typeof useOwnCheck>;

type OwnCheckProps = {
  readonly order: Order;
  readonly check: Check;
  readonly isBusy: boolean;
  readonly onSendAnyway: () => void;
};

/** The findings, above the form. */
export function OwnCheck({ order, check, isBusy, onSendAnyway }: OwnCheckProps) {
  const { findings, run } = check.result;
  const fix = useFixes(check);
  if (findings.length === 0) return null;
  const absent = findings.filter(isAbsent);
  return (
    <OwnFindings
      title={m.own_bid_check_title({ count: findings.length })}
      text={m.own_bid_check_text()}
      findings={findings}
      focusKey={run}
      renderFixes={(finding) => <FindingFixes finding={finding} order={order} fix={fix} />}
      actions={
        <>
          {absent.length > 1 && (
            <Button variant="default" onClick={() => fix(absent, { offered: 'no' })}>
              {m.own_bid_not_supplied_all({ count: absent.length })}
            </Button>
          )}
          <Button variant="default" loading={isBusy} onClick={onSendAnyway}>
            {m.own_bid_send_anyway()}
          </Button>
        </>
      }
    />
  );
}

const isAbsent = ({ kind, facet }: BidFinding) => kind === 'item_missing' && facet === 'absent';

type Fix = (findings: readonly BidFinding[], cells: Readonly<Record<string, string>>) => void;

/** Fills cells of the lines that the findings are about. */
function useFixes({ resolve }: Check): Fix {
  const { getValues, setValue } = useFormContext<BidValues>();
  return (findings, cells) => {
    for (const [index, row] of getValues('lines').entries()) {
      if (!findings.some(({ orderItemId }) => orderItemId === row['orderItemId'])) continue;
      for (const [key, value] of Object.entries(cells))
        setValue(`lines.${index}.${key}`, value, { shouldDirty: true, shouldTouch: true });
    }
    resolve(findings);
  };
}

type FindingFixesProps = {
  readonly finding: BidFinding;
  readonly order: Order;
  readonly fix: Fix;
};

function FindingFixes({ finding, order, fix }: FindingFixesProps) {
  const { getValues } = useFormContext<BidValues>();
  const at = bidFieldOf(finding);
  const lines = getValues('lines');
  const hasField = at !== null && fieldNameAt(at, lines) !== null;
  const item = order.items.find(({ id }) => id === finding.orderItemId);
  return (
    <>
      {item?.quantity && finding.kind === 'quantity_mismatch' && (
        <FixButton
          label={m.own_bid_offer_asked({ quantity: formatCounted(item.quantity, item.unitCode) })}
          onTake={() => fix([finding], { quantity: '' })}
        />
      )}
      {item && finding.kind === 'arithmetic_mismatch' && (
        <FixButton label={m.own_bid_take_calculated()} onTake={() => fix([finding], { declaredLineTotal: '' })} />
      )}
      {isAbsent(finding) && (
        <FixButton label={m.own_bid_not_supplied()} onTake={() => fix([finding], { offered: 'no' })} />
      )}
      {hasField && <FixButton label={m.own_bid_show()} onTake={() => focusBidField(at, lines)} />}
    </>
  );
}
