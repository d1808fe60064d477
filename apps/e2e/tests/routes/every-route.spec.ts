/**
 * Every route in both languages, both colour schemes, on desktop and phone. The routes are written out rather than
 * read from the route table, so that the test notices a lost or moved route.
 */
import type { Page } from '@playwright/test';
import type { PersonName } from '@zakupki/mock-api/test-world';
import { expectAccessible, expectAccessibleColours } from '../../fixtures/accessibility.ts';
import { expect, test } from '../../fixtures/test.ts';
import { place, switchToRussian } from '../../fixtures/session.ts';

type Layout = 'default' | 'minimal' | 'zakupki';

interface Row {
  /** Below /app. */
  readonly path: string;
  readonly layout: Layout;
  /** Absent: a visitor. */
  readonly who?: PersonName;
  /** The h1 in English and Russian. */
  readonly en: string;
  readonly ru: string;
  /** Final address, if it differs from `path`. */
  readonly lands?: string;
}

const ORDER = '/zakupki/orders/ord_fasteners';

// prettier-ignore
const ROUTES: readonly Row[] = [
  { path: '/', layout: 'default', en: 'See which bid is best, and what is wrong with it', ru: 'Видно, какое предложение лучше и что в нём не так' },
  { path: '/', layout: 'zakupki', who: 'buyer', en: 'Home', ru: 'Главная', lands: '/zakupki' },
  { path: '/login', layout: 'default', en: 'Sign in', ru: 'Вход' },
  { path: '/logout', layout: 'default', who: 'buyer', en: 'Sign in', ru: 'Вход', lands: '/login' },
  { path: '/signup', layout: 'default', en: 'Sign up', ru: 'Регистрация' },
  { path: '/signup/email/verify/usr_unverified/wrong?expires=1&signature=x', layout: 'default', en: 'E-mail not confirmed', ru: 'Адрес не подтверждён' },
  { path: '/signup/email/verified', layout: 'default', who: 'trial', en: 'E-mail confirmed', ru: 'Адрес подтверждён' },
  { path: '/password/reset', layout: 'default', en: 'Reset password', ru: 'Сброс пароля' },
  { path: '/password/reset?token=x', layout: 'default', en: 'Choose a new password', ru: 'Новый пароль' },
  { path: '/auth-by-token', layout: 'default', en: 'Sign in', ru: 'Вход', lands: '/login' },
  { path: '/complete-profile', layout: 'minimal', who: 'no-phone', en: 'Complete your profile', ru: 'Заполните профиль' },
  { path: '/complete-profile', layout: 'minimal', who: 'buyer', en: 'Your profile is complete', ru: 'Профиль заполнен' },
  { path: '/webinar', layout: 'default', en: 'Webinars', ru: 'Вебинары' },
  { path: '/webinar', layout: 'default', who: 'trial', en: 'Webinars', ru: 'Вебинары' },
  { path: '/terms', layout: 'default', en: 'Terms of use', ru: 'Условия использования' },
  { path: '/privacy', layout: 'default', en: 'Privacy policy', ru: 'Политика конфиденциальности' },
  { path: '/webinar?id=wbn_first_order', layout: 'default', who: 'buyer', en: 'Webinars', ru: 'Вебинары' },
  { path: '/promo-code', layout: 'default', who: 'buyer', en: 'Promo code', ru: 'Промокод' },
  { path: '/promo-code?code=OSEN-15', layout: 'default', who: 'empty', en: 'Promo code', ru: 'Промокод' },
  { path: '/promo-code', layout: 'default', en: 'Sign in', ru: 'Вход', lands: '/login' },
  { path: '/zakupki', layout: 'zakupki', who: 'buyer', en: 'Home', ru: 'Главная' },
  { path: '/zakupki', layout: 'zakupki', who: 'empty', en: 'Home', ru: 'Главная' },
  { path: '/zakupki/orders', layout: 'zakupki', who: 'buyer', en: 'Orders', ru: 'Закупки' },
  { path: '/zakupki/orders', layout: 'zakupki', who: 'empty', en: 'Orders', ru: 'Закупки' },
  { path: '/zakupki/orders/new', layout: 'zakupki', who: 'buyer', en: 'New order', ru: 'Новая закупка' },
  { path: '/zakupki/orders/ord_uniform', layout: 'zakupki', who: 'buyer', en: 'Спецодежда на зиму', ru: 'Спецодежда на зиму' },
  { path: ORDER, layout: 'zakupki', who: 'buyer', en: 'Крепёж и расходники', ru: 'Крепёж и расходники' },
  { path: `${ORDER}?tab=lines`, layout: 'zakupki', who: 'buyer', en: 'Крепёж и расходники', ru: 'Крепёж и расходники' },
  { path: `${ORDER}?tab=comparison`, layout: 'zakupki', who: 'buyer', en: 'Крепёж и расходники', ru: 'Крепёж и расходники' },
  { path: `${ORDER}?tab=award`, layout: 'zakupki', who: 'buyer', en: 'Крепёж и расходники', ru: 'Крепёж и расходники' },
  { path: `${ORDER}?tab=questions`, layout: 'zakupki', who: 'buyer', en: 'Крепёж и расходники', ru: 'Крепёж и расходники' },
  { path: `${ORDER}?tab=history`, layout: 'zakupki', who: 'buyer', en: 'Крепёж и расходники', ru: 'Крепёж и расходники' },
  { path: `${ORDER}/bids`, layout: 'zakupki', who: 'buyer', en: 'Bids: Крепёж и расходники', ru: 'Предложения: Крепёж и расходники' },
  { path: `${ORDER}/bids?view=matrix`, lands: ORDER, layout: 'zakupki', who: 'buyer', en: 'Крепёж и расходники', ru: 'Крепёж и расходники' },
  { path: `${ORDER}/conflicts`, layout: 'zakupki', who: 'buyer', en: 'Conflicts: Крепёж и расходники', ru: 'Расхождения: Крепёж и расходники' },
  { path: '/zakupki/orders/ord_bearings/conflicts', layout: 'zakupki', who: 'buyer', en: 'Conflicts: Подшипники для насосов', ru: 'Расхождения: Подшипники для насосов' },
  { path: '/zakupki/orders/ord_paper/bids/new', layout: 'zakupki', who: 'buyer', en: 'New bid: Бумага и канцелярия на квартал', ru: 'Новое предложение: Бумага и канцелярия на квартал' },
  { path: `${ORDER}/bids/bid_fasteners_hansa`, layout: 'zakupki', who: 'buyer', en: 'Hansa Fasteners GmbH: Крепёж и расходники', ru: 'Hansa Fasteners GmbH: Крепёж и расходники' },
  { path: `${ORDER}/bids/bid_fasteners_metiz`, layout: 'zakupki', who: 'buyer', en: 'ООО «Метиз-Сервис»: Крепёж и расходники', ru: 'ООО «Метиз-Сервис»: Крепёж и расходники' },
  { path: `${ORDER}/bids/bid_fasteners_metiz?tab=history`, layout: 'zakupki', who: 'buyer', en: 'ООО «Метиз-Сервис»: Крепёж и расходники', ru: 'ООО «Метиз-Сервис»: Крепёж и расходники' },
  { path: `${ORDER}/bids/bid_fasteners_hansa?tab=lines`, layout: 'zakupki', who: 'buyer', en: 'Hansa Fasteners GmbH: Крепёж и расходники', ru: 'Hansa Fasteners GmbH: Крепёж и расходники' },
  { path: '/zakupki/subscription/expired', layout: 'zakupki', who: 'subscription-expired', en: 'Your subscription has ended', ru: 'Подписка закончилась' },
  { path: '/zakupki/subscription/expired', layout: 'zakupki', who: 'buyer', en: 'Your plan', ru: 'Ваш тариф' },
  { path: '/zakupki/subscription/expired', layout: 'zakupki', who: 'grace', en: 'Your plan', ru: 'Ваш тариф' },
  { path: '/zakupki/credits/expired', layout: 'zakupki', who: 'credits-expired', en: 'No credits left', ru: 'Кредиты закончились' },
  { path: '/zakupki/credits/expired', layout: 'zakupki', who: 'credits-lapsed', en: 'No credits left', ru: 'Кредиты закончились' },
  { path: '/zakupki/credits/expired', layout: 'zakupki', who: 'trial', en: 'Your plan', ru: 'Ваш тариф' },
  { path: '/zakupki/trial/expired', layout: 'zakupki', who: 'trial-expired', en: 'Your trial has ended', ru: 'Пробный период закончился' },
  { path: '/admin', layout: 'zakupki', who: 'admin', en: 'Administration', ru: 'Администрирование' },
  { path: '/admin?q=белова', layout: 'zakupki', who: 'admin', en: 'Administration', ru: 'Администрирование' },
  { path: '/admin/referrers', layout: 'zakupki', who: 'admin', en: 'Referrers', ru: 'Партнёры' },
  { path: '/admin/referrers?q=никого-нет&status=paused', layout: 'zakupki', who: 'admin', en: 'Referrers', ru: 'Партнёры' },
  { path: '/admin/referrers/ref_partner_one?period=all', layout: 'zakupki', who: 'admin', en: 'Школа закупок «Старт»', ru: 'Школа закупок «Старт»' },
  { path: '/admin/referrers/ref_coupons', layout: 'zakupki', who: 'admin', en: 'Купоны 24', ru: 'Купоны 24' },
  { path: '/admin', layout: 'zakupki', who: 'buyer', en: 'Administrators only', ru: 'Только для администраторов' },
  { path: '/admin/stats/summary', layout: 'zakupki', who: 'admin', en: 'Summary', ru: 'Сводка' },
  { path: '/admin/stats/summary?period=year&table=orders,kinds', layout: 'zakupki', who: 'admin', en: 'Summary', ru: 'Сводка' },
  { path: '/admin/stats/summary', layout: 'zakupki', who: 'buyer', en: 'Administrators only', ru: 'Только для администраторов' },
  { path: '/admin/stats/details', layout: 'zakupki', who: 'admin', en: 'Customer details', ru: 'Клиенты подробно' },
  { path: '/admin/stats/details', layout: 'zakupki', who: 'buyer', en: 'Administrators only', ru: 'Только для администраторов' },
  { path: '/admin/users/usr_buyer/stats', layout: 'zakupki', who: 'admin', en: 'Анна Соколова', ru: 'Анна Соколова' },
  { path: '/admin/users/usr_nobody/stats', layout: 'zakupki', who: 'admin', en: 'Customer not found', ru: 'Клиент не найден' },
  { path: '/admin/users/usr_buyer/stats', layout: 'zakupki', who: 'buyer', en: 'Administrators only', ru: 'Только для администраторов' },
  { path: '/zakupki/trial/expired', layout: 'zakupki', who: 'trial', en: 'Your plan', ru: 'Ваш тариф' },
  // Designed, not specified.
  { path: '/zakupki/settings', layout: 'zakupki', who: 'buyer', en: 'Profile', ru: 'Профиль', lands: '/zakupki/settings/profile' },
  { path: '/zakupki/settings/profile', layout: 'zakupki', who: 'no-phone', en: 'Profile', ru: 'Профиль' },
  { path: '/zakupki/settings/notifications', layout: 'zakupki', who: 'buyer', en: 'Notifications', ru: 'Уведомления' },
  { path: '/zakupki/settings/plan', layout: 'zakupki', who: 'buyer', en: 'Plan and payments', ru: 'Тариф и платежи' },
  { path: '/zakupki/settings/plan', layout: 'zakupki', who: 'trial-expired', en: 'Plan and payments', ru: 'Тариф и платежи' },
  { path: '/zakupki/settings/plan/payments/pay_buyer_1', layout: 'zakupki', who: 'buyer', en: 'Receipt pay_buyer_1', ru: 'Квитанция pay_buyer_1' },
  { path: '/zakupki/settings/data', layout: 'zakupki', who: 'buyer', en: 'Data', ru: 'Данные' },
  { path: '/email/confirm?token=x', layout: 'default', en: 'Confirm your new e-mail', ru: 'Подтвердите новую почту' },
  { path: '/zakupki/settings/security', layout: 'zakupki', who: 'no-phone', en: 'Security', ru: 'Безопасность' },
  { path: '/zakupki/settings/preferences', layout: 'zakupki', who: 'buyer', en: 'Preferences', ru: 'Интерфейс' },
];

/** Unknown paths, in the layout of their area. */
const UNKNOWN: readonly Pick<Row, 'path' | 'layout' | 'who'>[] = [
  { path: '/no/such-page', layout: 'default' },
  { path: '/signup/email', layout: 'default' },
  { path: '/zakupki/no/such/page', layout: 'zakupki', who: 'buyer' },
  { path: '/zakupki/orders/ord_paper/nothing', layout: 'zakupki', who: 'buyer' },
  { path: '/admin/no/such/page', layout: 'zakupki', who: 'buyer' },
  { path: '/%E0%A4%A', layout: 'default' },
];

const DESK = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
const MAIN_MENU = { en: 'Main', ru: 'Основное меню' };
const SIGN_OUT = { en: 'Sign out', ru: 'Выйти' };

for (const row of ROUTES) {
  test(`${row.path} for ${row.who ?? 'everybody'}`, async ({ page, world }) => {
    if (row.who) await world.signInPage(page, row.who);
    await page.goto(`/app${row.path}`);
    await inspect(page, row);
    expect(place(page).replace(/\?.*/, '')).toBe((row.lands ?? row.path).replace(/\?.*/, ''));
  });
}

for (const row of UNKNOWN) {
  test(`${row.path} is not found`, async ({ page, world }) => {
    if (row.who) await world.signInPage(page, row.who);
    await page.goto(`/app${row.path}`);
    await expect(page.getByText(`Page not found: ${row.path}`, { exact: true })).toBeVisible();
    await inspect(page, { ...row, en: 'Page Not Found', ru: 'Страница не найдена' });
    await expect(page.getByText(`Страница не найдена: ${row.path}`, { exact: true })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'На главную' }).click();
    await expect.poll(() => place(page)).toBe(row.who ? '/zakupki' : '/');
  });
}

/** Ends with the page in Russian. */
async function inspect(page: Page, row: Row): Promise<void> {
  for (const language of ['en', 'ru'] as const) {
    await page.setViewportSize(DESK);
    if (language === 'ru') {
      // Within the product the switch is in the account menu.
      if (row.layout === 'zakupki') await switchToRussian(page);
      else await page.getByRole('button', { name: /^RU/ }).click();
    }
    await expect(page.getByRole('heading', { level: 1, name: row[language], exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(`${row[language]} · Zakupki`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expectLayout(page, row.layout, language);
    // By then skeletons are gone.
    await page.waitForLoadState('networkidle');
    await expectNoSidewaysScroll(page);
    await expectAccessibleColours(page);
    await page.setViewportSize(PHONE);
    await expectNoSidewaysScroll(page);
    if (language === 'ru') await expectAccessible(page);
  }
}

async function expectLayout(page: Page, layout: Layout, language: 'en' | 'ru'): Promise<void> {
  const banner = page.getByRole('banner');
  await expect(banner).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('navigation', { name: MAIN_MENU[language] })).toHaveCount(layout === 'zakupki' ? 1 : 0);
  // The minimal layout has no navigation to check.
  if (layout !== 'minimal') return;
  await expect(banner.getByRole('link')).toHaveCount(2);
  await expect(banner.getByRole('link', { name: SIGN_OUT[language] })).toBeVisible();
}

/** Charts redraw in the frames after a resize. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow).toBe(0);
}
