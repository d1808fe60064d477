/** Messages about questions. */

export const questionsSentences = {
  questions_closed: {
    en: 'Questions are recorded and answered once the order is published, and not after it was cancelled.',
    ru: 'Вопросы записывают и отвечают на них после публикации закупки и только пока она не отменена.',
  },
  asked_later: { en: 'A question cannot have been asked in the future.', ru: 'Вопрос не мог быть задан в будущем.' },
  asker_twice: {
    en: 'Name the supplier of the address book or give a name, not both.',
    ru: 'Укажите либо поставщика из адресной книги, либо название, но не оба.',
  },
} as const;
