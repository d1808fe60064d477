/** Tax numbers: a Russian one is checked by its digits, the others are taken as they are. Pure. */
import type { TaxId } from '@zakupki/api-client/schema';
import { checkInn } from '@zakupki/procurement/identifiers/inn';
import type { Fault } from '../../../sentences/fault.ts';

type Taxpayer = { taxId: TaxId | null; kpp: string | null };

/** Faults of a taxpayer given at `pointer` (empty for the body itself). */
export function taxpayerFaults({ taxId, kpp }: Taxpayer, pointer = ''): Fault[] {
  const faults: Fault[] = [];
  const inn = taxId?.scheme === 'RU-INN' ? checkInn(taxId.id) : null;
  if (inn && !inn.ok) {
    const isShapeWrong = inn.reason === 'digits' || inn.reason === 'length';
    faults.push({
      pointer: `${pointer}/taxId/id`,
      code: isShapeWrong ? 'format' : 'checksum',
      said: isShapeWrong ? 'inn_digits' : 'inn_checksum',
    });
  }
  // Only companies are registered by reason (KPP); a person's INN has twelve digits.
  const isCompany = taxId?.scheme === 'RU-INN' && taxId.id.length === 10;
  if (kpp !== null && !isCompany)
    faults.push({ pointer: `${pointer}/kpp`, code: 'not_allowed', said: 'kpp_needs_inn' });
  return faults;
}

/** What makes two tax numbers the same one. */
export function taxKey({ scheme, id }: TaxId): string {
  return `${scheme} ${id.toUpperCase()}`;
}
