import { screen, waitFor, within } from '@testing-library/react';
import type { Me } from '@zakupki/api-client/schema';
import { expect, it, vi } from 'vitest';
import { renderScreen, type Visit } from '../../../test/render-screen.tsx';

const PAGE = '/zakupki/nowhere';
const bell = (name: RegExp | string) => screen.findByRole('button', { name });

async function openedList(visit: Visit) {
  const rendered = await renderScreen(PAGE, visit);
  await rendered.user.click(await bell(/^(Notifications|Уведомления):/));
  const list = within(await screen.findByRole('dialog', { name: /^(Notifications|Уведомления)$/ }));
  return { ...rendered, list };
}

it('shows the number of unread notifications, and puts it in the accessible name', async () => {
  await renderScreen(PAGE, { as: 'buyer', locale: 'ru' });
  const button = await bell(/^Уведомления: \d+ непрочитанных$/);
  expect(button).toHaveTextContent(/^\d+$/);
});

it('loads nothing before the list is opened', async () => {
  const fetchSpy = vi.spyOn(globalThis, 'fetch');
  await renderScreen(PAGE, { as: 'buyer' });
  await bell(/unread$/);
  const urls = fetchSpy.mock.calls.map(([input]) => (input as Request).url);
  expect(urls.length).toBeGreaterThan(0);
  expect(urls.filter((url) => url.includes('/notifications'))).toEqual([]);
});

it('groups notifications by day, opens the page of one and marks it as read', async () => {
  const { list, user, at } = await openedList({ as: 'buyer' });
  const day = within(await list.findByRole('region', { name: /30\s.*October/ }));
  const link = day.getByRole('link', { name: /^unread:\s*Z-2026-000118 · bidding has closed.*Крепёж и расходники/ });
  const before = Number((await bell(/unread$/)).textContent);
  await user.click(link);
  await waitFor(() => expect(at()).toBe('/zakupki/orders/ord_fasteners'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await bell(`Notifications: ${before - 1} unread`)).toBeVisible();
});

it('marks all as read, and shows it by more than colour', async () => {
  const { list, user } = await openedList({ as: 'buyer' });
  expect((await list.findAllByRole('link', { name: /^unread:/ })).length).toBeGreaterThan(3);
  await user.click(list.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(list.queryByRole('link', { name: /^unread:/ })).not.toBeInTheDocument());
  await user.keyboard('{Escape}');
  const button = await bell('Notifications: none new');
  await waitFor(() => expect(button).toHaveFocus());
});

it('marks notifications as read before the response, and as unread again when it fails', async () => {
  const { list, user, mock } = await openedList({ as: 'buyer' });
  const unread = (await list.findAllByRole('link', { name: /^unread:/ })).length;
  const count = (await bell(/unread$/)).textContent;
  await mock.scenario([{ when: { operationId: 'readNotifications' }, then: { status: 503, delayMs: 500 } }]);
  await user.click(list.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(list.queryByRole('link', { name: /^unread:/ })).not.toBeInTheDocument());
  await bell('Notifications: none new');
  await screen.findByText(/unavailable/i);
  await waitFor(() => expect(list.queryAllByRole('link', { name: /^unread:/ })).toHaveLength(unread));
  expect(await bell(/unread$/)).toHaveTextContent(count);
});

it('shows an empty state', async () => {
  const { list } = await openedList({ as: 'empty' });
  expect(await list.findByText(/^No notifications yet/)).toBeVisible();
});

it('shows the error and retries', async () => {
  const { mock, user } = await renderScreen(PAGE, { as: 'empty' });
  await mock.scenario([{ when: { operationId: 'listNotifications' }, then: { status: 503 } }]);
  await user.click(await bell(/^Notifications/));
  const list = within(await screen.findByRole('dialog'));
  await list.findByRole('alert');
  await mock.scenario('normal');
  await user.click(list.getByRole('button', { name: 'Try again' }));
  expect(await list.findByText(/^No notifications yet/)).toBeVisible();
});

it('shows earlier notifications page by page', async () => {
  const { list, user } = await openedList({ as: 'heavy' });
  const more = await list.findByRole('button', { name: 'Show earlier' });
  const shown = list.getAllByRole('link').length;
  await user.click(more);
  await waitFor(() => expect(list.getAllByRole('link').length).toBeGreaterThan(shown));
});

it('saves the channels of each kind after a change in another window', async () => {
  const { mock, list, user } = await openedList({ as: 'buyer' });
  await user.click(list.getByRole('button', { name: 'Settings' }));
  const settings = within(await screen.findByRole('dialog', { name: 'Notification settings' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Back to notifications' })).toHaveFocus());
  const token = await mock.signIn('buyer');
  const authorization = { Authorization: `Bearer ${token}` };
  const me = async () => (await (await mock.world.api('/me', { headers: authorization })).json()) as Me;
  const headers = { ...authorization, 'If-Match': `"${(await me()).version}"` };
  const body = JSON.stringify({ notificationPrefs: { creditsLow: { email: false } } });
  expect((await mock.world.api('/me/profile', { method: 'PATCH', headers, body })).status).toBe(200);

  await user.click(settings.getByRole('checkbox', { name: 'Bids are due within 24 hours: E-mail' }));
  await user.click(settings.getByRole('button', { name: 'Save' }));
  await screen.findByText('Notification settings saved');
  const { notificationPrefs } = (await me()).profile;
  expect(notificationPrefs.deadlineSoon).toEqual({ inApp: true, email: false });
  expect(notificationPrefs.creditsLow).toEqual({ inApp: true, email: false });
  expect(list.getByRole('button', { name: 'Settings' })).toHaveFocus();
});

it('hides kinds that are switched off', async () => {
  const { list, user } = await openedList({ as: 'buyer' });
  expect((await list.findAllByRole('link', { name: /· bid expires/ })).length).toBeGreaterThan(0);
  await user.click(list.getByRole('button', { name: 'Settings' }));
  const settings = within(await screen.findByRole('dialog', { name: 'Notification settings' }));
  await user.click(settings.getByRole('checkbox', { name: 'A bid is about to expire: In Zakupki' }));
  await user.click(settings.getByRole('button', { name: 'Save' }));
  await list.findByRole('button', { name: 'Mark all as read' });
  await waitFor(() => expect(list.queryByRole('link', { name: /· bid expires/ })).not.toBeInTheDocument());
});

it('saves the channels of each kind on the settings page', async () => {
  const { user, mock } = await renderScreen('/zakupki/settings/notifications', { as: 'buyer' });
  await user.click(await screen.findByRole('checkbox', { name: 'A bid is about to expire: E-mail' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Notification settings saved');
  expect(await mock.ask('GET', '/api/me', undefined, await mock.signIn('buyer'))).toMatchObject({
    profile: { notificationPrefs: { bidExpiring: { email: false, inApp: true } } },
  });
  expect(screen.getByRole('checkbox', { name: 'A bid is about to expire: E-mail' })).not.toBeChecked();
});
