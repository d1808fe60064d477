/** Messages about fields; parameters are those of the rule. */

export const validationSentences = {
  required: ['This field is needed.', 'Заполните это поле.'],
  type: ['Should be {expected}.', 'Ожидается {expected}.'],
  format: ['Should look like {expected}.', 'Должно выглядеть так: {expected}.'],
  too_short: ['At least {limit} characters.', 'Не короче {limit} символов.'],
  too_long: ['At most {limit} characters.', 'Не длиннее {limit} символов.'],
  min: ['At least {limit}.', 'Не меньше {limit}.'],
  max: ['At most {limit}.', 'Не больше {limit}.'],
  enum: ['One of: {allowed}.', 'Одно из: {allowed}.'],
  unique: ['Repeats an earlier entry.', 'Повторяет другую запись.'],
  min_items: ['At least {limit} entries.', 'Не меньше {limit} записей.'],
  max_items: ['At most {limit} entries.', 'Не больше {limit} записей.'],
  unknown_property: ['There is no field "{name}".', 'Поля «{name}» нет.'],
  unknown_parameter: ['There is no parameter "{name}".', 'Параметра «{name}» нет.'],
  repeated_parameter: ['Give this parameter once.', 'Укажите параметр один раз.'],
  not_allowed: ['Not allowed here.', 'Здесь недопустимо.'],
  not_empty: ['Change at least one field.', 'Измените хотя бы одно поле.'],
} as const;
