/** Hidden keys that identify the columns and fields of the supplier's form in any language. */
import type { ImportField } from './fields.ts';
import { HEADINGS } from './headings.ts';

const PREFIX = 'zakupki:';

/** Facts of a bid that the form asks for, apart from its lines. */
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

/** Key of a column that is only displayed. */
export const DISPLAY_KEY = `${PREFIX}read`;

export const isKey = (text: string): boolean => text.startsWith(PREFIX);

export const keyOfField = (field: ImportField): string => PREFIX + field;
export const keyOfFact = (fact: FormFact): string => `${PREFIX}bid.${fact}`;

/** The field of a cell in the hidden row of keys. */
export function fieldOfKey(text: string): ImportField | null {
  if (!text.startsWith(PREFIX)) return null;
  const name = text.slice(PREFIX.length);
  // The table's own keys are fields.
  return Object.hasOwn(HEADINGS, name) ? (name as ImportField) : null;
}

export function factOfKey(text: string): FormFact | null {
  return FORM_FACTS.find((fact) => text === keyOfFact(fact)) ?? null;
}
