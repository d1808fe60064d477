import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../test/render-screen.tsx';

const PATH = '/complete-profile?returnTo=%2Fzakupki%2Forders';
const PHONE = '+79165550102';

it('confirms a phone number with the code from a text message, then continues', async () => {
  const { user, mock, at } = await renderScreen(PATH, { as: 'no-phone' });
  await user.type(await screen.findByLabelText('Phone'), '8 916 555-01-02');
  await user.click(screen.getByRole('button', { name: 'Send code' }));

  const code = await screen.findByLabelText('Code from the message');
  await user.type(code, '000000');
  await waitFor(() => expect(code).toHaveAttribute('aria-invalid', 'true'));

  const { text } = await mock.world.letter('phone', PHONE);
  await user.clear(code);
  await user.type(code, /\d{6}/.exec(text)?.[0] ?? '');
  await waitFor(() => expect(at()).toBe('/zakupki/orders'));
});

it('rejects an invalid number before a message is sent', async () => {
  const { user, mock } = await renderScreen(PATH, { as: 'no-phone' });
  await user.type(await screen.findByLabelText('Phone'), '12');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  await screen.findByText(/^Enter a valid number/);
  expect((await mock.world.outbox()).filter(({ kind }) => kind === 'phone')).toEqual([]);
});

it('leads back when nothing is missing', async () => {
  const { user, at } = await renderScreen(PATH, { as: 'buyer' });
  await user.click(await screen.findByRole('button', { name: 'Back to what you were doing' }));
  await waitFor(() => expect(at()).toBe('/zakupki/orders'));
});
