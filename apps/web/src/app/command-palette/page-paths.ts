import { paths } from '../../paths.ts';

/** The pages of a signed-in user that the palette offers. Apart from their names and icons, as every page reads them. */
export const PAGE_PATHS = {
  home: paths.home(),
  orders: paths.orders(),
  suppliers: paths.suppliers(),
  orderNew: paths.orderNew(),
  promoCode: paths.promoCode(),
  webinar: paths.webinar(),
  admin: paths.admin(),
  stats: paths.statsSummary(),
  customers: paths.statsDetails(),
  referrers: paths.referrers(),
  logout: paths.logout(),
} as const;
