import { expect, it } from 'vitest';
import { paths } from '../../paths.ts';
import { backLabel } from './return-label.ts';

it.each([
  [paths.orderNew({ from: 'ord_paper' }), 'Back to the new order'],
  [`${paths.order('ord_paper')}#row-3`, 'Back to the order'],
  [paths.bids('ord_paper'), 'Back to the bids'],
  [paths.bidNew('ord_paper'), 'Back to the new bid'],
  [paths.bid('ord_paper', 'bid_1'), 'Back to the bid'],
  [paths.orders({ status: 'draft' }), 'Back to where you were'],
])('labels the link back to %s “%s”', (path, label) => {
  expect(backLabel(path)).toBe(label);
});
