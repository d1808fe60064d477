/** Reads the cells of one row as a supplier. */
import type { SupplierImportField, TaxId } from '@zakupki/api-client/schema';
import { checkInn } from '@zakupki/procurement/identifiers/inn';
import { MERGE_LIMITS, type MergedContact, type MergedSupplier } from '@zakupki/procurement/suppliers/merge-suppliers';
import { shownValue, type Issue, type IssueCode } from '../cells/issue.ts';
import { type Cell, cellText } from '../cells/sheet.ts';
import { EMAIL_IN_TEXT, readEmail, readKpp, readPhone, readTaxId } from '../cells/contact-input.ts';

export type SupplierCells = Partial<Record<SupplierImportField, Cell>>;

export type ReadSupplier = {
  readonly supplier: MergedSupplier & { readonly contacts: readonly MergedContact[] };
  readonly issues: readonly Issue[];
};

/** Longest texts of the contract. */
const LONGEST = {
  name: 200,
  legalForm: 32,
  address: 300,
  notes: 4000,
  contact: 200,
  role: 100,
  tag: 32,
  reason: 1000,
  phones: 1000,
  emails: 6000,
};
const MOST_TAGS = MERGE_LIMITS.tags;

type Report = (field: SupplierImportField, code: IssueCode, more?: Partial<Issue>) => null;

/** @param columnOf column (from 1) of a field */
export function readSupplierCells(
  cells: SupplierCells,
  row: number,
  columnOf: (field: SupplierImportField) => number | null,
): ReadSupplier {
  const issues: Issue[] = [];
  const report: Report = (field, code, more = {}) => {
    const value = shownValue(textOf(cells[field]));
    issues.push({ severity: 'error', code, row, column: columnOf(field), value, ...more });
    return null;
  };
  const text = (field: SupplierImportField, limit: number) => {
    const whole = textOf(cells[field]);
    if (whole.length > limit) report(field, 'too_long', { severity: 'warning', params: { limit } });
    return whole.slice(0, limit).trim() || null;
  };
  const taxId = readTaxNumber(cells, report);
  const contacts = readContacts(cells, text, report);
  const lost = contacts.nameForNotes === null ? [] : [contacts.nameForNotes];
  const notes = [text('notes', LONGEST.notes), ...lost].filter(Boolean).join('\n').slice(0, LONGEST.notes);
  return {
    supplier: {
      name: withoutAddress(text('name', LONGEST.name)) ?? nameFromEmail(contacts.all, report),
      legalForm: text('legalForm', LONGEST.legalForm),
      taxId,
      kpp: readKppOf(cells, taxId, report),
      address: text('address', LONGEST.address),
      region: shaped(cells, 'region', (value) => value.toUpperCase(), /^[A-Z]{2}-[A-Z0-9]{1,3}$/u, report),
      website: shaped(cells, 'website', httpsAddress, /^https:\/\/[^\s/]+\.\S{2,}$/u, report),
      bankAccount: shaped(cells, 'bankAccount', withoutSpaces, /^\d{20}$/u, report),
      bik: shaped(cells, 'bik', (value) => withoutSpaces(value).padStart(9, '0'), /^\d{9}$/u, report),
      vatPayer: readAnswer(cells, report),
      notes: notes || null,
      blockedReason: readReason(text('blockedReason', LONGEST.reason)),
      contacts: contacts.all,
      tags: readTags(cells, report),
    },
    issues,
  };
}

const textOf = (cell: Cell | undefined): string =>
  cellText(cell)
    .replaceAll(/[^\S\n]+/gu, ' ')
    .trim();
const withoutSpaces = (value: string) => value.replaceAll(/\s/gu, '');
const httpsAddress = (value: string) => `https://${value.replace(/^https?:\/\//iu, '')}`;

/** "Метиз <sales@metiz.example>" is the name and an address. */
const withoutAddress = (name: string | null) =>
  name
    ?.replace(EMAIL_IN_TEXT, '')
    .replaceAll(/[<>()[\]]\s*$|^\s*[<>()[\]]+/gu, '')
    .replace(/[\s<>(),;:-]+$/u, '')
    .trim() || null;

function nameFromEmail(contacts: readonly MergedContact[], report: Report): string {
  const email = contacts.find((contact) => contact.email !== null)?.email ?? '';
  if (email !== '') report('name', 'name_from_cell', { severity: 'warning', value: email });
  return email;
}

/** Blocking a supplier needs a reason: "да" alone is not one. */
const readReason = (text: string | null) =>
  text !== null && text.length >= 3 && !/^(?:нет|no|false|-+)$/iu.test(text) ? text : null;

function shaped(
  cells: SupplierCells,
  field: SupplierImportField,
  normalize: (value: string) => string,
  shape: RegExp,
  report: Report,
): string | null {
  const text = textOf(cells[field]);
  if (text === '') return null;
  const value = normalize(text);
  return shape.test(value) && value.length <= 2048 ? value : report(field, 'not_understood');
}

const SCHEMES: readonly (readonly [RegExp, TaxId['scheme']])[] = [
  [/инн|inn/iu, 'RU-INN'],
  [/унп|unp/iu, 'BY-UNP'],
  [/бин|bin/iu, 'KZ-BIN'],
  [/иное|друг|other/iu, 'OTHER'],
];

/** A number of the named register, else a Russian one by its digits, else one of nine digits as Belarusian. */
function readTaxNumber(cells: SupplierCells, report: Report): TaxId | null {
  const [text = ''] = withoutSpaces(textOf(cells.taxId)).split(/[/,;]/u);
  if (text === '') return null;
  const named = SCHEMES.find(([word]) => word.test(textOf(cells.taxScheme)))?.[1];
  if (named && named !== 'RU-INN' && /^[A-Za-z0-9-]{1,32}$/u.test(text)) return { scheme: named, id: text };
  // Spreadsheets drop the zero at the beginning of a number.
  for (const id of [text, `0${text}`]) if (checkInn(id).ok) return { scheme: 'RU-INN', id };
  if (named === undefined && /^\d{9}$/u.test(text)) return { scheme: 'BY-UNP', id: text };
  const found = readTaxId(text);
  return found.ok ? found.value : report('taxId', 'tax_id_invalid');
}

function readKppOf(cells: SupplierCells, taxId: TaxId | null, report: Report): string | null {
  const [, beside = ''] = withoutSpaces(textOf(cells.taxId)).split('/');
  const text = textOf(cells.kpp) || beside;
  if (text === '') return null;
  const isCompany = taxId?.scheme === 'RU-INN' && taxId.id.length === 10;
  const found = readKpp(withoutSpaces(text).padStart(9, '0'));
  return found.ok && isCompany ? found.value : report('kpp', 'not_understood', { value: shownValue(text) });
}

function readAnswer(cells: SupplierCells, report: Report): boolean | null {
  const text = textOf(cells.vatPayer);
  if (text === '') return null;
  if (/^(?:да|yes|y|true|1|\+|с ндс|плательщик|with vat)$/iu.test(text)) return true;
  if (/^(?:нет|no|n|false|0|-|без ндс|не плательщик|усн|without vat)$/iu.test(text)) return false;
  return report('vatPayer', 'unclear_answer');
}

function readTags(cells: SupplierCells, report: Report): string[] {
  const all = [
    ...new Set(
      textOf(cells.tags)
        .split(/[,;\n]/u)
        .map((tag) => tag.trim())
        .filter(Boolean),
    ),
  ];
  const tags = all.map((tag) => tag.slice(0, LONGEST.tag)).slice(0, MOST_TAGS);
  if (all.length > MOST_TAGS || all.some((tag) => tag.length > LONGEST.tag))
    report('tags', 'not_understood', { severity: 'warning' });
  return tags;
}

/** One person with the first address and number; further ones are contacts without a name. */
function readContacts(
  cells: SupplierCells,
  text: (field: SupplierImportField, limit: number) => string | null,
  report: Report,
): {
  readonly all: MergedContact[];
  /** a name without address and number */
  readonly nameForNotes: string | null;
} {
  const name = text('contactName', LONGEST.contact);
  const role = text('contactRole', LONGEST.role);
  const emails = readEmails(cells, report);
  const phones = readPhones(cells, report);
  const total = Math.max(emails.length, phones.length);
  const count = Math.min(total, MERGE_LIMITS.contacts);
  if (total > count) report('email', 'not_understood', { severity: 'warning' });
  if (count === 0) {
    if (name !== null) report('contactName', 'contact_incomplete', { severity: 'warning' });
    return { all: [], nameForNotes: [name, role].filter(Boolean).join(', ') || null };
  }
  const all = Array.from({ length: count }, (_, at) => ({
    name: at === 0 ? name : null,
    role: at === 0 ? role : null,
    email: emails[at] ?? null,
    phone: phones[at] ?? null,
    isPrimary: at === 0,
  }));
  return { all, nameForNotes: null };
}

function readEmails(cells: SupplierCells, report: Report): string[] {
  const text = (textOf(cells.email) || textOf(cells.name)).slice(0, LONGEST.emails);
  const found = [...text.matchAll(EMAIL_IN_TEXT)].map(([email]) => email.replace(/\.$/u, ''));
  const emails = [...new Set(found)].filter((email) => readEmail(email).ok);
  if (emails.length === 0 && textOf(cells.email) !== '') report('email', 'email_invalid');
  return emails;
}

function readPhones(cells: SupplierCells, report: Report): string[] {
  const text = textOf(cells.phone).slice(0, LONGEST.phones);
  if (text === '') return [];
  const whole = readPhone(text);
  if (whole.ok) return [whole.value];
  const parts = text.split(/[,;/\n]/u).filter((part) => /\d/u.test(part) && !/доб|вн|ext/iu.test(part));
  const read = parts.map((part) => readPhone(part));
  const phones = read.flatMap((reading) => (reading.ok ? [reading.value] : []));
  if (read.some(({ ok }) => !ok) || parts.length === 0) report('phone', 'phone_invalid');
  return [...new Set(phones)];
}
