import type { ApiError } from '@zakupki/api-client/problem';
import { staleCurrent } from '@zakupki/api-client/stale';
import type { Order, OrderDraft } from '@zakupki/api-client/schema';
import type { UseFormReturn } from 'react-hook-form';
import { type Autosave, useAutosave } from '../../../forms/autosave.ts';
import { checkOrder } from './order-check.ts';
import { type OrderValues, toOrderDraft } from './order-values.ts';
import { useUpdateOrderMutation } from '../orders-api.ts';

interface OrderSavingOptions {
  readonly initial: Order;
  /** The version that a restored local draft is based on. */
  readonly basis: string | null;
  readonly onSaved: () => void;
  readonly onRefused: (error: ApiError) => void;
}

export function useOrderSaving(form: UseFormReturn<OrderValues>, options: OrderSavingOptions): Autosave<Order> {
  const [update] = useUpdateOrderMutation();
  return useAutosave(form, {
    ...options,
    check: checkOrder,
    bodyOf: (values) => toOrderDraft(values).draft,
    send: async (ifMatch, body) => (await update({ id: options.initial.id, ifMatch, body }).unwrap()).order,
    staleOf: (error) => staleCurrent('updateOrder', error),
    onSent: (saved, body) => giveIds(form, body, saved),
  });
}

/** New lines get the server's ids, unless the user moved them meanwhile. */
function giveIds(form: UseFormReturn<OrderValues>, sent: OrderDraft, order: Order): void {
  const { lineIndexes } = toOrderDraft(form.getValues());
  for (const [position, index] of lineIndexes.entries()) {
    const line = form.getValues(`lines.${index}`);
    const item = order.items[position];
    if (line?.id === '' && item && (line['name'] ?? '').trim() === (sent.items?.[position]?.name ?? '')) {
      form.setValue(`lines.${index}.id`, item.id);
    }
  }
}
