import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../../test/render-screen.tsx';

it('asks once for the names of suppliers, and says that they could not be loaded', async () => {
  const { user, mock } = await renderScreen('/zakupki/orders/ord_detergents', {
    as: 'buyer',
    before: async (baseUrl, world) => {
      await world.force([{ when: { operationId: 'listBids' }, then: { status: 500 } }]);
      return baseUrl;
    },
  });
  const blockers = within(await screen.findByRole('region', { name: 'Resolve before awarding' }));
  await blockers.findByRole('alert');
  const asked = (await mock.world.requests()).filter(({ operationId }) => operationId === 'listBids');
  expect(asked.length).toBeLessThan(5);
  await mock.scenario('normal');
  await user.click(blockers.getByRole('button', { name: 'Try again' }));
  await blockers.findByRole('list', { name: 'Resolve before awarding' });
});
