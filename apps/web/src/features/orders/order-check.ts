/** What is wrong with the typed values: unreadable text first, then what the contract has against the draft. */
import { zOrderDraft } from '@zakupki/api-client/zod';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { contractProblems } from '../../api/contract-problems.ts';
import { placeOf } from './order-fields.ts';
import { type OrderValues, toOrderDraft } from './order-values.ts';

/** Problems by form field; empty when the values make a draft the contract accepts. */
export function checkOrder(values: OrderValues): Map<string, string> {
  const { draft, problems, lineIndexes } = toOrderDraft(values);
  const found = new Map(problems.map(({ field, message }) => [field, message]));
  for (const { pointer, message } of contractProblems(zOrderDraft, draft)) {
    const name = placeOf(pointer, lineIndexes)?.name;
    if (name !== undefined && !found.has(name)) found.set(name, message);
  }
  return found;
}

/** The same for the form, which asks whenever a field is left. */
export const orderResolver: Resolver<OrderValues> = (values) => {
  const found = checkOrder(values);
  if (found.size === 0) return { values, errors: {} };
  const errors: Record<string, unknown> = {};
  for (const [name, message] of found) setAt(errors, name.split('.'), { type: 'check', message });
  // Built at the paths of the form's own fields.
  return { values: {}, errors: errors as FieldErrors<OrderValues> };
};

function setAt(target: Record<string, unknown>, path: readonly string[], value: object): void {
  const [first = '', ...rest] = path;
  if (rest.length === 0) target[first] = value;
  else setAt((target[first] ??= /^\d+$/.test(rest[0] ?? '') ? [] : {}) as Record<string, unknown>, rest, value);
}
