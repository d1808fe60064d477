/** Messages about questions. */

export const questionsSentences = {
  asked_later: { en: 'A question cannot have been asked in the future.', ru: 'Вопрос не мог быть задан в будущем.' },
  asker_twice: {
    en: 'Name the supplier of the address book or give a name, not both.',
    ru: 'Укажите либо поставщика из адресной книги, либо название, но не оба.',
  },
} as const;
