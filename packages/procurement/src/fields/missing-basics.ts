/** What to enter in the fields of sign-in, which loads these words alone. */
import type { Words } from '@zakupki/words';

export const BASIC_MISSING = {
  email: { en: 'Enter an e-mail address', ru: 'Укажите адрес почты' },
  password: { en: 'Enter a password', ru: 'Введите пароль' },
} satisfies Record<string, Words>;
