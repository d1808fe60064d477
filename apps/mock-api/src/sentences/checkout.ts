/** Messages about payments. */

export const checkoutSentences = {
  plan_or_pack: { en: 'Choose a plan or a credit pack.', ru: 'Выберите тариф или пакет кредитов.' },
  plan_and_pack: {
    en: 'Pay for the plan and the credit pack separately.',
    ru: 'Оплатите тариф и пакет кредитов отдельно.',
  },
  pack_has_no_period: { en: 'A credit pack has no billing period.', ru: 'У пакета кредитов нет периода оплаты.' },
  plan_unknown: { en: 'This plan is not available.', ru: 'Такого тарифа нет.' },
  pack_unknown: { en: 'This credit pack is not available.', ru: 'Такого пакета нет.' },
  card_has_no_invoice: {
    en: 'An invoice is for bank transfers. Leave it out to pay by card.',
    ru: 'Счёт нужен для банковского перевода. Чтобы оплатить картой, уберите его.',
  },
  invoice_has_no_page: {
    en: 'An invoice is paid without the page of the payment provider. Leave the return address out.',
    ru: 'Счёт оплачивают без страницы платёжной системы. Уберите адрес возврата.',
  },
  card_declined: {
    en: 'Your bank declined the card. You were not charged. Try again, use another card or request an invoice.',
    ru: 'Банк отклонил карту. Деньги не списаны. Попробуйте ещё раз, другую карту или запросите счёт.',
  },
  pack_name: { en: 'Credits: {credits}', ru: 'Кредиты: {credits}' },
} as const;
