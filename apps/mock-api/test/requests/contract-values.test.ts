/** Values that the contract and packages/procurement both have to list, since the package does not import the contract. */
import { document, resolve, type Schema } from '@zakupki/api-client/document';
import type { Attachment, Currency, Locale, VatRate } from '@zakupki/api-client/schema';
import { FILE_LABELS, type MediaType } from '@zakupki/procurement/attachments/file-types';
import { type Currency as KnownCurrency, CURRENCIES } from '@zakupki/procurement/money/currency';
import { GENERAL_RATE, VAT_RATES, type VatRate as KnownVatRate } from '@zakupki/procurement/money/vat-rates';
import { MAX_LINES } from '@zakupki/procurement/orders/limits';
import { type DurationName, durationText } from '@zakupki/procurement/time/durations';
import { MAX_FILE_BYTES } from '@zakupki/spreadsheet/cells/limits';
import { type Lang, LANGUAGES } from '@zakupki/words';
import mockControl from '@zakupki/mock-control/document' with { type: 'json' };
import { expect, expectTypeOf, it } from 'vitest';
import { maxItemsOf } from '../../src/contract.ts';

const schemaOf = (name: string) => resolve<Schema>({ $ref: `#/components/schemas/${name}` });
const operationOf = (id: string) =>
  Object.values(document.paths)
    .flatMap(Object.values<object>)
    .find((one) => 'operationId' in one && one.operationId === id);
const enumOf = (name: string) => schemaOf(name)['enum'] as string[];

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
  expect(JSON.stringify(schemaOf('Plan'))).toContain(`at ${GENERAL_RATE} %`);
});

it.each<[DurationName, unknown]>([
  ['emailChangeLink', operationOf('requestEmailChange')],
  ['impersonation', operationOf('startImpersonation')],
  ['endedRequest', operationOf('logInByToken')],
  ['deadlineNotice', schemaOf('NotificationType')],
  ['supplierReminder', operationOf('remindSuppliers')],
  ['homeDeadlines', schemaOf('OrdersOverview')],
  ['documentNotice', schemaOf('NotificationType')],
  ['documentNotice', document.components['parameters']],
  ['webinarRoom', schemaOf('Webinar')],
  ['webinarRoom', document['x-problems'].webinar_not_open],
])('the contract says the duration %s as the server counts it', (name, part) => {
  expect(JSON.stringify(part)).toContain(durationText(name, 'en'));
});

it.each(['parseOrderImport', 'parseBidImport', 'parseSupplierImport'])('%s takes the largest spreadsheet', (id) => {
  const { 'x-body-limit': limit } = operationOf(id) as { 'x-body-limit': number };
  expect(limit).toBeGreaterThan(MAX_FILE_BYTES);
});

it('every problem has a sentence in every language, and the catalogue shows each', () => {
  const silent = Object.entries(document['x-problems']).filter(([, problem]) =>
    LANGUAGES.some((lang) => !problem[lang]),
  );
  expect(silent.map(([code]) => code)).toEqual([]);
  const { properties } = schemaOf('ProblemType') as { properties: { sentences: { required: string[] } } };
  expect(properties.sentences.required.toSorted()).toEqual(LANGUAGES.toSorted());
});

it('all kinds of conflicts can be listed', () => {
  expect(maxItemsOf('ConflictKindList', 'data')).toBe(enumOf('ConflictKindCode').length);
});

it('the last line of the longest order has a position', () => {
  const { position } = schemaOf('OrderItem')['properties'] as { position: Schema };
  expect([maxItemsOf('OrderDraft', 'items'), position['maximum']]).toEqual([MAX_LINES, MAX_LINES]);
});

it('a list of codes may name all of them', () => {
  // Names of schemas differ between the two contracts.
  const schemas: Record<string, unknown> = { ...mockControl.components.schemas, ...document.components['schemas'] };
  const itemsOf = (items: Schema) => (schemas[items.$ref?.split('/').at(-1) ?? ''] ?? items) as Schema;
  const short: string[] = [];
  const visit = (node: unknown, path: string): void => {
    if (typeof node !== 'object' || node === null) return;
    const { uniqueItems, maxItems, items } = node as Schema;
    const { enum: codes } = uniqueItems === true ? itemsOf(items as Schema) : {};
    if (Array.isArray(codes) && typeof maxItems === 'number' && maxItems < codes.length) short.push(path);
    for (const [key, value] of Object.entries(node)) visit(value, `${path}/${key}`);
  };
  for (const { components } of [document, mockControl]) visit(components, '');
  // Columns to sort by are few.
  expect(short.filter((path) => !path.endsWith('Sort/schema'))).toEqual([]);
});
