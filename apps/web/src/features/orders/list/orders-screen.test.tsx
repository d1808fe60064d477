import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../../test/render-screen.tsx';

const table = () => screen.findByRole('table', { name: 'Orders' });
const numbers = async () =>
  within(await table())
    .getAllByRole('row')
    .flatMap((row) => /Z-\d{4}-\d{6}/.exec(row.textContent) ?? []);

const view = (at: () => string) => async () => [at(), (await numbers()).length];

it('shows the list that the address describes', async () => {
  await renderScreen('/zakupki/orders?status=evaluation&sort=-openConflicts', { as: 'buyer' });
  expect((await numbers())[0]).toBe('Z-2026-000118');
  expect(await numbers()).toHaveLength(4);
  const head = screen.getByRole('columnheader', { name: 'Conflicts' });
  expect(head).toHaveAttribute('aria-sort', 'descending');
  expect(screen.getByRole('link', { name: 'Comparing bids 4' })).toHaveAttribute('aria-current', 'page');
});

it('counts orders by status within the other filters, and preserves these filters', async () => {
  const { user, at } = await renderScreen('/zakupki/orders?tag=склад', { as: 'buyer' });
  const tabs = within(await screen.findByRole('navigation', { name: 'Orders by status' }));
  const all = await tabs.findByRole('link', { name: /^All \d+$/ });
  const count = (await numbers()).length;
  expect(all).toHaveTextContent(`All ${count}`);
  const drafts = tabs.getByRole('link', { name: /^Draft \d+$/ });
  const expected = Number(drafts.textContent?.replace(/\D/g, ''));
  await user.click(drafts);
  await waitFor(async () => expect(await numbers()).toHaveLength(expected));
  expect(new URLSearchParams(at().split('?')[1]).get('tag')).toBe('склад');
  expect(tabs.getByRole('link', { name: /^All \d+$/ })).toHaveTextContent(`All ${count}`);
});

it('writes filters and sort order to the address, and Back removes them', async () => {
  const { user, at, product } = await renderScreen('/zakupki/orders', { as: 'buyer' });
  await user.click(await screen.findByRole('link', { name: 'Draft 3' }));
  await expect.poll(view(at)).toEqual(['/zakupki/orders?status=draft', 3]);
  await user.click(screen.getByRole('button', { name: 'Number' }));
  await expect.poll(view(at)).toEqual(['/zakupki/orders?status=draft&sort=number', 3]);
  await product.router.navigate(-2);
  await expect.poll(view(at)).toEqual(['/zakupki/orders', 20]);
});

it('searches when typing pauses, and reports when nothing matches', async () => {
  const { user, at } = await renderScreen('/zakupki/orders', { as: 'buyer' });
  await table();
  const box = screen.getByRole('textbox', { name: 'Search orders' });
  await user.type(box, 'подшип');
  await expect.poll(view(at)).toEqual([`/zakupki/orders?${new URLSearchParams({ q: 'подшип' })}`, 1]);
  await user.type(box, 'zzz');
  await screen.findByText('No orders match the filters.');
  await waitFor(() => expect(box).toHaveFocus());
  const [clear] = screen.getAllByRole('button', { name: 'Clear filters' });
  await user.click(clear as HTMLElement);
  await expect.poll(view(at)).toEqual(['/zakupki/orders', 20]);
  expect(box).toHaveValue('');
});

it('shows a chosen filter at once, and lets it be removed', async () => {
  const { user, at } = await renderScreen('/zakupki/orders', { as: 'buyer' });
  await table();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const some = await screen.findByRole('radio', { name: 'With conflicts' });
  await user.click(some);
  expect(some).toBeChecked();
  await waitFor(() => expect(at()).toBe('/zakupki/orders?hasConflicts=true'));
  await user.click(screen.getByRole('button', { name: 'Remove: with conflicts' }));
  await expect.poll(view(at)).toEqual(['/zakupki/orders', 20]);
});

it('reports unknown parameters and the last page', async () => {
  const { user, at } = await renderScreen('/zakupki/orders?status=frozen&page=7', { as: 'buyer' });
  await screen.findByText(/ignored: status=frozen$/);
  await user.click(await screen.findByRole('button', { name: 'Go to last page' }));
  await expect.poll(view(at)).toEqual(['/zakupki/orders', 20]);
});

it('archives only the closed orders of a selection, and undoes it', async () => {
  const { user, at } = await renderScreen('/zakupki/orders?status=evaluation,cancelled', { as: 'buyer' });
  await table();
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
  await screen.findByText('6 orders selected');
  await screen.findByText(/4 aren’t finished/);
  await user.click(screen.getByRole('button', { name: 'Archive · 2' }));
  await screen.findByText('2 orders archived');
  await expect.poll(view(at)).toEqual(['/zakupki/orders?status=evaluation,cancelled', 4]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await expect.poll(view(at)).toEqual(['/zakupki/orders?status=evaluation,cancelled', 6]);
});

it('names the orders that could not be archived, and why', async () => {
  const { user, mock } = await renderScreen('/zakupki/orders?status=cancelled', { as: 'buyer' });
  const all = await numbers();
  // Another user has moved one of them first.
  await mock.scenario([
    { when: { operationId: 'archiveOrder' }, then: { status: 409, message: 'It is archived already.' }, times: 1 },
  ]);
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
  await user.click(screen.getByRole('button', { name: 'Archive · 2' }));
  const failed = await screen.findByText('1 order couldn’t be changed:');
  const [left = ''] = await waitFor(async () => {
    const still = await numbers();
    expect(still).toHaveLength(1);
    return still;
  });
  expect(all).toContain(left);
  expect(failed.parentElement).toHaveTextContent(`${left} — It is archived already.`);
});

it('archives orders before the response arrives, and restores those that the server refuses', async () => {
  const { user, mock } = await renderScreen('/zakupki/orders?status=evaluation,cancelled', { as: 'buyer' });
  const all = await numbers();
  await mock.scenario([{ when: { operationId: 'archiveOrder' }, then: { status: 503, delayMs: 500 } }]);
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
  await user.click(screen.getByRole('button', { name: 'Archive · 2' }));
  await waitFor(async () => expect(await numbers()).toHaveLength(4));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await screen.findByText('2 orders couldn’t be changed:');
  expect(await numbers()).toEqual(all);
});

it('explains the empty page to a new user, with one action', async () => {
  await renderScreen('/zakupki/orders', { as: 'empty' });
  await screen.findByText(/^Your orders appear here/);
  const content = screen.getByRole('main');
  expect(
    within(content)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Create order']);
  expect(within(content).queryByRole('textbox')).not.toBeInTheDocument();
});

it('offers a retry when the list cannot be loaded', async () => {
  const { user, mock } = await renderScreen('/zakupki/orders', { as: 'buyer' });
  await table();
  await mock.scenario('server-error');
  await user.click(await screen.findByRole('link', { name: 'Draft 3' }));
  // Rows of the previous page would be misleading.
  await waitFor(() => expect(screen.queryByRole('table')).not.toBeInTheDocument());
  const retry = await screen.findByRole('button', { name: 'Try again' });
  await mock.scenario('normal');
  await user.click(retry);
  await waitFor(async () => expect(await numbers()).toHaveLength(3));
});

it('shows an order beside the list, and an error for an unknown order', async () => {
  const { user, at } = await renderScreen('/zakupki/orders?status=evaluation', { as: 'buyer' });
  await table();
  await user.click(screen.getByRole('button', { name: 'Quick view: Крепёж и расходники' }));
  const order = await screen.findByRole('region', { name: 'Крепёж и расходники' });
  await within(order).findByText('Ready to award');
  expect(at()).toBe('/zakupki/orders?status=evaluation&peek=ord_fasteners');
  expect(within(order).getByRole('link', { name: 'Open' })).toHaveAttribute(
    'href',
    '/app/zakupki/orders/ord_fasteners',
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(order).not.toBeInTheDocument());
  expect(at()).toBe('/zakupki/orders?status=evaluation');

  const unknown = await renderScreen('/zakupki/orders?peek=ord_unknown', { as: 'buyer' });
  const panel = await screen.findByRole('region', { name: 'Order' });
  await within(panel).findByText(/doesn’t exist/);
  expect(within(panel).getByRole('button', { name: 'Next row' })).toHaveAttribute('aria-disabled', 'true');
  await unknown.user.click(within(panel).getByRole('button', { name: 'Close' }));
  expect(unknown.at()).toBe('/zakupki/orders');
});

it('counts submitted bids, and not drafts', async () => {
  await renderScreen('/zakupki/orders?q=канцелярия', { as: 'buyer' });
  const row = await within(await table()).findByRole('row', { name: /Бумага и канцелярия/ });
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
  expect(within(row).getAllByRole('cell')[heads.indexOf('Bids')]).toHaveTextContent(/^2$/);
});

it('says that saved filters could not be loaded, and loads them again', async () => {
  const { user, mock } = await renderScreen('/zakupki/orders', {
    as: 'buyer',
    async before(baseUrl, world) {
      await world.force([{ when: { operationId: 'listSavedFilters' }, then: { status: 503 } }]);
      return baseUrl;
    },
  });
  const missing = await screen.findByText('Your saved filters couldn’t be loaded.');
  await mock.scenario('normal');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(missing).not.toBeInTheDocument());
});

it('leaves one button when the list fails too, which loads both', async () => {
  const failing = (...operations: string[]) =>
    operations.map((operationId) => ({ when: { operationId }, then: { status: 503 } }));
  const { user, mock } = await renderScreen('/zakupki/orders', {
    as: 'buyer',
    async before(baseUrl, world) {
      await world.force(failing('listSavedFilters'));
      return baseUrl;
    },
  });
  const missing = await screen.findByText('Your saved filters couldn’t be loaded.');
  await mock.scenario(failing('listSavedFilters', 'listOrders'));
  await user.click(await screen.findByRole('link', { name: 'Draft 3' }));
  await waitFor(() => expect(screen.queryByRole('table')).not.toBeInTheDocument());
  const [retry, ...others] = await screen.findAllByRole('button', { name: 'Try again' });
  expect(others).toEqual([]);
  await mock.scenario('normal');
  await user.click(retry as HTMLElement);
  await waitFor(async () => expect(await numbers()).toHaveLength(3));
  await waitFor(() => expect(missing).not.toBeInTheDocument());
  await screen.findByRole('link', { name: 'Скоро срок' });
});
