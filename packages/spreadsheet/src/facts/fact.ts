/** Facts of a quote outside its lines, and their places. */
import type { ImportFact, Payment, TaxId } from '@zakupki/api-client/schema';
import type { Currency } from '@zakupki/procurement/money/currency';

export type FactField = ImportFact['field'];

/** A row outside the lines, its cells separated by tabs. */
export type QuoteText = {
  /** null for text */
  readonly sheet: string | null;
  /** from 1 */
  readonly row: number;
  readonly text: string;
};

/** A fact and the range of the text that states it. */
export type Found = {
  readonly field: FactField;
  readonly value: string;
  readonly start: number;
  readonly end: number;
  /** inferred rather than stated */
  readonly isDoubtful?: boolean;
  readonly payment?: Payment;
  /** of a tax number */
  readonly scheme?: TaxId['scheme'];
  /** of an amount; absent when not stated */
  readonly currency?: Currency;
};

export type Fact = {
  readonly field: FactField;
  readonly value: string;
  readonly sheet: string | null;
  /** null for a fact inferred from several rows */
  readonly row: number | null;
  readonly text: string;
  readonly isDoubtful: boolean;
  readonly payment?: Payment;
  /** of a tax number */
  readonly scheme?: TaxId['scheme'];
  /** of an amount; absent when not stated */
  readonly currency?: Currency;
};

export type FactReader = (text: string, today: string | null) => readonly Found[];

/** A value found in the range of the match. */
export function foundAt(
  field: FactField,
  value: string,
  match: RegExpExecArray,
  more: Pick<Found, 'isDoubtful' | 'payment' | 'scheme' | 'currency'> = {},
): Found {
  return { field, value, start: match.index, end: match.index + match[0].length, ...more };
}
