import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { findElement } from '../../../browser/reveal.ts';
import { fieldId } from './bid-fields.ts';
import type { BidValues } from './bid-values.ts';

/**
 * Focuses the field named in the address once the form is ready: `?at=validUntil`, or a column of an order line,
 * `?at=itm_5:quantity`. Ignores unknown fields.
 */
export function useBidFieldFocus(form: UseFormReturn<BidValues>, isReady: boolean): void {
  const [search] = useSearchParams();
  const at = search.get('at');
  const isDone = useRef(false);
  useEffect(() => {
    if (!isReady || at === null || isDone.current) return;
    isDone.current = true;
    focusBidField(at, form.getValues('lines'));
  }, [at, isReady, form]);
}

/** @param at value of the `at` parameter of the address */
export function focusBidField(at: string, lines: BidValues['lines']): void {
  const name = fieldNameAt(at, lines);
  const field = name === null ? null : findElement(fieldId(name));
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
  if (field instanceof HTMLInputElement && field.type === 'text') field.select();
}

/** Returns a field name such as `validUntil` or `lines.4.quantity`, or null when the bid has no such line. */
export function fieldNameAt(at: string, lines: BidValues['lines']): string | null {
  const [itemId = '', column] = at.split(':');
  if (column === undefined) return at;
  const index = lines.findIndex((line) => line['orderItemId'] === itemId);
  return index === -1 ? null : `lines.${index}.${column}`;
}
