/**
 * Dialogs, menus, the palette and error states while they are open, in English on a desktop and in Russian on a phone,
 * each in both colour schemes. The pages themselves are in every-route.spec.ts.
 */
import type { Page } from '@playwright/test';
import type { PersonName } from '@zakupki/mock-api/test-world';
import { expectAccessibleColours } from '../../fixtures/accessibility.ts';
import { expect, test } from '../../fixtures/test.ts';
import type { World } from '../../fixtures/world.ts';

type Role = 'button' | 'link' | 'menuitem' | 'dialog' | 'menu' | 'listbox' | 'alert' | 'heading' | 'checkbox' | 'radio';

/** An element by its role and its name in English and Russian. */
type Named = readonly [role: Role, en: string | RegExp, ru: string | RegExp];

interface Row {
  readonly what: string;
  readonly who?: PersonName;
  /** Below /app. */
  readonly path: string;
  /** Pressed one after the other. */
  readonly press?: readonly Named[];
  readonly shows: Named;
  /** Forced answers. */
  readonly force?: Parameters<World['force']>[0];
}

const ORDER = '/zakupki/orders/ord_fasteners';
const SUPPLIERS = '/zakupki/suppliers';
const DIALOG: Named = ['dialog', /./, /./];
const ALERT: Named = ['alert', '', ''];

const orderMenu: Named = ['button', 'Order actions', 'Действия с закупкой'];
const actions: Named = ['button', 'Actions', 'Действия'];

// prettier-ignore
const ROWS: readonly Row[] = [
  { what: 'the palette', who: 'buyer', path: '/zakupki/orders', press: [['button', /^Search or go to/, /^Найти или перейти/]], shows: ['listbox', 'Search and commands', 'Поиск и команды'] },
  { what: 'the account menu', who: 'buyer', path: '/zakupki', press: [['button', /Account:/, /Учётная запись:/]], shows: DIALOG },
  { what: 'notifications', who: 'buyer', path: '/zakupki', press: [['button', /^Notifications/, /^Уведомления/]], shows: DIALOG },
  { what: 'filters of orders', who: 'buyer', path: '/zakupki/orders', press: [['button', 'Filters', 'Фильтры']], shows: DIALOG },
  { what: 'saved filters', who: 'buyer', path: '/zakupki/orders', press: [['button', /^Saved filters/, /^Сохранённые фильтры/]], shows: DIALOG },
  { what: 'the menu of an order', who: 'buyer', path: ORDER, press: [orderMenu], shows: ['menu', /./, /./] },
  { what: 'the question before an order ends', who: 'buyer', path: ORDER, press: [orderMenu, ['menuitem', 'Cancel order', 'Отменить закупку']], shows: DIALOG },
  { what: 'another deadline', who: 'buyer', path: '/zakupki/orders/ord_laptops', press: [orderMenu, ['menuitem', 'Extend deadline', 'Продлить приём']], shows: DIALOG },
  { what: 'a reason that is missing', who: 'buyer', path: '/zakupki/orders/ord_paper', press: [orderMenu, ['menuitem', 'Cancel order', 'Отменить закупку'], ['button', 'Cancel order', 'Отменить закупку']], shows: DIALOG },
  { what: 'the award', who: 'buyer', path: '/zakupki/orders/ord_bearings?tab=award', press: [['button', 'Award…', 'Принять решение…']], shows: DIALOG },
  { what: 'the invitation', who: 'buyer', path: '/zakupki/orders/ord_tender?tab=suppliers&invite=true', shows: DIALOG },
  { what: 'what is missing before publishing', who: 'buyer', path: '/zakupki/orders/new', press: [['button', /^Publish/, /^Опубликовать/]], shows: ALERT },
  { what: 'an import of lines', who: 'buyer', path: '/zakupki/orders/new', press: [['button', 'From a spreadsheet or letter', 'Из таблицы или письма']], shows: DIALOG },
  { what: 'the kinds of conflicts', who: 'buyer', path: `${ORDER}/conflicts`, press: [['button', 'Kind', 'Вид']], shows: DIALOG },
  { what: 'other ways of a conflict', who: 'buyer', path: `${ORDER}/conflicts?kind=price_abnormally_low`, press: [['button', /^More options/, /^Другие решения/]], shows: ['menu', /./, /./] },
  { what: 'a letter about a conflict', who: 'buyer', path: `${ORDER}/conflicts?kind=price_abnormally_low`, press: [['button', 'Ask for clarification', 'Запросить пояснения']], shows: DIALOG },
  { what: 'the menu of a bid', who: 'buyer', path: `${ORDER}/bids/bid_fasteners_hansa`, press: [actions], shows: ['menu', /./, /./] },
  { what: 'the question before a bid is withdrawn', who: 'buyer', path: `${ORDER}/bids/bid_fasteners_hansa`, press: [actions, ['menuitem', 'Withdraw', 'Отозвать']], shows: DIALOG },
  { what: 'a new supplier with mistakes', who: 'buyer', path: SUPPLIERS, press: [['button', 'Add supplier', 'Добавить поставщика'], ['button', 'Add supplier', 'Добавить поставщика']], shows: DIALOG },
  { what: 'an import of suppliers', who: 'buyer', path: SUPPLIERS, press: [actions, ['menuitem', 'Import suppliers', 'Загрузить поставщиков']], shows: DIALOG },
  { what: 'filters of suppliers', who: 'buyer', path: SUPPLIERS, press: [['button', 'Filters', 'Фильтры']], shows: DIALOG },
  { what: 'the merge of two suppliers', who: 'buyer', path: `${SUPPLIERS}?view=duplicates`, press: [['button', 'Merge…', 'Объединить…']], shows: DIALOG },
  { what: 'a document', who: 'buyer', path: `${SUPPLIERS}/sup_volga`, press: [['button', 'Add document', 'Добавить документ']], shows: DIALOG },
  { what: 'the deletion of an account', who: 'buyer', path: '/zakupki/settings/data', press: [['button', 'Delete account', 'Удалить учётную запись']], shows: DIALOG },
  { what: 'a password that is missing', who: 'buyer', path: '/zakupki/settings/security', press: [['button', 'Change password', 'Сменить пароль']], shows: ['heading', 'Security', 'Безопасность'] },
  { what: 'a sign-up with mistakes', path: '/signup', press: [['button', 'Create account', 'Создать учётную запись']], shows: ['heading', 'Sign up', 'Регистрация'] },
  { what: 'a promo code of administrators', who: 'admin', path: '/admin', press: [['button', 'New promo code', 'Новый промокод']], shows: DIALOG },
  { what: 'acting as a user', who: 'admin', path: '/admin?q=buyer%40demo.test', press: [['button', /^Act as/, /^Войти как/]], shows: DIALOG },
  { what: 'an access grant', who: 'admin', path: '/admin/users/usr_buyer/stats', press: [['button', /^Grant access/, /^Выдать доступ/]], shows: DIALOG },
  { what: 'a referrer', who: 'admin', path: '/admin/referrers', press: [['button', 'Add referrer', 'Добавить партнёра']], shows: DIALOG },
  { what: 'an order that is not there', who: 'buyer', path: '/zakupki/orders/ord_unknown', shows: ['heading', /./, /./] },
  { what: 'an error of the server', who: 'buyer', path: '/zakupki/orders', force: [{ when: { operationId: 'listOrders' }, then: { status: 500 } }], shows: ['button', 'Try again', 'Повторить'] },
  { what: 'no permission', who: 'buyer', path: '/admin', shows: ['heading', 'Administrators only', 'Только для администраторов'] },
  { what: 'a list after access ended', who: 'trial-expired', path: '/zakupki/trial/expired', shows: ['heading', 'Your trial has ended', 'Пробный период закончился'] },
];

const LANGUAGES = [
  { language: 'en', width: 1440, height: 900 },
  { language: 'ru', width: 390, height: 844 },
] as const;

for (const row of ROWS) {
  test(`${row.what}: ${row.path}`, async ({ page, world }) => {
    if (row.who) await world.signInPage(page, row.who);
    if (row.force) await world.force(row.force);
    for (const { language, width, height } of LANGUAGES) {
      await page.setViewportSize({ width, height });
      await page.addInitScript((chosen) => localStorage.setItem('zakupki-language', chosen), language);
      await page.goto(`/app${row.path}`);
      for (const named of row.press ?? []) await find(page, named, language).click();
      await expect(find(page, row.shows, language)).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectAccessibleColours(page);
    }
  });
}

/** The last one: what opens comes after the page. */
function find(page: Page, [role, en, ru]: Named, language: 'en' | 'ru') {
  const name = { en, ru }[language];
  return page.getByRole(role, { name, ...(typeof name === 'string' && name !== '' && { exact: true }) }).last();
}
