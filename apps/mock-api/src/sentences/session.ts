/** What the API says about who is asking. */

export const sessionSentences = {
  unauthorized: ['Your session has ended. Sign in again.', 'Сеанс завершён. Войдите снова.'],
  invalid_credentials: ['E-mail and password do not match.', 'Неверная почта или пароль.'],
  forbidden: ['This is not allowed for your account.', 'Для вашей учётной записи это недоступно.'],
  user_blocked: ['This account is blocked. Write to support.', 'Учётная запись заблокирована. Напишите в поддержку.'],
  email_not_verified: [
    'Confirm your e-mail first: open the link we sent you.',
    'Сначала подтвердите почту: откройте ссылку из письма.',
  ],
  impersonation_forbidden: ['Only administrators can act as another user.', 'Войти как другой пользователь может только администратор.'],
  impersonation_target_invalid: [
    'You can no longer act as this user.',
    'Действовать от имени этого пользователя больше нельзя.',
  ],
  impersonation_action_forbidden: [
    'This cannot be done while acting as another user.',
    'Это нельзя сделать от имени другого пользователя.',
  ],
} as const;
