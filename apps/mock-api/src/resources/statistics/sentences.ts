/** Messages about periods. */

export const statisticsSentences = {
  period_too_long: {
    en: 'By {granularity}, at most {limit} days; these are {given}. Choose a shorter period or larger buckets.',
    ru: 'С шагом «{granularity}» — не больше {limit} дней, а здесь {given}. Сократите период или укрупните шаг.',
  },
  day_after_last: {
    en: 'Not after {limit}, the last day ({last}).',
    ru: 'Не позже {limit} — последнего дня ({last}).',
  },
} as const;
