import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../../test/render-screen.tsx';

// On a phone a line is a card without column heads.
it('names the facts of a line in the line itself', async () => {
  await renderScreen('/zakupki/orders/ord_fasteners?view=request', { as: 'buyer' });
  const [, ...lines] = await screen.findAllByRole('row');
  expect(lines).toHaveLength(8);
  for (const name of [/^VAT ?\d/, /^Needed by ?\d/]) {
    expect(screen.getAllByRole('cell', { name })).toHaveLength(lines.length);
  }
});
