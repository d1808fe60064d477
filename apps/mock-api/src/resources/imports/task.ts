/** Messages between the server and import processes; JSON only. */
import type { BidImport, OrderImport, OrderImportRequest } from '@zakupki/api-client/schema';
import type { BidImportTerms, OrderImportTerms } from '@zakupki/spreadsheet/draft/import';
import type { ReadSuppliers, SupplierImportTerms } from '@zakupki/spreadsheet/suppliers/import-suppliers';
import type { UnreadableError } from '@zakupki/spreadsheet/cells/limits';

/** Text, or a file in base64. */
export type ImportInput = Pick<OrderImportRequest, 'text' | 'file'>;

export type ImportTask =
  | { kind: 'order'; input: ImportInput; terms: OrderImportTerms }
  | { kind: 'bid'; input: ImportInput; terms: BidImportTerms }
  | { kind: 'suppliers'; input: ImportInput; terms: SupplierImportTerms };

export type ImportFound = OrderImport | BidImport | ReadSuppliers;

export type ImportRefusal = Pick<UnreadableError, 'reason' | 'params'>;

export type ImportResult<Found extends ImportFound = ImportFound> =
  | { found: Found; refused?: never }
  | { refused: ImportRefusal; found?: never };

/** Argument of a process with a lower priority than the server. */
export const LOW_PRIORITY = 'low-priority';
