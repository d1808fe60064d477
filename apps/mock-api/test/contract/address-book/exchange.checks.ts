/** Import of suppliers from pasted text and files, and their export. */
import type { SupplierImport, SupplierImportEntry, SupplierImportRequest } from '@zakupki/api-client/schema';
import { readFile } from '@zakupki/spreadsheet/files/read';
import { cellText } from '@zakupki/spreadsheet/cells/sheet';
import { checks, expect } from '../suite/checks.ts';
import { block, fileOf } from '../spreadsheets/inputs.ts';
import { keyed, pointers } from '@zakupki/mock-engine/suite/client';
import { account, type ContractClient } from '../suite/client.ts';

const { as, describe } = checks('address-book');
/** Checks that need only an account, no records of the seed. */
const accountChecks = checks('address-book', 'account');

const TROS = { name: 'ООО «Трос»', taxId: { scheme: 'RU-INN', id: '7736050003' } } as const;
const parsed = async (caller: ContractClient, body: SupplierImportRequest): Promise<SupplierImport> =>
  (await caller.ok('parseSupplierImport', { body })).body;
const listed = async (caller: ContractClient) => (await caller.ok('listSuppliers', { perPage: 100 })).body.data;

describe('parsing', () => {
  as('buyer', 'reads columns, finds duplicates and stores nothing', async (buyer) => {
    const before = await listed(buyer);
    const { suppliers, mapping, issues } = await parsed(buyer, {
      text: block(
        'Поставщик\tИНН\tПочта',
        'ООО «Трос»\t7736050003\tzakaz@tros.example',
        'Метиз\t7707083893\tnew@metiz.example',
        'Крепёж 24\t\tOPT@krepmarket.example',
      ),
    });
    expect(mapping.columns).toMatchObject([
      { column: 1, field: 'name' },
      { column: 2, field: 'taxId' },
      { column: 3, field: 'email' },
    ]);
    expect(issues).toEqual([]);
    expect(
      suppliers.map(({ row, duplicates }) => [row, duplicates.map(({ supplierId, reasons }) => [supplierId, reasons])]),
    ).toEqual([
      [2, []],
      [3, [['sup_metiz', ['tax_id']]]],
      [
        4,
        [
          ['sup_krepmarket', ['email']],
          ['sup_krepmarket_kazan', ['email']],
        ],
      ],
    ]);
    expect(suppliers[0]?.supplier).toMatchObject(TROS);
    expect(await listed(buyer)).toEqual(before);
  });

  as('buyer', 'reads a file, and the columns and rows that were chosen', async (buyer) => {
    const file = fileOf('Кто;Где\nТрос;Тверь\nКанат;Тула\n', 'список.csv');
    const columns = [
      { column: 1, field: 'name' },
      { column: 2, field: 'address' },
    ] as const;
    const mapping = { headerRow: 1, columns: [...columns], rows: [{ row: 3, isTaken: false }] };
    const { suppliers, skippedRows } = await parsed(buyer, { file, mapping });
    expect(suppliers.map(({ supplier }) => supplier)).toEqual([{ name: 'Трос', address: 'Тверь' }]);
    expect(skippedRows).toEqual([3]);
  });

  as('empty', 'knows only the caller’s address book', async (caller) => {
    const { suppliers } = await parsed(caller, { text: 'Поставщик\tИНН\nМетиз\t7707083893' });
    expect(suppliers.map(({ duplicates }) => duplicates)).toEqual([[]]);
  });

  accountChecks.it.each<[string, SupplierImportRequest, string[]]>([
    ['nothing', {}, ['/text required']],
    ['text and file', { text: 'a', file: { name: 'a', content: 'YQ==' } }, ['/file not_allowed']],
    ['broken base64', { file: { name: 'a', content: 'ы' } }, ['/file/content format']],
    ['no spreadsheet', { file: fileOf('%PDF-1.4', 'a.pdf') }, ['/file/content not_allowed']],
    ['an unknown sheet', { text: 'a', mapping: { sheet: 'Лист 2' } }, ['/mapping/sheet ref_not_found']],
    [
      'a field of two columns',
      {
        text: 'a\tb',
        mapping: {
          columns: [
            { column: 1, field: 'email' },
            { column: 2, field: 'email' },
          ],
        },
      },
      ['/mapping/columns/1/field unique'],
    ],
  ])('reports %s', async (_what, body, expected) => {
    const problem = await (await account()).refused('parseSupplierImport', { body }, 422);
    expect(pointers(problem)).toEqual(expected);
  });
});

describe('importing', () => {
  as('buyer', 'adds and completes suppliers', async (buyer) => {
    const before = await listed(buyer);
    const entries: SupplierImportEntry[] = [
      { supplier: { ...TROS, tags: ['такелаж'] } },
      {
        supplierId: 'sup_bolt24',
        supplier: {
          name: 'Кузнецов',
          website: 'https://bolt24.example',
          contacts: [{ email: 'new@bolt24.example' }],
          tags: ['новый'],
        },
      },
    ];
    const { body: result } = await buyer.ok('importSuppliers', { body: { entries } });
    const [added = '', completed = ''] = result.supplierIds;
    expect(result).toMatchObject({ created: 1, completed: 1 });
    expect(completed).toBe('sup_bolt24');
    expect((await buyer.ok('getSupplier', { supplierId: added })).body).toMatchObject({
      ...TROS,
      tags: ['такелаж'],
      version: 1,
    });
    const { body: bolt } = await buyer.ok('getSupplier', { supplierId: completed });
    const known = before.find(({ id }) => id === completed);
    expect(bolt).toMatchObject({
      name: known?.name,
      version: (known?.version ?? 0) + 1,
      website: 'https://bolt24.example',
      tags: ['крепёж', 'новый'],
    });
    expect(bolt.contacts.map(({ email }) => email)).toEqual(['bolt24@yandex.ru', 'new@bolt24.example']);
    expect(await listed(buyer)).toHaveLength(before.length + 1);
  });

  as('buyer', 'happens once for a key', async (buyer) => {
    const headers = keyed();
    const send = () => buyer.send('importSuppliers', { body: { entries: [{ supplier: TROS }] }, headers });
    const first = await send();
    expect(await send()).toMatchObject({ status: 200, body: first.body });
    expect((await buyer.ok('listSuppliers', { q: '7736050003' })).body.data).toHaveLength(1);
  });

  as('buyer', 'stores nothing when an entry is wrong, and names it', async (buyer) => {
    const before = await listed(buyer);
    const entries: SupplierImportEntry[] = [
      { supplier: TROS },
      { supplier: { name: 'Канат', taxId: TROS.taxId } },
      { supplier: { name: 'Метиз', taxId: { scheme: 'RU-INN', id: '7707083893' } } },
      { supplier: { name: 'Верёвка', contacts: [{ name: 'Иван' }] } },
      { supplier: { name: 'Шнур' }, supplierId: 'sup_nobody' },
      {
        supplier: { name: 'Волга', contacts: Array.from({ length: 20 }, (_, at) => ({ email: `a${at}@x.example` })) },
        supplierId: 'sup_volga',
      },
    ];
    const problem = await buyer.refused('importSuppliers', { body: { entries } }, 422);
    expect(pointers(problem)).toEqual([
      '/entries/1/supplier/taxId unique',
      '/entries/2/supplier/taxId unique',
      '/entries/3/supplier/contacts/0/email required',
      '/entries/4/supplierId ref_not_found',
      '/entries/5/supplier/contacts max_items',
    ]);
    expect(await listed(buyer)).toEqual(before);
  });
});

describe('an export', () => {
  const sheetOf = async (body: unknown) => {
    const bytes =
      body instanceof Blob ? new Uint8Array(await body.arrayBuffer()) : new TextEncoder().encode(String(body));
    const { sheets } = await readFile(bytes, 'suppliers');
    return (sheets[0]?.rows ?? []).map((row) => row.map(cellText));
  };
  const namesIn = (rows: readonly string[][]) => rows.slice(1).map(([name]) => name);

  as('buyer', 'has a row for each contact, in the language and order of the list', async (buyer) => {
    const { body: list } = await buyer.ok('listSuppliers', { perPage: 100, sort: ['-bids', 'name'] });
    const { body, headers } = await buyer.ok('exportSuppliers', { sort: ['-bids', 'name'] });
    expect(headers['content-disposition']).toContain(encodeURIComponent('Поставщики.xlsx'));
    const rows = await sheetOf(body);
    expect(rows[0]?.slice(0, 4)).toEqual(['Поставщик', 'Правовая форма', 'Вид номера', 'ИНН']);
    expect(namesIn(rows)).toEqual(
      list.data.flatMap(({ name, contacts }) => Array.from({ length: Math.max(1, contacts.length) }, () => name)),
    );
    const english = await buyer.with({ headers: { 'accept-language': 'en' } }).ok('exportSuppliers', { format: 'csv' });
    expect((await sheetOf(english.body))[0]?.[0]).toBe('Supplier');
  });

  as('buyer', 'has the filtered or the chosen suppliers', async (buyer) => {
    const names = async (arg: Parameters<typeof buyer.ok<'exportSuppliers'>>[1]) =>
      namesIn(await sheetOf((await buyer.ok('exportSuppliers', arg)).body));
    expect(await names({ blocked: true })).toEqual(['ООО «РемСтройГарант»']);
    expect(await names({ documents: ['expiring'] })).toEqual(['ООО «Метиз-Сервис»']);
    expect(await names({ supplierId: ['sup_volga', 'sup_metiz', 'sup_nobody'] })).toEqual([
      'АО «Волга-Инструмент»',
      'ООО «Метиз-Сервис»',
    ]);
    expect(await names({ supplierId: ['sup_volga', 'sup_metiz'], tag: ['такелаж'], format: 'csv' })).toEqual([
      'ООО «Метиз-Сервис»',
    ]);
  });

  as('buyer', 'is read back as the same suppliers', async (buyer) => {
    const { body } = await buyer.ok('exportSuppliers', {});
    if (!(body instanceof Blob)) throw new Error('An export is a file');
    const file = fileOf(new Uint8Array(await body.arrayBuffer()), 'Поставщики.xlsx');
    const { suppliers, issues } = await parsed(buyer, { file });
    const all = await listed(buyer);
    expect(issues.filter(({ severity }) => severity !== 'info')).toEqual([]);
    const read = new Map(suppliers.map(({ supplier, duplicates }) => [duplicates[0]?.supplierId, supplier]));
    for (const { id, name, taxId, contacts, tags } of all) {
      // Its duplicate has the same name, so both are read as one supplier.
      if (id.startsWith('sup_krepmarket')) continue;
      expect(read.get(id)).toMatchObject({ name, ...(taxId && { taxId }), tags, contacts });
    }
  });
});
