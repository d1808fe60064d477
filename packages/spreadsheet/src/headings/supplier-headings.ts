/** Headings of lists of suppliers in Russian and English. */
import type { SupplierImportField } from '@zakupki/api-client/schema';
import { headingSpelling } from './fields.ts';

/** As `headingSpelling` returns them, separated by commas. `parts` are contained in longer headings. */
type Headings = {
  readonly whole: string;
  readonly parts?: string;
};

/** Of two parts in one heading the first in this order wins: "ИНН/КПП" is the tax number. */
const HEADINGS: Readonly<Record<SupplierImportField, Headings>> = {
  taxScheme: { whole: 'вид номера, реестр, налоговый реестр, tax register, tax scheme, register' },
  taxId: {
    whole: `инн, унп, бин, инн кпп, инн поставщика, tax number, tax id, tin, vat id, vat no, vat number, tax no,
      налоговый номер, unp, bin, inn`,
    parts: 'инн, унп, tax number, tax id, vat number, налоговый номер',
  },
  kpp: { whole: 'кпп, kpp' },
  email: {
    whole: `e mail, email, mail, почта, эл почта, электронная почта, эл адрес, адрес эл почты, адрес электронной почты,
      имейл, емейл, e mail address, email address`,
    parts: 'mail, почт',
  },
  phone: {
    whole: `телефон, телефоны, тел, моб, мобильный, номер телефона, контактный телефон, phone, phones, tel, telephone,
      mobile, phone number, cell`,
    parts: 'телефон, phone',
  },
  contactRole: {
    whole: 'должность, роль, отдел, role, position, job title, title, department, должность контакта, contact role',
    parts: 'должность',
  },
  contactName: {
    whole: `контакт, контакты, контактное лицо, фио, имя, ответственный, менеджер, представитель, contact, contact person,
      contact name, person, full name, manager, ф и о`,
    parts: 'контакт, фио, contact',
  },
  bankAccount: {
    whole: `р с, рс, расчетный счет, счет, номер счета, банковский счет, bank account, account, account number, iban`,
    parts: 'расчетный счет, bank account',
  },
  bik: { whole: 'бик, бик банка, bik, bic', parts: 'бик' },
  vatPayer: {
    whole: `ндс, плательщик ндс, с ндс, работает с ндс, vat, vat payer, vat registered, pays vat, платит ндс`,
    parts: 'плательщик ндс, vat payer',
  },
  legalForm: { whole: 'опф, правовая форма, форма собственности, организационно правовая форма, legal form' },
  website: {
    whole: 'сайт, веб сайт, сайт компании, website, web site, web, site, url, homepage',
    parts: 'сайт, website',
  },
  address: {
    whole: `адрес, юридический адрес, юр адрес, фактический адрес, почтовый адрес, адрес поставщика, address,
      legal address, postal address, город, city`,
    parts: 'адрес, address',
  },
  region: { whole: 'регион, код региона, region, region code, субъект' },
  tags: {
    whole: 'теги, тег, метки, категория, категории, группа, товарная группа, tags, tag, category, categories, group',
    parts: 'категори, categor',
  },
  blockedReason: {
    whole: 'причина блокировки, блокировка, заблокирован, blocked, block reason, blocked reason, reason for blocking',
    parts: 'блокировк',
  },
  notes: {
    whole: `заметки, заметка, примечание, примечания, комментарий, комментарии, описание, notes, note, comment, comments,
      remark, remarks, description`,
    parts: 'примечани, комментари, note, comment',
  },
  name: {
    whole: `поставщик, поставщики, название, наименование, наименование поставщика, название поставщика, компания,
      организация, контрагент, наименование организации, название компании, юридическое лицо, юр лицо, фирма, продавец,
      supplier, supplier name, name, company, company name, vendor, vendor name, organization, organisation, counterparty,
      seller`,
    parts: 'поставщик, наименование, название, контрагент, организаци, компани, supplier, company, vendor',
  },
};

const listed = (texts = '') => texts.split(/\s*,\s*/u).filter(Boolean);

// Object.entries loses the key type; the keys are those of the table above.
const FIELDS = Object.entries(HEADINGS) as [SupplierImportField, Headings][];
const WHOLE = new Map(
  FIELDS.flatMap(([field, { whole }]) => listed(whole).map((text) => [headingSpelling(text), field] as const)),
);
const PARTS = FIELDS.flatMap(([field, { parts }]) =>
  listed(parts).map((text) => ({ field, start: ` ${headingSpelling(text)}` })),
);

/** A longer text is a sentence. */
const MOST_WORDS = 8;

export type NamedSupplierField = {
  readonly field: SupplierImportField;
  readonly confidence: number;
};

/** The field with its confidence; null when the heading names none. */
export function supplierFieldOf(heading: string): NamedSupplierField | null {
  const spelled = headingSpelling(heading.slice(0, 200));
  const whole = WHOLE.get(spelled);
  if (whole) return { field: whole, confidence: 1 };
  if (spelled === '' || spelled.split(' ').length > MOST_WORDS) return null;
  const part = PARTS.find(({ start }) => ` ${spelled}`.includes(start));
  return part ? { field: part.field, confidence: 0.8 } : null;
}

/** Several columns may hold notes: their texts are joined. */
export const SHARED_SUPPLIER_FIELDS: readonly SupplierImportField[] = ['notes'];
