/** Messages about payments. */

export const checkoutSentences = {
  plan_or_pack: { en: 'Choose a plan or a pack of credits.', ru: 'Выберите тариф или пакет кредитов.' },
  plan_and_pack: { en: 'Pay for the plan and the pack one after the other.', ru: 'Оплатите тариф и пакет по очереди.' },
  pack_has_no_period: { en: 'A pack of credits has no period.', ru: 'У пакета кредитов нет срока оплаты.' },
  plan_unknown: { en: 'There is no such plan on offer.', ru: 'Такого тарифа нет.' },
  pack_unknown: { en: 'There is no such pack on offer.', ru: 'Такого пакета нет.' },
  card_declined: {
    en: 'The bank declined the card. Nothing was charged: try again, another card, or ask for an invoice.',
    ru: 'Банк отклонил карту. Деньги не списаны: попробуйте ещё раз, возьмите другую карту или запросите счёт.',
  },
  pack_name: { en: 'Credits: {credits}', ru: 'Кредиты: {credits}' },
} as const;
