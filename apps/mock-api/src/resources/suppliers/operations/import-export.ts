/** Imports suppliers from pasted text and files, and exports them. */
import type { SupplierImport, SupplierImportEntry } from '@zakupki/api-client/schema';
import { mergeExcess, MERGE_LIMITS, mergeSuppliers } from '@zakupki/procurement/suppliers/merge-suppliers';
import type { Words } from '@zakupki/words';
import { suppliersSheet } from '@zakupki/spreadsheet/exports/suppliers-sheet';
import type { ReadSuppliers } from '@zakupki/spreadsheet/suppliers/import-suppliers';
import { CSV_FORMS, writeCsv } from '@zakupki/spreadsheet/writing/write-csv';
import { writeWorkbook, XLSX_TYPE } from '@zakupki/spreadsheet/writing/write-workbook';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { operation, type Operations } from '@zakupki/mock-engine/pipeline/operation';
import { refuse } from '../../../sentences/refuse.ts';
import { downloadAs, fileName } from '@zakupki/mock-engine/pipeline/response/download';
import type { Fault } from '../../../sentences/fault.ts';
import type { SupplierRecord } from '../../../model/records/suppliers.ts';
import { runImport } from '../../imports/pool.ts';
import { importFaults, unreadableProblem } from '../../imports/source.ts';
import type { ImportResult } from '../../imports/task.ts';
import { sortSuppliers, supplierPresenter } from '../present.ts';
import { BLANK_SUPPLIER, patchSupplier, supplierFaults } from '../../../rules/suppliers/draft.ts';
import { filterSuppliers, listAddressBook, markBlock, newSupplier, nextVersion } from '../store.ts';
import { createDuplicateSearch } from '../../../rules/suppliers/duplicates.ts';

const NAME: Words = { en: 'Suppliers', ru: 'Поставщики' };

export const supplierImportExport = {
  parseSupplierImport: operation<'parseSupplierImport', undefined, ImportResult<ReadSuppliers>>({
    readsOnly: true,
    read: ({ body: { mapping, ...input } }, call) => {
      refuse(importFaults({ ...input, mapping }), call);
      const { world, caller, lang } = call;
      return runImport({ kind: 'suppliers', input, terms: { lang, mapping } }, `${world.name} ${caller.user.id}`);
    },
    handle: ({ body }, call, _target, { found, refused }) => {
      if (refused) throw unreadableProblem(refused, body, call);
      return { status: 200, body: withDuplicates(found, call) };
    },
  }),

  importSuppliers: operation<'importSuppliers'>({
    handle: ({ body: { entries } }, call) => {
      // Later entries are checked against earlier ones, too.
      const book = new Map(listAddressBook(call).map((supplier) => [supplier.id, supplier]));
      const faults: Fault[] = [];
      const stored = entries.map((entry, at): SupplierRecord | null => {
        const { supplier, faults: found } = readEntry(entry, `/entries/${at}`, [...book.values()], call);
        faults.push(...found);
        if (supplier) book.set(supplier.id, supplier);
        return supplier;
      });
      refuse(faults, call);
      const suppliers = stored.filter((supplier) => supplier !== null);
      for (const supplier of suppliers) call.world.suppliers.put(supplier);
      const completed = entries.filter(({ supplierId }) => supplierId != null).length;
      const supplierIds = suppliers.map(({ id }) => id);
      return { status: 200, body: { created: entries.length - completed, completed, supplierIds } };
    },
  }),

  exportSuppliers: operation<'exportSuppliers'>({
    handle: ({ query }, call) => {
      const { format = 'xlsx', supplierId } = query;
      const { lang, caller } = call;
      const wanted = supplierId && new Set(supplierId);
      const found = filterSuppliers(query, call).filter(({ id }) => !wanted || wanted.has(id));
      const suppliers = sortSuppliers(found.map(supplierPresenter(call)), query.sort);
      const sheet = suppliersSheet(suppliers, { lang, timeZone: caller.user.profile.timeZone });
      const headers = downloadAs(fileName([NAME[lang]], format));
      if (format === 'csv') {
        const text = writeCsv(sheet, CSV_FORMS[lang]);
        return { status: 200, file: { type: 'text/csv', write: async () => Buffer.from(text) }, headers };
      }
      return { status: 200, file: { type: XLSX_TYPE, write: () => writeWorkbook([sheet]) }, headers };
    },
  }),
} satisfies Operations<'parseSupplierImport' | 'importSuppliers' | 'exportSuppliers'>;

function withDuplicates({ suppliers, ...read }: ReadSuppliers, call: Call): SupplierImport {
  const search = createDuplicateSearch(listAddressBook(call));
  return {
    ...read,
    suppliers: suppliers.map(({ row, joinedRows, supplier }) => {
      const { name, taxId, contacts } = patchSupplier(BLANK_SUPPLIER, supplier);
      const duplicates = search({ name, taxId, contacts }).map((match) => ({
        supplierId: match.supplier.id,
        name: match.supplier.name,
        reasons: match.reasons,
      }));
      return { row, joinedRows: [...joinedRows], supplier, duplicates };
    }),
  };
}

/** @param book all suppliers, including those of earlier entries */
function readEntry(
  { supplier: draft, supplierId = null }: SupplierImportEntry,
  pointer: string,
  book: readonly SupplierRecord[],
  call: Call,
): { supplier: SupplierRecord | null; faults: Fault[] } {
  const before = supplierId === null ? newSupplier(call) : book.find(({ id }) => id === supplierId);
  if (!before) {
    const fault: Fault = { pointer: `${pointer}/supplierId`, code: 'ref_not_found', said: 'supplier_unknown' };
    return { supplier: null, faults: [fault] };
  }
  const supplier =
    supplierId === null
      ? markBlock(before, patchSupplier(before, draft), call)
      : nextVersion(before, mergeSuppliers(before, { ...before, ...patchSupplier(BLANK_SUPPLIER, draft) }), call);
  const excess = mergeExcess(supplier, 0);
  const others = book.filter(({ id }) => id !== supplier.id);
  const faults: Fault[] = excess
    ? [{ pointer: `/${excess}`, code: 'max_items', said: 'supplier_full', params: { limit: MERGE_LIMITS[excess] } }]
    : supplierFaults(supplier, others);
  return { supplier, faults: faults.map((fault) => ({ ...fault, pointer: `${pointer}/supplier${fault.pointer}` })) };
}
