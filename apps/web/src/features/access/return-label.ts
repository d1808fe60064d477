import { matchPath } from 'react-router';
import { m } from '#messages';
import { patterns } from '../../paths.ts';

const PLACES: readonly (readonly [pattern: string, label: () => string])[] = [
  [patterns.orderNew, () => m.notices_back_order_new()],
  [patterns.bidNew, () => m.notices_back_bid_new()],
  [patterns.bid, () => m.notices_back_bid()],
  [patterns.bids, () => m.notices_back_bids()],
  [patterns.order, () => m.notices_back_order()],
];

export function backLabel(returnTo: string): string {
  const [pathname = ''] = returnTo.split(/[?#]/);
  const place = PLACES.find(([pattern]) => matchPath(pattern, pathname));
  return place ? place[1]() : m.notices_back();
}
