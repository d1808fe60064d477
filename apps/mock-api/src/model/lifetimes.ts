/**
 * How long the records of each table last. A table without a row does not compile; a property that names an end and is
 * in no row fails a test. `sweep.ts` deletes what has ended (docs/decisions/0095-one-registry-of-lifetimes.md).
 */
import { type Lifetimes, MOST, REPLAYS, type Swept } from '@zakupki/mock-engine/world/lifetimes';
import type { Collections, EngineTable, Records } from '@zakupki/mock-engine/world/tables';
import { isUnverified } from './records/users.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Refused attempts count for this long. */
export const TRIES_MS = HOUR_MS;
/** After a pause ends, the next e-mail of its kind is still one of a series. */
export const SERIES_MS = HOUR_MS;
/** A network from which an account signed in stays known for this long. */
export const KNOWN_NETWORK_MS = 90 * DAY_MS;

/** A link that has expired or was used says so for this long; then it is unknown. */
const EXPLAINED_MS = 7 * DAY_MS;
/** An old link to a request leads to a new one until the order is over; the deadline may have moved. */
const INVITATION_EXPLAINED_MS = 180 * DAY_MS;

const never = () => 0;
const momentOrNull = (text: string | undefined) => (text === undefined ? null : Date.parse(text));

const BUSINESS = 'record of business';
const HISTORY = 'history of what was done';
const CATALOGUE = 'written by administrators';

const TRIES: Swept<Records['signInTries']> = {
  expiry: [],
  endOf: ({ at }) => momentOrNull(at.at(-1)),
  keptMs: () => TRIES_MS,
  reason: 'attempts count for an hour',
  most: { records: MOST },
};

export const LIFETIMES: Omit<Lifetimes, EngineTable> = {
  tokens: {
    expiry: ['expiresAt'],
    endOf: ({ expiresAt }) => Date.parse(expiresAt),
    keptMs: () => EXPLAINED_MS,
    reason: 'a refusal says that the session has expired',
  },
  links: {
    expiry: ['expiresAt'],
    endOf: ({ expiresAt }) => Date.parse(expiresAt),
    keptMs: ({ kind }) => (kind === 'invitation' ? INVITATION_EXPLAINED_MS : EXPLAINED_MS),
    reason: 'a used or expired link says so, and a lost link of an invitation is replaced',
  },
  users: {
    expiry: ['trial.endsAt', 'subscription.currentPeriodEnd', 'subscription.graceUntil'],
    endOf: (user, tables) => (isUnverified(user) ? lastLinkEnd(user, tables) : null),
    keptMs: () => EXPLAINED_MS,
    reason: 'an account that was never verified lasts as long as its links are explained',
    most: { records: MOST, counts: isUnverified },
    sparesSeed: true,
    onEnd: ({ id }, { links }) => {
      for (const link of links.where('user', id)) links.delete(link.id);
    },
  },
  cooldowns: {
    expiry: ['until'],
    endOf: ({ until }) => Date.parse(until),
    keptMs: () => SERIES_MS,
    reason: 'the pause after the next e-mail depends on how many went before',
    most: { records: MOST },
  },
  signInTries: TRIES,
  promoTries: TRIES,
  knownNetworks: {
    expiry: ['until'],
    endOf: ({ until }) => Date.parse(until),
    keptMs: never,
    reason: 'not needed any more',
  },
  sealedReplays: REPLAYS,
  impersonations: { expiry: ['expiresAt'], kept: HISTORY },
  impersonationEvents: { kept: HISTORY },
  audit: { kept: HISTORY },
  versions: { expiry: ['order.submissionDeadline', 'bid.validUntil'], kept: HISTORY },
  grants: { expiry: ['expiresAt'], kept: 'the ledger names expired credits' },
  credits: { kept: BUSINESS },
  payments: {
    expiry: ['confirmation.expiresAt', 'expectedAt'],
    kept: 'cancelled by the clock, and kept as a document',
  },
  redemptions: { expiry: ['effect.discountUntil'], kept: BUSINESS },
  accessGrants: { kept: HISTORY },
  plans: { kept: CATALOGUE },
  packs: { kept: CATALOGUE },
  promoCodes: { expiry: ['expiresAt'], kept: CATALOGUE },
  orders: { expiry: ['submissionDeadline'], kept: BUSINESS },
  bids: { expiry: ['validUntil'], kept: BUSINESS },
  sealedContents: { expiry: ['bid.validUntil'], kept: BUSINESS },
  sealedFiles: { expiry: ['expiresOn'], kept: BUSINESS },
  conflicts: { kept: BUSINESS },
  awards: { expiry: ['revocableUntil', 'memo.submissionDeadline', 'memo.atDeadline'], kept: BUSINESS },
  invitations: { kept: BUSINESS },
  suppliers: { kept: BUSINESS },
  supplierDistinctions: { kept: BUSINESS },
  questions: { kept: BUSINESS },
  attachments: { expiry: ['expiresOn'], kept: 'an expired document is still a document' },
  savedFilters: { kept: 'limited by user, who deletes them' },
  importMappings: { kept: 'one for each supplier' },
  webinars: { kept: CATALOGUE },
  webinarSeats: { kept: 'limited by the seats of the webinar, and counted' },
  notificationReads: { kept: 'one for each notification' },
  notificationSkips: { kept: 'one for each notification: it must not be sent later' },
  referrers: { kept: CATALOGUE },
  referralClicks: { kept: 'counted; one for a referrer and a quarter of an hour' },
  referralPayouts: { kept: BUSINESS },
};

type User = Records['users'];

/** When the last verification link of an account ends. */
function lastLinkEnd({ id, createdAt }: User, { links }: Collections): number {
  const ends = links.where('user', id).map(({ expiresAt }) => Date.parse(expiresAt));
  return Math.max(Date.parse(createdAt), ...ends);
}
