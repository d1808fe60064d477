/** Messages about webinars. */

export const webinarsSentences = {
  webinar_profile_counts: {
    en: 'You are signed in, so this is taken from your profile. Omit it.',
    ru: 'Вы вошли: эти сведения берутся из профиля. Не указывайте их.',
  },
} as const;
