import { z } from 'zod';
import { contract, contractFields } from './contract.ts';

/** A webinar as planned, in Russian and English. Fields that depend on the clock and the seats are calculated. */
export const webinarRecord = z.strictObject({
  ...contractFields(
    'Webinar',
    'endsAt',
    'status',
    'seatsLeft',
    'joinUrl',
    'registration',
    'title',
    'summary',
    'speakers',
  ),
  title: z.string(),
  titleRu: z.string(),
  summary: z.string(),
  summaryRu: z.string(),
  speakers: z.array(z.strictObject({ name: z.string(), nameRu: z.string(), title: z.string(), titleRu: z.string() })),
  /** link to the video conference */
  roomUrl: contract('Url'),
  isCancelled: z.boolean(),
});
export type WebinarRecord = z.infer<typeof webinarRecord>;

/** A seat in a webinar; an e-mail address has at most one. */
export const seatRecord = z.strictObject({
  id: contract('Id'),
  webinarId: contract('Id'),
  /** null for a guest */
  userId: contract('Id').nullable(),
  /** in lower case */
  email: contract('Email'),
  name: z.string(),
  phone: contract('Phone').nullable(),
  /** identifies a guest by the link in their e-mail; null for a user */
  ticket: z.string().nullable(),
  source: contract('WebinarSource'),
  createdAt: contract('DateTime'),
  attendedAt: contract('DateTime').nullable(),
});
export type SeatRecord = z.infer<typeof seatRecord>;
