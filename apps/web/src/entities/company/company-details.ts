/** Registration and bank details of the buyer's company: what purchase orders need, and how forms read it. */
import type { Company, CompanyPatch, ProfilePatch } from '@zakupki/api-client/schema';
import { zUpdateProfileBody } from '@zakupki/api-client/zod';
import { m } from '#messages';
import { contractFieldProblems } from '../../forms/contract-check.ts';
import type { FieldProblems, FormValues } from '../../forms/plain-form.ts';
import { fieldLabel } from '../record-field/field-label.ts';
import { innProblem } from '../supplier/inn-problem.ts';

export const COMPANY_POINTERS = {
  inn: '/company/taxId/id',
  kpp: '/company/kpp',
  address: '/company/address',
  bankAccount: '/company/bankAccount',
  bik: '/company/bik',
};

export type CompanyField = keyof typeof COMPANY_POINTERS;

export const COMPANY_FIELDS = Object.keys(COMPANY_POINTERS) as readonly CompanyField[];

type Details = Pick<Company, 'taxId' | 'kpp' | 'address' | 'bankAccount' | 'bik'>;

/** Companies abroad have other bank details. */
const isRussian = ({ taxId }: Details) => taxId === null || taxId.scheme === 'RU-INN';

/** The empty fields, with the KPP that only some companies have. */
export function emptyCompanyFields(company: Details): CompanyField[] {
  const { taxId, kpp, address, bankAccount, bik } = company;
  const mayHaveKpp = taxId === null || (taxId.scheme === 'RU-INN' && taxId.id.length === 10);
  return [
    ...(taxId === null ? ['inn' as const] : []),
    ...(kpp === null && mayHaveKpp ? ['kpp' as const] : []),
    ...(address === null ? ['address' as const] : []),
    ...(bankAccount === null && isRussian(company) ? ['bankAccount' as const] : []),
    ...(bik === null && isRussian(company) ? ['bik' as const] : []),
  ];
}

/** What a purchase order lacks, in words; empty for complete details. */
export function missingDetails(company: Details): string[] {
  const empty = emptyCompanyFields(company);
  return [
    ...(empty.includes('inn') ? [m.settings_inn()] : []),
    ...(empty.includes('address') ? [m.company_address()] : []),
    ...(empty.includes('bankAccount') || empty.includes('bik') ? [m.company_bank()] : []),
  ];
}

export const companyLabels: Readonly<Record<CompanyField, () => string>> = {
  inn: () => m.settings_inn(),
  kpp: () => fieldLabel('bid', 'supplier/kpp'),
  address: () => fieldLabel('bid', 'supplier/address'),
  bankAccount: () => fieldLabel('bid', 'supplier/bankAccount'),
  bik: () => m.suppliers_bik(),
};

/** Empty inputs become null, which clears the stored values. @param fields the inputs of the form */
export function readCompany(
  values: FormValues<CompanyField>,
  fields: readonly CompanyField[],
  { taxId }: Pick<Company, 'taxId'>,
): CompanyPatch {
  const digitsOf = (text: string) => text.replaceAll(/\s/g, '') || null;
  const id = digitsOf(values.inn);
  const read = {
    // Companies abroad have a tax number other than an INN.
    inn: { taxId: id === null ? null : { scheme: taxId?.scheme ?? ('RU-INN' as const), id } },
    kpp: { kpp: digitsOf(values.kpp) },
    address: { address: values.address.trim() || null },
    bankAccount: { bankAccount: digitsOf(values.bankAccount) },
    bik: { bik: digitsOf(values.bik) },
  };
  return Object.assign({}, ...fields.map((field) => read[field])) as CompanyPatch;
}

/** @param company before the patch */
export function companyProblems(patch: ProfilePatch, company: Details): FieldProblems<CompanyField> {
  const problems = contractFieldProblems(zUpdateProfileBody, patch, COMPANY_POINTERS, {
    inn: () => m.settings_inn_form(),
    kpp: () => m.suppliers_wrong_kpp(),
    bankAccount: () => m.suppliers_wrong_account(),
    bik: () => m.suppliers_wrong_bik(),
  });
  const { taxId, kpp } = { ...company, ...patch.company };
  const isInnWrong = taxId?.scheme === 'RU-INN' && innProblem(taxId.id) !== null;
  const isKppAlone = kpp !== null && !(taxId?.scheme === 'RU-INN' && taxId.id.length === 10);
  return {
    ...(isInnWrong && { inn: () => innProblem(taxId.id) ?? '' }),
    ...(isKppAlone && { kpp: () => m.suppliers_kpp_of_inn() }),
    ...problems,
  };
}
