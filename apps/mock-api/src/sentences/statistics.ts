/** Messages about periods. */

export const statisticsSentences = {
  period_too_long: {
    en: 'Grouped by {granularity}, a period can have at most {limit} days; this one has {given}. Choose a shorter period or longer intervals.',
    ru: 'При шаге «{granularity}» период — не больше {limit} дней, а здесь {given}. Сократите период или увеличьте шаг.',
  },
  day_after_last: {
    en: 'Must not be after {limit}, the last day ({last}).',
    ru: 'Не позже {limit} — последнего дня ({last}).',
  },
} as const;
