/**
 * What a record of each table must be, made of the contract's own schemas: what world/records.ts says as types, for
 * records that come from outside.
 */
import { document, resolve, type Schema } from '@zakupki/api-client/document';
import type {
  AccessGrantNote,
  AccessPayment,
  Attachment,
  AuditEvent,
  Award,
  Bid,
  CreditPack,
  CreditTransaction,
  ImpersonationEvent,
  Order,
  Plan,
  PromoCode,
  Question,
  Referrer,
  Redemption,
  SavedFilter,
  Supplier,
  User,
  Webinar,
} from '@zakupki/api-client/schema';
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
} from '../../world/records.ts';
import type { TableName } from '../../world/tables.ts';

type Fields = { properties: Record<string, Schema>; required: string[] };

/** The fields of a schema of the contract, those of its parts included. */
function fieldsOf(name: string, ...without: string[]): Fields {
  const fields: Fields = { properties: {}, required: [] };
  const take = (schema: Schema): void => {
    const {
      allOf = [],
      properties = {},
      required = [],
    } = resolve<Schema>(schema as Schema & { $ref: string }) as {
      allOf?: Schema[];
    } & Partial<Fields>;
    for (const part of allOf) take(part);
    Object.assign(fields.properties, properties);
    fields.required.push(...required);
  };
  take(document.components['schemas']?.[name] as Schema);
  for (const left of without) delete fields.properties[left];
  return { ...fields, required: fields.required.filter((field) => !without.includes(field)) };
}

/** Fields of a record that the contract's type has not; one forgotten below does not compile. */
type Own<R, C = object> = Exclude<keyof R, keyof C> & string;

/** An object of these fields and no others. */
function closed<K extends string>(
  own: Record<K, Schema>,
  inherited: Fields = { properties: {}, required: [] },
  optional: readonly K[] = [],
): Schema {
  const required = Object.keys(own).filter((field) => !optional.includes(field as K));
  return {
    type: 'object',
    properties: { ...inherited.properties, ...own },
    required: [...inherited.required, ...required],
    additionalProperties: false,
  };
}

const named = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const nullable = (schema: Schema): Schema => ({ oneOf: [schema, { type: 'null' }] });
const id = named('Id');
const moment = named('DateTime');
const text = { type: 'string' };
const whole = { type: 'integer', minimum: 0 };
const flag = { type: 'boolean' };
const oneOf = (...values: string[]): Schema => ({ type: 'string', enum: values });
const matching = (pattern: string): Schema => ({ type: 'string', pattern });
const owned = { ownerId: id };

const bidItem = fieldsOf('BidItem', 'computed');
for (const inherited of ['quantity', 'unitCode', 'vatRate']) {
  bidItem.properties[inherited] = nullable(bidItem.properties[inherited] ?? {});
}

const conflictEntry = closed<'details' | 'lastSeenAt'>(
  {
    details: { type: 'object', additionalProperties: { type: ['string', 'number', 'boolean', 'null', 'array'] } },
    lastSeenAt: nullable(moment),
  },
  fieldsOf('Conflict', 'orderId', 'title', 'explanation', 'impact', 'suggestions', 'details', 'lastSeenAt'),
);

const order: Schema = {
  ...closed<Own<OrderRecord, Order>>(
    { ...owned, hadSubmittedBid: flag, stoodAt: moment },
    fieldsOf('Order', 'access', 'attachments'),
    ['stoodAt'],
  ),
  // Publishing is the first revision; without it a draft can only be cancelled.
  if: { properties: { status: { enum: ['draft', 'cancelled'] } } },
  else: { properties: { revision: { minimum: 1 } } },
};

const bid = closed<Own<BidRecord, Bid> | 'items' | 'excludedItemIds'>(
  {
    ...owned,
    items: { type: 'array', items: closed({}, bidItem) },
    excludedItemIds: { type: 'array', items: id },
    fileHashes: { type: 'array', items: matching('^[0-9a-f]{64}$') },
  },
  fieldsOf('Bid', 'access', 'attachments', 'totals', 'unranked', 'flags', 'items', 'excludedItemIds'),
  ['excludedItemIds', 'fileHashes'],
);

export const RECORD_SCHEMAS: Readonly<Record<TableName, Schema>> = {
  users: closed<Own<UserRecord, User> | 'profile'>(
    {
      version: { type: 'integer', minimum: 1 },
      passwordHash: matching('^[0-9a-f]{64}$'),
      profile: closed({}, fieldsOf('Profile', 'completeness')),
      trial: nullable(named('Trial')),
      subscription: nullable(named('Subscription')),
      invitation: closed({ ref: nullable(text), promoCode: nullable(text) }),
      state: nullable({ type: 'array', items: text, minItems: 2, maxItems: 2 }),
    },
    fieldsOf('User'),
    ['invitation'],
  ),
  plans: closed<Own<PlanRecord, Plan>>(
    { nameRu: text, featuresRu: { type: 'array', items: text } },
    fieldsOf('Plan', 'vat'),
  ),
  grants: closed<Own<GrantRecord>>({
    id,
    ...owned,
    amount: whole,
    remaining: whole,
    source: oneOf('plan', 'purchase', 'promo', 'referral', 'webinar', 'admin', 'trial'),
    category: oneOf('paid', 'promotional', 'compensation'),
    effectiveAt: moment,
    expiresAt: nullable(moment),
  }),
  credits: closed<Own<CreditRecord, CreditTransaction>>(owned, fieldsOf('CreditTransaction')),
  packs: closed<Own<PackRecord, CreditPack>>({}, fieldsOf('CreditPack', 'vat')),
  payments: closed<Own<PaymentRecord, AccessPayment> | 'item' | 'failure'>(
    { ...owned, item: closed({ kind: oneOf('plan', 'pack'), id }), failure: nullable(oneOf('card_declined')) },
    fieldsOf('AccessPayment', 'item', 'failure'),
  ),
  promoCodes: closed<Own<PromoCodeRecord, PromoCode>>({}, fieldsOf('PromoCode', 'timesRedeemed', 'state')),
  redemptions: closed<Own<RedemptionRecord, Redemption>>({}, fieldsOf('Redemption')),
  accessGrants: closed<Own<AccessGrantRecord, AccessGrantNote>>(
    { ...owned, requestId: text },
    fieldsOf('AccessGrantNote'),
  ),
  promoTries: closed<Own<PromoTriesRecord>>({ id: text, at: { type: 'array', items: moment } }),
  orders: order,
  bids: bid,
  conflicts: closed<Own<ConflictLogRecord>>({ id, ...owned, entries: { type: 'array', items: conflictEntry } }),
  awards: closed<Own<AwardRecord, Award>>(owned, fieldsOf('Award')),
  versions: closed<Own<VersionRecord>>({
    id,
    ...owned,
    orderId: id,
    entityId: id,
    at: moment,
    order: nullable(order),
    bid: nullable(bid),
  }),
  suppliers: closed<Own<SupplierRecord, Supplier>>(owned, fieldsOf('Supplier', 'stats')),
  questions: closed<Own<QuestionRecord, Question>>(owned, fieldsOf('Question', 'attachments')),
  attachments: closed<Own<AttachmentRecord, Attachment>>(
    // No pattern: matching one against megabytes would take more stack than there is.
    { userId: id, content: text },
    fieldsOf('Attachment', 'url'),
  ),
  savedFilters: closed<Own<SavedFilterRecord, SavedFilter>>(owned, fieldsOf('SavedFilter')),
  importMappings: closed<Own<ImportMappingRecord>>({
    id,
    ...owned,
    taxKey: text,
    columns: {
      type: 'array',
      items: closed({
        column: { type: 'integer', minimum: 1 },
        heading: nullable(text),
        field: nullable(named('ImportField')),
      }),
    },
    updatedAt: moment,
  }),
  audit: closed<Own<AuditRecord, AuditEvent>>(
    { ...owned, evidence: closed({ en: text, ru: text }) },
    fieldsOf('AuditEvent'),
    ['evidence'],
  ),
  webinars: closed<Own<WebinarRecord, Webinar> | 'title' | 'summary' | 'speakers'>(
    {
      title: text,
      titleRu: text,
      summary: text,
      summaryRu: text,
      speakers: { type: 'array', items: closed({ name: text, nameRu: text, title: text, titleRu: text }) },
      roomUrl: named('Url'),
      isCancelled: flag,
    },
    fieldsOf('Webinar', 'endsAt', 'status', 'seatsLeft', 'joinUrl', 'registration', 'title', 'summary', 'speakers'),
  ),
  webinarSeats: closed<Own<SeatRecord>>({
    id,
    webinarId: id,
    userId: nullable(id),
    email: named('Email'),
    name: text,
    phone: nullable(named('Phone')),
    ticket: nullable(text),
    source: named('WebinarSource'),
    createdAt: moment,
    attendedAt: nullable(moment),
  }),
  notificationReads: closed<Own<ReadMarkRecord>>({ id, ...owned, at: moment }),
  notificationSkips: closed<Own<ReadMarkRecord>>({ id, ...owned, at: moment }),
  referrers: closed<Own<ReferrerRecord, Referrer>>({}, fieldsOf('Referrer', 'link', 'promoCodeIds')),
  referralClicks: closed<Own<ClickRecord>>({ id, referrerId: id, at: moment }),
  referralPayouts: closed<Own<PayoutRecord>>({ id, referrerId: id, at: moment, amount: named('Decimal') }),
  tokens: closed<Own<TokenRecord>>({
    id: matching('^[A-Za-z0-9._~+/=-]{16,512}$'),
    userId: id,
    expiresAt: moment,
  }),
  links: closed<Own<LinkRecord>>({
    id: text,
    kind: oneOf('verify', 'reset', 'login', 'phone'),
    userId: id,
    expiresAt: moment,
    usedAt: nullable(moment),
    phone: nullable(named('Phone')),
    code: nullable(matching('^\\d{6}$')),
    failures: whole,
  }),
  cooldowns: closed<Own<CooldownRecord>>({ id: text, until: moment }),
  letters: closed<Own<LetterRecord>>({
    id: text,
    at: moment,
    channel: oneOf('email', 'sms'),
    to: text,
    kind: oneOf('verify', 'reset', 'login', 'phone', 'notice'),
    subject: text,
    text,
    links: { type: 'array', items: closed({ label: text, path: text }) },
  }),
  replays: closed<Own<ReplayRecord>>({
    // Whose, acting as whom, of which operation, under which key.
    id: matching('^[^ ]+ [^ ]* [A-Za-z]+ [0-9a-f-]{36}$'),
    bodyHash: matching('^[0-9a-f]{64}$'),
    at: moment,
    status: { type: 'integer' },
    body: {},
    headers: {
      type: 'object',
      propertyNames: matching('^[A-Za-z-]+$'),
      additionalProperties: matching('^[\\x21-\\x7e]*$'),
    },
  }),
  impersonations: closed<Own<ImpersonationRecord>>({
    id,
    adminId: id,
    userId: id,
    startedAt: moment,
    expiresAt: moment,
    endedAt: nullable(moment),
    endedBy: nullable(named('PersonRef')),
    reason: nullable(text),
  }),
  impersonationEvents: closed<Own<ImpersonationEventRecord, ImpersonationEvent> | 'kind'>(
    { impersonationId: id, kind: oneOf('start', 'implicit_start', 'change', 'end') },
    fieldsOf('ImpersonationEvent', 'kind'),
  ),
};
