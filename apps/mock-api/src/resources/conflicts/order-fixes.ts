import type { AuditChange, ConflictEffect, ExchangeRate, OrderDraft } from '@zakupki/api-client/schema';
import { compareFields } from '../../rules/audit.ts';
import { compareOrders } from '../../rules/orders/revision.ts';
import { type MessageCode, sentence } from '../../sentences/sentence.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { editOrder, freezeRate } from '../orders/edit.ts';

type Change = { readonly call: Call; readonly order: OrderRecord; readonly reason: string | null };

/** A material change creates a new revision that bids have to confirm. @throws Problem 409, 422 */
export function fixOrder(
  { call, order, reason }: Change,
  patch: OrderDraft,
  said: MessageCode,
  params: Record<string, string | number>,
): ConflictEffect[] {
  const { saved, materialChanges } = editOrder(call, order, patch, reason ?? undefined);
  const text = sentence(call.lang, said, params);
  const { revision } = saved;
  const fullText = materialChanges.length === 0 ? text : sentence(call.lang, 'effect_revised', { text, revision });
  return [effectOn(saved, fullText, compareOrders(order, saved))];
}

/** @throws Problem 422 */
export function fixRate({ call, order }: Change, rate: ExchangeRate, text: string): ConflictEffect[] {
  const saved = freezeRate(call, order, rate);
  return [effectOn(saved, text, compareFields(order, saved, ['exchangeRates']))];
}

function effectOn({ id, number, version }: OrderRecord, text: string, changes: AuditChange[]): ConflictEffect {
  return { entity: { type: 'order', id, label: number, version }, text, changes };
}
