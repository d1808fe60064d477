/** Values that the contract and packages/procurement both have to list, since the package does not import the contract. */
import { document, resolve, type Schema } from '@zakupki/api-client/document';
import type { Attachment, Currency, Locale, VatRate } from '@zakupki/api-client/schema';
import { FILE_LABELS, type MediaType } from '@zakupki/procurement/attachments/file-types';
import { type Currency as KnownCurrency, CURRENCIES } from '@zakupki/procurement/money/currency';
import { GENERAL_RATE, VAT_RATES, type VatRate as KnownVatRate } from '@zakupki/procurement/money/vat-rates';
import type { Lang } from '@zakupki/procurement/words';
import { expect, expectTypeOf, it } from 'vitest';

const enumOf = (schema: string) => resolve<Schema>({ $ref: `#/components/schemas/${schema}` })['enum'] as string[];

it('the contract has the same VAT rates, currencies, file types and languages', () => {
  expectTypeOf<KnownVatRate>().toEqualTypeOf<VatRate>();
  expectTypeOf<KnownCurrency>().toEqualTypeOf<Currency>();
  expectTypeOf<MediaType>().toEqualTypeOf<Attachment['mediaType']>();
  expectTypeOf<Lang>().toEqualTypeOf<Locale>();
  expect(enumOf('VatRate')).toEqual(VAT_RATES);
  expect(enumOf('Currency')).toEqual(Object.keys(CURRENCIES));
});

it('a reward is paid in any currency or in credits', () => {
  expect(enumOf('ReferrerRewardUnit')).toEqual([...enumOf('Currency'), 'credits']);
});

it('sentences of the contract name every file type, and the VAT of prices', () => {
  const { en, ru } = document['x-problems'].unsupported_file_type;
  const upload = JSON.stringify(document.paths['/attachments']?.post);
  for (const label of FILE_LABELS) {
    expect(en).toContain(label);
    expect(ru).toContain(label);
    expect(upload).toContain(label.toLowerCase());
  }
  expect(JSON.stringify(resolve<Schema>({ $ref: '#/components/schemas/Plan' }))).toContain(`at ${GENERAL_RATE} %`);
});
