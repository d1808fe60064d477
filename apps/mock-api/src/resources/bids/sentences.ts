/** Messages about bids and suppliers. */

export const bidsSentences = {
  // State (409, and why an action is not offered)

  // Completeness, asked for at submitting
  supplier_name_needed: { en: "Enter the supplier's name.", ru: 'Укажите название поставщика.' },
  contact_needed: {
    en: 'Add a contact with an e-mail address or a phone number.',
    ru: 'Добавьте контакт с почтой или телефоном.',
  },
  contact_unreachable: {
    en: 'Give this contact an e-mail address or a phone number.',
    ru: 'Укажите почту или телефон этого контакта.',
  },
  priced_line_needed: {
    en: 'Enter a price for at least one offered line.',
    ru: 'Укажите цену хотя бы для одной предложенной позиции.',
  },

  // References
  order_line_unknown: { en: 'The order has no such line.', ru: 'В закупке нет такой позиции.' },
  order_line_answered: {
    en: 'This line is answered above already. Mark one of the two as an equivalent, or remove it.',
    ru: 'На эту позицию уже есть ответ выше. Отметьте один из двух как аналог или удалите.',
  },
  bid_line_unknown: {
    en: 'The bid has no such line. Leave the id out of a new line.',
    ru: 'В предложении нет такой строки. У новой строки id не указывают.',
  },
  bid_line_repeated: { en: 'This line is listed twice.', ru: 'Эта строка указана дважды.' },
  bid_unknown: { en: 'The order has no such bid.', ru: 'В закупке нет такого предложения.' },
  bid_names_itself: { en: 'A bid cannot name itself here.', ru: 'Предложение не может ссылаться здесь само на себя.' },
  bid_names_circle: {
    en: 'These bids would follow each other in a circle. Choose an earlier bid.',
    ru: 'Предложения стали бы ссылаться друг на друга по кругу. Выберите более раннее.',
  },
  supplier_unknown: { en: 'The address book has no such supplier.', ru: 'В адресной книге нет такого поставщика.' },
  supplier_tax_id_taken: {
    en: 'The address book has a supplier with this tax number: {name}.',
    ru: 'Поставщик с этим налоговым номером уже есть в адресной книге: {name}.',
  },
  unit_unknown: {
    en: 'There is no such unit. Choose one from the list.',
    ru: 'Такой единицы нет. Выберите из списка.',
  },

  // Own bids of suppliers
  not_for_suppliers: {
    en: 'This follows from the invitation. Leave it out.',
    ru: 'Это определяется приглашением. Уберите поле.',
  },
  revision_in_place: {
    en: 'Change the submitted bid itself; a copy can only be an alternative.',
    ru: 'Меняйте само поданное предложение; скопировать его можно только как альтернативное.',
  },
  check_currency_title: { en: 'Another currency than asked', ru: 'Не та валюта, что в запросе' },
  check_currency: {
    en: 'The order is in {ordered}, the bid in {offered}. The buyer has to convert the prices to compare them.',
    ru: 'Закупка в {ordered}, предложение в {offered}. Чтобы сравнить цены, заказчику придётся их пересчитать.',
  },

  // Values
  inn_digits: { en: 'An INN has 10 digits, a person’s 12.', ru: 'В ИНН 10 цифр, у человека или ИП — 12.' },
  inn_checksum: {
    en: 'Check the INN: its last digits do not match the others.',
    ru: 'Проверьте ИНН: контрольные цифры не сходятся.',
  },
  kpp_needs_inn: {
    en: 'A KPP goes only with an INN of 10 digits.',
    ru: 'КПП указывают только вместе с ИНН из 10 цифр.',
  },
  prepay_between: {
    en: 'For payment in parts give the share paid in advance: above 0 and below 100 %.',
    ru: 'При оплате частями укажите долю предоплаты: больше 0 и меньше 100 %.',
  },
  prepay_only_mixed: {
    en: 'A share paid in advance goes only with payment in parts.',
    ru: 'Доля предоплаты указывается только при оплате частями.',
  },
  received_in_future: {
    en: 'An offer cannot have been received later than now.',
    ru: 'Предложение не могло быть получено позже, чем сейчас.',
  },
  lead_time_or_date: {
    en: 'Give either a lead time or a delivery date, not both.',
    ru: 'Укажите либо срок поставки, либо дату, но не то и другое.',
  },
  amount_too_large: {
    en: 'This makes an amount of more than 15 digits. Check the price and the quantity.',
    ru: 'Получается сумма длиннее 15 знаков. Проверьте цену и количество.',
  },
  quantity_too_large: {
    en: 'This makes a quantity of more than 15 digits in the order’s unit.',
    ru: 'В единице закупки получается количество длиннее 15 знаков.',
  },

  // Stored as a reason
  superseded_by: { en: 'Superseded by bid {number}.', ru: 'Заменено предложением № {number}.' },
} as const;
