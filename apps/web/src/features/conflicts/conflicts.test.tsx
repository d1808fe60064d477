import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type RenderedScreen, renderScreen } from '../../../test/render-screen.tsx';

const CONFLICTS = '/zakupki/orders/ord_fasteners/conflicts';

/** Finds a row of the queue by title, and by supplier or line. */
async function rowOf(title: string, where: string): Promise<HTMLElement> {
  return waitFor(() => {
    const titles = screen.getAllByRole('button', { name: title });
    const row = titles
      .map((button) => button.closest('li'))
      .find((item) => item?.closest('section')?.textContent?.includes(where) || item?.textContent?.includes(where));
    if (!row) throw new Error(`no ${title} at ${where}`);
    return row;
  });
}

/** The conflict in the panel beside the queue. */
async function opened(supplier: RegExp): Promise<HTMLElement> {
  const panel = await screen.findByRole('region', { name: supplier });
  const [row] = within(panel).getAllByRole('listitem');
  if (!row) throw new Error('no conflict in the panel');
  return row;
}

async function chooseResolution(user: RenderedScreen['user'], row: HTMLElement, resolution: string) {
  await user.click(within(row).getByRole('button', { name: /^More options/ }));
  await user.click(await screen.findByRole('menuitem', { name: new RegExp(`^${resolution}`), hidden: true }));
}

/** Another user changes a bid. */
async function changeBid({ mock }: RenderedScreen, bid: string, change: object) {
  const token = await mock.signIn('buyer');
  const path = `/api/orders/ord_fasteners/bids/${bid}`;
  const { version } = (await mock.ask('GET', path, undefined, token)) as { version: number };
  const response = await fetch(`${mock.baseUrl}/orders/ord_fasteners/bids/${bid}`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, 'If-Match': `"${version}"` },
    body: JSON.stringify(change),
  });
  expect(response.status).toBe(200);
}

it('shows the evidence beside the request, with its bid and related conflicts', async () => {
  const { user } = await renderScreen(CONFLICTS, { as: 'buyer' });
  const short = await rowOf('Less than requested', 'КрепМаркет');
  expect(short).toHaveTextContent(/requested:\s?1,500 pcs/);
  expect(short).toHaveTextContent(/offered:\s?1,200 pcs/);
  expect(short).toHaveTextContent('Line 5');
  await user.click(within(short).getByRole('button', { name: 'Less than requested' }));
  const cell =
    within(await opened(/КрепМаркет/))
      .getByRole('link', { name: /^Line 5/ })
      .getAttribute('href') ?? '';
  expect(new URLSearchParams(cell.split('?')[1]).get('cell')).toBe('itm_fasteners_5:bid_fasteners_krepmarket');
  const cause = await rowOf('Outdated VAT rate', 'Волга');
  await user.click(within(cause).getByRole('button', { name: 'Outdated VAT rate' }));
  expect(await opened(/Волга/)).toHaveTextContent('Also resolves: Different VAT rate');
  expect(screen.queryByRole('button', { name: 'Different VAT rate' })).not.toBeInTheDocument();
});

it('counts conflicts as the tab does, also in a row with several', async () => {
  const { user } = await renderScreen(CONFLICTS, { as: 'buyer' });
  await user.click(
    within(await rowOf('Offered in packs', 'Кузнецов')).getByRole('button', { name: 'Offered in packs' }),
  );
  const panel = await screen.findByRole('region', { name: /Кузнецов/ });
  expect(screen.getByRole('link', { name: /^Conflicts\s*27/ })).toBeVisible();
  // Third among the rows: the row above has two conflicts.
  expect(within(panel).getByText('5 of 27')).toBeVisible();
});

it('keeps filters and grouping in the address', async () => {
  const { user, at } = await renderScreen(`${CONFLICTS}?severity=blocker&bid=bid_fasteners_volga`, { as: 'buyer' });
  await rowOf('Quoted before the order changed', 'Волга');
  expect(screen.queryByRole('button', { name: 'Price above the ceiling' })).not.toBeInTheDocument();
  await screen.findByRole('heading', { name: /Волга-Инструмент/, level: 2 });
  await user.click(screen.getByRole('radio', { name: 'By kind' }));
  await screen.findByRole('heading', { name: /Quoted before the order changed/, level: 2 });
  expect(at()).toBe(`${CONFLICTS}?severity=blocker&bid=bid_fasteners_volga&group=kind`);
  await user.click(screen.getByRole('button', { name: 'Remove: АО «Волга-Инструмент»' }));
  await rowOf('Quote expired', '');
});

it('resolves with one click and moves the focus to the next conflict', async () => {
  const { user } = await renderScreen(`${CONFLICTS}?kind=vat_mismatch`, { as: 'buyer' });
  const row = await rowOf('Outdated VAT rate', 'Волга');
  await user.click(within(row).getByRole('button', { name: /order’s VAT/ }));
  await screen.findByText('Resolved: Outdated VAT rate');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Outdated VAT rate' })).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Different VAT basis' })).toHaveFocus());
});

it('asks for required input in the panel and marks errors', async () => {
  const { user, at } = await renderScreen(CONFLICTS, { as: 'buyer' });
  const row = await rowOf('Unit can’t be compared', 'КрепМаркет');
  await user.click(within(row).getByRole('button', { name: /units per pack/ }));
  const field = await screen.findByRole('textbox', { name: 'Unit conversion, m' });
  await waitFor(() => expect(field).toHaveFocus());
  expect(at()).toContain('act=set_units_per_pack');
  await user.keyboard('many{Enter}');
  expect((await screen.findAllByText('Enter a number, such as 12.5')).length).toBeGreaterThan(0);
  await user.clear(field);
  await user.keyboard('100{Enter}');
  expect(await screen.findByText('Resolved: Unit can’t be compared')).toBeVisible();
});

it('waives with a reason, shows who waived and why, and reopens', async () => {
  const { user } = await renderScreen(`${CONFLICTS}?kind=price_over_ceiling`, { as: 'buyer' });
  const row = await rowOf('Price above the ceiling', 'Волга');
  await chooseResolution(user, row, 'Accept as is');
  const reason = await screen.findByRole('textbox', { name: 'Reason' });
  await waitFor(() => expect(reason).toHaveFocus());
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('Enter a reason');
  await user.keyboard('The sealant is better{Control>}{Enter}{/Control}');
  await screen.findByText('Accepted as is: Price above the ceiling');
  await user.click(screen.getByRole('button', { name: 'Status' }));
  await user.click(screen.getByRole('checkbox', { name: /^Accepted as is/ }));
  const accepted = await rowOf('Price above the ceiling', 'The sealant is better');
  expect(accepted).toHaveTextContent('Анна Соколова');
  await user.click(within(accepted).getByRole('button', { name: 'Reopen: Price above the ceiling' }));
  await screen.findByText(/^Reopened: Price above the ceiling/);
  await user.click(await screen.findByRole('button', { name: 'Price above the ceiling', expanded: false }));
  await screen.findByText(/reopened/);
});

it('shows changed evidence and preserves the typed reason', async () => {
  const rendered = await renderScreen(`${CONFLICTS}?kind=validity_insufficient`, { as: 'buyer' });
  const { user } = rendered;
  const row = await rowOf('Quote expires before the decision', 'Волга');
  await chooseResolution(user, row, 'Accept as is');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveFocus());
  const panel = within(await opened(/Волга/));
  await user.keyboard('We decide earlier');
  await changeBid(rendered, 'bid_fasteners_volga', { validUntil: '2026-11-08' });
  await user.click(panel.getByRole('button', { name: 'Accept as is' }));
  const notice = await panel.findByRole('status');
  expect(within(notice).getByRole('row', { name: /^valid until 6\sNov 8\sNov$/ })).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Continue' }));
  expect(panel.getByRole('textbox', { name: 'Reason' })).toHaveValue('We decide earlier');
  await user.click(panel.getByRole('button', { name: 'Accept as is' }));
  await screen.findByText('Accepted as is: Quote expires before the decision');
});

it('reports in the row that another user resolved the conflict', async () => {
  const rendered = await renderScreen(`${CONFLICTS}?kind=validity_insufficient`, { as: 'buyer' });
  const { user } = rendered;
  const row = await rowOf('Quote expires before the decision', 'Волга');
  await chooseResolution(user, row, 'Accept as is');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveFocus());
  const panel = within(await opened(/Волга/));
  await user.keyboard('We decide earlier');
  await changeBid(rendered, 'bid_fasteners_volga', { validUntil: '2026-12-31' });
  await user.click(panel.getByRole('button', { name: 'Accept as is' }));
  expect(await panel.findByRole('alert')).toHaveTextContent(/no longer exists/);
  expect(panel.getByRole('textbox', { name: 'Reason' })).toHaveValue('We decide earlier');
  await user.click(panel.getByRole('button', { name: 'Show current figures' }));
  expect((await screen.findAllByText('No longer found')).length).toBeGreaterThan(0);
});

it('returns from the subscription page to the same form with the typed reason', async () => {
  const { user, mock, product, at } = await renderScreen(`${CONFLICTS}?kind=late_bid`, { as: 'buyer' });
  await mock.scenario([
    { when: { operationId: 'resolveConflict' }, then: { status: 402, message: 'SUBSCRIPTION_EXPIRED' } },
  ]);
  const row = await rowOf('Received after the deadline', 'Hansa');
  await user.click(within(row).getByRole('button', { name: 'Accept late bid' }));
  const reason = await screen.findByRole('textbox', { name: 'Reason' });
  await waitFor(() => expect(reason).toHaveFocus());
  await user.keyboard('A power cut, they say{Control>}{Enter}{/Control}');
  await waitFor(() => expect(at()).toContain('/zakupki/subscription/expired'));
  const back = new URLSearchParams(at().split('?')[1]).get('returnTo') ?? '';
  expect(back).toMatch(/kind=late_bid&open=cfl_.*&act=accept_late$/);
  await product.router.navigate(back);
  await screen.findByDisplayValue('A power cut, they say');
});

it('supports moving and deciding by keyboard', async () => {
  const { user } = await renderScreen(`${CONFLICTS}?kind=vat_mismatch`, { as: 'buyer' });
  const first = await screen.findByRole('button', { name: 'No VAT, but the order requires it' });
  first.focus();
  await user.keyboard('j');
  expect(screen.getByRole('button', { name: 'Outdated VAT rate' })).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(first).toHaveFocus();
  await user.keyboard('{Enter}');
  await screen.findByText(/^ИП Кузнецов А. В.: /);
  await user.keyboard('{Escape}');
  expect(first).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('a');
  const reason = await screen.findByRole('textbox', { name: 'Reason' });
  await waitFor(() => expect(reason).toHaveFocus());
  await user.keyboard('jak');
  expect(reason).toHaveValue('jak');
  await user.keyboard('{Escape}');
  expect(first).toHaveFocus();
});

it('waives several conflicts of a kind with one reason', async () => {
  const rendered = await renderScreen(`${CONFLICTS}?kind=delivery_late&group=kind`, { as: 'buyer' });
  const { user } = rendered;
  await user.click(await screen.findByRole('button', { name: 'Accept 2 as is…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Accept 2 conflicts as is' });
  await user.click(within(dialog).getByRole('textbox', { name: 'Reason' }));
  await user.keyboard('The stock lasts');
  await changeBid(rendered, 'bid_fasteners_krepmarket', { deliveryDays: 13 });
  await user.click(within(dialog).getByRole('button', { name: 'Accept 2' }));
  expect(await screen.findByText(/conflicts? accepted as is/)).toBeVisible();
});

it('is read-only for a closed order', async () => {
  await renderScreen('/zakupki/orders/ord_banners/conflicts', { as: 'buyer' });
  expect(await screen.findByText(/Order status: Cancelled. Its conflicts are shown/)).toBeVisible();
  expect(await screen.findByText(/Without a budget/)).toBeVisible();
});

it('confirms that an order has no open conflicts', async () => {
  await renderScreen('/zakupki/orders/ord_bearings/conflicts', { as: 'buyer' });
  expect(await screen.findByText(/No open conflicts in 2 bids/)).toBeVisible();
});
