/** Messages about fields; parameters are those of the rule. */

export const validationSentences = {
  required: { en: 'This field is needed.', ru: 'Заполните это поле.' },
  type: { en: 'Should be {expected}.', ru: 'Ожидается {expected}.' },
  format: { en: 'Should look like {expected}.', ru: 'Должно выглядеть так: {expected}.' },
  too_short: { en: 'At least {limit} characters.', ru: 'Не короче {limit} символов.' },
  too_long: { en: 'At most {limit} characters.', ru: 'Не длиннее {limit} символов.' },
  min: { en: 'At least {limit}.', ru: 'Не меньше {limit}.' },
  max: { en: 'At most {limit}.', ru: 'Не больше {limit}.' },
  enum: { en: 'One of: {allowed}.', ru: 'Одно из: {allowed}.' },
  unique: { en: 'Repeats an earlier entry.', ru: 'Повторяет другую запись.' },
  min_items: { en: 'At least {limit} entries.', ru: 'Не меньше {limit} записей.' },
  max_items: { en: 'At most {limit} entries.', ru: 'Не больше {limit} записей.' },
  unknown_property: { en: 'There is no field "{name}".', ru: 'Поля «{name}» нет.' },
  unknown_parameter: { en: 'There is no parameter "{name}".', ru: 'Параметра «{name}» нет.' },
  repeated_parameter: { en: 'Give this parameter once.', ru: 'Укажите параметр один раз.' },
  not_allowed: { en: 'Not allowed here.', ru: 'Здесь недопустимо.' },
  not_empty: { en: 'Change at least one field.', ru: 'Измените хотя бы одно поле.' },
} as const;
