/** Messages about webinars. */

export const webinarsSentences = {
  webinar_profile_counts: {
    en: 'You are signed in: your profile says this. Leave it out.',
    ru: 'Вы вошли: эти сведения берутся из профиля. Не указывайте их.',
  },
} as const;
