/** What connects suppliers, comparable between bids. */
import type { BidSupplier } from '@zakupki/api-client/schema';
import { splitWords } from '@zakupki/procurement/suppliers/company-name';
import { supplierTraits, type SupplierTraits } from '../companies/same-supplier.ts';

export type Identity = SupplierTraits & {
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
  const traits = supplierTraits(supplier);
  const address = splitWords(supplier.address, ADDRESS_WORDS);
  return {
    ...traits,
    domains: new Set(
      [...traits.emails].map((email) => email.slice(email.indexOf('@') + 1)).filter((domain) => !FREE_MAIL.has(domain)),
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

export function intersect(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return [...a].some((value) => b.has(value));
}

function withoutNulls(values: readonly (string | null)[]): ReadonlySet<string> {
  return new Set(values.filter((value) => value !== null));
}
