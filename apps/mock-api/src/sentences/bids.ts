/** Messages about bids and suppliers. */

export const bidsSentences = {
  // Completeness, required to submit
  supplier_name_needed: { en: 'Enter the company name.', ru: 'Укажите название компании.' },
  contact_needed: {
    en: 'Add a contact with an e-mail address or a phone number.',
    ru: 'Добавьте контакт с почтой или телефоном.',
  },
  contact_unreachable: {
    en: 'Enter an e-mail address or a phone number for this contact.',
    ru: 'Укажите почту или телефон этого контакта.',
  },
  priced_line_needed: {
    en: 'Enter a price for at least one offered line.',
    ru: 'Укажите цену хотя бы для одной предложенной позиции.',
  },

  message_address_needed: {
    en: 'The bid has no e-mail address. Enter one.',
    ru: 'В предложении нет адреса почты. Укажите адрес.',
  },

  supplier_invited: {
    en: '{name} is invited to this order and bids by the link sent to {email}. Send the invitation again, or revoke it to enter the supplier’s bid yourself.',
    ru: '{name} приглашён в эту закупку и подаёт предложение по ссылке из письма на {email}. Отправьте приглашение ещё раз или отзовите его, чтобы внести предложение поставщика самостоятельно.',
  },

  round_not_opened: { en: 'Choose a round from 1 to {count}.', ru: 'Выберите раунд от 1 до {count}.' },

  currency_without_rate: {
    en: 'Sealed bids are compared at rates fixed before the opening, and the order has none for {offered}. Quote in {ordered}, or ask for a rate.',
    ru: 'Закрытые предложения сравнивают по курсам, заданным до вскрытия, а для {offered} курса в закупке нет. Укажите цены в {ordered} или попросите задать курс.',
  },

  // References
  order_line_unknown: { en: 'The order has no such line.', ru: 'В закупке нет такой позиции.' },
  order_line_answered: {
    en: 'This line already has an offer above. Mark one of them as an equivalent or remove it.',
    ru: 'По этой позиции предложение уже есть выше. Отметьте одно из них как аналог или удалите.',
  },
  bid_line_unknown: {
    en: 'The bid has no such line. Omit the id of a new line.',
    ru: 'В предложении нет такой строки. У новой строки id не указывают.',
  },
  bid_line_repeated: { en: 'This line is listed twice.', ru: 'Эта строка указана дважды.' },
  bid_unknown: { en: 'The order has no such bid.', ru: 'В закупке нет такого предложения.' },
  bid_names_itself: { en: 'A bid cannot refer to itself.', ru: 'Предложение не может ссылаться само на себя.' },
  bid_names_circle: {
    en: 'These bids would refer to each other in a circle. Choose an earlier bid.',
    ru: 'Предложения стали бы ссылаться друг на друга по кругу. Выберите более раннее.',
  },
  supplier_unknown: { en: 'This supplier is not in the address book.', ru: 'В адресной книге нет такого поставщика.' },
  supplier_tax_id_taken: {
    en: 'A supplier with this tax number is already in the address book: {name}.',
    ru: 'Поставщик с этим налоговым номером уже есть в адресной книге: {name}.',
  },
  unit_unknown: {
    en: 'Unknown unit. Choose one from the list.',
    ru: 'Неизвестная единица. Выберите из списка.',
  },

  // Bids made by suppliers
  not_for_suppliers: {
    en: 'This follows from the invitation. Leave it out.',
    ru: 'Это определяется приглашением. Уберите поле.',
  },
  revision_in_place: {
    en: 'Change the submitted bid itself; a copy can only be an alternative.',
    ru: 'Измените само поданное предложение; копия может быть только другим вариантом.',
  },
  check_currency_title: { en: 'Another currency than asked', ru: 'Не та валюта, что в запросе' },
  check_currency: {
    en: 'The order is in {ordered}, the bid in {offered}. The buyer has to convert the prices to compare them.',
    ru: 'Закупка в {ordered}, предложение в {offered}. Чтобы сравнить цены, заказчику придётся их пересчитать.',
  },

  // Values
  inn_digits: { en: 'An INN has 10 digits, or 12 for sole traders.', ru: 'В ИНН 10 цифр, у предпринимателя 12.' },
  inn_checksum: {
    en: 'This INN is not valid. Check its digits.',
    ru: 'Неверный ИНН. Проверьте цифры.',
  },
  kpp_needs_inn: {
    en: 'A KPP can be entered only with a 10-digit INN.',
    ru: 'КПП указывают только вместе с ИНН из 10 цифр.',
  },
  prepay_between: {
    en: 'Enter a prepaid share above 0% and below 100%.',
    ru: 'Укажите долю предоплаты больше 0 и меньше 100 %.',
  },
  prepay_only_mixed: {
    en: 'A prepaid share applies only to payment partly in advance.',
    ru: 'Доля предоплаты указывается только при оплате частями.',
  },
  received_in_future: {
    en: 'The bid cannot have been received in the future.',
    ru: 'Предложение не могло быть получено в будущем.',
  },
  lead_time_or_date: {
    en: 'Enter either a lead time or a delivery date, not both.',
    ru: 'Укажите либо срок поставки, либо дату, но не то и другое.',
  },
  amount_too_large: {
    en: 'The amount exceeds 15 digits. Check the price and the quantity.',
    ru: 'Получается сумма длиннее 15 знаков. Проверьте цену и количество.',
  },
  quantity_too_large: {
    en: 'In the order’s unit the quantity exceeds 15 digits.',
    ru: 'В единице закупки получается количество длиннее 15 знаков.',
  },

  // Stored as a reason
  superseded_by: { en: 'Replaced by bid No. {number}.', ru: 'Заменено предложением № {number}.' },
} as const;
