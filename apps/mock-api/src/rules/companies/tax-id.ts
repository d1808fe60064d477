/** Tax numbers: checks digits of Russian ones only. Pure. */
import type { TaxId } from '@zakupki/api-client/schema';
import { checkInn } from '@zakupki/procurement/identifiers/inn';
import type { Fault } from '../../sentences/fault.ts';

type Taxpayer = { taxId: TaxId | null; kpp: string | null };

/** `pointer` is empty for the body itself. */
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
  // Only companies (10-digit INN) have a KPP.
  const isCompany = taxId?.scheme === 'RU-INN' && taxId.id.length === 10;
  if (kpp !== null && !isCompany)
    faults.push({ pointer: `${pointer}/kpp`, code: 'not_allowed', said: 'kpp_needs_inn' });
  return faults;
}
