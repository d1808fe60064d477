import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../test/render-screen.tsx';

const TENDER = '/zakupki/orders/ord_tender?tab=suppliers';
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Invited suppliers' }))
    .getAllByRole('row')
    .slice(1);

/** Waits until the local draft is loaded. */
async function inviteDialog() {
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite suppliers to bid' }));
  await waitFor(() => expect(dialog.getByLabelText(/^Message/)).toBeEnabled());
  return dialog;
}

it('lists the invited suppliers with the status of each invitation', async () => {
  await renderScreen(TENDER, { as: 'buyer' });
  const words = (await rows()).map(({ textContent }) => textContent);
  for (const status of [
    'Invited',
    'Opened',
    'Preparing a bid',
    'Bid submitted',
    'Declined',
    'Not delivered',
    'Revoked',
  ])
    expect(words.some((text) => text.includes(status))).toBe(true);
});

it('counts and filters by status, and keeps the filter in the address', async () => {
  const { user, at } = await renderScreen(TENDER, { as: 'buyer' });
  await rows();
  await user.click(screen.getByRole('button', { name: 'Declined 1' }));
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(at()).toBe(`${TENDER}&status=declined`);
});

it('invites suppliers from the address book and from pasted addresses in one request', async () => {
  const { user } = await renderScreen('/zakupki/orders/ord_transport', { as: 'buyer' });
  await user.click(await screen.findByRole('link', { name: 'Invite suppliers' }));
  const dialog = await inviteDialog();
  await user.click(dialog.getByRole('radio', { name: 'Address book' }));
  await user.click(await dialog.findByRole('checkbox', { name: /Метиз-Сервис/ }));
  await user.click(dialog.getByRole('radio', { name: 'Pasted addresses' }));
  await user.click(dialog.getByLabelText('E-mail addresses'));
  await user.paste('ООО «Вектор»\tОльга\tolga@vector.example\nno address');
  await user.click(dialog.getByRole('button', { name: 'Add addresses' }));
  expect(dialog.getByText(/1 line has no e-mail address/)).toBeVisible();
  expect(dialog.getByLabelText('E-mail addresses')).toHaveValue('no address');
  await user.selectOptions(dialog.getByLabelText('Language of the e-mail to ООО «Вектор»'), 'Русский');
  await user.click(dialog.getByRole('button', { name: 'Send 2 invitations' }));
  expect(await screen.findByText('Request sent to 2 suppliers')).toBeVisible();
  expect(await rows()).toHaveLength(2);
  expect(await screen.findByRole('link', { name: 'Suppliers 2' })).toBeVisible();
});

it('shows the name of a company once, when its contact is called like it', async () => {
  const { user } = await renderScreen('/zakupki/orders/ord_transport?tab=suppliers&invite=true', { as: 'buyer' });
  const dialog = await inviteDialog();
  await user.click(dialog.getByRole('radio', { name: 'Pasted addresses' }));
  await user.click(dialog.getByLabelText('E-mail addresses'));
  await user.paste('ООО «Вектор»\tВектор, ООО\tinfo@vector.example');
  await user.click(dialog.getByRole('button', { name: /^Send/ }));
  await screen.findByText('Request sent to 1 supplier');
  const [row] = await rows();
  expect(row).toHaveTextContent('info@vector.example');
  expect(row?.textContent?.match(/Вектор/g)).toHaveLength(1);
});

it('invites what is typed, after reporting lines without an address', async () => {
  const { user } = await renderScreen('/zakupki/orders/ord_transport?tab=suppliers', { as: 'buyer' });
  await user.click(await screen.findByRole('button', { name: 'Invite suppliers' }));
  const dialog = await inviteDialog();
  await user.click(dialog.getByRole('radio', { name: 'Pasted addresses' }));
  const field = dialog.getByLabelText('E-mail addresses');
  await user.click(field);
  await user.paste('a@vector.example, b@vector.example\nno address');
  await user.click(dialog.getByRole('button', { name: 'Send 2 invitations' }));
  expect(await dialog.findByText(/1 line has no e-mail address/)).toBeVisible();
  expect(field).toHaveDisplayValue(/no address/);
  await user.click(dialog.getByRole('button', { name: 'Send 2 invitations' }));
  expect(await screen.findByText('Request sent to 2 suppliers')).toBeVisible();
  expect(await rows()).toHaveLength(2);
});

it('opens on pasted addresses while the address book is empty', async () => {
  const { user, mock } = await renderScreen('/zakupki', { as: 'empty' });
  const token = await mock.signIn('empty');
  const order = {
    title: 'Мебель',
    submissionDeadline: '2026-11-20T12:00:00Z',
    delivery: { address: 'Тверь' },
    items: [{ name: 'Стол', quantity: '1' }],
  };
  const draft = (await mock.ask('POST', '/api/orders', order, token)) as { id: string };
  const headers = { Authorization: `Bearer ${token}`, 'If-Match': '*', 'Idempotency-Key': crypto.randomUUID() };
  expect((await mock.world.api(`/orders/${draft.id}/publish`, { method: 'POST', headers })).status).toBe(200);
  const [link] = await screen.findAllByRole('link', { name: 'Orders' });
  if (link) await user.click(link);
  await user.click(await screen.findByRole('link', { name: /Мебель/ }));
  await user.click(await screen.findByRole('link', { name: 'Invite suppliers' }));
  const dialog = await inviteDialog();
  await waitFor(() => expect(dialog.getByRole('radio', { name: 'Pasted addresses' })).toBeChecked());
  await waitFor(() => expect(dialog.getByLabelText('E-mail addresses')).toHaveFocus());
  await user.keyboard('a@vector.example, b@vector.example');
  expect(dialog.getByText('2 typed addresses')).toBeVisible();
  expect(dialog.queryByText('Choose at least one supplier.')).not.toBeInTheDocument();
});

it('asks for a supplier, and keeps the message when the dialog is closed', async () => {
  const { user } = await renderScreen(`/zakupki/orders/ord_transport?tab=suppliers`, { as: 'buyer' });
  await user.click(await screen.findByRole('button', { name: 'Invite suppliers' }));
  let dialog = await inviteDialog();
  await user.click(dialog.getByRole('button', { name: 'Invite suppliers' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Choose at least one supplier.');
  await user.type(dialog.getByLabelText(/^Message/), 'Ждём ваши цены');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Invite suppliers' }));
  dialog = await inviteDialog();
  expect(dialog.getByLabelText(/^Message/)).toHaveValue('Ждём ваши цены');
});

it('revokes an invitation, and reminds suppliers who have not answered', async () => {
  const { user } = await renderScreen(TENDER, { as: 'buyer' });
  const [row] = (await rows()).filter(({ textContent }) => textContent.includes('Preparing a bid'));
  if (!row) throw new Error('no draft in the seed');
  await user.click(within(row).getByRole('button', { name: /^Actions for / }));
  await user.click(await screen.findByRole('menuitem', { name: 'Revoke invitation', hidden: true }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Revoke the invitation of / }));
  await user.click(dialog.getByRole('button', { name: 'Revoke invitation' }));
  await waitFor(async () =>
    expect((await rows()).some(({ textContent }) => textContent.includes('Preparing a bid'))).toBe(false),
  );
  await user.click(screen.getByRole('button', { name: /^Remind \d+ suppliers?$/ }));
  const reminder = within(await screen.findByRole('dialog', { name: 'Remind suppliers who haven’t answered' }));
  await user.click(reminder.getByRole('button', { name: 'Send reminder' }));
  expect(await screen.findByText(/suppliers? reminded$/)).toBeVisible();
});

it.each([
  ['that a bid was withdrawn', false, 'OpenedBid withdrawn'],
  ['why a supplier who withdrew a bid declined', true, 'DeclinedNo capacity'],
])('says %s', async (_, declines, words) => {
  await renderScreen(TENDER, {
    as: 'buyer',
    before: async (baseUrl, world) => {
      const supplier = await world.signIn('supplier');
      const post = async (path: string, body: object): Promise<{ readonly id: string }> => {
        const headers = { ...supplier, 'If-Match': '*', 'Idempotency-Key': crypto.randomUUID() };
        const answer = await world.api(`/orders/ord_tender${path}`, {
          method: 'POST',
          headers,
          body: JSON.stringify(body),
        });
        if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
        return (await answer.json()) as { id: string };
      };
      const { id } = await post('/bids', { items: [{ orderItemId: 'itm_tender_1', unitPrice: '90' }] });
      await post(`/bids/${id}/submit`, {});
      await post(`/bids/${id}/withdraw`, { reason: 'Ошиблись ценой' });
      if (declines) await post('/invitation/decline', { reasonCode: 'capacity' });
      return baseUrl;
    },
  });
  const row = (await rows()).find(({ textContent }) => textContent.includes('supplier@demo.test'));
  expect(row).toHaveTextContent(words);
});
