/** Messages about sessions and accounts. */

export const sessionSentences = {
  unauthorized: ['Your session has ended. Sign in again.', 'Сеанс завершён. Войдите снова.'],
  invalid_credentials: ['E-mail and password do not match.', 'Неверная почта или пароль.'],
  forbidden: ['This is not allowed for your account.', 'Для вашей учётной записи это недоступно.'],
  user_blocked: ['This account is blocked. Write to support.', 'Учётная запись заблокирована. Напишите в поддержку.'],
  admin_only: ['Only administrators may do this.', 'Это доступно только администраторам.'],
  email_not_verified: [
    'Confirm your e-mail first: open the link we sent you.',
    'Сначала подтвердите почту: откройте ссылку из письма.',
  ],
  impersonation_forbidden: [
    'Only administrators can act as another user.',
    'Войти как другой пользователь может только администратор.',
  ],
  impersonation_target_invalid: [
    'You can no longer act as this user.',
    'Действовать от имени этого пользователя больше нельзя.',
  ],
  impersonation_read_only: [
    'This account is blocked: you can look at it, not change it.',
    'Учётная запись заблокирована: её можно смотреть, но не менять.',
  ],
  impersonation_self_or_admin: [
    'You can act as a buyer, not as an administrator.',
    'Действовать можно от имени закупщика, но не администратора.',
  ],
  user_unknown: ['There is no such user.', 'Такого пользователя нет.'],
  impersonation_action_forbidden: [
    'This cannot be done while acting as another user.',
    'Это нельзя сделать от имени другого пользователя.',
  ],

  // Links and codes
  verification_used: ['This address is confirmed already. Sign in.', 'Этот адрес уже подтверждён. Войдите.'],
  login_token_used: [
    'This sign-in link was used already. Ask for a new one.',
    'По этой ссылке уже входили. Запросите новую.',
  ],
  reset_token_used: ['This link was used already. Ask for a new one.', 'Эта ссылка уже использована. Запросите новую.'],
  link_unknown: ['There is no such link. Ask for a new one.', 'Такой ссылки нет. Запросите новую.'],
  link_expired: ['This link has expired. Ask for a new one.', 'Срок действия ссылки истёк. Запросите новую.'],
  code_mismatch: ['This is not the code we sent. Check the message.', 'Это не тот код. Проверьте сообщение.'],
  code_expired: ['This code no longer works. Ask for a new one.', 'Этот код больше не действует. Запросите новый.'],

  // Profile
  phone_taken: [
    'This phone number belongs to another account. Give a different one.',
    'Этот номер указан в другой учётной записи. Введите другой.',
  ],
  password_mismatch: ['This is not your present password.', 'Это не ваш нынешний пароль.'],
  time_zone_unknown: [
    'There is no time zone "{value}". Write it like Europe/Moscow.',
    'Часового пояса «{value}» нет. Пример: Europe/Moscow.',
  ],
} as const;
