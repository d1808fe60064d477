/** Impersonation: no user ever sees data fetched for another. */
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Result } from '@zakupki/api-client/operation';
import { expect, it, onTestFinished, vi } from 'vitest';
import { api } from '../src/http/api.ts';
import type { MockServer } from './mock-server.ts';
import { renderScreen } from './render-screen.tsx';
import { EXHAUSTIVE } from './exhaustive.ts';

const PEOPLE = ['usr_buyer', 'usr_trial', 'usr_grace', 'usr_subscription_expired', 'usr_blocked'] as const;

// The tests render several pages and type into them.
vi.setConfig({ testTimeout: 30_000 });

/** Texts that appear only on one user's pages, by user id: name, e-mail address, company, order titles. */
async function marksOf(mock: MockServer, admin: string): Promise<Map<string, string[]>> {
  const textsByUser = new Map<string, string[]>();
  for (const id of PEOPLE) {
    const as = { authorization: `Bearer ${admin}`, 'x-as-user': id };
    const read = async (path: string) => (await fetch(`${mock.baseUrl}${path}`, { headers: as })).json() as unknown;
    // The mock validates its responses against the contract.
    const { profile, user } = (await read('/me')) as Result<'getMe'>;
    const { data } = (await read('/orders?perPage=100')) as Result<'listOrders'>;
    const profileTexts = [`${profile.firstName} ${profile.lastName}`, user.email, profile.company.name ?? ''];
    textsByUser.set(id, [...profileTexts, ...data.map(({ title }) => title)].filter(Boolean));
  }
  const all = [...textsByUser.values()].flat();
  // Titles that two users share prove nothing.
  return new Map(
    [...textsByUser].map(([id, marks]) => [id, marks.filter((mark) => all.indexOf(mark) === all.lastIndexOf(mark))]),
  );
}

/** Texts of other users on the page or in its title. */
function foreignTexts(marks: ReadonlyMap<string, readonly string[]>, userId: string | null): string[] {
  const text = `${document.title}\n${document.body.textContent}`;
  return [...marks].flatMap(([id, texts]) =>
    id === userId
      ? []
      : texts.filter((mark) => text.includes(mark)).map((mark) => `${mark} (${id}) shown to ${userId}`),
  );
}

// Time between switches, so that late responses arrive after the next switch.
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it('shows no user the data of another, no matter how fast impersonation switches (A12)', EXHAUSTIVE, async () => {
  const { product, mock } = await renderScreen('/zakupki/orders', { as: 'admin' });
  const { session, router } = product;
  const marks = await marksOf(mock, session.read().token ?? '');
  for (const texts of marks.values()) expect(texts.length).toBeGreaterThan(3);
  // With the delays, responses arrive in a different order than their requests.
  await mock.scenario([
    { when: { operationId: 'getMe' }, then: { delayMs: 260 }, every: 2 },
    { when: { operationId: 'listOrders' }, then: { delayMs: 420 }, every: 2 },
    { when: { operationId: 'listOrders' }, then: { delayMs: 40 } },
    { when: { operationId: 'getOrdersOverview' }, then: { delayMs: 330 }, every: 2 },
  ]);

  const seen: string[] = [];
  const shownTo = new Set<string>();
  const check = () => {
    const { impersonatedId } = session.read();
    seen.push(...foreignTexts(marks, impersonatedId));
    const texts = impersonatedId === null ? [] : (marks.get(impersonatedId) ?? []);
    if (impersonatedId !== null && texts.some((mark) => document.body.textContent.includes(mark)))
      shownTo.add(impersonatedId);
  };
  const observer = new MutationObserver(check);
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  onTestFinished(() => observer.disconnect());

  for (let turn = 0; turn < 20; turn++) {
    await act(async () => {
      session.impersonate(turn % 7 === 6 ? null : (PEOPLE[turn % PEOPLE.length] ?? null));
      await Promise.resolve();
    });
    check();
    if (turn % 3 === 0) void router.navigate(turn % 2 === 0 ? '/zakupki' : '/zakupki/orders');
    // Sometimes shorter than any response, sometimes longer than the delayed ones.
    await act(() => pause([0, 15, 60, 140, 300][turn % 5] ?? 0));
    check();
  }
  // In the end the last user's data is shown; some of the others' was shown before.
  const [last = '', lastMarks = []] = [...marks].at(0) ?? [];
  await act(async () => session.impersonate(last));
  void router.navigate('/zakupki/orders');
  await waitFor(() => expect(document.body).toHaveTextContent(lastMarks.at(-1) ?? 'a mark'));
  await act(() => pause(600));
  check();
  expect(seen).toEqual([]);
  expect(shownTo.size).toBeGreaterThan(2);
});

it('asks for a reason, shows a banner, and returns to the page where it started', EXHAUSTIVE, async () => {
  const { user, product, at } = await renderScreen('/admin?q=trial@demo', { as: 'admin' });
  await user.click(await screen.findByRole('button', { name: 'Act as Мария Белова' }));
  const dialog = await screen.findByRole('dialog', { name: 'Act as Мария Белова' });
  await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Зв');
  await user.click(within(dialog).getByRole('button', { name: 'Act as this user' }));
  expect(product.session.read().impersonatedId).toBeNull();
  await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'онок в поддержку');
  await user.click(within(dialog).getByRole('button', { name: 'Act as this user' }));
  const banner = await screen.findByRole('region', { name: 'Acting as another user' });
  await within(banner).findByText('Acting as Мария Белова');
  expect(within(banner).getByText('Reason: Звонок в поддержку')).toBeVisible();
  expect(within(banner).getByText(/^(60:00|59:\d\d) left$/)).toBeVisible();
  expect(within(banner).getByRole('status')).toHaveTextContent(/^You are acting as Мария Белова until /);
  expect(localStorage.getItem('auth-as-user')).toBe('usr_trial');
  await screen.findByRole('heading', { level: 1, name: 'Home' });
  expect(document.title).toBe('Мария Белова · Home · Zakupki');

  await user.click(within(banner).getByRole('button', { name: /^Exit/ }));
  await waitFor(() => expect(at()).toBe('/admin?q=trial@demo'));
  expect(localStorage.getItem('auth-as-user')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Acting as another user' })).not.toBeInTheDocument();
  const sessions = await screen.findByRole('region', { name: 'Acting as users' });
  expect(await within(sessions).findByText(/^ended /)).toBeVisible();
  expect(document.title).toBe('Administration · Zakupki');
});

it('ends impersonation of an invalid user once, even if other requests fail at the same time', async () => {
  const { product, at } = await renderScreen('/zakupki/orders', { as: 'admin' });
  await screen.findByRole('heading', { level: 1, name: 'Orders' });
  const fetchSpy = vi.spyOn(globalThis, 'fetch');
  await act(async () => product.session.impersonate('usr_unknown'));
  await waitFor(() => expect(at()).toBe('/admin'));
  expect(product.session.read().impersonatedId).toBeNull();
  // The message goes after three seconds.
  expect(await screen.findByText('You can no longer act as this user.')).toBeVisible();
  await screen.findByRole('heading', { level: 1, name: 'Administration' });
  await screen.findByText('Анна Соколова');
  // No later request carries the id.
  const before = fetchSpy.mock.calls.length;
  await act(async () => void product.store.dispatch(api.util.invalidateTags(['Me', 'Users', 'Impersonations'])));
  await waitFor(() => expect(fetchSpy.mock.calls.length).toBeGreaterThan(before));
  const laterIds = fetchSpy.mock.calls.slice(before).map(([request]) => (request as Request).headers.get('x-as-user'));
  expect(laterIds.every((id) => id === null)).toBe(true);
});

it('ends impersonation when the storage holds a user who cannot be impersonated', async () => {
  const { product, at } = await renderScreen('/login', { as: 'admin' });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  await act(async () => {
    product.session.impersonate('usr_admin');
    await product.router.navigate('/admin');
  });
  await screen.findByRole('heading', { level: 1, name: 'Administration' });
  expect([at(), product.session.read().impersonatedId]).toEqual(['/admin', null]);
});

it('follows impersonation started and ended in another tab', async () => {
  const { product } = await renderScreen('/zakupki/orders', { as: 'admin' });
  await screen.findByRole('heading', { level: 1, name: 'Orders' });
  const impersonateElsewhere = (id: string | null) =>
    act(async () => {
      if (id === null) localStorage.removeItem('auth-as-user');
      else localStorage.setItem('auth-as-user', id);
      window.dispatchEvent(new StorageEvent('storage', { key: 'auth-as-user', newValue: id }));
    });
  await impersonateElsewhere('usr_trial');
  expect(await screen.findByText('Acting as Мария Белова')).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Мария Белова · Orders · Zakupki'));
  await impersonateElsewhere(null);
  await waitFor(() => expect(screen.queryByText('Acting as Мария Белова')).not.toBeInTheDocument());
  expect(product.session.read().impersonatedId).toBeNull();
  await waitFor(() => expect(document.title).toBe('Orders · Zakupki'));
});

it('shows a blocked user’s data read-only, with the reason', async () => {
  const { product, user } = await renderScreen('/zakupki/orders/new', { as: 'admin' });
  await act(async () => product.session.impersonate('usr_blocked'));
  expect(await screen.findByText('blocked account: view only')).toBeVisible();
  const title = await screen.findByRole('textbox', { name: /Title/ });
  await user.type(title, 'Трос');
  await user.click(screen.getByRole('button', { name: /Save/ }));
  const [reason] = await screen.findAllByText('This account is blocked: you can view it but not change it.');
  expect(reason).toBeVisible();
});

it('explains a missing phone number and offers the exit', async () => {
  const { product, user, at } = await renderScreen('/zakupki', { as: 'admin' });
  await screen.findByRole('heading', { level: 1, name: 'Home' });
  await act(async () => product.session.impersonate('usr_no_phone'));
  expect(await screen.findByText(/^This user has not added a phone number/)).toBeVisible();
  expect(at()).toMatch(/^\/complete-profile/);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Exit' }));
  await waitFor(() => expect(at()).toBe('/admin'));
});

it('refuses the administration page to other users, with a link home', async () => {
  const { at } = await renderScreen('/admin', { as: 'buyer' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Administrators only' })).toBeVisible();
  expect(screen.getByText('403')).toBeVisible();
  expect(at()).toBe('/admin');
  const menu = await screen.findByRole('navigation', { name: 'Main' });
  expect(within(menu).queryByRole('link', { name: 'Admin' })).not.toBeInTheDocument();
});
