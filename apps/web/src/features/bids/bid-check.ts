/** What is wrong with the typed bid: unreadable text first, then the tax number, then what the contract has against it. */
import { zBidDraft } from '@zakupki/api-client/zod';
import { checkInn } from '@zakupki/pricing/inn';
import { m } from '#messages';
import { contractProblems } from '../../api/contract-problems.ts';
import type { FormCheck } from '../../ui/checked-form.ts';
import { placeOf } from './bid-fields.ts';
import { type BidValues, readBid } from './bid-values.ts';

const INN_WRONG = {
  digits: () => m.bid_editor_inn_digits(),
  length: () => m.bid_editor_inn_length(),
  zeros: () => m.bid_editor_inn_checksum(),
  checksum: () => m.bid_editor_inn_checksum(),
} as const;

/** Problems by form field; empty when the values make a draft the contract accepts. */
export function bidCheck(timeZone: string): FormCheck<BidValues> {
  return (values) => {
    const reading = readBid(values, timeZone);
    const found = new Map(reading.problems);
    const inn = innProblem(values);
    if (inn !== null) found.set('taxId', inn);
    for (const { pointer, message } of contractProblems(zBidDraft, reading.draft)) {
      const name = placeOf(pointer, values, reading)?.name;
      if (name !== undefined && !found.has(name)) found.set(name, message);
    }
    return found;
  };
}

function innProblem({ taxScheme, taxId }: BidValues): string | null {
  const typed = taxId.replaceAll(/\s/g, '');
  if (taxScheme !== 'RU-INN' || typed === '') return null;
  const checked = checkInn(typed);
  return checked.ok ? null : INN_WRONG[checked.reason]();
}
