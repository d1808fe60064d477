/** What a quote says beside its lines, and where. */
import type { ImportFact, Payment, TaxId } from '@zakupki/api-client/schema';

export type FactField = ImportFact['field'];

/** A row outside the lines; its cells are parted by tabs. */
export interface QuoteText {
  /** null for text */
  readonly sheet: string | null;
  /** from 1 */
  readonly row: number;
  readonly text: string;
}

/** A fact found in a text, and the part of the text that says it. */
export interface Found {
  readonly field: FactField;
  readonly value: string;
  readonly start: number;
  readonly end: number;
  /** concluded rather than said */
  readonly isDoubtful?: boolean;
  readonly payment?: Payment;
  /** of a tax number */
  readonly scheme?: TaxId['scheme'];
}

export interface Fact {
  readonly field: FactField;
  readonly value: string;
  readonly sheet: string | null;
  /** null for what follows from several rows */
  readonly row: number | null;
  readonly text: string;
  readonly isDoubtful: boolean;
  readonly payment?: Payment;
  /** of a tax number */
  readonly scheme?: TaxId['scheme'];
}

/** The facts a text states. */
export type FactReader = (text: string, today: string | null) => readonly Found[];

/** A found value over the whole match, or over the group of that name. */
export function foundAt(
  field: FactField,
  value: string,
  match: RegExpExecArray,
  more: Pick<Found, 'isDoubtful' | 'payment' | 'scheme'> = {},
): Found {
  return { field, value, start: match.index, end: match.index + match[0].length, ...more };
}
