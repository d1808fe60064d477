import type { UseFormReturn } from 'react-hook-form';
import { m } from '#messages';
import { type FormSubmission, useFormSubmission } from '../../../forms/form-submission.ts';
import { checkOrder } from './order-check.ts';
import { addressOf, placeOfField } from './order-fields.ts';
import { type OrderValues, toOrderDraft } from './order-values.ts';

export function useOrderSubmission(form: UseFormReturn<OrderValues>): FormSubmission {
  return useFormSubmission(form, {
    check: checkOrder,
    placeOfField,
    placeOfPointer: (pointer, values) => addressOf(pointer, toOrderDraft(values).lineIndexes),
  });
}

/** "Publish · 1 credit, 3 left" */
export function publishLabel(cost: number | null, left: number | null, canResume: boolean): string {
  if (canResume) {
    return cost && left !== null
      ? m.order_editor_publish_again_cost({ cost: m.editor_credits({ count: cost }), left })
      : m.order_editor_publish_again();
  }
  if (!cost) return m.order_editor_publish();
  if (left === null) return m.order_editor_publish_cost({ count: cost });
  return m.order_editor_publish_cost_left({ cost: m.editor_credits({ count: cost }), left });
}
