import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../../test/render-screen.tsx';

/** Accessible names of the chip by user. */
const CHIPS = [
  ['buyer', 'Access: Pro · 42 credits', 'Доступ: Профи · 42 кредита'],
  ['trial', 'Access: Trial: 9 days · 3 credits', 'Доступ: Пробный: 9 дней · 3 кредита'],
  [
    'grace',
    'Access: Payment overdue · 3 days left · 10 credits',
    'Доступ: Оплата просрочена · осталось 3 дня · 10 кредитов',
  ],
  ['trial-expired', 'Access: Trial ended · 0 credits', 'Доступ: Пробный период завершён · 0 кредитов'],
  ['subscription-expired', 'Access: Subscription ended · 5 credits', 'Доступ: Подписка завершена · 5 кредитов'],
  ['credits-expired', 'Access: Start · 0 credits', 'Доступ: Старт · 0 кредитов'],
  ['credits-lapsed', 'Access: Start: 3 days · 0 credits', 'Доступ: Старт: 3 дня · 0 кредитов'],
] as const;

it.each(CHIPS.flatMap(([as, en, ru]) => [[as, 'en', en] as const, [as, 'ru', ru] as const]))(
  'shows the access of %s in %s',
  async (as, locale, name) => {
    await renderScreen('/zakupki/orders', { as, locale });
    expect(await screen.findByRole('link', { name })).toBeVisible();
  },
);

it('is hidden for administrators, who have no limits', async () => {
  await renderScreen('/zakupki/orders', { as: 'admin', locale: 'en' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Access:/ })).not.toBeInTheDocument();
});
