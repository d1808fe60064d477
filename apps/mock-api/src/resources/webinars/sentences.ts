/** Messages about webinars. */

export const webinarsSentences = {
  webinar_full: { en: 'All seats of this webinar are taken.', ru: 'Все места на этом вебинаре заняты.' },
  webinar_ended: {
    en: 'This webinar is over. The recording will stand on its page.',
    ru: 'Вебинар уже прошёл. Запись появится на его странице.',
  },
  webinar_cancelled: { en: 'This webinar was cancelled.', ru: 'Этот вебинар отменён.' },
  webinar_already_registered: {
    en: 'You are registered for this webinar already.',
    ru: 'Вы уже записаны на этот вебинар.',
  },
  webinar_started: {
    en: 'This webinar has begun: the seat can no longer be given back.',
    ru: 'Вебинар уже начался: отказаться от места нельзя.',
  },
  webinar_not_open: {
    en: 'The way in opens 15 minutes before the beginning.',
    ru: 'Вход откроется за 15 минут до начала.',
  },
  webinar_profile_counts: {
    en: 'You are signed in: your profile says this. Leave it out.',
    ru: 'Вы вошли: эти сведения берутся из профиля. Не указывайте их.',
  },
} as const;
