import type { Order } from '@zakupki/api-client/schema';
import { createContext, useContext } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { fieldId } from './bid-fields.ts';
import type { BidValues } from './bid-values.ts';

export const BidOrder = createContext<Order | null>(null);

export function useBidOrder(): Order {
  const order = useContext(BidOrder);
  if (!order) throw new Error('A part of the bid editor stands outside of it.');
  return order;
}

type PlainField = Exclude<keyof BidValues, 'lines' | 'contacts' | 'supplierId' | 'isAnother' | 'receivedAt'>;

export function useField() {
  const { register, getFieldState } = useFormContext<BidValues>();
  // A local subscription: the form's own state would render the whole form on every blur.
  const formState = useFormState<BidValues>();
  return (name: PlainField | `contacts.${number}.${'name' | 'role' | 'email' | 'phone'}`) => ({
    ...register(name),
    id: fieldId(name),
    error: getFieldState(name, formState).error?.message,
  });
}
