/** How notices name an order. */
import type { OrderRecord } from '../../model/records/orders.ts';

export const linkOf = ({ id }: Pick<OrderRecord, 'id'>) => `/zakupki/orders/${id}`;

export const namesOf = ({ number, title }: Pick<OrderRecord, 'number' | 'title'>) => ({
  number,
  title: shortened(title),
});

/** Notifications have one or two lines. */
export function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79).trimEnd()}…` : text;
}
