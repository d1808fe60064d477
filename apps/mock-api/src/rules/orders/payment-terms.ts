/** Payment terms: only the mixed kind has a prepaid share. Pure. */
import type { Payment } from '@zakupki/api-client/schema';
import { compare, strip } from '@zakupki/procurement/decimals/decimal';
import type { Fault } from '../../sentences/fault.ts';

/** Implied share of each kind. */
const IMPLIED: Readonly<Record<Exclude<Payment['kind'], 'mixed'>, string>> = { prepaid: '100', postpaid: '0' };

/** `pointer` locates the terms; missing values are no faults. */
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

export function missingPaymentFields({ kind, prepayPercent = null }: Payment, pointer = '/payment'): Fault[] {
  if (kind !== 'mixed' || prepayPercent !== null) return [];
  return [{ pointer: `${pointer}/prepayPercent`, code: 'required', said: 'prepay_between' }];
}

/** A change of kind drops the prepaid share. */
export function mergePayment(before: Payment | null, patch: Payment | null): Payment | null {
  if (patch === null) return null;
  const base = before?.kind === patch.kind ? before : { ...before, prepayPercent: null };
  const { prepayPercent = null, ...terms } = { ...base, ...patch };
  return { postpayDays: null, ...terms, prepayPercent: prepayPercent && strip(prepayPercent) };
}
