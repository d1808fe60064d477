import { etag } from '@zakupki/api-client/operation';
import type { ApiError } from '@zakupki/api-client/problem';
import { staleCurrent } from '@zakupki/api-client/stale';
import type { Order } from '@zakupki/api-client/schema';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { m } from '#messages';
import { asApiError } from '../../api/problem-message.tsx';
import type { SaveState } from '../../ui/form-foot.tsx';
import { checkOrder } from './order-check.ts';
import { type OrderValues, toOrderDraft } from './order-values.ts';
import { useUpdateOrderMutation } from './orders-api.ts';

/** How long after the last keystroke a draft is saved by itself. */
const PAUSE_MS = 2_500;

export interface OrderSaving {
  readonly state: SaveState;
  /** The order as the server last gave it. */
  readonly order: Order;
  /** The order as somebody else left it, when it changed under this editor; nothing is saved until that is settled. */
  readonly theirs: Order | null;
  /** What the last attempt failed with, when it was not only the connection. */
  readonly error: ApiError | null;
  /** Saves what is typed, at once; gives the saved order, or null when it could not be. */
  readonly save: () => Promise<Order | null>;
  /** Settles a simultaneous change: what stands in the form wins over `theirs`, or the form has taken it over. */
  readonly settle: (keep: 'mine' | 'theirs') => void;
}

/**
 * Saves a draft order by itself a little after each change, one request at a time.
 * @param basis version the values in the form were typed on: older than the order's when they were put back from the
 *   browser, so that somebody else's change in between is noticed
 */
export function useOrderSaving(
  form: UseFormReturn<OrderValues>,
  initial: Order,
  basis: string | null,
  onSaved: () => void,
): OrderSaving {
  const [update] = useUpdateOrderMutation();
  const [order, setOrder] = useState(initial);
  const [theirs, setTheirs] = useState<Order | null>(null);
  const [state, setState] = useState<SaveState>({ kind: 'unchanged' });
  const [error, setError] = useState<ApiError | null>(null);
  const version = useRef(basis ?? etag(initial));
  const saved = useRef(JSON.stringify(toOrderDraft(form.formState.defaultValues as OrderValues).draft));
  const running = useRef<Promise<Order | null>>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The draft in the browser's database is read after the first render, and with it what the values were typed on.
  useEffect(() => {
    if (basis !== null) version.current = basis;
  }, [basis]);

  async function saveNow(): Promise<Order | null> {
    clearTimeout(timer.current);
    await running.current;
    const values = form.getValues();
    const { draft, lineIndexes } = toOrderDraft(values);
    const text = JSON.stringify(draft);
    if (checkOrder(values).size > 0) {
      setState({ kind: 'failed', why: m.order_editor_save_marked() });
      return null;
    }
    if (text === saved.current) return order;
    setState({ kind: 'saving' });
    try {
      const { order: next } = await update({ id: initial.id, ifMatch: version.current, body: draft }).unwrap();
      version.current = etag(next);
      saved.current = text;
      setOrder(next);
      setError(null);
      giveIds(form, lineIndexes, draft.items ?? [], next);
      setState({ kind: 'saved', at: Date.now() });
      if (JSON.stringify(toOrderDraft(form.getValues()).draft) === text) onSaved();
      return next;
    } catch (thrown) {
      const problem = asApiError(thrown);
      const current = staleCurrent('updateOrder', problem);
      if (current) setTheirs(current);
      setError(problem.status === 'offline' || current ? null : problem);
      setState({ kind: 'failed', why: whyOf(problem) });
      return null;
    }
  }

  const latest = useRef(saveNow);
  const isBlocked = useRef(false);
  useEffect(() => {
    latest.current = saveNow;
    isBlocked.current = theirs !== null;
  });
  const save = useCallback(() => (running.current = latest.current().finally(() => (running.current = null))), []);

  useEffect(() => {
    const isSaved = () => JSON.stringify(toOrderDraft(form.getValues()).draft) === saved.current;
    const schedule = () => {
      clearTimeout(timer.current);
      if (isBlocked.current) return;
      setState((was) => (was.kind === 'saving' ? was : { kind: 'unsaved' }));
      timer.current = setTimeout(() => (isSaved() ? setState({ kind: 'unchanged' }) : void save()), PAUSE_MS);
    };
    const stop = form.subscribe({ formState: { values: true }, callback: schedule });
    // What failed for want of a connection is tried again when there is one.
    const retry = () => void save();
    window.addEventListener('online', retry);
    return () => {
      stop();
      window.removeEventListener('online', retry);
      clearTimeout(timer.current);
    };
  }, [form, save]);

  return {
    state,
    order,
    theirs,
    error,
    save,
    settle(keep) {
      if (!theirs) return;
      version.current = etag(theirs);
      setOrder(theirs);
      setTheirs(null);
      if (keep === 'theirs') saved.current = JSON.stringify(toOrderDraft(form.getValues()).draft);
      setState({ kind: keep === 'theirs' ? 'unchanged' : 'unsaved' });
    },
  };
}

/** New lines get the ids the server gave them, unless the lines moved meanwhile. */
function giveIds(
  form: UseFormReturn<OrderValues>,
  lineIndexes: readonly number[],
  sent: readonly { name?: string | undefined }[],
  order: Order,
): void {
  for (const [position, index] of lineIndexes.entries()) {
    const line = form.getValues(`lines.${index}`);
    const item = order.items[position];
    if (line?.id === '' && item && (line['name'] ?? '').trim() === (sent[position]?.name ?? '')) {
      form.setValue(`lines.${index}.id`, item.id);
    }
  }
}

function whyOf(problem: ApiError): string {
  if (problem.status === 'offline') return m.drafts_offline();
  if (problem.status === 412) return m.order_editor_save_stale();
  if (problem.status === 422) return m.order_editor_save_marked();
  return m.order_editor_save_refused();
}
