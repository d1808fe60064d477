import { screen, within } from '@testing-library/react';
import type { Order } from '@zakupki/api-client/schema';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../../test/render-screen.tsx';

it('what differs from the request is shown with a bid that was sent', async () => {
  const { mock, product } = await renderScreen('/login');
  const supplier = await mock.world.signIn('supplier');
  const act = async (path: string, body: object): Promise<unknown> => {
    const headers = { ...supplier, 'If-Match': '*', 'Idempotency-Key': crypto.randomUUID() };
    const answer = await mock.world.api(`/orders/ord_tender${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  const order = await mock.world.api('/orders/ord_tender', { headers: supplier });
  const { items } = (await order.json()) as Order;
  const lines = items.map(({ id }, index) => ({
    orderItemId: id,
    unitPrice: '90',
    ...(index === 0 && { quantity: '1' }),
  }));
  const { id } = (await act('/bids', { validUntil: '2027-03-31', items: lines })) as { id: string };
  product.session.start(supplier.authorization.replace('Bearer ', ''));

  await act(`/bids/${id}/submit`, {});
  await product.router.navigate(`/zakupki/orders/ord_tender/bids/${id}`);
  const differences = await screen.findByRole('region', { name: /differs? from the request$/ });
  expect(within(differences).getByText(/offered: 1\s/)).toBeVisible();
  expect(within(differences).getAllByRole('button', { name: 'Correct' })[0]).toBeVisible();
});
