/** What differs between the typed order and the one somebody else left, in words. */
import type { Order } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { labelOf } from './order-fields.ts';
import { isBlank, type OrderValues, orderValues } from './order-values.ts';

export interface Difference {
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

/** One row a field; lines are compared by their id, new ones by their place. */
export function differences(mine: OrderValues, order: Order): Difference[] {
  const theirs = orderValues(order);
  const found: Difference[] = [];
  for (const name of Object.keys(theirs) as (keyof OrderValues)[]) {
    if (name === 'lines') continue;
    const [own, other] = [say(mine[name]), say(theirs[name])];
    if (own !== other) found.push({ label: labelOf(name) || name, mine: own, theirs: other });
  }
  const ownLines = mine.lines.filter((line) => !isBlank(line));
  const otherLines = theirs.lines.filter((line) => !isBlank(line));
  const count = Math.max(ownLines.length, otherLines.length);
  for (let index = 0; index < count; index++) {
    const [own, other] = [sayLine(ownLines[index]), sayLine(otherLines[index])];
    if (own !== other) found.push({ label: m.order_editor_line_number({ line: index + 1 }), mine: own, theirs: other });
  }
  return found;
}

function say(value: OrderValues[keyof OrderValues]): string {
  if (typeof value === 'boolean') return value ? m.order_editor_yes() : m.order_editor_no();
  if (typeof value === 'string') return value;
  return value === null
    ? ''
    : value.map((entry) => (typeof entry === 'string' ? entry : Object.values(entry).join(' '))).join(', ');
}

function sayLine(line: OrderValues['lines'][number] | undefined): string {
  if (!line) return '';
  const { id: _id, ...cells } = line;
  return Object.values(cells)
    .filter((cell) => cell.trim() !== '')
    .join(' · ');
}
