import { expect, test } from 'vitest';
import { mergeExcess, type MergedContact, type MergedSupplier, mergeSuppliers } from './merge-suppliers.ts';

const BLANK: MergedSupplier = {
  name: 'Метиз',
  legalForm: null,
  taxId: null,
  kpp: null,
  address: null,
  region: null,
  website: null,
  bankAccount: null,
  bik: null,
  vatPayer: null,
  notes: null,
  blockedReason: null,
  contacts: [],
  tags: [],
};
const supplier = (more: Partial<MergedSupplier> = {}): MergedSupplier => ({ ...BLANK, ...more });
const contact = (more: Partial<MergedContact>): MergedContact => ({
  name: null,
  role: null,
  email: null,
  phone: null,
  isPrimary: false,
  ...more,
});
const INN = { scheme: 'RU-INN', id: '7707083893' };

test('keeps the values of the first entry and fills its empty ones', () => {
  const kept = supplier({ address: 'Тверь', vatPayer: false });
  const other = supplier({ name: 'ООО «Метиз»', address: 'Москва', region: 'RU-MOW', vatPayer: true });
  expect(mergeSuppliers(kept, other)).toEqual({ ...kept, region: 'RU-MOW' });
});

test('uses the chosen values of the other entry, but never an empty one', () => {
  const kept = supplier({ address: 'Тверь', website: 'https://tver.example' });
  const other = supplier({ name: 'ООО «Метиз»', address: 'Москва' });
  const merged = mergeSuppliers(kept, other, ['name', 'address', 'website']);
  expect(merged).toMatchObject({ name: 'ООО «Метиз»', address: 'Москва', website: 'https://tver.example' });
});

test('a KPP follows its tax number and a BIC its account', () => {
  const kept = supplier({ taxId: INN, kpp: '770701001', bankAccount: '1'.repeat(20), bik: '044525225' });
  const other = supplier({ taxId: { scheme: 'OTHER', id: 'DE1' }, bankAccount: '2'.repeat(20) });
  const taken = mergeSuppliers(kept, other, ['taxId', 'bankAccount']);
  expect([taken.taxId?.id, taken.kpp, taken.bankAccount, taken.bik]).toEqual(['DE1', null, '2'.repeat(20), null]);
  const filled = mergeSuppliers(supplier({ taxId: INN }), kept);
  expect([filled.taxId, filled.kpp]).toEqual([INN, '770701001']);
});

test('merges contacts with the same address or number and keeps one of them primary', () => {
  const kept = supplier({ contacts: [contact({ email: 'A@x.example', name: 'Анна', isPrimary: true })] });
  const others = [
    contact({ email: 'a@x.example', phone: '+74950000001', role: 'Директор' }),
    contact({ phone: '+74950000002', isPrimary: true }),
  ];
  expect(mergeSuppliers(kept, supplier({ contacts: others })).contacts).toEqual([
    { name: 'Анна', role: 'Директор', email: 'A@x.example', phone: '+74950000001', isPrimary: true },
    contact({ phone: '+74950000002' }),
  ]);
});

test('contacts with different names and the same number stay separate', () => {
  const kept = supplier({ contacts: [contact({ name: 'Анна', phone: '+74950000001' })] });
  const other = supplier({ contacts: [contact({ name: 'Игорь', phone: '+74950000001' })] });
  expect(mergeSuppliers(kept, other).contacts).toHaveLength(2);
});

test('is blocked if either entry was, and joins tags and notes', () => {
  const kept = supplier({ tags: ['а', 'б'], notes: 'Первая' });
  const other = supplier({ tags: ['б', 'в'], notes: 'Вторая', blockedReason: 'Сорвал срок' });
  expect(mergeSuppliers(kept, other)).toMatchObject({
    tags: ['а', 'б', 'в'],
    notes: 'Первая\n\nВторая',
    blockedReason: 'Сорвал срок',
  });
});

test.each([
  [supplier({ contacts: Array.from({ length: 21 }, () => contact({})) }), 0, 'contacts'],
  [supplier({ tags: Array.from({ length: 11 }, (_, at) => String(at)) }), 0, 'tags'],
  [supplier({ notes: 'а'.repeat(4001) }), 0, 'notes'],
  [supplier(), 21, 'documents'],
  [supplier(), 20, null],
] as const)('reports what does not fit into one entry: %#', (merged, documents, expected) => {
  expect(mergeExcess(merged, documents)).toBe(expected);
});
