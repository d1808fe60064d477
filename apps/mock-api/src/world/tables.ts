/** The tables of a world and the keys they are looked up by. */
import type { Indexes, Table } from './collection.ts';
import type {
  AccessGrantRecord,
  AttachmentRecord,
  AuditRecord,
  AwardRecord,
  BidRecord,
  ClickRecord,
  ConflictLogRecord,
  CooldownRecord,
  CreditRecord,
  GrantRecord,
  ImpersonationEventRecord,
  ImpersonationRecord,
  ImportMappingRecord,
  LetterRecord,
  LinkRecord,
  OrderRecord,
  PayoutRecord,
  PackRecord,
  PaymentRecord,
  PlanRecord,
  PromoCodeRecord,
  PromoTriesRecord,
  QuestionRecord,
  ReadMarkRecord,
  ReferrerRecord,
  RedemptionRecord,
  ReplayRecord,
  SavedFilterRecord,
  SeatRecord,
  SupplierRecord,
  TokenRecord,
  UserRecord,
  VersionRecord,
  WebinarRecord,
} from './records.ts';

export type Records = {
  users: UserRecord;
  plans: PlanRecord;
  grants: GrantRecord;
  credits: CreditRecord;
  packs: PackRecord;
  payments: PaymentRecord;
  promoCodes: PromoCodeRecord;
  redemptions: RedemptionRecord;
  promoTries: PromoTriesRecord;
  accessGrants: AccessGrantRecord;
  orders: OrderRecord;
  bids: BidRecord;
  conflicts: ConflictLogRecord;
  awards: AwardRecord;
  versions: VersionRecord;
  suppliers: SupplierRecord;
  questions: QuestionRecord;
  attachments: AttachmentRecord;
  savedFilters: SavedFilterRecord;
  importMappings: ImportMappingRecord;
  audit: AuditRecord;
  webinars: WebinarRecord;
  webinarSeats: SeatRecord;
  notificationReads: ReadMarkRecord;
  notificationSkips: ReadMarkRecord;
  referrers: ReferrerRecord;
  referralClicks: ClickRecord;
  referralPayouts: PayoutRecord;
  tokens: TokenRecord;
  links: LinkRecord;
  cooldowns: CooldownRecord;
  letters: LetterRecord;
  replays: ReplayRecord;
  impersonations: ImpersonationRecord;
  impersonationEvents: ImpersonationEventRecord;
};

export type TableName = keyof Records;

const byOwner = { owner: (record: { ownerId: string }) => record.ownerId };

/** An administrator and the user they act as. */
export const pairKey = (adminId: string, userId: string) => `${adminId} ${userId}`;

export const INDEXES = {
  users: {
    email: (user: UserRecord) => user.email.toLowerCase(),
    phone: (user: UserRecord) => user.profile.phone,
    referrer: (user: UserRecord) => user.referrer?.id ?? null,
  },
  plans: {},
  grants: byOwner,
  credits: byOwner,
  packs: {},
  payments: { ...byOwner, status: (payment: PaymentRecord) => payment.status },
  promoCodes: {
    code: (promo: PromoCodeRecord) => promo.code,
    referrer: (promo: PromoCodeRecord) => promo.referrerId,
  },
  accessGrants: byOwner,
  redemptions: {
    owner: (redemption: RedemptionRecord) => redemption.userId,
    promo: (redemption: RedemptionRecord) => redemption.promoCodeId,
  },
  promoTries: {},
  orders: byOwner,
  bids: { ...byOwner, order: (bid: BidRecord) => bid.orderId },
  conflicts: byOwner,
  awards: { ...byOwner, order: (award: AwardRecord) => award.orderId },
  versions: { ...byOwner, order: (version: VersionRecord) => version.orderId },
  suppliers: byOwner,
  questions: { ...byOwner, order: (question: QuestionRecord) => question.orderId },
  attachments: {
    user: (file: AttachmentRecord) => file.userId,
    order: (file: AttachmentRecord) => file.orderId,
    of: (file: AttachmentRecord) => file.ownerId,
  },
  savedFilters: byOwner,
  importMappings: byOwner,
  audit: { ...byOwner, order: (event: AuditRecord) => event.orderId },
  webinars: {},
  webinarSeats: {
    webinar: (seat: SeatRecord) => seat.webinarId,
    email: (seat: SeatRecord) => seat.email,
    ticket: (seat: SeatRecord) => seat.ticket,
  },
  notificationReads: byOwner,
  notificationSkips: byOwner,
  referrers: { code: (referrer: ReferrerRecord) => referrer.code },
  referralClicks: { referrer: (click: ClickRecord) => click.referrerId },
  referralPayouts: { referrer: (payout: PayoutRecord) => payout.referrerId },
  tokens: { user: (token: TokenRecord) => token.userId },
  links: { user: (link: LinkRecord) => link.userId },
  cooldowns: {},
  letters: {},
  replays: {},
  impersonations: {
    pair: ({ adminId, userId }: ImpersonationRecord) => pairKey(adminId, userId),
  },
  impersonationEvents: { impersonation: (event: ImpersonationEventRecord) => event.impersonationId },
} satisfies { [N in TableName]: Indexes<Records[N]> };

export const TABLES = Object.keys(INDEXES) as readonly TableName[];

/** Names of a table's indexes. */
export type IndexName<N extends TableName> = Extract<keyof (typeof INDEXES)[N], string>;

/** The frozen beginning of every world. */
export type Seed = { [N in TableName]: Table<Records[N]> } & {
  /** epoch ms at which every world's clock starts */
  start: number;
  /** the highest order number of each owner in the year of the start */
  lastOrderNumbers: ReadonlyMap<string, number>;
  /** what tells it from other seeds */
  readonly fingerprint: string;
};
