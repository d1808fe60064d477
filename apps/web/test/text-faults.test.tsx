/** A character that no text may have is named before anything is sent. */
import { screen, waitFor, within } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { nameTextFaults } from '../src/forms/text-faults.tsx';
import { renderScreen } from './render-screen.tsx';

const OVERRIDE = '\u202E';
const FAULT = /^U\+202E at position \d+: text direction marks are not allowed/;

let end: () => void;
beforeEach(() => act(() => void (end = nameTextFaults())));
afterEach(() => act(() => end()));

it('in the reason that a dialog asks for, until it is deleted', async () => {
  const { user, mock } = await renderScreen('/zakupki/orders/ord_laptops', { as: 'buyer' });
  await user.click((await screen.findAllByRole('button', { name: 'Stop collecting bids' }))[0] as HTMLElement);
  const reason = await within(await screen.findByRole('dialog')).findByLabelText('Reason');
  await user.click(reason);
  await user.paste(`Нужно ${OVERRIDE}раньше`);
  expect(await screen.findByText(FAULT)).toBeVisible();
  expect((await mock.world.requests()).some(({ path }) => path.endsWith('/close'))).toBe(false);
  await user.clear(reason);
  await user.type(reason, 'Нужно\nраньше');
  await waitFor(() => expect(screen.queryByText(FAULT)).toBeNull());
});

it.each([
  ['a field of react-hook-form', '/zakupki/orders/new', 'Title'],
  ['a short form', '/zakupki/settings/profile', 'First name'],
])('in %s', async (_what, path, label) => {
  const { user } = await renderScreen(path, { as: 'buyer' });
  const field = await screen.findByRole('textbox', { name: label });
  await waitFor(() => expect(field).toBeEnabled());
  await user.click(field);
  await user.paste(OVERRIDE);
  expect(await screen.findByText(FAULT)).toBeVisible();
});
