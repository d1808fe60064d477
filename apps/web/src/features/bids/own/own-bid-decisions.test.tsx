import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../../test/render-screen.tsx';

const BID = '/orders/ord_sealed_opened/bids/bid_sealed_opened_reagent';
const MAILBOX = 'vetrova@reagent-s.example';

it('the supplier of an opened bid sees why it was rejected', async () => {
  const { mock, product } = await renderScreen('/login');
  const send = async (path: string, body: object, token?: string) => {
    const response = await fetch(`${mock.baseUrl}${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'If-Match': '*',
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  };
  const buyer = await mock.signIn('buyer-sealed');
  await send(`${BID}/disqualify`, { reasonCode: 'terms', reason: 'Долгая поставка' }, buyer);
  const [letter] = (await mock.world.outbox()).filter(({ to }) => to === MAILBOX);
  expect(letter?.subject).toBe('«Весы лабораторные и штативы»: ваше предложение отклонено');
  const link = new URL(letter?.links[0]?.path ?? '', 'http://product.test');
  const signedIn = await mock.ask('POST', '/api/auth/token-login', { token: link.searchParams.get('token') });
  product.session.start((signedIn as { token: string }).token);
  await product.router.navigate(`/zakupki${BID}`);
  expect(await screen.findByText(/^The buyer rejected this bid: /)).toBeVisible();
  expect(screen.getByText('Долгая поставка')).toBeVisible();
});
