import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { orderEndpoints } from '../../entities/order/order-api.ts';
import { useGetMeQuery } from '../../entities/user/me-api.ts';
import { saveVisit } from '../../entities/user/recent-visits.ts';
import { orderIdIn, paths } from '../../paths.ts';
import { useIsSignedIn } from '../../session/session-context.ts';
import { PAGE_PATHS } from './page-paths.ts';

/** Saves opened pages and orders for the palette, except during impersonation. */
export function VisitRecorder() {
  const { pathname } = useLocation();
  const { data: me } = useGetMeQuery(undefined, { skip: !useIsSignedIn() });
  const userId = me && me.impersonator === null ? me.user.id : undefined;
  const orderId = orderIdIn(pathname);
  // The page loads the order; this only reads the cache.
  const { data: order } = orderEndpoints.getOrder.useQueryState({ orderId: orderId ?? '' });
  const current = order?.id === orderId ? order : undefined;
  const [title, number] = [current?.title, current?.number];

  useEffect(() => {
    if (userId === undefined) return;
    if (orderId !== null && title !== undefined && number !== undefined) {
      saveVisit(userId, { to: paths.order(orderId), order: { title, number } });
    } else if (Object.values(PAGE_PATHS).includes(pathname)) {
      saveVisit(userId, { to: pathname });
    }
  }, [userId, pathname, orderId, title, number]);
  return null;
}
