import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NumberedText } from './numbered-text.tsx';

it.each([
  ['Purchase order P-2026-000001', ['P-2026-000001']],
  ['Закупка Z-2026-000121 «Труба А-500»: заказ P-2026-000002', ['Z-2026-000121', 'А-500', 'P-2026-000002']],
  ['Счёт КП-118/26 и 2026/0993, 118/Э', ['КП-118/26', '2026/0993', '118/Э']],
  ['Болт М8 и/или гайка, ПВХ-ТРУБА', []],
  ['Bidding closed', []],
])('keeps the numbers of "%s" on one line, as they are', (text, numbers) => {
  const { container } = render(
    <p>
      <NumberedText text={text} />
    </p>,
  );
  const shown = container.querySelector('p');
  expect(shown).toHaveTextContent(text);
  expect([...(shown?.children ?? [])].map(({ textContent }) => textContent)).toEqual(numbers);
});
