/** Acting as other users: nobody is ever shown what was answered to another, whatever is on its way. */
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Result } from '@zakupki/api-client/operation';
import { expect, it, onTestFinished, vi } from 'vitest';
import { api } from '../src/http/api.ts';
import type { MockServer } from './mock-server.ts';
import { renderScreen } from './render-screen.tsx';

const PEOPLE = ['usr_buyer', 'usr_trial', 'usr_grace', 'usr_subscription_expired', 'usr_blocked'] as const;

// Pages are drawn and typed into, one after another.
vi.setConfig({ testTimeout: 30_000 });

/** Words that stand on a page of that person and of nobody else: name, e-mail address, company, titles of orders. */
async function marksOf(mock: MockServer, admin: string): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const id of PEOPLE) {
    const as = { authorization: `Bearer ${admin}`, 'x-as-user': id };
    const read = async (path: string) => (await fetch(`${mock.baseUrl}${path}`, { headers: as })).json() as unknown;
    // What the contract says of both; the mock validates its own answers.
    const { profile, user } = (await read('/me')) as Result<'getMe'>;
    const { data } = (await read('/orders?perPage=100')) as Result<'listOrders'>;
    const own = [`${profile.firstName} ${profile.lastName}`, user.email, profile.company.name ?? ''];
    found.set(id, [...own, ...data.map(({ title }) => title)].filter(Boolean));
  }
  const all = [...found.values()].flat();
  // A title two of them use tells nothing.
  return new Map(
    [...found].map(([id, marks]) => [id, marks.filter((mark) => all.indexOf(mark) === all.lastIndexOf(mark))]),
  );
}

/** Whose marks stand on the page, or in its title, other than those of whom it should be. */
function strangers(marks: ReadonlyMap<string, readonly string[]>, whose: string | null): string[] {
  const text = `${document.title}\n${document.body.textContent}`;
  return [...marks].flatMap(([id, own]) =>
    id === whose ? [] : own.filter((mark) => text.includes(mark)).map((mark) => `${mark} (${id}) shown to ${whose}`),
  );
}

// How long a person stays, which is what is tested: late answers must find somebody else there.
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it('shows nobody what was answered to another, however fast one changes between them', async () => {
  const { product, mock } = await renderScreen('/zakupki/orders', { as: 'admin' });
  const { session, router } = product;
  const marks = await marksOf(mock, session.read().token ?? '');
  for (const own of marks.values()) expect(own.length).toBeGreaterThan(3);
  // Now this one is late, now that one: answers come in another order than they were asked for.
  await mock.scenario([
    { when: { operationId: 'getMe' }, then: { delayMs: 260 }, every: 2 },
    { when: { operationId: 'listOrders' }, then: { delayMs: 420 }, every: 2 },
    { when: { operationId: 'listOrders' }, then: { delayMs: 40 } },
    { when: { operationId: 'getOrdersOverview' }, then: { delayMs: 330 }, every: 2 },
  ]);

  const seen: string[] = [];
  const shownTo = new Set<string>();
  const look = () => {
    const { actAs } = session.read();
    seen.push(...strangers(marks, actAs));
    const own = actAs === null ? [] : (marks.get(actAs) ?? []);
    if (actAs !== null && own.some((mark) => document.body.textContent.includes(mark))) shownTo.add(actAs);
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  onTestFinished(() => observer.disconnect());

  for (let turn = 0; turn < 20; turn++) {
    await act(async () => {
      session.actAs(turn % 7 === 6 ? null : (PEOPLE[turn % PEOPLE.length] ?? null));
      await Promise.resolve();
    });
    look();
    if (turn % 3 === 0) void router.navigate(turn % 2 === 0 ? '/zakupki' : '/zakupki/orders');
    // Sometimes too short for any answer, sometimes long enough for the late ones of the turns before.
    await act(() => pause([0, 15, 60, 140, 300][turn % 5] ?? 0));
    look();
  }
  // Whoever it ends with is shown in the end, and so was somebody on the way.
  const [last = '', lastMarks = []] = [...marks].at(0) ?? [];
  await act(async () => session.actAs(last));
  void router.navigate('/zakupki/orders');
  await waitFor(() => expect(document.body.textContent).toContain(lastMarks.at(-1)));
  await act(() => pause(600));
  look();
  expect(seen).toEqual([]);
  expect(shownTo.size).toBeGreaterThan(2);
});

it('begins with a reason, says so above everything, and ends where it began', async () => {
  const { user, product, at } = await renderScreen('/admin?q=trial@demo', { as: 'admin' });
  await user.click(await screen.findByRole('button', { name: 'Act as Мария Белова' }));
  const dialog = await screen.findByRole('dialog', { name: 'Act as Мария Белова' });
  await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Зв');
  await user.click(within(dialog).getByRole('button', { name: 'Act as this user' }));
  expect(product.session.read().actAs).toBeNull();
  await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'онок в поддержку');
  await user.click(within(dialog).getByRole('button', { name: 'Act as this user' }));
  const band = await screen.findByRole('region', { name: 'Acting as another user' });
  await within(band).findByText('Acting as Мария Белова');
  expect(within(band).getByText('Reason: Звонок в поддержку')).toBeTruthy();
  expect(within(band).getByText(/^(60:00|59:\d\d) left$/)).toBeTruthy();
  expect(within(band).getByRole('status').textContent).toMatch(/^You are acting as Мария Белова until /);
  expect(localStorage.getItem('auth-as-user')).toBe('usr_trial');
  await screen.findByRole('heading', { level: 1, name: 'Home' });
  expect(document.title).toBe('Мария Белова · Home · Zakupki');

  await user.click(within(band).getByRole('button', { name: /^Exit/ }));
  await waitFor(() => expect(at()).toBe('/admin?q=trial@demo'));
  expect(localStorage.getItem('auth-as-user')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Acting as another user' })).toBeNull();
  const sessions = await screen.findByRole('region', { name: 'Acting as users' });
  expect(await within(sessions).findByText(/^ended /)).toBeTruthy();
  expect(document.title).toBe('Administration · Zakupki');
});

it('drops a person one can no longer act as, once, whatever else is refused at the same moment', async () => {
  const { product, at } = await renderScreen('/zakupki/orders', { as: 'admin' });
  await screen.findByRole('heading', { level: 1, name: 'Orders' });
  const asked = vi.spyOn(globalThis, 'fetch');
  await act(async () => product.session.actAs('usr_nobody'));
  await waitFor(() => expect(at()).toBe('/admin'));
  expect(product.session.read().actAs).toBeNull();
  await screen.findByRole('heading', { level: 1, name: 'Administration' });
  expect(await screen.findByText('You can no longer act as this user.')).toBeTruthy();
  await screen.findByText('Анна Соколова');
  // Nothing is asked for in that name any more.
  const before = asked.mock.calls.length;
  await act(async () => void product.store.dispatch(api.util.invalidateTags(['Me', 'Users', 'Impersonations'])));
  await waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(before));
  const late = asked.mock.calls.slice(before).map(([request]) => (request as Request).headers.get('x-as-user'));
  expect(late.every((id) => id === null)).toBe(true);
});

it('starts anew with a person in the storage nobody can act as', async () => {
  const { product, mock, at } = await renderScreen('/login', { as: 'admin' });
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(mock).toBeTruthy();
  await act(async () => {
    product.session.actAs('usr_admin');
    await product.router.navigate('/admin');
  });
  await screen.findByRole('heading', { level: 1, name: 'Administration' });
  expect([at(), product.session.read().actAs]).toEqual(['/admin', null]);
});

it('follows another tab into acting, and out of it', async () => {
  const { product } = await renderScreen('/zakupki/orders', { as: 'admin' });
  await screen.findByRole('heading', { level: 1, name: 'Orders' });
  const elsewhere = (id: string | null) =>
    act(async () => {
      if (id === null) localStorage.removeItem('auth-as-user');
      else localStorage.setItem('auth-as-user', id);
      window.dispatchEvent(new StorageEvent('storage', { key: 'auth-as-user', newValue: id }));
    });
  await elsewhere('usr_trial');
  expect(await screen.findByText('Acting as Мария Белова')).toBeTruthy();
  await waitFor(() => expect(document.title).toBe('Мария Белова · Orders · Zakupki'));
  await elsewhere(null);
  await waitFor(() => expect(screen.queryByText('Acting as Мария Белова')).toBeNull());
  expect(product.session.read().actAs).toBeNull();
  await waitFor(() => expect(document.title).toBe('Orders · Zakupki'));
});

it('shows a blocked person’s work, and says why nothing of it can be changed', async () => {
  const { product, user } = await renderScreen('/zakupki/orders/new', { as: 'admin' });
  await act(async () => product.session.actAs('usr_blocked'));
  expect(await screen.findByText('blocked account: look only')).toBeTruthy();
  const title = await screen.findByRole('textbox', { name: /Title/ });
  await user.type(title, 'Трос');
  await user.click(screen.getByRole('button', { name: /Save/ }));
  expect(await screen.findAllByText('This account is blocked: you can look at it, not change it.')).toBeTruthy();
});

it('says of somebody without a phone what only they can mend, and lets one out', async () => {
  const { product, user, at } = await renderScreen('/zakupki', { as: 'admin' });
  await screen.findByRole('heading', { level: 1, name: 'Home' });
  await act(async () => product.session.actAs('usr_no_phone'));
  expect(await screen.findByText(/^This user has not given a phone number/)).toBeTruthy();
  expect(at()).toMatch(/^\/complete-profile/);
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Exit' }));
  await waitFor(() => expect(at()).toBe('/admin'));
});

it('keeps others out, with the way home', async () => {
  const { at } = await renderScreen('/admin', { as: 'buyer' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Only administrators' })).toBeTruthy();
  expect(screen.getByText('403')).toBeTruthy();
  expect(at()).toBe('/admin');
  const menu = await screen.findByRole('navigation', { name: 'Main' });
  expect(within(menu).queryByRole('link', { name: 'Admin' })).toBeNull();
});
