/**
 * Dialogs, menus, panels, the palette and error states while they are open: every pair of language, width and colour
 * scheme. The pages themselves are in every-route.spec.ts.
 */
import type { Locator, Page } from '@playwright/test';
import type { PersonName } from '@zakupki/mock-api/test-world';
import { expectAccessibleIn, WITHOUT_TARGET_SIZE } from '../../fixtures/page/accessibility.ts';
import { changeRecord, draftBid, draftOrder } from '../../fixtures/orders.ts';
import { place } from '../../fixtures/session.ts';
import { settled } from '../../fixtures/page/settled.ts';
import type { Language } from '../../fixtures/page/shown-page.ts';
import { expect, setOf, test } from '../../fixtures/test.ts';
import { DESK, PHONE, resize } from '../../fixtures/page/window-size.ts';
import type { World } from '../../fixtures/world.ts';

type Role = 'button' | 'link' | 'menuitem' | 'dialog' | 'menu' | 'listbox' | 'alert' | 'heading' | 'checkbox' | 'radio';

/** An element by its role and its name in English and Russian. */
type Named = readonly [role: Role, en: string | RegExp, ru: string | RegExp];

/** Anything else that is done on the way: something typed, or what someone else does meanwhile. */
type Step = (page: Page, world: World, language: Language) => Promise<void>;

type Row = {
  readonly what: string;
  readonly who?: PersonName;
  /** Below /app; a function prepares what the page shows. */
  readonly path: string | ((world: World) => Promise<string>);
  /** Pressed or done one after the other. */
  readonly press?: readonly (Named | Step)[];
  readonly shows: Named;
  /** Forced answers. */
  readonly force?: Parameters<World['force']>[0];
  /** It closes when the width of the window changes. */
  readonly closes?: true;
  readonly short?: true;
};

const ORDER = '/zakupki/orders/ord_fasteners';
const SUPPLIERS = '/zakupki/suppliers';
const DIALOG: Named = ['dialog', /./, /./];
const ALERT: Named = ['alert', '', ''];

const STALE: Named = ['button', 'Keep mine', 'Оставить мою'];

const lowPrice: Named = ['button', 'Unusually low price', 'Необычно низкая цена'];
const orderMenu: Named = ['button', 'Order actions', 'Действия с закупкой'];
const actions: Named = ['button', 'Actions', 'Действия'];

const readyDraft = (world: World) => draftOrder(world, 'buyer', 'Перчатки');

function typed(en: string | RegExp, ru: string | RegExp, text: string): Step {
  return (page, _world, language) => page.getByRole('textbox', { name: { en, ru }[language] }).fill(text);
}

/** For a button that has the name of the one that opened the dialog. */
function pressedInDialog(en: string, ru: string): Step {
  return (page, _world, language) =>
    page.getByRole('dialog').getByRole('button', { name: { en, ru }[language], exact: true }).click();
}

/** In the first conflict of the panel: the last is below the edge, and a dialog that takes the focus scrolls back. */
function pressedInFirst([role, en, ru]: Named): Step {
  return (page, _world, language) => {
    const [, ...title] = lowPrice;
    return page
      .getByRole('listitem')
      .filter({ has: find(page, ['heading', ...title], language) })
      .first()
      .getByRole(role, { name: { en, ru }[language] })
      .click();
  };
}

/** Changes the record of the open page. */
function changedMeanwhile(patch: object): Step {
  return (page, world) => changeRecord(world, 'buyer', place(page).replace('/zakupki', ''), patch);
}

/** By an event, as the question that this opens may already cover the button: the draft also saves itself. */
const saveDraft: Step = (page, _world, language) =>
  find(page, ['button', 'Save draft', 'Сохранить черновик'], language).dispatchEvent('click');

// prettier-ignore
const ROWS: readonly Row[] = [
  { what: 'the palette', who: 'buyer', path: '/zakupki/orders', press: [['button', /^Search or go to/, /^Найти или перейти/]], shows: ['listbox', 'Search and commands', 'Поиск и команды'] },
  { what: 'the account menu', who: 'buyer', path: '/zakupki', press: [['button', /Account:/, /Учётная запись:/]], shows: DIALOG },
  { what: 'notifications', who: 'buyer', path: '/zakupki', press: [['button', /^Notifications/, /^Уведомления/]], shows: DIALOG },
  { what: 'filters of orders', who: 'buyer', path: '/zakupki/orders', press: [['button', 'Filters', 'Фильтры']], shows: DIALOG },
  { what: 'saved filters', who: 'buyer', path: '/zakupki/orders', press: [['button', /^Saved filters/, /^Сохранённые фильтры/]], shows: DIALOG },
  { what: 'an order beside the list', who: 'buyer', path: '/zakupki/orders?peek=ord_fasteners', shows: ['heading', 'Ready to award', 'Можно выбирать победителя'] },
  { what: 'a bid beside the list', who: 'buyer', path: `${ORDER}/bids?peek=bid_fasteners_hansa`, shows: ['heading', 'Hansa Fasteners GmbH', 'Hansa Fasteners GmbH'] },
  { what: 'the menu of an order', who: 'buyer', path: ORDER, press: [orderMenu], shows: ['menu', /./, /./] },
  { what: 'the question before an order ends', who: 'buyer', path: ORDER, press: [orderMenu, ['menuitem', 'Cancel order', 'Отменить закупку']], shows: DIALOG, short: true },
  { what: 'another deadline', who: 'buyer', path: '/zakupki/orders/ord_laptops', press: [orderMenu, ['menuitem', 'Extend deadline', 'Продлить приём']], shows: DIALOG },
  { what: 'a reason that is missing', who: 'buyer', path: '/zakupki/orders/ord_paper', press: [orderMenu, ['menuitem', 'Cancel order', 'Отменить закупку'], ['button', 'Cancel order', 'Отменить закупку']], shows: DIALOG },
  { what: 'the award', who: 'buyer', path: '/zakupki/orders/ord_bearings?tab=award', press: [['button', 'Award…', 'Принять решение…']], shows: DIALOG },
  { what: 'the invitation', who: 'buyer', path: '/zakupki/orders/ord_tender?tab=suppliers&invite=true', shows: DIALOG },
  { what: 'what is missing before publishing', who: 'buyer', path: '/zakupki/orders/new', press: [['button', /^Publish/, /^Опубликовать/]], shows: ALERT },
  { what: 'an order that was just published', who: 'buyer', path: readyDraft, press: [['button', /^Publish · 1 credit/, /^Опубликовать · 1 кредит/]], shows: ['heading', 'Invite suppliers', 'Пригласите поставщиков'] },
  { what: 'an order that someone else changed', who: 'buyer', path: readyDraft, press: [typed(/^Title/, /^Название/, 'Перчатки и каски'), changedMeanwhile({ title: 'Каски' }), saveDraft], shows: STALE },
  { what: 'a bid that someone else changed', who: 'buyer', path: (world) => draftBid(world, 'buyer', 'ord_paper'), press: [typed('Price, line 1', 'Цена, позиция 1', '99,90'), changedMeanwhile({ notes: 'Скидка обсуждается' }), saveDraft], shows: STALE },
  { what: 'a supplier that someone else changed', who: 'buyer', path: `${SUPPLIERS}/sup_tara`, press: [['button', 'Edit supplier', 'Изменить поставщика'], typed(/^Notes/, /^Заметки/, 'Звонить до обеда'), changedMeanwhile({ notes: 'Звонить после обеда' }), ['button', 'Save supplier', 'Сохранить поставщика']], shows: STALE },
  { what: 'an award of bids that changed meanwhile', who: 'buyer', path: '/zakupki/orders/ord_bearings?tab=award', press: [['button', 'Award…', 'Принять решение…'], ['button', 'Award', 'Принять решение']], force: [{ when: { operationId: 'awardOrder' }, then: { status: 412 } }], shows: ['button', 'Review again', 'Посмотреть ещё раз'] },
  { what: 'access that ends while an order is published', who: 'buyer', path: readyDraft, press: [['button', /^Publish/, /^Опубликовать/]], force: [{ when: { operationId: 'publishOrder' }, then: { status: 402, message: 'SUBSCRIPTION_EXPIRED' } }], shows: ['link', 'Back to the order', 'К закупке'] },
  { what: 'a phone that is missing while an order is published', who: 'buyer', path: readyDraft, press: [['button', /^Publish/, /^Опубликовать/]], force: [{ when: { operationId: 'publishOrder' }, then: { status: 460, message: 'PHONE_REQUIRED' } }], shows: ['button', 'Back to what you were doing', 'Вернуться'] },
  { what: 'an import of lines', who: 'buyer', path: '/zakupki/orders/new', press: [['button', 'From a spreadsheet or letter', 'Из таблицы или письма']], shows: DIALOG },
  { what: 'the kinds of conflicts', who: 'buyer', path: `${ORDER}/conflicts`, press: [['button', 'Kind', 'Вид']], shows: DIALOG },
  { what: 'other ways of a conflict', who: 'buyer', path: `${ORDER}/conflicts?kind=price_abnormally_low`, press: [lowPrice, pressedInFirst(['button', /^More options/, /^Другие решения/])], shows: ['menu', /./, /./], closes: true },
  { what: 'a letter about a conflict', who: 'buyer', path: `${ORDER}/conflicts?kind=price_abnormally_low`, press: [lowPrice, ['button', 'Ask for clarification', 'Запросить пояснения']], shows: DIALOG },
  { what: 'the menu of a bid', who: 'buyer', path: `${ORDER}/bids/bid_fasteners_hansa`, press: [actions], shows: ['menu', /./, /./] },
  { what: 'the question before a bid is withdrawn', who: 'buyer', path: `${ORDER}/bids/bid_fasteners_hansa`, press: [actions, ['menuitem', 'Withdraw', 'Отозвать']], shows: DIALOG },
  { what: 'a new supplier with mistakes', who: 'buyer', path: SUPPLIERS, press: [['button', 'Add supplier', 'Добавить поставщика'], pressedInDialog('Add supplier', 'Добавить поставщика')], shows: DIALOG },
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

/**
 * Each language, width and scheme with each of the others. What is opened at one width stays open at the other, and
 * each width opens it in one language.
 */
const VARIANTS = [
  { language: 'en', opened: { size: DESK, scheme: 'light' }, resized: { size: PHONE, scheme: 'dark' } },
  { language: 'ru', opened: { size: PHONE, scheme: 'light' }, resized: { size: DESK, scheme: 'dark' } },
] as const;

for (const row of ROWS) {
  test(row.what, setOf(row), async ({ page, world }) => {
    if (row.who) await world.signInPage(page, row.who);
    if (row.force) await world.force(row.force);
    for (const { language, opened, resized } of VARIANTS) {
      await page.addInitScript((chosen) => localStorage.setItem('zakupki-language', chosen), language);
      await page.setViewportSize(opened.size);
      await open(page, world, row, language);
      for (const { size, scheme } of [opened, resized]) {
        await resize(page, size);
        if (row.closes && size === resized.size) await open(page, world, row, language);
        await expect(find(page, row.shows, language)).toBeVisible();
        await settled(page);
        await expect.poll(() => beyond(page, find(page, row.shows, language))).toBe(0);
        // A scrolled page has controls partly below its sticky head.
        const isCovered = size === PHONE || (await page.evaluate(() => scrollY > 0));
        await expectAccessibleIn(page, scheme, isCovered ? WITHOUT_TARGET_SIZE : undefined);
      }
    }
  });
}

async function open(page: Page, world: World, { path, press = [] }: Row, language: Language): Promise<void> {
  await page.goto(`/app${typeof path === 'string' ? path : await path(world)}`);
  for (const step of press) {
    if (typeof step === 'function') await step(page, world, language);
    else await find(page, step, language).click();
  }
}

/** Pixels of it to the left or the right of the window. */
async function beyond(page: Page, shown: Locator): Promise<number> {
  const { x, width } = (await shown.boundingBox()) ?? { x: NaN, width: 0 };
  const { width: window = 0 } = page.viewportSize() ?? {};
  return Math.ceil(Math.max(-x, x + width - window, 0));
}

/** The last one: what opens comes after the page. */
function find(page: Page, [role, en, ru]: Named, language: Language) {
  const name = { en, ru }[language];
  return page.getByRole(role, { name, ...(typeof name === 'string' && name !== '' && { exact: true }) }).last();
}
