import { expect, test } from 'vitest';
import type { Supplier } from '@zakupki/api-client/schema';
import { readBlock, readFile } from '../files/read.ts';
import { suppliersSheet } from '../exports/suppliers-sheet.ts';
import { CSV_FORMS, writeCsv } from '../writing/write-csv.ts';
import { writeWorkbook } from '../writing/write-workbook.ts';
import { importSuppliers, type SupplierImportTerms } from './import-suppliers.ts';

const block = (...lines: string[]) => lines.join('\n');
const read = (text: string, mapping?: SupplierImportTerms['mapping']) =>
  importSuppliers(readBlock(text, 'suppliers'), { lang: 'ru', mapping });
const drafts = (text: string) => read(text).suppliers.map(({ supplier }) => supplier);
const issues = (text: string) => read(text).issues.map(({ row, code }) => `${row ?? '—'} ${code}`);
const fields = (text: string) => read(text).mapping.columns.map(({ field }) => field);

test('reads every column of a list by its heading', () => {
  const [supplier] = drafts(
    block(
      'Поставщик\tИНН/КПП\tКонтактное лицо\tДолжность\tТелефон\tПочта\tСайт\tАдрес\tР/с\tБИК\tНДС\tТеги\tПримечание',
      'ООО «Трос»\t7736050003/773601001\tИрина Трос\tМенеджер\t8 (495) 000-11-22\tI.Tros@tros.example\ttros.example\tМосква\t40702810900000012345\t44525225\tда\tтакелаж; крепёж\tБыстрые',
    ),
  );
  expect(supplier).toEqual({
    name: 'ООО «Трос»',
    taxId: { scheme: 'RU-INN', id: '7736050003' },
    kpp: '773601001',
    address: 'Москва',
    website: 'https://tros.example',
    bankAccount: '40702810900000012345',
    bik: '044525225',
    vatPayer: true,
    notes: 'Быстрые',
    contacts: [
      { name: 'Ирина Трос', role: 'Менеджер', email: 'I.Tros@tros.example', phone: '+74950001122', isPrimary: true },
    ],
    tags: ['такелаж', 'крепёж'],
  });
});

test('reads English headings and commas as separators', () => {
  expect(drafts('Company,Tax number,E-mail\nHansa Fasteners GmbH,DE129273398,export@hansa.example')).toEqual([
    {
      name: 'Hansa Fasteners GmbH',
      taxId: { scheme: 'OTHER', id: 'DE129273398' },
      contacts: [{ name: null, role: null, email: 'export@hansa.example', phone: null, isPrimary: true }],
    },
  ]);
});

test('recognises columns without headings by their cells', () => {
  expect(fields('ООО «Трос»\t7736050003\tzakaz@tros.example\nАО «Метиз»\t7707083893\topt@metiz.example')).toEqual([
    'name',
    'taxId',
    'email',
  ]);
});

test.each([
  'Игорь Лапин <sales@metiz.example>; opt@krepmarket.example',
  'Игорь Лапин <sales@metiz.example>, opt@krepmarket.example',
  '"Игорь Лапин" <sales@metiz.example>\nopt@krepmarket.example',
])('reads a list of addresses: %s', (text) => {
  expect(drafts(text).map(({ name, contacts }) => [name, contacts?.[0]?.email])).toEqual([
    ['Игорь Лапин', 'sales@metiz.example'],
    ['opt@krepmarket.example', 'opt@krepmarket.example'],
  ]);
});

test('several addresses and numbers in a cell become several contacts', () => {
  const [supplier] = drafts(
    'Поставщик\tКонтакт\tПочта\tТелефон\nООО «Трос»\tИрина\ta@x.example, b@x.example\t+7 495 000-11-22, доб. 5; 8 916 123-45-67',
  );
  expect(supplier?.contacts?.map(({ name, email, phone }) => [name, email, phone])).toEqual([
    ['Ирина', 'a@x.example', '+74950001122'],
    [null, 'b@x.example', '+79161234567'],
  ]);
});

test('rows with the same tax number or name are one supplier', () => {
  const { suppliers } = read(
    block(
      'Название\tИНН\tПочта',
      'ООО «Трос»\t7736050003\ta@x.example',
      'Трос, ООО\t\tb@x.example',
      'Трос-Юг\t7736050003\tc@x.example',
      'ООО «Трос»\t7707083893\td@x.example',
    ),
  );
  expect(suppliers.map(({ row, joinedRows, supplier }) => [row, joinedRows, supplier.contacts?.length])).toEqual([
    [2, [3, 4], 3],
    [5, [], 1],
  ]);
});

test.each([
  ['a wrong check digit', 'Название\tИНН\nТрос\t7736050004', '2 tax_id_invalid'],
  ['a broken address', 'Название\tПочта\nТрос\tzakaz.tros', '2 email_invalid'],
  ['a short number', 'Название\tТелефон\nТрос\t12', '2 phone_invalid'],
  ['a contact without address and number', 'Название\tКонтакт\nТрос\tИрина', '2 contact_incomplete'],
  ['a KPP without a company', 'Название\tКПП\nТрос\t773601001', '2 not_understood'],
  ['an answer that is neither yes nor no', 'Название\tНДС\nТрос\tиногда', '2 unclear_answer'],
  ['a row without name and address', 'Название\tИНН\n\t7736050003', '2 no_name'],
  ['a total', 'Название\tИНН\nТрос\t\nИтого\t5', '3 not_a_line'],
  ['a title', 'Наши поставщики\nНазвание\tИНН\nТрос\t', '1 heading_row'],
  ['a column it does not know', 'Название\tРейтинг\nТрос\t5', '— unused_column'],
])('reports %s', (_what, text, expected) => {
  expect(issues(text)).toContain(expected);
});

test('the name of a contact without address and number is stored in the notes', () => {
  expect(drafts('Название\tКонтакт\tДолжность\nТрос\tИрина\tМенеджер')).toEqual([
    { name: 'Трос', notes: 'Ирина, Менеджер' },
  ]);
});

test('the user’s choice of columns and rows wins', () => {
  const text = 'Кто\tГде\nООО «Трос»\tМосква\nАО «Метиз»\tТверь';
  const { suppliers, skippedRows } = read(text, {
    headerRow: 1,
    columns: [
      { column: 1, field: 'name' },
      { column: 2, field: 'address' },
    ],
    rows: [{ row: 3, isTaken: false }],
  });
  expect(suppliers.map(({ supplier }) => supplier)).toEqual([{ name: 'ООО «Трос»', address: 'Москва' }]);
  expect(skippedRows).toEqual([3]);
});

test('at most a thousand suppliers are read at once', () => {
  const lines = Array.from({ length: 1002 }, (_, at) => `Поставщик ${at}\ta${at}@x.example`);
  const { suppliers, issues: importIssues } = read(['Название\tПочта', ...lines].join('\n'));
  expect(suppliers).toHaveLength(1000);
  expect(importIssues.filter(({ code }) => code === 'too_many_lines').map(({ row }) => row)).toEqual([1002, 1003]);
});

const COMPLETE = {
  id: 'sup_tros',
  version: 1,
  createdAt: '2026-11-02T09:00:00Z',
  updatedAt: '2026-11-02T09:00:00Z',
  createdBy: { id: 'usr_buyer', name: 'Анна' },
  name: 'ООО «Трос & такелаж»',
  legalForm: 'ООО',
  taxId: { scheme: 'BY-UNP', id: '100219764' },
  kpp: null,
  address: 'Минск, пр-т Победителей, 1',
  region: 'BY-HM',
  website: 'https://tros.example/katalog',
  bankAccount: '40702810900000012345',
  bik: '044525225',
  vatPayer: false,
  contacts: [
    { name: 'Ирина Трос', role: 'Продажи', email: 'i.tros@tros.example', phone: '+375171234567', isPrimary: true },
    { name: 'Склад', role: null, email: null, phone: '+375171234568', isPrimary: false },
  ],
  tags: ['такелаж', 'импорт'],
  notes: 'Первая строка\nвторая',
  blockedReason: 'Сорвал срок',
  blockedAt: '2026-11-02T09:00:00Z',
  blockedBy: { id: 'usr_buyer', name: 'Анна' },
  documents: [],
  stats: {
    bids: 2,
    wins: 1,
    medianRank: '1',
    lateRate: '0',
    typicalDiscountPercent: null,
    lastBidAt: '2026-10-28T09:50:00Z',
  },
} satisfies Supplier;

test.each(['ru', 'en'] as const)('an export in %s is read back without loss', async (lang) => {
  const sheet = suppliersSheet([COMPLETE], { lang, timeZone: 'Europe/Moscow' });
  const { name, legalForm, taxId, address, region, website, bankAccount, bik, vatPayer, contacts, tags } = COMPLETE;
  const readBack = { name, legalForm, taxId, address, region, website, bankAccount, bik, vatPayer, contacts, tags };
  for (const source of [
    await readFile(await writeWorkbook([sheet]), 'suppliers'),
    await readFile(new TextEncoder().encode(writeCsv(sheet, CSV_FORMS[lang])), 'suppliers'),
  ]) {
    const { suppliers, issues: importIssues } = importSuppliers(source, { lang });
    expect(suppliers.map(({ supplier }) => supplier)).toEqual([
      { ...readBack, notes: COMPLETE.notes, blockedReason: COMPLETE.blockedReason },
    ]);
    expect(importIssues.filter(({ severity }) => severity === 'error')).toEqual([]);
  }
});

test('the sheet of suppliers is found behind a cover sheet, also with blank rows between groups', async () => {
  const columns = ['Поставщик', 'ИНН', 'Почта'].map((heading) => ({ heading, width: 20 }));
  const workbook = await writeWorkbook([
    { name: 'Обложка', columns: [{ heading: 'Список поставщиков на 2026 год', width: 40 }], rows: [['Отдел закупок']] },
    {
      name: 'Список',
      columns,
      rows: [
        ['ООО «Трос»', '7736050003', 'trade@tros.example'],
        ['', '', ''],
        ['АО «Канат»', '', 'zakaz@kanat.example'],
      ],
    },
  ]);
  const { suppliers } = importSuppliers(await readFile(workbook, 'suppliers'), { lang: 'ru' });
  expect(suppliers.map(({ supplier }) => supplier.name)).toEqual(['ООО «Трос»', 'АО «Канат»']);
});
