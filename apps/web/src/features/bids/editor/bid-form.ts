import type { Order } from '@zakupki/api-client/schema';
import { createContext, useContext } from 'react';
import { useRegisteredField } from '../../../forms/registered-field.ts';
import { fieldId } from './bid-fields.ts';
import type { BidValues } from './bid-values.ts';

export const BidOrder = createContext<Order | null>(null);

export function useBidOrder(): Order {
  const order = useContext(BidOrder);
  if (!order) throw new Error('useBidOrder() must be called inside <BidOrder>.');
  return order;
}

export const useField = () => useRegisteredField<BidValues>(fieldId);
