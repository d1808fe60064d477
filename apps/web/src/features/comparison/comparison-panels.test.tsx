import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../test/render-screen.tsx';

const BEARINGS = '/zakupki/orders/ord_bearings?tab=comparison';

it('shows the cost of a requirement and keeps it in the address', async () => {
  const { user, at } = await renderScreen(BEARINGS, { as: 'buyer' });
  await user.click(await screen.findByText('What your requirements cost'));
  const single = await screen.findByRole('checkbox', { name: 'Maximum number of suppliers' });
  expect(describedBy(single)).toBe('+₽4,104.00');
  expect(describedBy(screen.getByRole('checkbox', { name: 'VAT on every price' }))).toBe('no extra cost');

  const result = () => screen.getByRole('region', { name: 'Cheapest way to buy everything' });
  expect(result()).toHaveTextContent('₽341,728.00');
  await user.click(single);
  await waitFor(() => expect(result()).toHaveTextContent(/₽345,832\.00.*\+₽4,104\.00/));
  expect(result()).toHaveTextContent(/ООО «ПодшипникТорг».*4 lines.*₽345,832\.00/);
  expect(new URLSearchParams(at().split('?')[1]).get('need')).toBe('suppliers-1');
});

it('opens the requirements from the address and reports that no offer meets them', async () => {
  await renderScreen(`${BEARINGS}&need=by-2026-11-19`, { as: 'buyer' });
  expect(await screen.findByText(/No line can be bought with these requirements/)).toBeVisible();
  expect(describedBy(screen.getByRole('checkbox', { name: 'Everything delivered by' }))).toBe('no offer meets it');
});

it('shows the winning price, and discloses only the supplier’s figures in the letter', async () => {
  const { user } = await renderScreen(`${BEARINGS}&cell=:bid_bearings_bearing`, { as: 'buyer' });
  const section = await screen.findByRole('region', { name: 'What it takes to win' });
  expect(section).toHaveTextContent(
    'A total of ₽345,831.99 would rank first: ₽5,536.01 less, or 1.58% off every price.',
  );
  expect(within(section).getByText('₽872.00 per piece')).toHaveTextContent('now ₽872.00 per piece');
  expect(within(section).getByText('₽844.99 per piece')).toHaveTextContent('needed ₽844.99 per piece');
  await user.click(within(section).getByRole('button', { name: 'Ask for a better offer' }));

  const letter = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text', hidden: true }).value;
  await screen.findByRole('textbox', { name: 'Text', hidden: true });
  expect(letter()).toContain('its prices would have to be lower by up to 5%');
  expect(letter()).toContain('1. Подшипник 6308-2RS: lower by up to 5% (now ₽872.00 per piece, VAT excluded)');
  expect(letter()).toContain('Анна Соколова');
  // The other supplier: its name, its total, its price of the same line, or values just below them.
  expect(letter()).not.toMatch(/ПодшипникТорг|345,83\d\.\d\d|84[45]\.\d\d|1\.58/);

  await user.click(screen.getByRole('radio', { name: 'Exact prices', hidden: true }));
  expect(letter()).not.toContain('345,831.99');
  await user.click(screen.getByRole('button', { name: 'Disclose exact prices', hidden: true }));
  await waitFor(() =>
    expect(letter()).toContain('At ₽345,831.99 or less your bid as a whole would be first: that is 1.58% off'),
  );
  expect(letter()).toContain('1. Подшипник 6308-2RS: ₽844.99 per piece (now ₽872.00, VAT excluded)');
  await user.click(screen.getByRole('radio', { name: 'Русский', hidden: true }));
  expect(letter()).toMatch(/При сумме не больше 345\s831,99\s₽ ваше предложение стало бы первым целиком/);
});

it('shows a past comparison with its differences from the current one, and returns to the current one', async () => {
  const { user, at } = await renderScreen('/zakupki/orders/ord_fasteners?tab=comparison&at=2026-11-02T06:20:00Z', {
    as: 'buyer',
  });
  expect(await screen.findByText(/^As of 2 Nov/)).toBeVisible();
  expect(await screen.findByText('Hansa Fasteners GmbH: not added yet')).toBeVisible();
  // No decisions in a past comparison.
  expect(screen.queryByText('What your requirements cost')).not.toBeInTheDocument();
  expect(screen.queryByText('Award to this supplier')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Back to now' }));
  await screen.findByText('What your requirements cost');
  expect(at()).toBe('/zakupki/orders/ord_fasteners?tab=comparison');
});

it('opens an earlier moment of the history', async () => {
  const { user, at } = await renderScreen('/zakupki/orders/ord_fasteners?tab=comparison', { as: 'buyer' });
  await user.click(await screen.findByRole('button', { name: 'Earlier version' }));
  await user.click(await screen.findByRole('button', { name: /^At the deadline/ }));
  await screen.findByText(/^As of 30 Oct/);
  expect(at()).toContain('at=2026-10-30T12%3A00%3A00Z');
});

it('explains why a moment before the publication cannot be shown', async () => {
  const { user } = await renderScreen('/zakupki/orders/ord_fasteners?tab=comparison&at=2020-01-01T00:00:00Z', {
    as: 'buyer',
  });
  expect(await screen.findByText(/The comparison can’t be shown for that time/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back to now' }));
  await screen.findByText('What your requirements cost');
});

function describedBy(element: HTMLElement): string | null | undefined {
  return document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;
}

it.each([
  ['says', 'of several bids', 'ord_fasteners', 1],
  ['says nothing', 'of a single bid', 'ord_cleaning', 0],
])('%s about a split %s', async (_says, _of, order, count) => {
  await renderScreen(`/zakupki/orders/${order}?tab=comparison`, { as: 'buyer' });
  await screen.findByText('Best by line');
  expect(screen.queryAllByText(/Splitting would save less than 1%/)).toHaveLength(count);
});
