import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../../test/render-screen.tsx';

it('does not take a next step that could not be loaded for none', async () => {
  const { mock, product, user } = await renderScreen('/login');
  await mock.scenario([{ when: { operationId: 'getOwnInvitation' }, then: { status: 503 } }]);
  const { authorization } = await mock.world.signIn('supplier');
  product.session.start(authorization.slice('Bearer '.length));
  await product.router.navigate('/zakupki/orders');
  const missing = await screen.findByText('Not loaded');
  await mock.scenario('normal');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Enter a bid')).toBeVisible();
  expect(missing).not.toBeInTheDocument();
});
