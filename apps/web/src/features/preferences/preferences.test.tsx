import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../test/render-screen.tsx';

const PATH = '/zakupki/settings/preferences';

it('saves the time zone at once', async () => {
  const { user } = await renderScreen(PATH, { as: 'buyer' });
  const zone = await screen.findByRole('combobox', { name: 'Time zone' });
  await user.selectOptions(zone, 'Yekaterinburg (MSK+2)');
  expect(zone).toHaveValue('Asia/Yekaterinburg');
  await screen.findByText('Saved');
  expect(zone).toHaveValue('Asia/Yekaterinburg');
});

it('switches the language of the pages and of the e-mails', async () => {
  const { user, mock } = await renderScreen(PATH, { as: 'buyer' });
  await user.click(await screen.findByRole('radio', { name: 'Русский' }));
  await screen.findByRole('heading', { level: 1, name: 'Язык и оформление' });
  await user.click(screen.getByRole('radio', { name: 'English' }));
  await screen.findByRole('heading', { level: 1, name: 'Preferences' });
  const token = await mock.signIn('buyer');
  await waitFor(async () =>
    expect(await mock.ask('GET', '/api/me', undefined, token)).toMatchObject({ user: { locale: 'en' } }),
  );
});

it('shows the error and keeps the setting', async () => {
  const { user, mock } = await renderScreen(PATH, { as: 'buyer' });
  const zone = await screen.findByRole('combobox', { name: 'Time zone' });
  await mock.scenario('server-error');
  await user.selectOptions(zone, 'Omsk (MSK+3)');
  await screen.findByRole('alert');
  expect(zone).toHaveValue('Europe/Moscow');
});
