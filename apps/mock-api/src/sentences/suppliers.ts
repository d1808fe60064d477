/** Suppliers, their invitations and questions. */

export const supplierSentences = {
  merge_with_itself: {
    en: 'Choose another supplier: this one cannot be merged with itself.',
    ru: 'Выберите другого поставщика: объединить с самим собой нельзя.',
  },
  tag_added_and_removed: {
    en: 'A tag is either added or removed.',
    ru: 'Тег либо добавляется, либо удаляется.',
  },
  supplier_tags_full: {
    en: '{name} would have more than {limit} tags.',
    ru: 'У поставщика {name} стало бы больше {limit} тегов.',
  },
  supplier_full: {
    en: 'Together with what the supplier already has, this exceeds the limit of {limit}.',
    ru: 'Вместе с тем, что у поставщика уже есть, это превышает предел: {limit}.',
  },
  recipient_twice: {
    en: 'Name a supplier of the address book or an address, not both.',
    ru: 'Укажите либо поставщика из справочника, либо адрес, но не оба.',
  },
  supplier_blocked: {
    en: '{name} is blocked. Unblock the supplier in the address book to invite it.',
    ru: 'Поставщик «{name}» заблокирован. Чтобы пригласить его, снимите блокировку в справочнике.',
  },
  supplier_has_bid: {
    en: 'You have entered bid {number} of {name}. Withdraw it to invite the supplier to bid sealed.',
    ru: 'Вы уже внесли предложение {number} от {name}. Чтобы поставщик подал закрытое предложение сам, сначала отзовите внесённое.',
  },
  supplier_without_email: {
    en: '{name} has no e-mail address. Add one in the address book.',
    ru: 'У поставщика «{name}» нет адреса почты. Добавьте его в справочнике.',
  },
  asked_later: { en: 'The question cannot have been asked in the future.', ru: 'Вопрос не мог быть задан в будущем.' },
  asker_twice: {
    en: 'Choose a supplier from the address book or enter a name, not both.',
    ru: 'Укажите либо поставщика из адресной книги, либо название, но не оба.',
  },
} as const;
