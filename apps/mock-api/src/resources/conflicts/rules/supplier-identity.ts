/** Normalised identity of a supplier, comparable between bids. */
import type { BidSupplier } from '@zakupki/api-client/schema';
import { companyNameKey, splitWords } from '@zakupki/procurement/suppliers/company-name';

export type Identity = {
  readonly taxId: string | null;
  readonly name: string;
  readonly phones: ReadonlySet<string>;
  readonly emails: ReadonlySet<string>;
  /** e-mail domains except those of free e-mail services */
  readonly domains: ReadonlySet<string>;
  readonly bankAccount: string | null;
  /** null without a house number: many share the city */
  readonly address: string | null;
  /** contact persons with first and last name */
  readonly people: ReadonlySet<string>;
};

const ADDRESS_WORDS = new Set(
  'россия рф г город ул улица пр проспект пер д дом стр строение корп к оф офис пом'.split(' '),
);
const FREE_MAIL = new Set(
  `mail.ru bk.ru list.ru inbox.ru internet.ru xmail.ru yandex.ru ya.ru yandex.com yandex.by yandex.kz rambler.ru lenta.ru
   autorambler.ru ro.ru tut.by mail.kz gmail.com googlemail.com outlook.com hotmail.com live.com msn.com yahoo.com icloud.com me.com
   mac.com aol.com proton.me protonmail.com zoho.com gmx.com gmx.de gmx.net web.de mail.com qq.com 163.com 126.com`.split(
    /\s+/u,
  ),
);

export function identityOf(supplier: BidSupplier): Identity {
  const emails = withoutNulls(supplier.contacts.map(({ email }) => email?.toLowerCase() ?? null));
  const address = splitWords(supplier.address, ADDRESS_WORDS);
  return {
    taxId: supplier.taxId === null ? null : `${supplier.taxId.scheme}:${supplier.taxId.id}`,
    name: companyNameKey(supplier.name),
    phones: withoutNulls(supplier.contacts.map(({ phone }) => phone)),
    emails,
    domains: new Set(
      [...emails].map((email) => email.slice(email.indexOf('@') + 1)).filter((domain) => !FREE_MAIL.has(domain)),
    ),
    bankAccount: supplier.bankAccount,
    // Without the postcode, which is often missing.
    address: address.some((word) => /^\d{1,5}\D*$/u.test(word))
      ? address.filter((word) => !/^\d{6}$/u.test(word)).join(' ')
      : null,
    people: withoutNulls(
      supplier.contacts.map(({ name }) => {
        const parts = splitWords(name);
        return parts.length > 1 ? parts.toSorted().join(' ') : null;
      }),
    ),
  };
}

/** Evidence of one supplier: tax number (`RU-INN:7707083893`), or name with phone or e-mail. */
export type SameSupplier =
  | { readonly by: 'tax_id'; readonly taxId: string }
  | { readonly by: 'contact'; readonly phone: string | null; readonly email: string | null };

/** Compares tax numbers; where one is missing, the name with phone or e-mail. Returns null for different suppliers. */
export function findSameSupplier(a: Identity, b: Identity): SameSupplier | null {
  if (a.taxId !== null && b.taxId !== null) return a.taxId === b.taxId ? { by: 'tax_id', taxId: a.taxId } : null;
  if (a.name === '' || a.name !== b.name) return null;
  const [phone, email] = [findCommon(a.phones, b.phones), findCommon(a.emails, b.emails)];
  return phone === null && email === null ? null : { by: 'contact', phone, email };
}

/** Compares tax numbers; where one is missing, names. */
export function isOtherSupplier(a: Identity, b: Identity): boolean {
  return a.taxId !== null && b.taxId !== null ? a.taxId !== b.taxId : a.name !== b.name;
}

export function intersect(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return [...a].some((value) => b.has(value));
}

/** First in alphabetical order, independent of the order of bids. */
function findCommon(a: ReadonlySet<string>, b: ReadonlySet<string>): string | null {
  return [...a].filter((value) => b.has(value)).toSorted()[0] ?? null;
}

function withoutNulls(values: readonly (string | null)[]): ReadonlySet<string> {
  return new Set(values.filter((value) => value !== null));
}
