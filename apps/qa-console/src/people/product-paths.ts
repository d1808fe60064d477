/** Suggestions, without the product's prefix; any path may be typed. */
export const PRODUCT_PATHS = [
  '/zakupki',
  '/zakupki/orders',
  '/zakupki/orders?status=draft',
  '/zakupki/orders/new',
  '/zakupki/orders/ord_fasteners',
  '/zakupki/orders/ord_fasteners/bids',
  '/zakupki/orders/ord_paper/bids/new',
  '/zakupki/subscription/expired',
  '/zakupki/credits/expired',
  '/zakupki/trial/expired',
  '/complete-profile',
  '/login',
  '/signup',
  '/password/reset',
] as const;
