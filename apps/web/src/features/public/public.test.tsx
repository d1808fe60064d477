import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../test/render-screen.tsx';

it('passes the e-mail to the sign-up form, but not in the URL', async () => {
  const { user, at } = await renderScreen('/?ref=partner-one');
  await user.type(await screen.findByLabelText('E-mail'), 'vera@example.test');
  await user.click(screen.getByRole('button', { name: 'Start free trial' }));
  await waitFor(() => expect(at()).toBe('/signup?ref=partner-one'));
  expect(await screen.findByLabelText('E-mail')).toHaveValue('vera@example.test');
});

it('compares only the selected offers', async () => {
  const { user } = await renderScreen('/');
  const table = await screen.findByRole('table');
  const totals = within(table).getByRole('row', { name: /^Total without VAT/ });
  const best = () =>
    within(totals)
      .getAllByRole('cell')
      .findIndex((cell) => /best/.test(cell.textContent));
  const before = best();
  await user.click(within(table).getAllByRole('checkbox')[before] as HTMLElement);
  expect(best()).not.toBe(before);
});

it.each(['/', '/signup'])('names the trial that the server gives, at %s', async (path) => {
  const trial = { days: 30, credits: 1, extensionDays: 2 };
  await renderScreen(path, {
    before: async (baseUrl, world) => {
      const patch = [{ op: 'replace' as const, path: '/trial', value: trial }];
      await world.force([{ when: { operationId: 'listPlans' }, then: { patch } }]);
      return baseUrl;
    },
  });
  expect(await screen.findByText('30 days free, with 1 credit. No card required.')).toBeVisible();
});

it('offers the plans and the next webinar', async () => {
  await renderScreen('/');
  expect(await screen.findAllByRole('link', { name: 'Start free trial' })).toHaveLength(3);
  await screen.findByRole('heading', { name: 'Next webinar' });
});

it('redirects a signed-in user to the product', async () => {
  const { at } = await renderScreen('/', { as: 'buyer' });
  await waitFor(() => expect(at()).toBe('/zakupki'));
});
