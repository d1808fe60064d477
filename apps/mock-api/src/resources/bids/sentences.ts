/** Messages about bids and suppliers. */

export const bidsSentences = {
  // State (409, and why an action is not offered)
  order_not_open: [
    'Bids can be entered and changed only while the order is published or in evaluation.',
    'Вносить и менять предложения можно, только пока закупка опубликована или на рассмотрении.',
  ],
  bid_not_draft: [
    'Only a draft can be submitted or deleted; this bid is no longer one.',
    'Подать или удалить можно только черновик, а это предложение уже не черновик.',
  ],
  bid_not_submitted: [
    'This can be done only with a submitted bid.',
    'Это можно сделать только с поданным предложением.',
  ],
  bid_not_outdated: [
    "The bid is quoted against the order's present revision already.",
    'Предложение уже относится к текущей редакции закупки.',
  ],
  bid_not_set_aside: [
    'Only a withdrawn or disqualified bid can be reinstated.',
    'Вернуть можно только отозванное или отклонённое предложение.',
  ],
  bid_not_editable: [
    'Only a draft or a submitted bid can be changed. Reinstate this one first.',
    'Менять можно только черновик или поданное предложение. Сначала верните это в рассмотрение.',
  ],
  supplier_in_use: [
    'Bids refer to this supplier. Block it instead of deleting it.',
    'На этого поставщика ссылаются предложения. Вместо удаления его можно заблокировать.',
  ],

  // Completeness, asked for at submitting
  supplier_name_needed: ["Enter the supplier's name.", 'Укажите название поставщика.'],
  contact_needed: [
    'Add a contact with an e-mail address or a phone number.',
    'Добавьте контакт с почтой или телефоном.',
  ],
  contact_unreachable: [
    'Give this contact an e-mail address or a phone number.',
    'Укажите почту или телефон этого контакта.',
  ],
  priced_line_needed: [
    'Enter a price for at least one offered line.',
    'Укажите цену хотя бы для одной предложенной позиции.',
  ],

  // References
  order_line_unknown: ['The order has no such line.', 'В закупке нет такой позиции.'],
  order_line_answered: [
    'This line is answered above already. Mark one of the two as an equivalent, or remove it.',
    'На эту позицию уже есть ответ выше. Отметьте один из двух как аналог или удалите.',
  ],
  bid_line_unknown: [
    'The bid has no such line. Leave the id out of a new line.',
    'В предложении нет такой строки. У новой строки id не указывают.',
  ],
  bid_line_repeated: ['This line is listed twice.', 'Эта строка указана дважды.'],
  bid_unknown: ['The order has no such bid.', 'В закупке нет такого предложения.'],
  bid_names_itself: ['A bid cannot name itself here.', 'Предложение не может ссылаться здесь само на себя.'],
  bid_names_circle: [
    'These bids would follow each other in a circle. Choose an earlier bid.',
    'Предложения стали бы ссылаться друг на друга по кругу. Выберите более раннее.',
  ],
  supplier_unknown: ['The address book has no such supplier.', 'В адресной книге нет такого поставщика.'],
  supplier_tax_id_taken: [
    'The address book has a supplier with this tax number: {name}.',
    'Поставщик с этим налоговым номером уже есть в адресной книге: {name}.',
  ],
  unit_unknown: ['There is no such unit. Choose one from the list.', 'Такой единицы нет. Выберите из списка.'],

  // Values
  inn_digits: ['An INN has 10 digits, a person’s 12.', 'В ИНН 10 цифр, у человека или ИП — 12.'],
  inn_checksum: [
    'Check the INN: its last digits do not match the others.',
    'Проверьте ИНН: контрольные цифры не сходятся.',
  ],
  kpp_needs_inn: ['A KPP goes only with an INN of 10 digits.', 'КПП указывают только вместе с ИНН из 10 цифр.'],
  prepay_between: [
    'For payment in parts give the share paid in advance: above 0 and below 100 %.',
    'При оплате частями укажите долю предоплаты: больше 0 и меньше 100 %.',
  ],
  prepay_only_mixed: [
    'A share paid in advance goes only with payment in parts.',
    'Доля предоплаты указывается только при оплате частями.',
  ],
  received_in_future: [
    'An offer cannot have been received later than now.',
    'Предложение не могло быть получено позже, чем сейчас.',
  ],
  lead_time_or_date: [
    'Give either a lead time or a delivery date, not both.',
    'Укажите либо срок поставки, либо дату, но не то и другое.',
  ],
  amount_too_large: [
    'This makes an amount of more than 15 digits. Check the price and the quantity.',
    'Получается сумма длиннее 15 знаков. Проверьте цену и количество.',
  ],
  quantity_too_large: [
    'This makes a quantity of more than 15 digits in the order’s unit.',
    'В единице закупки получается количество длиннее 15 знаков.',
  ],

  // Stored as a reason
  superseded_by: ['Superseded by bid {number}.', 'Заменено предложением № {number}.'],
} as const;
