import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen, type Visit } from '../../../../test/render-screen.tsx';

const ORDER = '/orders/ord_sealed';

type Call = (token: string, path: string, body?: object) => Promise<Record<string, string>>;

const callTo =
  (baseUrl: string): Call =>
  async (token, path, body = {}) => {
    const response = await fetch(`${baseUrl}${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': crypto.randomUUID(),
        'If-Match': '*',
        ...(token !== '' && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Record<string, string>;
  };

/** «Аналит» bids by a link that the buyer copied, two others from their mailboxes. */
async function bidByCopiedLink(call: Call): Promise<void> {
  const { token: buyer = '' } = await call('', '/auth/login', {
    email: 'buyer-sealed@demo.test',
    password: 'demo-password',
  });
  const { url = '' } = await call(buyer, `${ORDER}/invitations/inv_sealed_analit/link`);
  const { token: guest = '' } = await call('', '/auth/token-login', {
    token: new URL(url, 'http://product.test').searchParams.get('token'),
  });
  const items = [{ orderItemId: 'itm_sealed_1', unitPrice: '2000' }];
  const { id } = await call(guest, `${ORDER}/bids`, { validUntil: '2026-12-31', items });
  await call(guest, `${ORDER}/bids/${id}/submit`);
}

it('the list of bids marks those that came by a copied link', async () => {
  const before = async (baseUrl: string) => {
    await bidByCopiedLink(callTo(baseUrl));
    return baseUrl;
  };
  await renderScreen(`/zakupki${ORDER}/bids`, { as: 'buyer-sealed', before });
  const marked = within(await screen.findByRole('table', { name: 'Bids' })).getAllByText('By a copied link');
  expect(marked.map((mark) => mark.closest('tr')?.textContent)).toEqual([expect.stringContaining('Аналит')]);
});

it('the opening protocol marks them too', async () => {
  const before: Visit['before'] = async (baseUrl, world) => {
    await bidByCopiedLink(callTo(baseUrl));
    // Past the deadline: a bid by a copied link is not an answer for an early close.
    await world.advance('P20D');
    return baseUrl;
  };
  await renderScreen(`/zakupki${ORDER}?view=opening-protocol`, { as: 'buyer-sealed', before });
  const sheet = await screen.findByRole('article', { name: 'Opening protocol' });
  const marked = within(sheet).getAllByText(/^Submitted through a link that the buyer copied/);
  expect(marked.map((mark) => mark.closest('tr')?.textContent)).toEqual([expect.stringContaining('Аналит')]);
});
