import type { Order } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { type Difference, differences } from '../../ui/differences.ts';
import { labelOf } from './order-fields.ts';
import { type OrderValues, orderValues } from './order-values.ts';

/** What differs between the typed order and the one somebody else left. */
export function orderDifferences(mine: OrderValues, theirs: Order): Difference[] {
  return differences(mine, orderValues(theirs), {
    labelOf,
    labelOfLine: (index) => m.order_editor_line_number({ line: index + 1 }),
    cellsOf: ({ id: _id, ...cells }) => Object.values(cells).filter((cell) => cell.trim() !== ''),
  });
}
