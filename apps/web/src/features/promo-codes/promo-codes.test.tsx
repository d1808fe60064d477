import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../test/render-screen.tsx';

const field = () => screen.findByLabelText('Code', { exact: true });

it('checks the code of a link, redeems it and lists it', async () => {
  const { user, at } = await renderScreen('/promo-code?code=druzhba-5', { as: 'trial' });
  expect(await field()).toHaveProperty('value', 'druzhba-5');
  await screen.findByText('5 extra credits');
  await user.click(screen.getByRole('button', { name: 'Redeem' }));
  await screen.findByText('DRUZHBA-5 redeemed');
  expect(at()).toBe('/promo-code');
  expect(await screen.findByRole('row', { name: /DRUZHBA-5/ })).toHaveTextContent('5 credits');
});

it('explains why the code of a link is refused', async () => {
  await renderScreen('/promo-code?code=LETO-20', { as: 'trial' });
  await screen.findByText(/Ask for a new one\./);
  expect(await field()).toHaveAttribute('aria-invalid', 'true');
});

it('explains a refused code at the field and keeps it for correction', async () => {
  const { user } = await renderScreen('/promo-code', { as: 'trial' });
  await user.type(await field(), 'LETO-20');
  await user.click(screen.getByRole('button', { name: 'Check' }));
  await screen.findByText(/Ask for a new one\./);
  const refused = await field();
  expect(refused).toHaveProperty('value', 'LETO-20');
  expect(refused).toHaveAttribute('aria-invalid', 'true');
  await waitFor(() => expect(refused).toHaveFocus());
});
