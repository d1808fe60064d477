/** Checks in order: unreadable text, the tax number, the contract. */
import { zBidDraft } from '@zakupki/api-client/zod';
import { contractProblems } from '../../../forms/contract-problems.ts';
import { innProblem } from '../../../entities/supplier/inn-problem.ts';
import type { FormCheck } from '../../../ui/form/checked-form.ts';
import { addressOf } from './bid-fields.ts';
import { type BidValues, readBid } from './bid-values.ts';

/** Problems by form field; empty for a valid draft. */
export function bidCheck(timeZone: string): FormCheck<BidValues> {
  return (values) => {
    const reading = readBid(values, timeZone);
    const found = new Map(reading.problems);
    const inn = values.taxScheme === 'RU-INN' ? innProblem(values.taxId) : null;
    if (inn !== null) found.set('taxId', inn);
    for (const { pointer, message } of contractProblems(zBidDraft, reading.draft)) {
      const name = addressOf(pointer, values, reading)?.name;
      if (name !== undefined && !found.has(name)) found.set(name, message);
    }
    return found;
  };
}
