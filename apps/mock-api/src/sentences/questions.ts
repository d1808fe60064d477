/** Messages about questions. */

export const questionsSentences = {
  asked_later: { en: 'The question cannot have been asked in the future.', ru: 'Вопрос не мог быть задан в будущем.' },
  asker_twice: {
    en: 'Choose a supplier from the address book or enter a name, not both.',
    ru: 'Укажите либо поставщика из адресной книги, либо название, но не оба.',
  },
} as const;
