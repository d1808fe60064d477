import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../test/render-screen.tsx';

const ORDER = '/orders/ord_sealed_opened';

/** The lowest of three opened bids is rejected, as by its buyer. */
async function rejectLowest(baseUrl: string): Promise<string> {
  const send = async (path: string, body: object, token?: string) => {
    const headers = { 'Content-Type': 'application/json', 'If-Match': '*', 'Idempotency-Key': crypto.randomUUID() };
    const response = await fetch(`${baseUrl}${path}`, {
      method: 'POST',
      headers: { ...headers, ...(token !== undefined && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as { token: string };
  };
  const { token } = await send('/auth/login', { email: 'buyer-sealed@demo.test', password: 'demo-password' });
  const body = { reasonCode: 'terms', reason: 'Долгая поставка' };
  await send(`${ORDER}/bids/bid_sealed_opened_reagent/disqualify`, body, token);
  return baseUrl;
}

it('the award names a lower bid that was rejected, and so does its memo', async () => {
  const { user } = await renderScreen(`/zakupki${ORDER}?tab=award&from=single:bid_sealed_opened_analit`, {
    as: 'buyer-sealed',
    before: rejectLowest,
  });
  await within(await screen.findByLabelText('Total')).findAllByText('₽148,200.00');
  await user.click(screen.getByRole('button', { name: 'Award…' }));
  const dialog = await screen.findByRole('dialog', { name: /^Award order/, hidden: true });
  const named = 'Bid 2, ООО «Реагент-Сервис»: rejected. Reason: Долгая поставка';
  expect(within(dialog).getByText(named)).toBeInTheDocument();
  expect(dialog).toHaveTextContent('Required: a lower bid doesn’t count');
  // All of them were invited, so nobody has to be told by letter.
  await waitFor(() => expect(dialog).toHaveTextContent('Suppliers who bid get the result by e-mail'));
  await user.click(within(dialog).getByRole('textbox', { name: 'Justification', hidden: true }));
  await user.paste('Нужно к празднику');
  await user.click(within(dialog).getByRole('button', { name: 'Award', hidden: true }));
  await user.click(await screen.findByRole('link', { name: /memo/i }));
  expect(await screen.findByRole('heading', { name: 'Lower bids that don’t count' })).toBeVisible();
  expect(screen.getByText('rejected. Reason: Долгая поставка')).toBeVisible();
});
