import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { EXHAUSTIVE } from '../../../../test/exhaustive.ts';

const BIDS = '/zakupki/orders/ord_fasteners/bids';
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Bids' }))
    .getAllByRole('row')
    .slice(1);
/** By id: computing accessible names in a form of this size takes seconds. */
const field = (id: string) =>
  waitFor(() => {
    const input = document.getElementById(id);
    if (!(input instanceof HTMLInputElement)) throw new Error(`no ${id}`);
    if (input.matches(':disabled')) throw new Error(`${id} still waits for the draft`);
    return input;
  });

async function fill(user: UserEvent, id: string, text: string) {
  await user.click(await field(id));
  await user.paste(text);
}

it('lists bids, best first, with their problems in words', async () => {
  await renderScreen(BIDS, { as: 'buyer' });
  const [best, , , , dear] = await rows();
  expect(best).toHaveTextContent(/ООО «Метиз-Сервис».*7707083893/);
  expect(best).toHaveTextContent('1 · best');
  expect(dear).toHaveTextContent('Hansa Fasteners GmbH');
  expect(dear).toHaveTextContent('€4,934.42');
  expect(dear).toHaveTextContent('Late');
});

it('keeps the filter and sort order in the address', async () => {
  const { user, at } = await renderScreen(`${BIDS}?sort=-total`, { as: 'buyer' });
  expect((await rows())[0]).toHaveTextContent('Hansa');
  await user.click(screen.getByRole('button', { name: 'Status' }));
  expect(screen.getByRole('checkbox', { name: /^Submitted\s*5$/ })).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /^Draft\s*0$/ }));
  await screen.findByText('No bids match the filter.');
  expect(at()).toBe(`${BIDS}?status=draft&sort=-total`);
  await user.click(screen.getByRole('button', { name: 'Show all bids' }));
  expect(await rows()).toHaveLength(5);
});

it('explains why no bid can be entered', async () => {
  await renderScreen('/zakupki/orders/ord_uniform/bids', { as: 'buyer' });
  expect(await screen.findByText('Publish the order to add bids.')).toBeVisible();
});

it('creates a bid, calculates its total and opens it', EXHAUSTIVE, async () => {
  const { user, at } = await renderScreen('/zakupki/orders/ord_paper/bids/new', { as: 'buyer' });
  await fill(user, 'bid-supplierName', 'канцт');
  await user.click(await screen.findByText('7724319059'));
  expect(await field('bid-taxId')).toHaveValue('7724319059');
  await fill(user, 'cell-0-unitPrice', '300.50');
  await user.tab();
  await screen.findByText('1 of 6');
  // 150 packs at 300.50, and 22 % VAT.
  await screen.findByText('₽54,991.50');
  await user.click(screen.getByText('Add bid'));
  await screen.findByText('Lines · 6');
  expect(at()).toMatch(/\/ord_paper\/bids\/bid_\w+$/);
  expect(document.title).toContain('ООО «КанцТорг»');
});

it('links the error summary to missing fields and removes corrected ones', async () => {
  const { user } = await renderScreen('/zakupki/orders/ord_paper/bids/new', { as: 'buyer' });
  await field('bid-supplierName');
  await user.click(screen.getByText('Add bid'));
  await user.click(await screen.findByText('Name: Enter the company name.'));
  expect(await field('bid-supplierName')).toHaveFocus();
  await user.paste('Paper and Co');
  await user.tab();
  await waitFor(() => expect(screen.queryByText('Name: Enter the company name.')).not.toBeInTheDocument());
  expect(screen.getByText('Fix 2 problems')).toBeVisible();
});

it('warns about an INN with a wrong check digit', async () => {
  const { user } = await renderScreen('/zakupki/orders/ord_paper/bids/new', { as: 'buyer' });
  await user.click(await screen.findByText('Supplier contacts and details'));
  await fill(user, 'bid-taxId', '7707083894');
  await user.tab();
  expect(await screen.findByText('This INN is not valid. Check its digits.')).toBeVisible();
});

it('shows how each price compares with the best', async () => {
  await renderScreen(`${BIDS}/bid_fasteners_hansa?tab=lines`, { as: 'buyer' });
  const table = await screen.findByRole('region', { name: 'Lines' });
  expect(within(table).getByRole('row', { name: /Болт М8×30/ })).toHaveTextContent('+49.19%');
  expect(within(table).getByRole('row', { name: /Герметик/ })).toHaveTextContent('No offer');
});

it('offers the allowed actions, and disqualifies a bid with a reason', async () => {
  const { user } = await renderScreen(`${BIDS}/bid_fasteners_metiz`, { as: 'buyer' });
  await user.click(await screen.findByText('Actions'));
  await user.click(await screen.findByText('Reject'));
  await screen.findByText('Reject bid from ООО «Метиз-Сервис»');
  await user.click(screen.getByLabelText('Comment'));
  await user.paste('No certificates');
  await user.click(screen.getByRole('button', { name: 'Reject', hidden: true }));
  await screen.findByText('Rejected: Incomplete');
  expect(screen.getByText('No certificates')).toBeVisible();
});

it('shows a withdrawn bid as soon as the dialog closes, before anything is fetched again', async () => {
  const { user, mock } = await renderScreen(`${BIDS}/bid_fasteners_metiz`, { as: 'buyer' });
  await user.click(await screen.findByText('Actions'));
  await user.click(await screen.findByText('Withdraw'));
  await user.type(await screen.findByLabelText('Reason'), 'No stock');
  await mock.scenario([{ when: { operationId: 'getBid' }, then: { status: 503 } }]);
  await user.click(screen.getByRole('button', { name: /^Withdraw/, hidden: true }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  // Its status, and the note on it.
  expect(screen.getAllByText('Withdrawn', { exact: true })).toHaveLength(2);
});

it('explains that a bid does not exist and links to the list', async () => {
  await renderScreen(`${BIDS}/bid_unknown`, { as: 'buyer' });
  await screen.findByText(/doesn’t exist, or you don’t have access to it/);
  expect(screen.getByRole('link', { name: 'Bids 5' })).toHaveAttribute('href', `/app${BIDS}`);
});

it('finds the supplier by tax number and fills in the supplier’s data', async () => {
  const { user } = await renderScreen('/zakupki/orders/ord_laptops/bids/new', { as: 'buyer' });
  await fill(user, 'bid-taxId', '7707083893');
  const memory = await screen.findByRole('region', { name: 'Your history with ООО «Метиз-Сервис»' });
  const facts = within(memory).getAllByRole('definition');
  expect(facts.slice(0, 4).map((fact) => fact.textContent)).toEqual(['6', '2 · 33.33%', '1', '0%']);
  expect(await field('bid-supplierName')).toHaveValue('');
  await user.click(within(memory).getByText('Fill in from the address book'));
  expect(await field('bid-supplierName')).toHaveValue('ООО «Метиз-Сервис»');
  expect(screen.getByRole('region', { name: 'Your history with ООО «Метиз-Сервис»' })).toBeVisible();
  await fill(user, 'bid-taxId', '1');
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Your history/ })).not.toBeInTheDocument());
});
