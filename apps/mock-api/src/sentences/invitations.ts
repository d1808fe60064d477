/** Messages about invitations. */

export const invitationsSentences = {
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
} as const;
