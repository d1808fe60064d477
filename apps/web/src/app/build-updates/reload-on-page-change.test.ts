import { createMemoryRouter, type DataRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { reloadOnPageChange } from './reload-on-page-change.ts';

/** A page at /app/zakupki/orders. @param wanted result of `isWanted` */
function page(wanted = true) {
  const router: DataRouter = createMemoryRouter([{ path: '*', element: null }], {
    basename: '/app',
    initialEntries: ['/app/zakupki', '/app/zakupki/orders'],
  });
  const leave = vi.fn<(address: string) => void>();
  reloadOnPageChange(router, { isWanted: () => wanted, leave });
  return { router, leave, at: () => router.state.location.pathname + router.state.location.search };
}

it.each([
  ['/zakupki/orders/ord_1?tab=award#row-3', '/app/zakupki/orders/ord_1?tab=award#row-3'],
  [{ pathname: '/zakupki', search: '?page=2' }, '/app/zakupki?page=2'],
])('loads %j as a document', async (to, address) => {
  const { router, leave, at } = page();
  await router.navigate(to);
  expect(leave).toHaveBeenCalledExactlyOnceWith(address);
  expect(at()).toBe('/app/zakupki/orders');
});

it.each([
  ['another query', '/zakupki/orders?page=2', {}, '/app/zakupki/orders?page=2'],
  ['a query alone', '?page=2', {}, '/app/zakupki/orders?page=2'],
  ['a navigation with state', '/login', { state: { because: 'signed-out' } }, '/app/login'],
])('stays in the router for %s', async (_what, to, how, address) => {
  const { router, leave, at } = page();
  await router.navigate(to, how);
  expect([leave.mock.calls, at()]).toEqual([[], address]);
});

it('loads the page as a document on Back', async () => {
  const { router, leave } = page();
  await router.navigate(-1);
  await expect.poll(() => leave).toHaveBeenCalledExactlyOnceWith('/app/zakupki');
});

it('navigates without a reload unless one is wanted', async () => {
  const { router, leave, at } = page(false);
  await router.navigate('/zakupki');
  expect([leave.mock.calls, at()]).toEqual([[], '/app/zakupki']);
});
