/** What to enter in the fields of sign-in and lists, which load these words alone. */
import type { Words } from '../words.ts';

export const BASIC_MISSING = {
  name: { en: 'Enter a name', ru: 'Укажите название' },
  email: { en: 'Enter an e-mail address', ru: 'Укажите адрес почты' },
  phone: { en: 'Enter a phone number', ru: 'Укажите номер телефона' },
  password: { en: 'Enter a password', ru: 'Введите пароль' },
  reason: { en: 'Enter a reason', ru: 'Укажите причину' },
  answer: { en: 'Enter an answer', ru: 'Введите ответ' },
  person: { en: 'Enter your name', ru: 'Укажите имя' },
} satisfies Record<string, Words>;
