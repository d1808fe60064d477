/** Statistics of customers, one customer a row, in the chosen columns. */
import type { AccessStatus, PlanCode, StatsColumn, StatsDetailsRow } from '@zakupki/api-client/schema';
import { momentCell, type OutCell, type OutColumn } from '../writing/out-cell.ts';
import type { Lang, Words } from '@zakupki/words';

type Writers = { readonly word: (words: Words) => string; readonly moment: (at: string) => OutCell };
type Column = {
  readonly heading: Words;
  readonly width: number;
  readonly cell: (row: StatsDetailsRow, writers: Writers) => OutCell;
};

const ACCESS: Readonly<Record<AccessStatus, Words>> = {
  none: { en: 'No access yet', ru: 'Доступ не открыт' },
  trial: { en: 'Trial', ru: 'Пробный период' },
  trial_expired: { en: 'Trial ended', ru: 'Пробный период закончился' },
  active: { en: 'Subscribed', ru: 'Подписка' },
  grace: { en: 'Grace period', ru: 'Льготные дни' },
  subscription_expired: { en: 'Subscription ended', ru: 'Подписка закончилась' },
};
const PLANS: Readonly<Record<PlanCode, Words>> = {
  start: { en: 'Start', ru: 'Старт' },
  pro: { en: 'Pro', ru: 'Профи' },
  business: { en: 'Business', ru: 'Бизнес' },
};

const counted = (heading: Words, of: (row: StatsDetailsRow) => number): Column => ({
  heading,
  width: 14,
  cell: (row) => ({ count: of(row) }),
});
const amount = (heading: Words, of: (row: StatsDetailsRow) => string): Column => ({
  heading,
  width: 18,
  cell: (row) => ({ decimal: of(row), digits: 2 }),
});

const COLUMNS: Readonly<Record<StatsColumn, Column>> = {
  userId: { heading: { en: 'Identifier', ru: 'Идентификатор' }, width: 20, cell: ({ userId }) => userId },
  email: { heading: { en: 'E-mail', ru: 'Почта' }, width: 32, cell: ({ email }) => email },
  name: { heading: { en: 'Name', ru: 'Имя' }, width: 26, cell: ({ name }) => name },
  company: { heading: { en: 'Company', ru: 'Компания' }, width: 36, cell: ({ company }) => company },
  registeredAt: {
    heading: { en: 'Signed up', ru: 'Регистрация' },
    width: 18,
    cell: ({ registeredAt }, { moment }) => moment(registeredAt),
  },
  referrerCode: { heading: { en: 'Referrer', ru: 'Партнёр' }, width: 16, cell: ({ referrerCode }) => referrerCode },
  accessStatus: {
    heading: { en: 'Access', ru: 'Доступ' },
    width: 22,
    cell: ({ accessStatus }, { word }) => word(ACCESS[accessStatus]),
  },
  planCode: {
    heading: { en: 'Plan', ru: 'Тариф' },
    width: 12,
    cell: ({ planCode }, { word }) => planCode && word(PLANS[planCode]),
  },
  creditsBalance: counted({ en: 'Credits left', ru: 'Остаток кредитов' }, (row) => row.creditsBalance),
  creditsSpent: counted({ en: 'Credits spent', ru: 'Потрачено кредитов' }, (row) => row.creditsSpent),
  ordersCreated: counted({ en: 'Orders created', ru: 'Создано закупок' }, (row) => row.ordersCreated),
  ordersPublished: counted({ en: 'Orders published', ru: 'Опубликовано закупок' }, (row) => row.ordersPublished),
  ordersAwarded: counted({ en: 'Orders awarded', ru: 'Закупок с победителем' }, (row) => row.ordersAwarded),
  bidsSubmitted: counted({ en: 'Bids submitted', ru: 'Подано предложений' }, (row) => row.bidsSubmitted),
  conflictsOpen: counted({ en: 'Open conflicts', ru: 'Открытых расхождений' }, (row) => row.conflictsOpen),
  awardedAmount: amount({ en: 'Awarded, RUB', ru: 'Сумма выбранного, ₽' }, (row) => row.awardedAmount),
  savings: amount({ en: 'Saved, RUB', ru: 'Экономия, ₽' }, (row) => row.savings),
  lastActiveAt: {
    heading: { en: 'Last active', ru: 'Последняя активность' },
    width: 18,
    cell: ({ lastActiveAt }, { moment }) => moment(lastActiveAt),
  },
};

export const CUSTOMER_COLUMNS = Object.keys(COLUMNS) as readonly StatsColumn[];

/** Moments are written in the given time zone: 2026-11-02 12:00. */
export function customersTable(
  chosen: readonly StatsColumn[],
  { lang, timeZone }: { readonly lang: Lang; readonly timeZone: string },
): { columns: OutColumn[]; cellsOf: (row: StatsDetailsRow) => OutCell[] } {
  const writers: Writers = {
    word: (words) => words[lang],
    moment: (at) => momentCell(at, timeZone),
  };
  const columns = chosen.map((name) => COLUMNS[name]);
  return {
    columns: columns.map(({ heading, width }) => ({ heading: writers.word(heading), width })),
    cellsOf: (row) => columns.map(({ cell }) => cell(row, writers)),
  };
}
