/** Terms of payment: only the mixed kind has two parts, so only it needs and bears a share paid in advance. Pure. */
import type { Payment } from '@zakupki/api-client/schema';
import { compare } from '@zakupki/pricing/decimal';
import type { Fault } from './fault.ts';

/** The share a kind implies; anything else contradicts it. */
const IMPLIED: Readonly<Record<Exclude<Payment['kind'], 'mixed'>, string>> = { prepaid: '100', postpaid: '0' };

/** Faults of terms given at `pointer`. */
export function paymentFaults({ kind, prepayPercent = null }: Payment, pointer: string): Fault[] {
  const at = `${pointer}/prepayPercent`;
  if (kind !== 'mixed') {
    const contradicts = prepayPercent !== null && compare(prepayPercent, IMPLIED[kind]) !== 0;
    return contradicts ? [{ pointer: at, code: 'not_allowed', said: 'prepay_only_mixed' }] : [];
  }
  if (prepayPercent === null) return [{ pointer: at, code: 'required', said: 'prepay_between' }];
  if (compare(prepayPercent, '0') <= 0) return [{ pointer: at, code: 'min', said: 'prepay_between' }];
  if (compare(prepayPercent, '100') >= 0) return [{ pointer: at, code: 'max', said: 'prepay_between' }];
  return [];
}
