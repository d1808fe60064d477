import type { Comparison, ComparisonCell } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { formatDay } from '../../../format/date/dates.ts';
import { formatMoney, MISSING } from '../../../format/number/numbers.ts';
import { formatCounted } from '../../../format/number/units.ts';
import { bidStatusWord } from '../../../entities/bid/bid-status.tsx';
import { stateWord, supplierName, unitPrice } from '../comparison-words.ts';
import type { Difference } from './moment-differences.ts';

export function differenceText(difference: Difference, { currency }: Pick<Comparison, 'currency'>): string {
  switch (difference.kind) {
    case 'bid': {
      const { then, now } = difference;
      if (then) return m.comparison_tools_diff_bid_gone({ name: supplierName(then) });
      return now ? m.comparison_tools_diff_bid_new({ name: supplierName(now) }) : '';
    }
    case 'status': {
      const { then, now } = difference;
      return m.comparison_tools_diff_bid_status({
        name: supplierName(now),
        then: bidStatusWord(then.status),
        now: bidStatusWord(now.status),
      });
    }
    case 'total': {
      const { then, now } = difference;
      const total = (amount: string | undefined) =>
        amount === undefined ? m.comparison_tools_diff_no_price() : formatMoney(amount, currency);
      return m.comparison_tools_diff_total({
        name: supplierName(now),
        then: total(then.total),
        now: total(now.total),
      });
    }
    case 'line': {
      const { then, now } = difference;
      if (then) return m.comparison_tools_diff_line_gone({ line: then.position });
      return now ? m.comparison_tools_diff_line_new({ line: now.position }) : '';
    }
    case 'quantity': {
      const { then, now } = difference;
      const quantity = (line: typeof then) =>
        line.quantity === undefined ? MISSING : formatCounted(line.quantity, line.unitCode);
      return m.comparison_tools_diff_line_quantity({ line: now.position, then: quantity(then), now: quantity(now) });
    }
    case 'cell': {
      const { bid, row, then, now } = difference;
      return m.comparison_tools_diff_cell({
        name: supplierName(bid),
        line: row.position,
        then: cellText(then, row.unitCode, currency),
        now: cellText(now, row.unitCode, currency),
      });
    }
  }
}

function cellText(cell: ComparisonCell, asked: string, currency: string): string {
  const price = cell.unitPriceNormalized ?? cell.unitPrice;
  const words = [
    price === undefined ? stateWord(cell.state) : unitPrice(price, currency),
    cell.quantity !== undefined && formatCounted(cell.quantity, cell.unitCode ?? asked),
    cell.deliveryDate !== undefined && formatDay(cell.deliveryDate),
  ].filter((word) => word !== false && word !== '');
  return words.join(', ') || m.comparison_tools_diff_no_price();
}
