/** Turns a list of suppliers into drafts of the contract. */
import type {
  SupplierDraft,
  SupplierImport,
  SupplierImportField,
  SupplierImportMappingChoice,
} from '@zakupki/api-client/schema';
import { taxKey } from '@zakupki/procurement/identifiers/tax-key';
import { companyNameKey } from '@zakupki/procurement/suppliers/company-name';
import { mergeExcess, mergeSuppliers, type MergedSupplier } from '@zakupki/procurement/suppliers/merge-suppliers';
import type { Lang } from '@zakupki/words';
import { MAX_SUPPLIERS, UnreadableError } from '../cells/limits.ts';
import { firstSheet } from '../files/read-xlsx.ts';
import type { Source } from '../files/read.ts';
import { type Issue, shownValue } from '../cells/issue.ts';
import { presentSupplierIssue } from '../draft/sentences.ts';
import { isTotal } from '../cells/row-kind.ts';
import { type Cell, cellText, isBlank, type Sheet } from '../cells/sheet.ts';
import { readSupplierCells, type SupplierCells } from './supplier-cells.ts';
import { countHeadings, recogniseSupplierColumns, type SupplierColumns } from './supplier-columns.ts';
import { SHARED_SUPPLIER_FIELDS } from '../headings/supplier-headings.ts';

/** A supplier import without the duplicates, which only the address book knows. */
export type ReadSuppliers = Omit<SupplierImport, 'suppliers'> & {
  readonly suppliers: readonly {
    readonly row: number;
    readonly joinedRows: readonly number[];
    readonly supplier: SupplierDraft;
  }[];
};

export type SupplierImportTerms = {
  readonly lang: Lang;
  readonly mapping?: SupplierImportMappingChoice | undefined;
};

type Entry = {
  readonly row: number;
  readonly joinedRows: number[];
  supplier: MergedSupplier;
};

/** @throws UnreadableError when the chosen sheet does not exist, or every sheet is empty */
export function importSuppliers({ sheets }: Source, { lang, mapping: given }: SupplierImportTerms): ReadSuppliers {
  const sheet = chosenSheet(sheets, given?.sheet ?? null);
  const columns = recogniseSupplierColumns(sheet, given);
  const { entries, issues, skippedRows } = readRows(sheet, columns, given);
  const all = [...sheetIssues(sheets, sheet), ...columnIssues(columns), ...issues];
  all.sort((a, b) => (a.row ?? 0) - (b.row ?? 0) || (a.column ?? 0) - (b.column ?? 0));
  return {
    suppliers: entries.map(({ row, joinedRows, supplier }) => ({ row, joinedRows, supplier: draftOf(supplier) })),
    issues: all.map((issue) => presentSupplierIssue(issue, lang)),
    mapping: { sheet: sheet.name, headerRow: columns.headerRow || null, columns: [...columns.columns] },
    sheets: sheets.flatMap(({ name, isHidden, rows }) =>
      name === null ? [] : [{ name, isHidden, rows: rows.length }],
    ),
    skippedRows,
  };
}

/** The visible sheet with the most headings of suppliers. */
function chosenSheet(sheets: readonly Sheet[], name: string | null): Sheet {
  if (name !== null) {
    const named = sheets.find((sheet) => sheet.name === name);
    if (!named) throw new UnreadableError('no_such_sheet', { sheet: name });
    return named;
  }
  const visible = sheets.filter(({ isHidden, rows }) => !isHidden && rows.some((row) => !isBlank(row)));
  const counts = visible.map(countHeadings);
  return visible[counts.indexOf(Math.max(...counts))] ?? firstSheet(sheets);
}

function readRows(
  sheet: Sheet,
  { headerRow, columns }: SupplierColumns,
  given: SupplierImportMappingChoice | undefined,
) {
  const choices = new Map((given?.rows ?? []).map(({ row, isTaken }) => [row, isTaken]));
  const columnOf = (field: SupplierImportField) => columns.find((column) => column.field === field)?.column ?? null;
  const headings = (sheet.rows[headerRow - 1] ?? []).map(cellText).join('\t');
  const entries: Entry[] = [];
  const known = createFinder();
  const issues: Issue[] = [];
  const skippedRows: number[] = [];
  const skip = (row: number, code: Issue['code'], severity: Issue['severity'], params?: Issue['params']) => {
    const value = shownValue((sheet.rows[row - 1] ?? []).map(cellText).find((text) => text !== '') ?? '');
    skippedRows.push(row);
    issues.push({ severity, code, row, column: null, value, ...(params && { params }) });
  };
  for (const [at, cells] of sheet.rows.entries()) {
    const row = at + 1;
    if (isBlank(cells) || row === headerRow) continue;
    const texts = cells.map(cellText);
    if (row < headerRow) skip(row, 'heading_row', 'info');
    else if (choices.get(row) === false) skip(row, 'row_excluded', 'info');
    else if (headerRow > 0 && texts.join('\t') === headings) skip(row, 'repeated_heading', 'info');
    else if (choices.get(row) !== true && isTotal(texts, texts[(columnOf('name') ?? 0) - 1] ?? ''))
      skip(row, 'not_a_line', 'info');
    else {
      const read = readSupplierCells(cellsOf(columns, cells), row, columnOf);
      const same = known.find(read.supplier);
      if (read.supplier.name.length < 2) skip(row, 'no_name', 'error');
      else if (same) {
        const joined = mergeSuppliers(same.supplier, read.supplier);
        if (mergeExcess(joined, 0) !== null) skip(row, 'entry_full', 'error', { line: same.row });
        else {
          same.joinedRows.push(row);
          same.supplier = joined;
          known.add(same);
          const params = { line: same.row };
          issues.push(...read.issues, { severity: 'info', code: 'joined_row', row, column: null, value: null, params });
        }
      } else if (entries.length >= MAX_SUPPLIERS) skip(row, 'too_many_lines', 'error', { limit: MAX_SUPPLIERS });
      else {
        const entry = { row, joinedRows: [], supplier: read.supplier };
        issues.push(...read.issues);
        entries.push(entry);
        known.add(entry);
      }
    }
  }
  return { entries, issues, skippedRows };
}

/** Finds the entry with the same tax number, or with the same name where one of them has no tax number. */
function createFinder() {
  const byTax = new Map<string, Entry>();
  const byName = new Map<string, Entry[]>();
  return {
    find: ({ taxId, name }: MergedSupplier): Entry | undefined => {
      const numbered = taxId === null ? undefined : byTax.get(taxKey(taxId));
      const named = byName.get(companyNameKey(name)) ?? [];
      return numbered ?? named.find(({ supplier }) => taxId === null || supplier.taxId === null);
    },
    add: (entry: Entry) => {
      const { taxId, name } = entry.supplier;
      if (taxId !== null) byTax.set(taxKey(taxId), entry);
      const key = companyNameKey(name);
      const named = byName.get(key) ?? [];
      if (key !== '' && !named.includes(entry)) byName.set(key, [...named, entry]);
    },
  };
}

function cellsOf(columns: SupplierColumns['columns'], row: readonly Cell[]): SupplierCells {
  const cells: SupplierCells = {};
  for (const { column, field } of columns) {
    if (field === null) continue;
    const cell = row[column - 1] ?? null;
    const isShared = SHARED_SUPPLIER_FIELDS.includes(field) && cells[field] !== undefined;
    cells[field] = isShared ? [cells[field] ?? null, cell].map(cellText).filter(Boolean).join('\n') : cell;
  }
  return cells;
}

function sheetIssues(sheets: readonly Sheet[], read: Sheet): Issue[] {
  return sheets
    .filter((sheet) => sheet !== read && sheet.rows.some((row) => !isBlank(row)))
    .map(({ name, isHidden }) => ({
      severity: 'info',
      code: isHidden ? 'hidden_sheet' : 'other_sheet',
      row: null,
      column: null,
      value: shownValue(name ?? ''),
    }));
}

function columnIssues({ columns }: SupplierColumns): Issue[] {
  const unused = columns
    .filter(({ field, source, heading }) => field === null && source !== 'given' && heading !== null)
    .map(({ column, heading }): Issue => ({
      severity: 'info',
      code: 'unused_column',
      row: null,
      column,
      value: shownValue(heading ?? ''),
    }));
  const isNamed = columns.some(({ field }) => field === 'name' || field === 'email');
  return isNamed
    ? unused
    : [...unused, { severity: 'error', code: 'no_columns', row: null, column: null, value: null }];
}

/** Omits empty values. */
function draftOf(supplier: MergedSupplier): SupplierDraft {
  const { contacts, tags, name, taxId, ...values } = supplier;
  const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
  return {
    name,
    // The scheme was read as one of the contract's.
    ...(taxId && { taxId: taxId as NonNullable<SupplierDraft['taxId']> }),
    ...filled,
    ...(contacts.length > 0 && { contacts: contacts.map((contact) => ({ ...contact })) }),
    ...(tags.length > 0 && { tags: [...tags] }),
  };
}
