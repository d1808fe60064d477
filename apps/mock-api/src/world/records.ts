/**
 * What a world stores. Everything a client sees is the contract's own type less what is computed when it is shown,
 * plus what only the server knows.
 */
import type {
  AccessGrantNote,
  AccessPayment,
  Attachment,
  AuditEvent,
  Award,
  Bid,
  BidItem,
  Conflict,
  ConflictPast,
  ConflictResolution,
  CreditPack,
  CreditTransaction,
  ImpersonationEvent,
  ImportField,
  NotificationPrefs,
  Order,
  PersonRef,
  Plan,
  Profile,
  PromoCode,
  Question,
  Referrer,
  Redemption,
  SavedFilter,
  Subscription,
  Supplier,
  Trial,
  User,
  Webinar,
  WebinarSource,
} from '@zakupki/api-client/schema';

export type UserRecord = Omit<User, 'lastActiveAt'> & {
  version: number;
  lastActiveAt: string;
  /** sha-256 of the password, hex: the mock protects no real secret */
  passwordHash: string;
  profile: Omit<Profile, 'completeness' | 'notificationPrefs'> & { notificationPrefs: NotificationPrefs };
  trial: Trial | null;
  subscription: Subscription | null;
  /** codes given at sign-up, kept for whoever rewards them */
  invitation?: { ref: string | null; promoCode: string | null };
  /** words for QA about the state this person is in, [en, ru]; null for people who signed up */
  state: readonly [string, string] | null;
};

/** Credits given at once; spent soonest-expiring first. */
export type GrantRecord = {
  id: string;
  ownerId: string;
  amount: number;
  remaining: number;
  source: 'plan' | 'purchase' | 'promo' | 'referral' | 'webinar' | 'admin' | 'trial';
  category: 'paid' | 'promotional' | 'compensation';
  effectiveAt: string;
  expiresAt: string | null;
};

export type CreditRecord = CreditTransaction & { ownerId: string };

export type PackRecord = Omit<CreditPack, 'vat'>;

/** Names and sentences are worked out when it is shown. */
export type PaymentRecord = Omit<AccessPayment, 'item' | 'failure'> & {
  ownerId: string;
  item: Pick<AccessPayment['item'], 'kind' | 'id'>;
  failure: NonNullable<AccessPayment['failure']>['code'] | null;
};

/** How often it was redeemed is counted, so it is not written down. */
export type PromoCodeRecord = Omit<PromoCode, 'timesRedeemed' | 'state'>;

export type RedemptionRecord = Redemption;

/** What administrators gave somebody, and why; written once. */
export type AccessGrantRecord = AccessGrantNote & { ownerId: string; requestId: string };

/** Refused promo codes somebody tried lately; id is the person's, or the one of all strangers. */
export type PromoTriesRecord = { id: string; at: readonly string[] };

/** counts and summary are kept on the order and recomputed whenever the order or one of its bids is written. */
export type OrderRecord = Omit<Order, 'access' | 'attachments'> & {
  ownerId: string;
  /** whether a bid was ever submitted: decides refunds and what may still change */
  hadSubmittedBid: boolean;
  /** when the kept figures were worked out; absent for those of the seed */
  stoodAt?: string;
};

/** Lines keep what was typed: null quantity, unit and rate stand for the order line's. */
export type BidItemRecord = Omit<BidItem, 'computed' | 'quantity' | 'unitCode' | 'vatRate'> & {
  quantity: BidItem['quantity'] | null;
  unitCode: BidItem['unitCode'] | null;
  vatRate: BidItem['vatRate'] | null;
};

/** counts and rank are kept, recomputed with the order's. */
export type BidRecord = Omit<
  Bid,
  'access' | 'attachments' | 'totals' | 'unranked' | 'flags' | 'items' | 'excludedItemIds'
> & {
  ownerId: string;
  items: BidItemRecord[];
  /** sha-256 of the files attached to it; absent when there never were any */
  fileHashes?: readonly string[];
  /** absent where no line was ever left out */
  excludedItemIds?: readonly string[];
};

/** The figures a conflict stands on, in a fixed order of keys. Nothing that changes by itself (such as today) belongs here. */
export type ConflictFigures = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;

/** A conflict as far as it cannot be worked out again: when it was found, and what was decided. */
export type ConflictEntry = Readonly<
  Pick<
    Conflict,
    'id' | 'kind' | 'facet' | 'severity' | 'orderItemId' | 'causedBy' | 'fingerprint' | 'status' | 'firstSeenAt'
  >
> & {
  readonly bidIds: readonly string[];
  readonly details: ConflictFigures;
  /** null as long as it is found */
  readonly lastSeenAt: string | null;
  readonly resolution: ConflictResolution | null;
  readonly history: readonly ConflictPast[];
};

/** The conflicts of an order that was written in this world; id is the order's. Those of the seed are worked out. */
export type ConflictLogRecord = { id: string; ownerId: string; entries: readonly ConflictEntry[] };

/** An award; one for each order that was ever awarded, revoked or not. */
export type AwardRecord = Award & { ownerId: string };

/** An order or bid as it was written at a moment; both are null once it was deleted. */
export type VersionRecord = {
  id: string;
  ownerId: string;
  orderId: string;
  entityId: string;
  at: string;
  order: OrderRecord | null;
  bid: BidRecord | null;
};

/** What a supplier's columns held the last time; `taxKey` is the supplier's tax number as it is compared. */
export type ImportMappingRecord = {
  id: string;
  ownerId: string;
  taxKey: string;
  columns: { column: number; heading: string | null; field: ImportField | null }[];
  updatedAt: string;
};

export type SupplierRecord = Omit<Supplier, 'stats'> & { ownerId: string };
export type QuestionRecord = Omit<Question, 'attachments'> & { ownerId: string };
export type SavedFilterRecord = SavedFilter & { ownerId: string };

/** A file with its bytes; `ownerId` is what it is attached to, so the person it belongs to is `userId`. */
export type AttachmentRecord = Omit<Attachment, 'url'> & {
  userId: string;
  /** base64: a world is written down as JSON */
  content: string;
};

/** `evidence` is what the conflict it is about was found by, in both languages; its change says the one it was made in. */
export type AuditRecord = AuditEvent & { ownerId: string; evidence?: Readonly<Record<'en' | 'ru', string>> };
export type PlanRecord = Omit<Plan, 'vat'> & { nameRu: string; featuresRu: string[] };

/** A bearer token of this world. */
export type TokenRecord = { id: string; userId: string; expiresAt: string };

/** A one-time link sent by e-mail, or a code sent by SMS. */
export type LinkRecord = {
  id: string;
  kind: 'verify' | 'reset' | 'login' | 'phone';
  userId: string;
  expiresAt: string;
  usedAt: string | null;
  /** the phone number a code was sent to */
  phone: string | null;
  /** the six digits of a phone code */
  code: string | null;
  /** wrong codes given so far */
  failures: number;
};

/** Until when no further letter of a kind goes to an address; id is both. Kept for unknown addresses alike. */
export type CooldownRecord = { id: string; until: string };

/** A message the world "sent". */
export type LetterRecord = {
  id: string;
  at: string;
  channel: 'email' | 'sms';
  to: string;
  kind: 'verify' | 'reset' | 'login' | 'phone' | 'notice';
  subject: string;
  text: string;
  /** path and query of the product to open, with the /app prefix */
  links: { label: string; path: string }[];
};

/** The answer stored under an Idempotency-Key; id is caller, operation and key. */
export type ReplayRecord = {
  id: string;
  bodyHash: string;
  at: string;
  status: number;
  body: unknown;
  headers: Record<string, string>;
};

/** One time an administrator acted as a buyer. */
export type ImpersonationRecord = {
  id: string;
  adminId: string;
  userId: string;
  startedAt: string;
  expiresAt: string;
  /** null when it was not ended before its time */
  endedAt: string | null;
  endedBy: PersonRef | null;
  /** null for a session the header alone began */
  reason: string | null;
};

/** What happened in such a session; that it ran out is worked out. */
export type ImpersonationEventRecord = Omit<ImpersonationEvent, 'kind'> & {
  kind: Exclude<ImpersonationEvent['kind'], 'expire'>;
  impersonationId: string;
};

/** A webinar as the organiser planned it, in Russian and in English; what the clock and the seats say is worked out. */
export type WebinarRecord = Pick<
  Webinar,
  'id' | 'startsAt' | 'durationMinutes' | 'timeZone' | 'capacity' | 'recordingUrl' | 'bonus'
> & {
  title: string;
  titleRu: string;
  summary: string;
  summaryRu: string;
  speakers: { name: string; nameRu: string; title: string; titleRu: string }[];
  /** where it takes place */
  roomUrl: string;
  isCancelled: boolean;
};

/** Somebody's seat in a webinar; an e-mail address has one. */
export type SeatRecord = {
  id: string;
  webinarId: string;
  /** null for a guest */
  userId: string | null;
  /** in small letters */
  email: string;
  name: string;
  phone: string | null;
  /** what a guest's letter says instead of a sign-in; null for somebody with an account */
  ticket: string | null;
  source: WebinarSource;
  createdAt: string;
  attendedAt: string | null;
};

/** A notification somebody has read; id is the notification's. */
export type ReadMarkRecord = { id: string; ownerId: string; at: string };

export type ReferrerRecord = Omit<Referrer, 'link' | 'promoCodeIds'>;

/** A visitor who came by a referrer's link. */
export type ClickRecord = { id: string; referrerId: string; at: string };

/** What was paid out to a referrer, in the unit of the reward. */
export type PayoutRecord = { id: string; referrerId: string; at: string; amount: string };
