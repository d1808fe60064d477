import { z } from 'zod';
import { contract, passwordHash } from './contract.ts';
import { sha256 } from '@zakupki/mock-engine/world/records/schema';

/** A session of this world. Its id is the SHA-256 of the bearer token, which is not stored. */
export const tokenRecord = z.strictObject({
  id: z.string().regex(/^[A-Za-z0-9._~+/=-]{16,512}$/),
  userId: contract('Id'),
  /** only in sessions of suppliers, where `userId` is the same id */
  invitationId: contract('Id').optional(),
  /** who copied the link that opened the session of a supplier; absent for links from the supplier's mailbox */
  copiedBy: contract('PersonRef').optional(),
  expiresAt: contract('DateTime'),
  /** absent in snapshots of earlier versions */
  createdAt: contract('DateTime').optional(),
  lastActiveAt: contract('DateTime').optional(),
  device: contract('Device').optional(),
});
export type TokenRecord = z.infer<typeof tokenRecord>;

/** What a sign-up asks for; it takes effect when the browser that signed up opens its link. */
const signUp = z.strictObject({
  passwordHash,
  /** of the token of the browser that signed up */
  browserHash: sha256,
  at: contract('DateTime'),
  device: contract('Device'),
  company: z.string().nullable(),
  marketing: z.boolean(),
  ref: z.string().nullable(),
  promoCode: z.string().nullable(),
});
export type SignUp = z.infer<typeof signUp>;

/** A one-time link sent by e-mail, or a code sent by SMS. */
export const linkRecord = z.strictObject({
  id: z.string(),
  kind: z.enum(['verify', 'reset', 'login', 'invitation', 'email', 'phone']),
  userId: contract('Id'),
  expiresAt: contract('DateTime'),
  usedAt: contract('DateTime').nullable(),
  /** who copied the link of an invitation; absent for links in e-mails */
  copiedBy: contract('PersonRef').optional(),
  /** the address a change was requested to */
  email: contract('Email').optional(),
  /** the session that requested a change of address; it goes on after the change */
  tokenId: z.string().optional(),
  /** only in links of a sign-up; other verification links belong to none */
  signUp: signUp.optional(),
  /** the number a code was sent to */
  phone: contract('Phone').nullable(),
  /** the six digits of a phone code */
  code: z
    .string()
    .regex(/^\d{6}$/)
    .nullable(),
  /** number of wrong codes so far */
  failures: z.int().min(0),
});
export type LinkRecord = z.infer<typeof linkRecord>;

/** When the next e-mail of a kind may go to an address; `id` contains both. Stored for unknown addresses too. */
export const cooldownRecord = z.strictObject({
  id: z.string(),
  until: contract('DateTime'),
  /** number of e-mails in a row; absent for one */
  sent: z.int().min(1).optional(),
});

/** A network from which an account signed in; `id` is a hash of both. */
export const knownNetworkRecord = z.strictObject({ id: sha256, userId: contract('Id'), until: contract('DateTime') });

/** Recent refused attempts; `id` is the account, network address or user that made them. */
export const triesRecord = z.strictObject({ id: z.string(), at: z.array(contract('DateTime')).readonly() });
