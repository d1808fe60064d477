import { expect, test } from 'vitest';
import type { SupplierRecord } from '../../model/records/suppliers.ts';
import { BLANK_SUPPLIER } from './draft.ts';
import { createDuplicateSearch, listPairs, pairId } from './duplicates.ts';

let serial = 0;
function supplier(name: string, inn: string | null, ...emails: string[]): SupplierRecord {
  serial += 1;
  return {
    ...BLANK_SUPPLIER,
    id: `sup_${serial}`,
    ownerId: 'usr_buyer',
    version: 1,
    createdAt: `2026-01-01T00:00:${String(serial).padStart(2, '0')}Z`,
    updatedAt: '2026-01-01T00:00:00Z',
    createdBy: { id: 'usr_buyer', name: 'Анна' },
    blockedAt: null,
    blockedBy: null,
    name,
    taxId: inn === null ? null : { scheme: 'RU-INN', id: inn },
    contacts: emails.map((email) => ({ name: null, role: null, email, phone: null, isPrimary: false })),
  };
}

const reasons = (a: SupplierRecord, b: SupplierRecord) => createDuplicateSearch([a])(b).map((match) => match.reasons);

test.each([
  ['name', supplier('ООО «Метиз-Сервис»', '7707083893'), supplier('Метиз Сервис', null), ['name']],
  ['e-mail', supplier('Метиз', null, 'A@x.example'), supplier('Трос', null, 'b@x.example', 'a@X.example'), ['email']],
  ['both', supplier('Метиз', null, 'a@x.example'), supplier('АО Метиз', null, 'a@x.example'), ['name', 'email']],
] as const)('finds a duplicate by %s', (_what, a, b, expected) => {
  expect(reasons(a, b)).toEqual([expected]);
});

test('matches a tax number in any register', () => {
  const other = { ...supplier('Трос', null), taxId: { scheme: 'OTHER', id: '77-07083893' } as const };
  expect(reasons(supplier('Метиз', '7707083893'), other)).toEqual([['tax_id']]);
});

test('treats different tax numbers of one register as different suppliers', () => {
  expect(
    reasons(supplier('ООО «Вектор»', '7707083893', 'a@x.example'), supplier('Вектор', '7736050003', 'a@x.example')),
  ).toEqual([]);
});

test('lists each pair once, the older supplier first, and no supplier with itself', () => {
  const [first, second, third] = [supplier('Метиз', null), supplier('ООО Метиз', null), supplier('Другой', null)];
  const pairs = listPairs([second, third, first]);
  expect(pairs.map(({ suppliers }) => suppliers.map(({ id }) => id))).toEqual([[first.id, second.id]]);
  expect(pairs[0]?.id).toBe(pairId(second.id, first.id));
});

test('sorts a time without milliseconds before one with them in the same second', () => {
  const first = { ...supplier('Метиз', null), createdAt: '2026-02-01T00:00:05Z' };
  const second = { ...supplier('Метиз', null), createdAt: '2026-02-01T00:00:05.003Z' };
  expect(listPairs([second, first])[0]?.suppliers.map(({ id }) => id)).toEqual([first.id, second.id]);
});

test('lists three mutual duplicates as three pairs', () => {
  expect(
    listPairs([
      supplier('А1', null, 'a@x.example'),
      supplier('Б1', null, 'a@x.example'),
      supplier('В1', null, 'a@x.example'),
    ]),
  ).toHaveLength(3);
});
