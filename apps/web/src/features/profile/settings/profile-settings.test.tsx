import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../../test/render-screen.tsx';

const PATH = '/zakupki/settings/profile';

it('saves personal and company details, and clears emptied fields', async () => {
  const { user, mock } = await renderScreen(PATH, { as: 'buyer' });
  const position = await screen.findByLabelText(/^Job title/);
  await user.clear(position);
  const inn = screen.getByLabelText(/^INN/);
  await user.clear(inn);
  await user.type(inn, '7736050004');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(inn).toHaveAttribute('aria-invalid', 'true'));
  await waitFor(() => expect(inn).toHaveFocus());

  await user.clear(inn);
  await user.type(inn, '7707083893');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved');
  expect(await mock.ask('GET', '/api/me', undefined, await mock.signIn('buyer'))).toMatchObject({
    profile: { firstName: 'Анна', position: null, company: { taxId: { scheme: 'RU-INN', id: '7707083893' } } },
  });
});

it('saves the company details of purchase orders, and names wrong numbers at their fields', async () => {
  const { user, mock } = await renderScreen(PATH, { as: 'empty' });
  await user.type(await screen.findByLabelText(/^KPP/), '50290');
  await user.type(screen.getByLabelText(/^BIK/), '0445252');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter 9 digits, such as 770701001')).toBeVisible();
  expect(screen.getByText('Enter 9 digits')).toBeVisible();
  await user.type(screen.getByLabelText(/^KPP/), '1001');
  await user.type(screen.getByLabelText(/^BIK/), '25');
  await user.type(screen.getByLabelText(/^Address/), 'Мытищи, ул. Мира, д. 1');
  await user.type(screen.getByLabelText(/^Bank account/), '40702810500000000001');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved');
  expect(await mock.ask('GET', '/api/me', undefined, await mock.signIn('empty'))).toMatchObject({
    profile: {
      company: {
        kpp: '502901001',
        address: 'Мытищи, ул. Мира, д. 1',
        bankAccount: '40702810500000000001',
        bik: '044525225',
      },
    },
  });
});

it('turns on sealed bids for new orders', async () => {
  const { user, product } = await renderScreen(PATH, { as: 'buyer' });
  const box = await screen.findByRole('checkbox', { name: 'Sealed bids in new orders' });
  expect(box).not.toBeChecked();
  await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved');
  await product.router.navigate('/zakupki/orders/new');
  await user.click(await screen.findByText('Prices and comparison'));
  expect(screen.getByRole('checkbox', { name: 'Sealed bids' })).toBeChecked();
});

it('changes the phone with a code', async () => {
  const { user, mock } = await renderScreen(PATH, { as: 'buyer' });
  await user.click(await screen.findByRole('button', { name: 'Change phone' }));
  const phone = screen.getByLabelText('New phone');
  await waitFor(() => expect(phone).toHaveFocus());
  await user.type(phone, '8 916 555-01-09');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  const code = await screen.findByLabelText('Code from the message');
  await waitFor(() => expect(code).toHaveFocus());
  const { text } = await mock.world.letter('phone', '+79165550109');
  await user.type(code, /\d{6}/.exec(text)?.[0] ?? '');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await screen.findByText('Phone changed');
  expect(await screen.findByText(/555.01.09/)).toBeVisible();
});

it('changes the e-mail with the link sent to the new address', async () => {
  const { user, mock, product } = await renderScreen(PATH, { as: 'buyer' });
  await user.click(await screen.findByRole('button', { name: 'Change e-mail' }));
  expect(screen.getByLabelText('New e-mail')).toHaveFocus();
  await user.type(screen.getByLabelText('New e-mail'), 'anna@sever.example');
  await user.type(screen.getByLabelText('Current password'), 'demo-password');
  await user.click(screen.getByRole('button', { name: 'Send link' }));
  await screen.findByText(/^We’ve sent a link to anna@sever.example/);
  expect(screen.getByText('buyer@demo.test')).toBeVisible();

  const { links } = await mock.world.letter('verify', 'anna@sever.example');
  await product.router.navigate(links[0]?.path.replace('/app', '') ?? '/');
  await user.click(await screen.findByRole('button', { name: 'Confirm e-mail' }));
  await screen.findByText(/^You now sign in with anna@sever\.example\. Every device was signed out/);
  await user.click(screen.getByRole('link', { name: 'Go to profile' }));
  await screen.findByText('anna@sever.example');
});

it('says why a link does not confirm an address', async () => {
  const { user } = await renderScreen('/email/confirm?token=unknown');
  await user.click(await screen.findByRole('button', { name: 'Confirm e-mail' }));
  expect(await screen.findByText(/^This link does not exist/)).toBeVisible();
});

it.each(['Change e-mail', 'Change phone'])('returns the focus to “%s” after Cancel', async (name) => {
  const { user } = await renderScreen(PATH, { as: 'buyer' });
  await user.click(await screen.findByRole('button', { name }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name })).toHaveFocus();
});
