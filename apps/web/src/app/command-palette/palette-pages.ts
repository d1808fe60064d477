import { m } from '#messages';
import { paths } from '../../paths.ts';

interface PalettePage {
  readonly id: string;
  readonly label: string;
  readonly keywords?: string;
  readonly to: string;
}

export function pagesFor(signedIn: boolean, isAdmin: boolean): PalettePage[] {
  if (!signedIn) {
    return [
      { id: 'index', label: m.shell_palette_about(), to: paths.index() },
      { id: 'webinar', label: m.shell_nav_webinar(), keywords: 'webinar вебинар', to: paths.webinar() },
      { id: 'login', label: m.shell_sign_in(), keywords: 'login вход', to: paths.login() },
      { id: 'signup', label: m.shell_sign_up(), keywords: 'register', to: paths.signup() },
      { id: 'password', label: m.shell_palette_password(), to: paths.passwordReset() },
    ];
  }
  return [
    { id: 'home', label: m.shell_nav_home(), to: paths.home() },
    { id: 'orders', label: m.shell_nav_orders(), to: paths.orders() },
    { id: 'order-new', label: m.shell_palette_create_order(), keywords: 'new новая', to: paths.orderNew() },
    { id: 'promo-code', label: m.shell_nav_promo_code(), keywords: 'coupon скидка', to: paths.promoCode() },
    { id: 'webinar', label: m.shell_nav_webinar(), keywords: 'webinar вебинар', to: paths.webinar() },
    ...(isAdmin ? adminPages() : []),
    { id: 'logout', label: m.shell_sign_out(), keywords: 'logout', to: paths.logout() },
  ];
}

function adminPages(): PalettePage[] {
  return [
    { id: 'admin', label: m.shell_nav_admin(), keywords: 'admin админ', to: paths.admin() },
    { id: 'stats', label: m.shell_palette_stats(), keywords: 'statistics статистика', to: paths.statsSummary() },
    { id: 'customers', label: m.shell_palette_customers(), keywords: 'users клиенты', to: paths.statsDetails() },
    { id: 'referrers', label: m.referrers_title(), keywords: 'partners партнёры', to: paths.referrers() },
  ];
}
