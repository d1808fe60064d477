import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Me } from '@zakupki/api-client/schema';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../../test/render-screen.tsx';
import { EXHAUSTIVE } from '../../../test/exhaustive.ts';

const BEARINGS = '/zakupki/orders/ord_bearings?tab=award';
const FASTENERS = '/zakupki/orders/ord_fasteners?tab=award';
const line = (name: RegExp) => screen.findByRole('listitem', { name });
const summary = () => screen.getByRole('complementary', { name: 'Summary' });
const total = async (amount: string) => within(await screen.findByLabelText('Total')).findAllByText(amount);

async function switchToManual(user: UserEvent) {
  // The tab starts with the cheapest option of the comparison.
  await total('₽345,832.00');
  await user.click(screen.getByRole('radio', { name: 'Manual' }));
  return screen.findByRole('textbox', { name: 'Quantity, line 1' });
}

async function openDialog(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Award…' }));
  return screen.findByRole('dialog', { name: 'Award order Z-2026-000117', hidden: true });
}

async function retype(user: UserEvent, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.type(field, text);
}

it('starts with the best supplier and shows the total of each mode', EXHAUSTIVE, async () => {
  const { user } = await renderScreen(BEARINGS, { as: 'buyer' });
  await total('₽345,832.00');
  const row = (name: RegExp) => screen.findByRole('row', { name });
  expect(await row(/6308/)).toHaveTextContent(/120\spcs/);
  expect(screen.queryByRole('columnheader', { name: 'Supplier' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Best price for each line' }));
  await total('₽341,728.00');
  expect(await row(/6310/)).toHaveTextContent('Техно-Подшипник');
});

it('applies the option from the address once', async () => {
  const { at } = await renderScreen(`${BEARINGS}&from=single:bid_bearings_bearing`, { as: 'buyer' });
  await total('₽351,368.00');
  expect(at()).toBe(BEARINGS);
});

it('splits a line manually: offers the rest and rejects an excess quantity at the field', async () => {
  const { user } = await renderScreen(`${BEARINGS}&from=single:bid_bearings_podshipnik`, { as: 'buyer' });
  const quantity = await switchToManual(user);
  await retype(user, quantity, '70');
  expect(await line(/6308/)).toHaveTextContent(/50\spcs left/);
  await user.click(screen.getByRole('button', { name: 'Award the rest to another supplier, line 1' }));
  const rest = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Quantity, line 1, part 2' });
  expect(rest).toHaveValue('50');
  // 70 × 845 and 50 × 872 instead of 120 × 845.
  await total('₽347,182.00');
  await retype(user, rest, '51');
  await screen.findByText('The line needs 120 at most');
  expect(rest).toHaveAttribute('aria-invalid', 'true');
  expect(summary()).toHaveTextContent('these are the previous figures');
});

it('asks for the required justification in the dialog, names the winners, and awards', async () => {
  const { user } = await renderScreen(`${BEARINGS}&from=single:bid_bearings_bearing`, { as: 'buyer' });
  await total('₽351,368.00');
  const dialog = await openDialog(user);
  expect(dialog).toHaveTextContent(/ООО «Техно-Подшипник».*4 lines.*₽351,368\.00/);
  expect(dialog).toHaveTextContent('The other bid will be marked lost');
  expect(dialog).toHaveTextContent('Suppliers aren’t notified');
  const award = within(dialog).getByRole('button', { name: 'Award', hidden: true });
  await user.click(award);
  const justification = within(dialog).getByRole('textbox', { name: 'Justification', hidden: true });
  expect(justification).toHaveFocus();
  expect(justification).toHaveAttribute('aria-invalid', 'true');
  await user.paste('Delivers to the site');
  await user.click(award);
  const heading = await screen.findByRole('heading', { name: 'Awarded' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(screen.getByText('Delivers to the site')).toBeVisible();
});

it('asks for no justification when the award follows the order’s criterion', async () => {
  const { user } = await renderScreen(BEARINGS, { as: 'buyer' });
  await total('₽345,832.00');
  const dialog = await openDialog(user);
  expect(within(dialog).queryByRole('textbox', { hidden: true })).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Award', hidden: true }));
  await screen.findByRole('heading', { name: 'Awarded' });
});

it('stays in the dialog when the server refuses the award without naming a field', async () => {
  const { user, mock } = await renderScreen(BEARINGS, { as: 'buyer' });
  await total('₽345,832.00');
  const dialog = await openDialog(user);
  await mock.scenario([{ when: { operationId: 'awardOrder' }, then: { status: 422, message: 'Not this one' } }]);
  await user.click(within(dialog).getByRole('button', { name: 'Award', hidden: true }));
  expect(await within(dialog).findByText('Not this one')).toBeInTheDocument();
});

it('opens the dialog after the figures of the last choice have arrived', async () => {
  const { user, mock } = await renderScreen(BEARINGS, { as: 'buyer' });
  await total('₽345,832.00');
  await mock.scenario([{ when: { operationId: 'previewAward' }, then: { delayMs: 300 } }]);
  await user.click(screen.getByRole('radio', { name: 'Best price for each line' }));
  expect(await openDialog(user)).toHaveTextContent('₽341,728.00');
});

it('names the blockers instead of asking for confirmation', async () => {
  const { user } = await renderScreen(`${FASTENERS}&from=single:bid_fasteners_bolt24`, { as: 'buyer' });
  await screen.findByRole('heading', { name: /blockers prevent this award$/ });
  await user.click(screen.getByRole('button', { name: 'Award…' }));
  const dialog = await screen.findByRole('dialog', { name: /can’t be awarded yet$/, hidden: true });
  const link = within(dialog).getByRole('link', { name: 'Quote expired', hidden: true });
  expect(link).toHaveAttribute('href', expect.stringMatching(/\/ord_fasteners\/conflicts\?open=cfl_/));
  expect(within(dialog).queryByRole('button', { name: 'Award', hidden: true })).not.toBeInTheDocument();
});

it('explains what is pending while bids are collected', async () => {
  await renderScreen('/zakupki/orders/ord_paper?tab=award', { as: 'buyer' });
  expect(await screen.findByRole('heading', { name: 'Bids are still being collected' })).toBeVisible();
});

it('writes letters to winners and losers without naming other suppliers', async () => {
  const { user } = await renderScreen(`${BEARINGS}&from=single:bid_bearings_podshipnik`, { as: 'buyer' });
  await total('₽345,832.00');
  const dialog = await openDialog(user);
  await user.click(within(dialog).getByRole('button', { name: 'Award', hidden: true }));
  await user.click(await screen.findByRole('button', { name: 'Write e-mail: ООО «ПодшипникТорг»' }));
  const text = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text', hidden: true });
  const won = (await text()).value;
  expect(won).toMatch(/1\. Подшипник 6308-2RS — 120\spcs, ₽845\.00 per piece, plus 22% VAT/);
  expect(won).toContain('Our purchase order: P-2026-000008.');
  expect(won).not.toContain('Техно');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Write e-mail: ООО «Техно-Подшипник»' }));
  await waitFor(async () => expect(await text()).toHaveDisplayValue(/Thank you for your bid/));
  expect(await text()).not.toHaveDisplayValue(/₽|Подшипникторг/i);
});

const PURCHASE_ORDER = '/zakupki/orders/ord_cable?tab=award&view=purchase-order&purchaseOrder=po_cable_2026000004';

it('sends a purchase order from its page, with a copy', async () => {
  const { user, mock } = await renderScreen(PURCHASE_ORDER, { as: 'buyer' });
  await user.click(await screen.findByRole('button', { name: 'Send to supplier' }));
  const dialog = within(await screen.findByRole('dialog'));
  const text = (await dialog.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text', hidden: true })).value;
  expect(text).toContain('Our purchase order: P-2026-000004.');
  await user.click(dialog.getByRole('button', { name: 'Send', hidden: true }));
  await screen.findByText(/^Sent to \S+@\S+$/);
  const [copy, sent] = await mock.world.outbox();
  expect(copy?.to).toBe('buyer@demo.test');
  expect(sent?.text.startsWith(text)).toBe(true);
  expect(screen.queryByText(/^Missing from this purchase order/)).not.toBeInTheDocument();
});

/** A buyer who clears the address and the bank account of the company. */
async function withoutDetails(): Promise<Awaited<ReturnType<typeof renderScreen>>> {
  const rendered = await renderScreen('/zakupki/settings/profile', { as: 'buyer' });
  await rendered.user.clear(await screen.findByLabelText(/^Address/));
  await rendered.user.clear(screen.getByLabelText(/^Bank account/));
  await rendered.user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved');
  return rendered;
}

it('asks for missing company details before a purchase order is sent', async () => {
  const { user, product } = await withoutDetails();
  await product.router.navigate(PURCHASE_ORDER);
  await screen.findByText('Missing from this purchase order: address, bank details.');
  await user.click(screen.getByRole('button', { name: 'Send to supplier' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Details of your company' }));
  expect(dialog.getAllByRole('textbox', { hidden: true })).toHaveLength(2);
  const account = dialog.getByLabelText('Bank account');
  await user.type(dialog.getByLabelText('Address'), 'Москва, Складочная ул., д. 1');
  await user.type(account, '4070281');
  await user.click(dialog.getByRole('button', { name: 'Save and continue', hidden: true }));
  expect(await dialog.findByText('Enter 20 digits')).toBeVisible();
  await user.clear(account);
  await user.type(account, '4070 2810 9380 0004 5126');
  await user.click(dialog.getByRole('button', { name: 'Save and continue', hidden: true }));
  expect(await screen.findByRole('textbox', { name: 'Text', hidden: true })).toHaveDisplayValue(/P-2026-000004/);
  expect(screen.queryByText(/^Missing from this purchase order/)).not.toBeInTheDocument();
  expect(screen.getByText(/Account 40702810938000045126/)).toBeInTheDocument();
});

it('prints a purchase order without the details if the buyer chooses so', async () => {
  const { user, product } = await withoutDetails();
  const print = vi.spyOn(window, 'print').mockReturnValue();
  await product.router.navigate(PURCHASE_ORDER);
  await user.click(await screen.findByRole('button', { name: 'Print or save as PDF' }));
  expect(print).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: 'Print without them', hidden: true }));
  expect(print).toHaveBeenCalledOnce();
});

it('mentions missing company details in the question of the award, and saves them there', async () => {
  const { user, product, mock } = await withoutDetails();
  await product.router.navigate(`${BEARINGS}&from=single:bid_bearings_podshipnik`);
  await total('₽345,832.00');
  const dialog = within(await openDialog(user));
  await dialog.findByText('Purchase orders show your company’s details. Missing: address, bank details.');
  await user.click(dialog.getByRole('button', { name: 'Add details', hidden: true }));
  await user.type(dialog.getByLabelText('Address'), 'Москва, Складочная ул., д. 1');
  await user.click(dialog.getByRole('button', { name: 'Save details', hidden: true }));
  await dialog.findByText('Purchase orders show your company’s details. Missing: bank details.');
  await user.click(dialog.getByRole('button', { name: 'Award', hidden: true }));
  await screen.findByText('P-2026-000008', { exact: false });
  const me = (await mock.ask('GET', '/api/me', undefined, await mock.signIn('buyer'))) as Me;
  expect(me.profile.company.address).toBe('Москва, Складочная ул., д. 1');
});

it('counts sealed bids while bids are collected', async () => {
  await renderScreen('/zakupki/orders/ord_sealed?tab=award', { as: 'buyer-sealed' });
  expect(await screen.findByText('2 bids submitted so far.')).toBeVisible();
});

it('splits among no more suppliers than the buyer allows', async () => {
  const { user } = await renderScreen(BEARINGS, { as: 'buyer' });
  await total('₽345,832.00');
  await user.click(screen.getByRole('radio', { name: 'Best price for each line' }));
  await total('₽341,728.00');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Split among at most' }), '1 supplier');
  expect(await total('₽345,832.00')).not.toEqual([]);
});
