import type { ComparedBid } from '@zakupki/api-client/schema';
import { expect, test } from 'vitest';
import { termText } from './matrix-heads.tsx';

test.each<[Partial<ComparedBid>, string]>([
  [{ deliveryCost: '100000.00', deliveryVatRate: '5' }, '₽100,000.00, plus 5% VAT'],
  [{ deliveryCost: '1000.00', deliveryVatRate: '22', vatMode: 'included' }, '₽1,000.00, 22% VAT included'],
  [{ deliveryCost: '1000.00', deliveryVatRate: 'none' }, '₽1,000.00, no VAT'],
  [{ deliveryCost: '0.00', deliveryVatRate: '22' }, '₽0.00'],
  [{}, '—'],
])('delivery of %j is %s', (terms, text) => {
  // The term reads only these fields.
  const bid = { currency: 'RUB', vatMode: 'excluded', ...terms } as unknown as ComparedBid;
  expect(termText('delivery', bid, { currency: 'RUB' })).toBe(text);
});
