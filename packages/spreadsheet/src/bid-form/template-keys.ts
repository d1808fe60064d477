/** The words by which a template of ours knows its own columns and fields, whatever language it is in. */
import type { ImportField } from '../columns/fields.ts';
import { HEADINGS } from '../columns/headings.ts';

const PREFIX = 'zakupki:';

/** Facts of a bid the form asks for beside its lines. */
export const FORM_FACTS = [
  'supplierName',
  'taxId',
  'kpp',
  'contactName',
  'email',
  'phone',
  'externalNumber',
  'externalDate',
  'validUntil',
  'deliveryDays',
  'deliveryCost',
  'deliveryTerms',
  'payment',
  'minOrderAmount',
  'warrantyMonths',
  'notes',
] as const;
export type FormFact = (typeof FORM_FACTS)[number];

/** Stands over a column that is only to be read. */
export const KEY_OF_NOTHING = `${PREFIX}read`;

export const isKey = (text: string): boolean => text.startsWith(PREFIX);

export const keyOfField = (field: ImportField): string => PREFIX + field;
export const keyOfFact = (fact: FormFact): string => `${PREFIX}bid.${fact}`;

/** The field a cell of the hidden row names. */
export function fieldOfKey(text: string): ImportField | null {
  if (!text.startsWith(PREFIX)) return null;
  const name = text.slice(PREFIX.length);
  // Own keys of the table are its fields.
  return Object.hasOwn(HEADINGS, name) ? (name as ImportField) : null;
}

export function factOfKey(text: string): FormFact | null {
  return FORM_FACTS.find((fact) => text === keyOfFact(fact)) ?? null;
}
