/** The address book as a sheet: a row for each contact, so that the import reads everything back. */
import type { Supplier, SupplierContact, SupplierImportField } from '@zakupki/api-client/schema';
import type { Lang, Words } from '@zakupki/words';
import { momentCell, type OutCell, type OutSheet } from '../writing/out-cell.ts';

type Column = {
  readonly heading: Words;
  readonly width: number;
  readonly cell: (supplier: Supplier, contact: SupplierContact | undefined, lang: Lang) => OutCell;
};

const YES_NO: Readonly<Record<'yes' | 'no', Words>> = { yes: { en: 'yes', ru: 'да' }, no: { en: 'no', ru: 'нет' } };
const SCHEMES: Readonly<Record<NonNullable<Supplier['taxId']>['scheme'], Words>> = {
  'RU-INN': { en: 'INN', ru: 'ИНН' },
  'BY-UNP': { en: 'UNP', ru: 'УНП' },
  'KZ-BIN': { en: 'BIN', ru: 'БИН' },
  OTHER: { en: 'Other', ru: 'Иное' },
};

/** The headings are among those that the import recognises. */
const COLUMNS: Readonly<Record<SupplierImportField, Column>> = {
  name: { heading: { en: 'Supplier', ru: 'Поставщик' }, width: 36, cell: ({ name }) => name },
  legalForm: { heading: { en: 'Legal form', ru: 'Правовая форма' }, width: 14, cell: ({ legalForm }) => legalForm },
  taxScheme: {
    heading: { en: 'Tax register', ru: 'Вид номера' },
    width: 12,
    cell: ({ taxId }, _contact, lang) => taxId && SCHEMES[taxId.scheme][lang],
  },
  taxId: { heading: { en: 'Tax number', ru: 'ИНН' }, width: 16, cell: ({ taxId }) => taxId?.id ?? null },
  kpp: { heading: { en: 'KPP', ru: 'КПП' }, width: 12, cell: ({ kpp }) => kpp },
  vatPayer: {
    heading: { en: 'VAT payer', ru: 'Плательщик НДС' },
    width: 12,
    cell: ({ vatPayer }, _contact, lang) => (vatPayer === null ? null : YES_NO[vatPayer ? 'yes' : 'no'][lang]),
  },
  contactName: {
    heading: { en: 'Contact', ru: 'Контактное лицо' },
    width: 24,
    cell: (_, contact) => contact?.name ?? null,
  },
  contactRole: { heading: { en: 'Position', ru: 'Должность' }, width: 24, cell: (_, contact) => contact?.role ?? null },
  email: { heading: { en: 'E-mail', ru: 'Эл. почта' }, width: 30, cell: (_, contact) => contact?.email ?? null },
  phone: { heading: { en: 'Phone', ru: 'Телефон' }, width: 18, cell: (_, contact) => contact?.phone ?? null },
  tags: { heading: { en: 'Tags', ru: 'Теги' }, width: 24, cell: ({ tags }) => tags.join(', ') || null },
  address: { heading: { en: 'Address', ru: 'Адрес' }, width: 44, cell: ({ address }) => address },
  region: { heading: { en: 'Region', ru: 'Регион' }, width: 10, cell: ({ region }) => region },
  website: { heading: { en: 'Website', ru: 'Сайт' }, width: 30, cell: ({ website }) => website },
  bankAccount: {
    heading: { en: 'Bank account', ru: 'Расчётный счёт' },
    width: 24,
    cell: ({ bankAccount }) => bankAccount,
  },
  bik: { heading: { en: 'BIK', ru: 'БИК' }, width: 12, cell: ({ bik }) => bik },
  blockedReason: {
    heading: { en: 'Blocked reason', ru: 'Причина блокировки' },
    width: 36,
    cell: ({ blockedReason }) => blockedReason,
  },
  notes: { heading: { en: 'Notes', ru: 'Заметки' }, width: 44, cell: ({ notes }) => notes },
};

/** Columns that the import ignores. */
const FIGURES: readonly (Pick<Column, 'heading' | 'width'> & {
  readonly cell: (supplier: Supplier, timeZone: string) => OutCell;
})[] = [
  { heading: { en: 'Bids', ru: 'Предложений' }, width: 12, cell: ({ stats }) => ({ count: stats.bids }) },
  { heading: { en: 'Wins', ru: 'Побед' }, width: 10, cell: ({ stats }) => ({ count: stats.wins }) },
  {
    heading: { en: 'Last bid', ru: 'Последнее предложение' },
    width: 18,
    cell: ({ stats }, timeZone) => stats.lastBidAt && momentCell(stats.lastBidAt, timeZone),
  },
];

const NAME: Words = { en: 'Suppliers', ru: 'Поставщики' };

/** @param timeZone of the moments */
export function suppliersSheet(
  suppliers: readonly Supplier[],
  { lang, timeZone }: { readonly lang: Lang; readonly timeZone: string },
): OutSheet {
  const columns = [...Object.values(COLUMNS), ...FIGURES];
  return {
    name: NAME[lang],
    columns: columns.map(({ heading, width }) => ({ heading: heading[lang], width })),
    rows: suppliers.flatMap((supplier) =>
      contactsOf(supplier).map((contact) => [
        ...Object.values(COLUMNS).map(({ cell }) => cell(supplier, contact, lang)),
        ...FIGURES.map(({ cell }) => cell(supplier, timeZone)),
      ]),
    ),
  };
}

/** The primary contact first; a row without a contact for a supplier that has none. */
function contactsOf({ contacts }: Supplier): (SupplierContact | undefined)[] {
  const sorted = contacts.toSorted((a, b) => Number(b.isPrimary) - Number(a.isPrimary));
  return sorted.length > 0 ? sorted : [undefined];
}
