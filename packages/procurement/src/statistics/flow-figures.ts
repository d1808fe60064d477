/** The figures that statistics count in a period, by the contract's names: their labels, and where screens show them. */
import type { Words } from '@zakupki/words';

export type FlowFigure = {
  readonly label: Words;
  /** The welcome direction of a change. */
  readonly betterWhen: 'more' | 'less' | 'either';
  /** The chart that draws it over time. */
  readonly chart: 'users' | 'orders' | 'outcomes' | 'bids' | 'credits' | 'conflicts' | 'growth';
  /** Drawn, but not listed. */
  readonly isOnlyDrawn?: true;
};

const FLOW_FIGURES = {
  users: {
    registered: { label: { en: 'Signed up', ru: 'Зарегистрировались' }, betterWhen: 'more', chart: 'users' },
    verified: { label: { en: 'Verified e-mail', ru: 'Подтвердили почту' }, betterWhen: 'more', chart: 'users' },
    profileCompleted: {
      label: { en: 'Completed profile', ru: 'Заполнили профиль' },
      betterWhen: 'more',
      chart: 'users',
    },
  },
  orders: {
    created: { label: { en: 'Created', ru: 'Создано' }, betterWhen: 'more', chart: 'orders' },
    published: { label: { en: 'Published', ru: 'Опубликовано' }, betterWhen: 'more', chart: 'orders' },
    evaluation: {
      label: { en: 'Bidding closed', ru: 'Приём завершён' },
      betterWhen: 'more',
      chart: 'orders',
      isOnlyDrawn: true,
    },
    awarded: { label: { en: 'Awarded', ru: 'Победитель выбран' }, betterWhen: 'more', chart: 'outcomes' },
    unsuccessful: { label: { en: 'Unsuccessful', ru: 'Не состоялось' }, betterWhen: 'less', chart: 'outcomes' },
    cancelled: { label: { en: 'Cancelled', ru: 'Отменено' }, betterWhen: 'less', chart: 'outcomes' },
  },
  bids: {
    created: { label: { en: 'Entered', ru: 'Внесено' }, betterWhen: 'more', chart: 'bids' },
    submitted: { label: { en: 'Submitted', ru: 'Подано' }, betterWhen: 'more', chart: 'bids' },
  },
  conflicts: {
    found: { label: { en: 'Found', ru: 'Найдено' }, betterWhen: 'less', chart: 'conflicts' },
  },
  credits: {
    granted: { label: { en: 'Granted', ru: 'Начислено' }, betterWhen: 'either', chart: 'credits' },
    spent: { label: { en: 'Spent', ru: 'Потрачено' }, betterWhen: 'more', chart: 'credits' },
    expired: { label: { en: 'Expired', ru: 'Сгорело' }, betterWhen: 'less', chart: 'credits' },
  },
  promo: {
    redemptions: {
      label: { en: 'Promo codes redeemed', ru: 'Активации промокодов' },
      betterWhen: 'more',
      chart: 'growth',
    },
  },
  referrers: {
    signups: {
      label: { en: 'Sign-ups from referrers', ru: 'Регистрации от партнёров' },
      betterWhen: 'more',
      chart: 'growth',
    },
    paying: {
      label: { en: 'Referred customers paying', ru: 'Платящие от партнёров' },
      betterWhen: 'more',
      chart: 'growth',
    },
  },
  webinars: {
    registrations: {
      label: { en: 'Webinar registrations', ru: 'Записи на вебинары' },
      betterWhen: 'more',
      chart: 'growth',
    },
    attended: { label: { en: 'Attended a webinar', ru: 'Были на вебинаре' }, betterWhen: 'more', chart: 'growth' },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, FlowFigure>>>>;

export type FlowGroup = keyof typeof FLOW_FIGURES;
// Object.keys loses the key type.
export const FLOW_GROUPS = Object.keys(FLOW_FIGURES) as readonly FlowGroup[];

type FlowCounts = { [G in FlowGroup]: { [N in keyof (typeof FLOW_FIGURES)[G]]: number } };

export function figureNames<G extends FlowGroup>(group: G): readonly (keyof (typeof FLOW_FIGURES)[G])[] {
  // Object.keys loses the key type.
  return Object.keys(FLOW_FIGURES[group]) as (keyof (typeof FLOW_FIGURES)[G])[];
}

export function emptyFlow(): FlowCounts {
  const zeros = (group: FlowGroup) => Object.fromEntries(figureNames(group).map((name) => [name, 0]));
  // Object.fromEntries loses the key types.
  return Object.fromEntries(FLOW_GROUPS.map((group) => [group, zeros(group)])) as FlowCounts;
}

export type PlacedFigure = {
  readonly group: FlowGroup;
  readonly name: string;
  readonly of: (flow: FlowCounts) => number;
} & FlowFigure;

/** All figures, in the order of the table. */
export const PLACED_FIGURES: readonly PlacedFigure[] = FLOW_GROUPS.flatMap((group) =>
  Object.entries<FlowFigure>(FLOW_FIGURES[group]).map(([name, figure]) => ({
    ...figure,
    group,
    name,
    of(flow) {
      const counts: Readonly<Record<string, number>> = flow[group];
      return counts[name] ?? 0;
    },
  })),
);
