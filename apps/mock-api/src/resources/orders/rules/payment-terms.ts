/** Terms of payment: only the mixed kind has two parts, so only it needs and bears a share paid in advance. Pure. */
import type { Payment } from '@zakupki/api-client/schema';
import { compare, strip } from '@zakupki/procurement/money/decimal';
import type { Fault } from '../../../sentences/fault.ts';

/** The share a kind implies; anything else contradicts it. */
const IMPLIED: Readonly<Record<Exclude<Payment['kind'], 'mixed'>, string>> = { prepaid: '100', postpaid: '0' };

/** Values that contradict each other; what is missing yet is no contradiction. `pointer` is where the terms stand. */
export function paymentFaults({ kind, prepayPercent = null }: Payment, pointer = '/payment'): Fault[] {
  if (prepayPercent === null) return [];
  const at = `${pointer}/prepayPercent`;
  if (kind !== 'mixed') {
    const implied = compare(prepayPercent, IMPLIED[kind]) === 0;
    return implied ? [] : [{ pointer: at, code: 'not_allowed', said: 'prepay_only_mixed' }];
  }
  if (compare(prepayPercent, '0') <= 0) return [{ pointer: at, code: 'min', said: 'prepay_between' }];
  if (compare(prepayPercent, '100') >= 0) return [{ pointer: at, code: 'max', said: 'prepay_between' }];
  return [];
}

/** What terms that are to hold still lack. */
export function missingPaymentFields({ kind, prepayPercent = null }: Payment, pointer = '/payment'): Fault[] {
  if (kind !== 'mixed' || prepayPercent !== null) return [];
  return [{ pointer: `${pointer}/prepayPercent`, code: 'required', said: 'prepay_between' }];
}

/** Terms as JSON Merge Patch changes them. A share belongs to its kind, so another kind starts without one. */
export function mergePayment(before: Payment | null, patch: Payment | null): Payment | null {
  if (patch === null) return null;
  const kept = before?.kind === patch.kind ? before : { ...before, prepayPercent: null };
  const { prepayPercent = null, ...terms } = { ...kept, ...patch };
  return { postpayDays: null, ...terms, prepayPercent: prepayPercent && strip(prepayPercent) };
}
