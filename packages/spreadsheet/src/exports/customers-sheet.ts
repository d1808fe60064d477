/** Statistics of customers, one customer a row, in the chosen columns. */
import type { AccessStatus, PlanCode, StatsColumn, StatsDetailsRow } from '@zakupki/api-client/schema';
import { momentCell, type OutCell, type OutColumn } from '../writing/out-cell.ts';
import type { Lang } from '../imports/sentences.ts';

type Pair = readonly [en: string, ru: string];
type Said = { readonly word: (pair: Pair) => string; readonly moment: (at: string) => OutCell };
type Column = {
  readonly heading: Pair;
  readonly width: number;
  readonly cell: (row: StatsDetailsRow, said: Said) => OutCell;
};

const ACCESS: Readonly<Record<AccessStatus, Pair>> = {
  none: ['none yet', 'ещё нет'],
  trial: ['trial', 'пробный период'],
  trial_expired: ['trial over', 'пробный период истёк'],
  active: ['subscribed', 'подписка'],
  grace: ['grace days', 'льготные дни'],
  subscription_expired: ['subscription over', 'подписка истекла'],
};
const PLANS: Readonly<Record<PlanCode, Pair>> = {
  start: ['Start', 'Старт'],
  pro: ['Pro', 'Профи'],
  business: ['Business', 'Бизнес'],
};

/** A column of integers. */
const counted = (heading: Pair, of: (row: StatsDetailsRow) => number): Column => ({
  heading,
  width: 14,
  cell: (row) => ({ count: of(row) }),
});
const amount = (heading: Pair, of: (row: StatsDetailsRow) => string): Column => ({
  heading,
  width: 18,
  cell: (row) => ({ decimal: of(row), digits: 2 }),
});

const COLUMNS: Readonly<Record<StatsColumn, Column>> = {
  userId: { heading: ['Identifier', 'Идентификатор'], width: 20, cell: ({ userId }) => userId },
  email: { heading: ['E-mail', 'Почта'], width: 32, cell: ({ email }) => email },
  name: { heading: ['Name', 'Имя'], width: 26, cell: ({ name }) => name },
  company: { heading: ['Company', 'Компания'], width: 36, cell: ({ company }) => company },
  registeredAt: {
    heading: ['Signed up', 'Регистрация'],
    width: 18,
    cell: ({ registeredAt }, { moment }) => moment(registeredAt),
  },
  referrerCode: { heading: ['Referrer', 'Партнёр'], width: 16, cell: ({ referrerCode }) => referrerCode },
  accessStatus: {
    heading: ['Access', 'Доступ'],
    width: 22,
    cell: ({ accessStatus }, { word }) => word(ACCESS[accessStatus]),
  },
  planCode: {
    heading: ['Plan', 'Тариф'],
    width: 12,
    cell: ({ planCode }, { word }) => planCode && word(PLANS[planCode]),
  },
  creditsBalance: counted(['Credits left', 'Остаток кредитов'], (row) => row.creditsBalance),
  creditsSpent: counted(['Credits spent', 'Потрачено кредитов'], (row) => row.creditsSpent),
  ordersCreated: counted(['Orders created', 'Создано закупок'], (row) => row.ordersCreated),
  ordersPublished: counted(['Orders published', 'Опубликовано закупок'], (row) => row.ordersPublished),
  ordersAwarded: counted(['Orders awarded', 'Закупок с победителем'], (row) => row.ordersAwarded),
  bidsSubmitted: counted(['Bids submitted', 'Подано предложений'], (row) => row.bidsSubmitted),
  conflictsOpen: counted(['Open conflicts', 'Открытых расхождений'], (row) => row.conflictsOpen),
  awardedAmount: amount(['Awarded, RUB', 'Сумма выбранного, ₽'], (row) => row.awardedAmount),
  savings: amount(['Saved, RUB', 'Экономия, ₽'], (row) => row.savings),
  lastActiveAt: {
    heading: ['Last active', 'Последняя активность'],
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
  const said: Said = {
    word: ([en, ru]) => (lang === 'ru' ? ru : en),
    moment: (at) => momentCell(at, timeZone),
  };
  const columns = chosen.map((name) => COLUMNS[name]);
  return {
    columns: columns.map(({ heading, width }) => ({ heading: said.word(heading), width })),
    cellsOf: (row) => columns.map(({ cell }) => cell(row, said)),
  };
}
