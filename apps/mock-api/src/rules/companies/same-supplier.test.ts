import { expect, test } from 'vitest';
import type { SupplierRecord } from '../../model/records/suppliers.ts';
import { findCommonTraits, invitedTraits, isOtherSupplier, isSameSupplier, supplierTraits } from './same-supplier.ts';

type Described = Parameters<typeof supplierTraits>[0];

const UNKNOWN: Described = { supplierId: null, taxId: null, contacts: [], name: null };
const inn = (id: string) => ({ scheme: 'RU-INN' as const, id });
const at = (email: string, phone: string | null = null) => ({ contacts: [{ email, phone }] });
const traits = (described: Partial<Described>) => supplierTraits({ ...UNKNOWN, ...described });

test.each<[string, Partial<Described>, Partial<Described>, boolean]>([
  ['one entry of the address book', { supplierId: 'sup_1', name: 'А' }, { supplierId: 'sup_1', name: 'Б' }, true],
  [
    'one entry whose tax number was changed',
    { supplierId: 'sup_1', taxId: inn('7707083893') },
    { supplierId: 'sup_1', taxId: inn('7736050003') },
    true,
  ],
  [
    'two entries with one tax number',
    { supplierId: 'sup_1', taxId: inn('7707083893') },
    { supplierId: 'sup_2', taxId: inn('7707083893') },
    true,
  ],
  [
    'one name with different tax numbers',
    { name: 'ООО «Вектор»', taxId: inn('7707083893') },
    { name: 'ООО «Вектор»', taxId: inn('7736050003') },
    false,
  ],
  ['one address in two spellings', at('Sale@vector.example'), at('sale@VECTOR.example'), true],
  ['one mailbox by a tagged address', at('sale@vector.example'), at('sale+two@vector.example'), true],
  ['addresses of one domain', at('sale@vector.example'), at('buy@vector.example'), false],
  [
    'one name in two spellings at two addresses',
    { name: 'ООО «Вектор»', ...at('a@x.example') },
    { name: 'Вектор, ООО', ...at('b@x.example') },
    true,
  ],
  ['one name in look-alike letters', { name: 'ООО «Вектор»' }, { name: 'OOO Beктop' }, true],
  ['one name with invisible letters', { name: 'ООО «Вектор»' }, { name: 'Век\u{200B}то\u{301}р' }, true],
  [
    'a name with and without a tax number',
    { name: 'Вектор', taxId: inn('7707083893') },
    { name: 'ООО «Вектор»' },
    true,
  ],
  ['one phone number alone', at('a@x.example', '+74957771122'), at('b@x.example', '+74957771122'), false],
  ['two names', { name: 'ООО «Вектор»' }, { name: 'ООО «Луч»' }, false],
  ['two without anything known', {}, {}, false],
  ['legal forms alone', { name: 'ООО' }, { name: 'АО' }, false],
])('%s', (_what, a, b, expected) => {
  const [one, other] = [traits(a), traits(b)];
  expect([isSameSupplier(one, other), isSameSupplier(other, one)]).toEqual([expected, expected]);
});

test('what two have in common is named', () => {
  const a = traits({ name: 'ООО «Вектор»', ...at('sale@x.example', '+74957771122') });
  expect(findCommonTraits(a, a)).toEqual({
    isOneEntry: false,
    taxId: null,
    name: 'вектор',
    email: 'sale@x.example',
    phone: '+74957771122',
  });
  const taxed = traits({ taxId: inn('7707083893') });
  expect(findCommonTraits(taxed, taxed)).toMatchObject({ taxId: inn('7707083893'), name: null });
});

test('an invited supplier is known by the entry and by the name at the invitation', () => {
  const entry = { id: 'sup_7', name: 'Новое имя', taxId: null, contacts: [] } as unknown as SupplierRecord;
  const invited = invitedTraits({ email: 'Zakaz@lab.example', supplierName: 'ООО «Лабстекло»' }, entry);
  const isInvited = (described: Partial<Described>) => isSameSupplier(traits(described), invited);
  expect(
    [{ supplierId: 'sup_7' }, { name: 'Лабстекло' }, { name: 'НОВОЕ ИМЯ' }, at('zakaz@LAB.example')].map(isInvited),
  ).toEqual([true, true, true, true]);
  expect(isInvited({ name: 'Другое имя' })).toBe(false);
});

test.each<[string, Partial<Described>, Partial<Described>, boolean]>([
  ['different tax numbers', { name: 'А', taxId: inn('1') }, { name: 'А', taxId: inn('2') }, true],
  ['one tax number', { name: 'А', taxId: inn('1') }, { name: 'Б', taxId: inn('1') }, false],
  ['different names', { name: 'А', taxId: inn('1') }, { name: 'Б' }, true],
  ['one name', { name: 'А' }, { name: 'А' }, false],
  ['no names', {}, {}, false],
])('with %s, another supplier: %#', (_what, a, b, expected) => {
  expect(isOtherSupplier(traits(a), traits(b))).toBe(expected);
});
