/** Messages about sessions and accounts. */

export const sessionSentences = {
  unauthorized: { en: 'Your session has ended. Sign in again.', ru: 'Сеанс завершён. Войдите снова.' },
  invalid_credentials: { en: 'E-mail and password do not match.', ru: 'Неверная почта или пароль.' },
  too_many_sign_ins: {
    en: 'Too many wrong passwords. Try again in {minutes} min, or ask for a sign-in link.',
    ru: 'Слишком много неверных паролей. Повторите через {minutes} мин. или запросите ссылку для входа.',
  },
  too_many_passwords: {
    en: 'Too many wrong passwords. Try again in {minutes} min.',
    ru: 'Слишком много неверных паролей. Повторите через {minutes} мин.',
  },
  forbidden: { en: 'This is not allowed for your account.', ru: 'Для вашей учётной записи это недоступно.' },
  user_blocked: {
    en: 'This account is blocked. Write to support.',
    ru: 'Учётная запись заблокирована. Напишите в поддержку.',
  },
  admin_only: { en: 'Only administrators may do this.', ru: 'Это доступно только администраторам.' },
  email_not_verified: {
    en: 'Confirm your e-mail first: open the link we sent you.',
    ru: 'Сначала подтвердите почту: откройте ссылку из письма.',
  },
  impersonation_forbidden: {
    en: 'Only administrators can act as another user.',
    ru: 'Войти как другой пользователь может только администратор.',
  },
  impersonation_target_invalid: {
    en: 'You can no longer act as this user.',
    ru: 'Действовать от имени этого пользователя больше нельзя.',
  },
  impersonation_read_only: {
    en: 'This account is blocked: you can look at it, not change it.',
    ru: 'Учётная запись заблокирована: её можно смотреть, но не менять.',
  },
  impersonation_self_or_admin: {
    en: 'You can act as a buyer, not as an administrator.',
    ru: 'Действовать можно от имени закупщика, но не администратора.',
  },
  user_unknown: { en: 'There is no such user.', ru: 'Такого пользователя нет.' },
  impersonation_action_forbidden: {
    en: 'This cannot be done while acting as another user.',
    ru: 'Это нельзя сделать от имени другого пользователя.',
  },

  // Links and codes
  verification_used: { en: 'This address is confirmed already. Sign in.', ru: 'Этот адрес уже подтверждён. Войдите.' },
  login_token_used: {
    en: 'This sign-in link was used already. Ask for a new one.',
    ru: 'По этой ссылке уже входили. Запросите новую.',
  },
  reset_token_used: {
    en: 'This link was used already. Ask for a new one.',
    ru: 'Эта ссылка уже использована. Запросите новую.',
  },
  email_change_used: { en: 'This link was used already.', ru: 'Эта ссылка уже использована.' },
  email_taken: {
    en: 'Another account has this address.',
    ru: 'Этот адрес уже у другой учётной записи.',
  },
  email_unchanged: { en: 'This is your present address.', ru: 'Это ваш нынешний адрес.' },
  link_unknown: { en: 'There is no such link. Ask for a new one.', ru: 'Такой ссылки нет. Запросите новую.' },
  link_expired: { en: 'This link has expired. Ask for a new one.', ru: 'Срок действия ссылки истёк. Запросите новую.' },
  code_mismatch: { en: 'This is not the code we sent. Check the message.', ru: 'Это не тот код. Проверьте сообщение.' },
  code_expired: {
    en: 'This code no longer works. Ask for a new one.',
    ru: 'Этот код больше не действует. Запросите новый.',
  },

  // Profile
  phone_taken: {
    en: 'This phone number belongs to another account. Give a different one.',
    ru: 'Этот номер указан в другой учётной записи. Введите другой.',
  },
  password_mismatch: { en: 'This is not your present password.', ru: 'Это не ваш нынешний пароль.' },
  time_zone_unknown: {
    en: 'There is no time zone "{value}". Write it like Europe/Moscow.',
    ru: 'Часового пояса «{value}» нет. Пример: Europe/Moscow.',
  },
} as const;
