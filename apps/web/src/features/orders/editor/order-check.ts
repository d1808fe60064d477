/** Checks unreadable text first, then the contract. */
import { zOrderDraft } from '@zakupki/api-client/zod';
import { contractProblems } from '../../../forms/contract-problems.ts';
import { addressOf } from './order-fields.ts';
import { type OrderValues, toOrderDraft } from './order-values.ts';

/** Problems by form field; empty for a valid draft. */
export function checkOrder(values: OrderValues): ReadonlyMap<string, string> {
  const { draft, problems, lineIndexes } = toOrderDraft(values);
  const found = new Map(problems);
  for (const { pointer, message } of contractProblems(zOrderDraft, draft)) {
    const name = addressOf(pointer, lineIndexes)?.name;
    if (name !== undefined && !found.has(name)) found.set(name, message);
  }
  return found;
}
