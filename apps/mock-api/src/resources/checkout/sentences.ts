/** Messages about payments. */

export const checkoutSentences = {
  plan_or_pack: ['Choose a plan or a pack of credits.', 'Выберите тариф или пакет кредитов.'],
  plan_and_pack: ['Pay for the plan and the pack one after the other.', 'Оплатите тариф и пакет по очереди.'],
  pack_has_no_period: ['A pack of credits has no period.', 'У пакета кредитов нет срока оплаты.'],
  plan_unknown: ['There is no such plan on offer.', 'Такого тарифа нет.'],
  pack_unknown: ['There is no such pack on offer.', 'Такого пакета нет.'],
  payment_pending: [
    'Another payment is on its way since {since}. It is booked as soon as the money arrives.',
    'Другой платёж в пути с {since}. Он зачтётся, как только придут деньги.',
  ],
  pack_needs_access: [
    'Credits alone do not open access that is over. Choose a plan.',
    'Одни кредиты не вернут доступ. Выберите тариф.',
  ],
  card_declined: [
    'The bank declined the card. Nothing was charged: try again, another card, or ask for an invoice.',
    'Банк отклонил карту. Деньги не списаны: попробуйте ещё раз, возьмите другую карту или запросите счёт.',
  ],
  pack_name: ['Credits: {credits}', 'Кредиты: {credits}'],
} as const;
