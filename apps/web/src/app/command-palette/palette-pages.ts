import {
  IconAddressBook,
  IconChartBar,
  IconHome,
  IconInfoCircle,
  IconKey,
  IconList,
  IconLogin,
  IconLogout,
  IconPlus,
  IconPresentation,
  IconShieldCog,
  IconTicket,
  IconUserPlus,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';
import { m } from '#messages';
import { paths } from '../../paths.ts';
import { PAGE_PATHS } from './page-paths.ts';

export function pagesFor(signedIn: boolean, isAdmin: boolean) {
  const webinar = {
    id: 'webinar',
    label: m.shell_nav_webinar(),
    keywords: 'webinar вебинар',
    Icon: IconPresentation,
    to: PAGE_PATHS.webinar,
  };
  if (!signedIn) {
    return [
      { id: 'index', label: m.shell_palette_about(), Icon: IconInfoCircle, to: paths.index() },
      webinar,
      { id: 'login', label: m.shell_sign_in(), keywords: 'login вход', Icon: IconLogin, to: paths.login() },
      { id: 'signup', label: m.shell_sign_up(), keywords: 'register', Icon: IconUserPlus, to: paths.signup() },
      { id: 'password', label: m.shell_palette_password(), Icon: IconKey, to: paths.passwordReset() },
    ];
  }
  const promoCode = {
    id: 'promo-code',
    label: m.shell_nav_promo_code(),
    keywords: 'coupon скидка',
    Icon: IconTicket,
    to: PAGE_PATHS.promoCode,
  };
  const orderNew = {
    id: 'order-new',
    label: m.shell_palette_create_order(),
    keywords: 'new новая',
    keys: ['C'],
    Icon: IconPlus,
    to: PAGE_PATHS.orderNew,
  };
  return [
    { id: 'home', label: m.shell_nav_home(), keys: ['G', 'H'], Icon: IconHome, to: PAGE_PATHS.home },
    { id: 'orders', label: m.shell_nav_orders(), keys: ['G', 'O'], Icon: IconList, to: PAGE_PATHS.orders },
    {
      id: 'suppliers',
      label: m.shell_nav_suppliers(),
      keywords: 'address book contacts поставщики справочник контакты',
      keys: ['G', 'S'],
      Icon: IconAddressBook,
      to: PAGE_PATHS.suppliers,
    },
    orderNew,
    promoCode,
    webinar,
    ...(isAdmin ? adminPages() : []),
    { id: 'logout', label: m.shell_sign_out(), keywords: 'logout', Icon: IconLogout, to: PAGE_PATHS.logout },
  ];
}

function adminPages() {
  const stats = 'statistics статистика';
  return [
    { id: 'admin', label: m.shell_nav_admin(), keywords: 'admin админ', Icon: IconShieldCog, to: PAGE_PATHS.admin },
    { id: 'stats', label: m.shell_palette_stats(), keywords: stats, Icon: IconChartBar, to: PAGE_PATHS.stats },
    {
      id: 'customers',
      label: m.shell_palette_customers(),
      keywords: 'users клиенты',
      Icon: IconUsers,
      to: PAGE_PATHS.customers,
    },
    {
      id: 'referrers',
      label: m.referrers_title(),
      keywords: 'partners партнёры',
      Icon: IconUsersGroup,
      to: PAGE_PATHS.referrers,
    },
  ];
}
