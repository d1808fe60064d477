/** Times of a world are shown in UTC: the mock counts days in UTC. */
const UTC = { timeZone: 'UTC' } as const;
const TIME = new Intl.DateTimeFormat('en-GB', { ...UTC, timeStyle: 'medium' });
const DAY = new Intl.DateTimeFormat('en-GB', {
  ...UTC,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** `09:00:04` */
export const timeOf = (moment: string | number): string => TIME.format(new Date(moment));

/** `Mon, 2 Nov 2026` */
export const dayOf = (moment: string | number): string => DAY.format(new Date(moment));
