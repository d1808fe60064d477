/** A problem of an import, before it is worded in a language. */
import type { ImportIssue } from '@zakupki/api-client/schema';

export type IssueCode = ImportIssue['code'];

export type Issue = {
  readonly severity: ImportIssue['severity'];
  readonly code: IssueCode;
  /** from 1; null for the whole sheet */
  readonly row: number | null;
  readonly column: number | null;
  /** the text of the cell */
  readonly value: string | null;
  readonly params?: Readonly<Record<string, string | number>>;
};

/** Longest part of a cell quoted in an issue. */
const SHOWN = 120;

export const shownValue = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN - 1)}…` : text);
