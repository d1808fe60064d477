import { etag } from '@zakupki/api-client/operation';
import { isInvalid } from '@zakupki/api-client/problem';
import type { Order } from '@zakupki/api-client/schema';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { m } from '#messages';
import { asApiError, problemText } from '../../api/problem-message.tsx';
import type { FormProblem } from '../../ui/error-summary.tsx';
import { placeOf, problemAt } from './order-fields.ts';
import { checkOrder } from './order-check.ts';
import { type OrderValues, toOrderDraft } from './order-values.ts';
import { usePublishOrderMutation } from './orders-api.ts';

export interface OrderPublishing {
  readonly busy: boolean;
  /** What keeps the order from being published, for the summary at the top. */
  readonly problems: readonly FormProblem[];
  /** Publishes the saved order. True when it is published. */
  readonly publish: (order: Order) => Promise<boolean>;
  /** Shows what is wrong before anything is sent; true when nothing is. */
  readonly check: () => boolean;
}

/** Publishing: the server's pointers become the fields' errors. Repeating a failed attempt never charges twice. */
export function useOrderPublishing(form: UseFormReturn<OrderValues>): OrderPublishing {
  const [send, { isLoading }] = usePublishOrderMutation();
  const [problems, setProblems] = useState<readonly FormProblem[]>([]);
  // The same attempt keeps its key, so that an answer lost on its way is not paid for again.
  const attempt = useRef({ version: '', key: '' });

  function show(found: readonly FormProblem[]) {
    // A new list each time: the summary takes the focus again.
    setProblems(found);
    return found.length === 0;
  }

  return {
    busy: isLoading,
    problems,
    check() {
      const found = [...checkOrder(form.getValues())];
      for (const [name, message] of found) form.setError(name as 'title', { type: 'check', message });
      return show(found.map(([name, message]) => problemAt(name, message)));
    },
    async publish(order) {
      const ifMatch = etag(order);
      if (attempt.current.version !== ifMatch) attempt.current = { version: ifMatch, key: crypto.randomUUID() };
      try {
        await send({ id: order.id, ifMatch, idempotencyKey: attempt.current.key, body: {} }).unwrap();
        show([]);
        return true;
      } catch (thrown) {
        const error = asApiError(thrown);
        // A refusal is an answer: what comes after it is another attempt.
        if (error.status !== 'offline') attempt.current = { version: '', key: '' };
        if (isInvalid(error)) {
          const { lineIndexes } = toOrderDraft(form.getValues());
          show(
            error.data.errors.map(({ pointer, message }) => {
              const place = placeOf(pointer, lineIndexes);
              if (place) form.setError(place.name as 'title', { type: 'server', message });
              return place ? { fieldId: place.id, label: place.label, message } : { fieldId: null, message };
            }),
          );
        } else if (error.status !== 401 && error.status !== 402 && error.status !== 460) {
          show([{ fieldId: null, message: problemText(error) }]);
        }
        return false;
      }
    },
  };
}

/** What publishing costs, said before it is pressed: "Publish · 1 credit, 3 left". */
export function publishLabel(cost: number | null, left: number | null): string {
  if (!cost) return m.order_editor_publish();
  if (left === null) return m.order_editor_publish_cost({ count: cost });
  return m.order_editor_publish_cost_left({ cost: m.order_editor_credits({ count: cost }), left });
}
