/** Messages about webinars. */

export const webinarsSentences = {
  webinar_full: ['All seats of this webinar are taken.', 'Все места на этом вебинаре заняты.'],
  webinar_ended: [
    'This webinar is over. The recording will stand on its page.',
    'Вебинар уже прошёл. Запись появится на его странице.',
  ],
  webinar_cancelled: ['This webinar was cancelled.', 'Этот вебинар отменён.'],
  webinar_already_registered: ['You are registered for this webinar already.', 'Вы уже записаны на этот вебинар.'],
  webinar_started: [
    'This webinar has begun: the seat can no longer be given back.',
    'Вебинар уже начался: отказаться от места нельзя.',
  ],
  webinar_not_open: ['The way in opens 15 minutes before the beginning.', 'Вход откроется за 15 минут до начала.'],
  webinar_profile_counts: [
    'You are signed in: your profile says this. Leave it out.',
    'Вы вошли: эти сведения берутся из профиля. Не указывайте их.',
  ],
} as const;
