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
import { OwnFindings, WayOut } from './own-findings.tsx';

interface Found {
  readonly findings: readonly BidFinding[];
  readonly at: number;
}

const NOTHING: Found = { findings: [], at: 0 };

/** Asks the server, before a bid is sent, what would not fit the order. */
export function useOwnCheck(orderId: string, bidId: string) {
  const [load] = useLazyCheckBidQuery();
  const [found, setFound] = useState(NOTHING);
  const accepted = useRef<readonly BidFinding[]>([]);
  return {
    found,
    /** The supplier sends the bid with what was found. */
    accept() {
      accepted.current = found.findings;
    },
    /** Whether the bid can be sent now. What is missing is refused by the server, which names the fields. */
    async check(): Promise<boolean> {
      const { missing, findings } = await load({ orderId, bidId }).unwrap();
      // What the supplier decided on purpose, such as leaving out a line.
      const serious = findings.filter(({ severity }) => severity !== 'info');
      setFound(({ at }) => ({ findings: serious, at: at + 1 }));
      return missing.length > 0 || serious.every(({ id }) => accepted.current.some((one) => one.id === id));
    },
    settle: (settled: readonly BidFinding[]) =>
      setFound(({ findings, at }) => ({ findings: findings.filter((one) => !settled.includes(one)), at })),
  };
}

type Check = ReturnType<typeof useOwnCheck>;

interface OwnCheckProps {
  readonly order: Order;
  readonly check: Check;
  readonly isBusy: boolean;
  readonly onSendAnyway: () => void;
}

/** The result of the check, above the form. */
export function OwnCheck({ order, check, isBusy, onSendAnyway }: OwnCheckProps) {
  const { findings, at } = check.found;
  const fix = useFixes(check);
  if (findings.length === 0) return null;
  const absent = findings.filter(isAbsent);
  return (
    <OwnFindings
      title={m.own_bid_check_title({ count: findings.length })}
      text={m.own_bid_check_text()}
      findings={findings}
      shownAt={at}
      waysOut={(finding) => <WaysOut finding={finding} order={order} fix={fix} />}
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

/** Types into the cells of lines. */
function useFixes({ settle }: Check): Fix {
  const { getValues, setValue } = useFormContext<BidValues>();
  return (findings, cells) => {
    for (const [index, row] of getValues('lines').entries()) {
      if (!findings.some(({ orderItemId }) => orderItemId === row['orderItemId'])) continue;
      for (const [key, value] of Object.entries(cells))
        setValue(`lines.${index}.${key}`, value, { shouldDirty: true, shouldTouch: true });
    }
    settle(findings);
  };
}

interface WaysOutProps {
  readonly finding: BidFinding;
  readonly order: Order;
  readonly fix: Fix;
}

function WaysOut({ finding, order, fix }: WaysOutProps) {
  const { getValues } = useFormContext<BidValues>();
  const at = bidFieldOf(finding);
  const lines = getValues('lines');
  const hasField = at !== null && fieldNameAt(at, lines) !== null;
  const item = order.items.find(({ id }) => id === finding.orderItemId);
  return (
    <>
      {item?.quantity && finding.kind === 'quantity_mismatch' && (
        <WayOut
          label={m.own_bid_offer_asked({ quantity: formatCounted(item.quantity, item.unitCode) })}
          onTake={() => fix([finding], { quantity: '' })}
        />
      )}
      {item && finding.kind === 'arithmetic_mismatch' && (
        <WayOut label={m.own_bid_take_calculated()} onTake={() => fix([finding], { declaredLineTotal: '' })} />
      )}
      {isAbsent(finding) && (
        <WayOut label={m.own_bid_not_supplied()} onTake={() => fix([finding], { offered: 'no' })} />
      )}
      {hasField && <WayOut label={m.own_bid_show()} onTake={() => focusBidField(at, lines)} />}
    </>
  );
}
