import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answered, renderScreen } from '../../../../test/render-screen.tsx';

it('lists the missing fields of an empty form, in the order of the form, and creates nothing', async () => {
  const { user, at } = await renderScreen('/zakupki/orders/new', { as: 'buyer' });
  const publish = await screen.findByRole('button', { name: /^Publish ·/ });
  await waitFor(() => expect(publish).toBeEnabled());
  await user.click(publish);
  const summary = await screen.findByRole('alert');
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Enter a title of at least 3 characters',
    'Add at least one line',
    'Set when bids are due',
    'Enter a delivery address',
  ]);
  expect(summary).toHaveFocus();
  expect(at()).toBe('/zakupki/orders/new');
  await user.click(within(summary).getByRole('link', { name: 'Enter a delivery address' }));
  await waitFor(() => expect(screen.getByLabelText(/^Delivery address/)).toHaveFocus());
});

it('expands the settings that contain a field with a problem', async () => {
  const { user } = await renderScreen('/zakupki/orders/new', { as: 'buyer' });
  const budget = await screen.findByLabelText(/^Budget/);
  const settings = budget.closest('details');
  expect(settings).toHaveProperty('open', false);
  // A browser would open it to type.
  await user.click(budget);
  await user.paste('much');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await user.click(within(await screen.findByRole('alert')).getByRole('link', { name: /^Budget/ }));
  expect(settings).toHaveProperty('open', true);
  await waitFor(() => expect(budget).toHaveFocus());
});

it.each(['/zakupki/orders/new', '/zakupki/orders/ord_uniform'])(
  'says why a form cannot be filled in while nobody knows whose it is: %s',
  async (path) => {
    const { user, mock, product } = await renderScreen(path, {
      as: 'buyer',
      before: async (baseUrl, world) => {
        await world.force([{ when: { operationId: 'getMe' }, then: { status: 500 } }]);
        return baseUrl;
      },
    });
    await screen.findByRole('button', { name: 'Try again' });
    // Parts of the page that load later ask once more.
    await answered(product);
    await mock.scenario('normal');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByLabelText(/^Title/)).toBeEnabled());
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  },
);

it('shows a refusal that names no field', async () => {
  // What the tests before have typed as the buyer would be restored.
  const { user, mock } = await renderScreen('/zakupki/orders/new', { as: 'empty' });
  await waitFor(() => expect(screen.getByRole('button', { name: /^Publish ·/ })).toBeEnabled());
  const message = 'This company may not create orders';
  const problem = { type: 'about:blank', title: 'Unprocessable Content', status: 422, code: 'invalid', message };
  const body = { ...problem, detail: message, instance: 'urn:request:req_1', requestId: 'req_1', errors: [] };
  // Before typing: a draft that saved itself would not be created again.
  await mock.scenario([{ when: { operationId: 'createOrder' }, then: { status: 422, body } }]);
  await user.type(screen.getByLabelText(/^Title/), 'Paper');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText(/^Title/)).toHaveValue('Paper');
});
