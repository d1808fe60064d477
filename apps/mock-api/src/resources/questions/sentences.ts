/** Messages about questions. */

export const questionsSentences = {
  questions_closed: [
    'Questions are recorded and answered once the order is published, and not after it was cancelled.',
    'Вопросы записывают и отвечают на них после публикации закупки и только пока она не отменена.',
  ],
  asked_later: ['A question cannot have been asked in the future.', 'Вопрос не мог быть задан в будущем.'],
  asker_twice: [
    'Name the supplier of the address book or give a name, not both.',
    'Укажите либо поставщика из адресной книги, либо название, но не оба.',
  ],
} as const;
