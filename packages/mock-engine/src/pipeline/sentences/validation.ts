/** Messages about invalid fields. */

export const validationSentences = {
  required: { en: 'Enter a value.', ru: 'Укажите значение.' },
  type: { en: 'Must be {expected}.', ru: 'Ожидается {expected}.' },
  format: { en: 'Invalid format. Expected: {expected}.', ru: 'Неверный формат. Ожидается: {expected}.' },
  too_short: { en: 'Enter at least {limit} characters.', ru: 'Не короче {limit} символов.' },
  too_long: { en: 'Enter at most {limit} characters.', ru: 'Не длиннее {limit} символов.' },
  min: { en: 'Must be at least {limit}.', ru: 'Не меньше {limit}.' },
  max: { en: 'Must be at most {limit}.', ru: 'Не больше {limit}.' },
  enum: { en: 'Must be one of: {allowed}.', ru: 'Допустимые значения: {allowed}.' },
  unique: { en: 'This repeats an earlier entry.', ru: 'Такая запись уже есть.' },
  min_items: { en: 'Add at least {limit} entries.', ru: 'Добавьте не меньше {limit} записей.' },
  max_items: { en: 'No more than {limit} entries are allowed.', ru: 'Не больше {limit} записей.' },
  unknown_property: { en: 'Unknown field "{name}".', ru: 'Неизвестное поле «{name}».' },
  unknown_parameter: { en: 'Unknown parameter "{name}".', ru: 'Неизвестный параметр «{name}».' },
  repeated_parameter: { en: 'Give this parameter only once.', ru: 'Укажите параметр только один раз.' },
  not_allowed: { en: 'This is not allowed here.', ru: 'Здесь это недопустимо.' },
  file_needed: { en: 'Choose a file.', ru: 'Выберите файл.' },
  not_empty: { en: 'Change at least one field.', ru: 'Измените хотя бы одно поле.' },
} as const;
