import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../../test/render-screen.tsx';

const NEW = '/zakupki/orders/new';

it('says when a cell cuts a pasted value', async () => {
  const { user } = await renderScreen(NEW, { as: 'buyer' });
  const cell = await screen.findByLabelText('Name, line 1');
  await waitFor(() => expect(cell).toBeEnabled());
  await user.click(cell);
  await user.paste('б'.repeat(300));
  expect(screen.queryByText(/the rest of the pasted text was cut off/)).not.toBeInTheDocument();
  await user.paste('ю');
  expect(await screen.findByText(/^The cell takes 300 characters/)).toBeVisible();
  expect(cell).toHaveValue('б'.repeat(300));
});

it('says while lines are entered that the plan allows fewer, and how to get more', async () => {
  const { user } = await renderScreen(NEW, { as: 'trial' });
  const cell = await screen.findByLabelText('Name, line 1');
  await waitFor(() => expect(cell).toBeEnabled());
  await user.click(cell);
  await user.paste(Array.from({ length: 101 }, (_, index) => `Line ${index + 1}\t1`).join('\n'));
  const notice = await screen.findByText(/^1 line more than your plan allows: up to 100 per order/);
  expect(notice.closest('[role=status]')).toHaveTextContent('Days already paid for count towards the new plan.');
  expect(screen.getByRole('link', { name: 'Upgrade your plan.' })).toHaveAttribute(
    'href',
    '/app/zakupki/settings/plan',
  );
});
