import type { ComparedBid, Comparison, Order } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { fieldLabel } from '../../../entities/record-field/field-label.ts';
import { formatDay, formatTime } from '../../../format/date/dates.ts';
import { formatDecimal, formatMoney, MISSING } from '../../../format/number/numbers.ts';
import { formatCounted } from '../../../format/number/units.ts';
import { coverageWords } from '../../../entities/bid/bid-rank.ts';
import { conflictCountWords } from '../../../entities/conflict/conflict-counts.tsx';
import { bidStatusWord } from '../../../entities/bid/bid-status.tsx';
import { orderStatusWord } from '../../../entities/order/order-status.tsx';
import type { Difference } from '../../../ui/table/difference-table.tsx';

type Facts = ReadonlyMap<string, string>;

type Version = {
  readonly order: Order;
  readonly comparison: Comparison;
};

export function changesBetween(before: Version, after: Version): Difference[] {
  return [
    ...compareFacts(orderFacts(before.order), orderFacts(after.order)),
    ...compareFacts(bidFacts(before.comparison), bidFacts(after.comparison)),
  ];
}

function compareFacts(earlier: Facts, later: Facts): Difference[] {
  return [...new Set([...earlier.keys(), ...later.keys()])].flatMap((label) => {
    const [before, after] = [earlier.get(label) ?? MISSING, later.get(label) ?? MISSING];
    return before === after ? [] : [{ label, before, after }];
  });
}

function orderFacts(order: Order): Facts {
  const { currency, timeZone: zone } = order;
  const facts = new Map<string, string>([
    [m.award_fact_status(), orderStatusWord(order.status)],
    [m.order_detail_revision(), String(order.revision)],
    [fieldLabel('order', 'submissionDeadline'), formatTime(order.submissionDeadline, { zone })],
    [fieldLabel('order', 'decisionDate'), formatDay(order.decisionDate)],
    [fieldLabel('order', 'budget'), formatMoney(order.budget, currency)],
    [m.order_detail_submitted(), String(order.counts.submittedBids)],
    [m.order_detail_conflicts(), conflictCountWords(order.counts) || MISSING],
  ]);
  for (const { currency: foreign, rate, nominal } of order.exchangeRates) {
    facts.set(`${nominal} ${foreign}`, `${formatDecimal(rate)} ${currency}`);
  }
  for (const item of order.items) {
    const parts = [
      formatCounted(item.quantity, item.unitCode),
      ...(item.quantityTolerancePercent === '0' ? [] : [`±${formatDecimal(item.quantityTolerancePercent)} %`]),
      ...(item.maxUnitPrice === null ? [] : [formatMoney(item.maxUnitPrice, currency, { maxDigits: 4 })]),
      ...(item.requiredBy === null ? [] : [formatDay(item.requiredBy)]),
    ];
    facts.set(m.award_line_named({ line: item.position, name: item.name }), parts.join(' · '));
  }
  return facts;
}

function bidFacts({ bids, currency }: Comparison): Facts {
  return new Map(
    bids.map((bid) => [
      m.award_fact_bid({ number: bid.number, name: bid.supplier.name ?? '' }),
      bidText(bid, currency),
    ]),
  );
}

function bidText({ status, total, coverage, validUntil }: ComparedBid, currency: string): string {
  return [
    bidStatusWord(status),
    total === undefined ? m.award_not_comparable() : formatMoney(total, currency),
    coverageWords(coverage),
    ...(validUntil === undefined ? [] : [m.award_valid({ day: formatDay(validUntil) })]),
  ].join(' · ');
}
