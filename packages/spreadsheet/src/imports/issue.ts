/** What was not taken as it stands, before it is said in anybody's language. */
import type { ImportIssue } from '@zakupki/api-client/schema';

export type IssueCode = ImportIssue['code'];

export interface Issue {
  readonly severity: ImportIssue['severity'];
  readonly code: IssueCode;
  /** from 1; null for what concerns the whole sheet */
  readonly row: number | null;
  readonly column: number | null;
  /** the cell as it stands */
  readonly value: string | null;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** Longest piece of a cell that is repeated in an issue. */
const SHOWN = 120;

export const shownValue = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN - 1)}…` : text);
