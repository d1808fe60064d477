/** Checks in order: unreadable text, the tax number, the contract. */
import { zBidDraft } from '@zakupki/api-client/zod';
import { contractProblems } from '../../../forms/contract-problems.ts';
import { innProblem } from '../../../entities/supplier/inn-problem.ts';
import type { FormCheck } from '../../../ui/form/checked-form.ts';
import { addressOf } from './bid-fields.ts';
import { type BidValues, readBid } from './bid-values.ts';

/** The check returns problems by form field. */
export function bidCheck(timeZone: string): FormCheck<BidValues> {
  return (values) => {
    const reading = readBid(values, timeZone);
    const problems = new Map(reading.problems);
    const inn = values.taxScheme === 'RU-INN' ? innProblem(values.taxId) : null;
    if (inn !== null) problems.set('taxId', inn);
    for (const { pointer, message } of contractProblems(zBidDraft, reading.draft)) {
      const name = addressOf(pointer, values, reading)?.name;
      if (name !== undefined && !problems.has(name)) problems.set(name, message);
    }
    return problems;
  };
}
