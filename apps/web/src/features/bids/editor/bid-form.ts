import type { Order } from '@zakupki/api-client/schema';
import { createContext, useContext } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { fieldId } from './bid-fields.ts';
import type { BidValues } from './bid-values.ts';

/** The order the bid around is an answer to. */
export const BidOrder = createContext<Order | null>(null);

/** The order the bid around is an answer to. */
export function useBidOrder(): Order {
  const order = useContext(BidOrder);
  if (!order) throw new Error('A part of the bid editor stands outside of it.');
  return order;
}

type PlainField = Exclude<
  keyof BidValues,
  'lines' | 'contacts' | 'supplierId' | 'isAnother' | 'receivedAt' | 'validUntil' | 'externalDate'
>;

/** What register gives a field, with its id and what is wrong with it. */
export function useField() {
  const { register, getFieldState } = useFormContext<BidValues>();
  // Its own: the form's would draw everything in the form again with every field that is left.
  const formState = useFormState<BidValues>();
  return (name: PlainField | `contacts.${number}.${'name' | 'role' | 'email' | 'phone'}`) => ({
    ...register(name),
    id: fieldId(name),
    error: getFieldState(name, formState).error?.message,
  });
}
