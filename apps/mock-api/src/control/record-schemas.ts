/**
 * What a record of each table must be, made of the contract's own schemas: what world/records.ts says as types, for
 * records that come from outside.
 */
import { document, resolve, type Schema } from '@zakupki/api-client/document';
import type { TableName } from '../world/tables.ts';

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

/** An object of these fields and no others. */
function closed(own: Record<string, Schema>, inherited: Fields = { properties: {}, required: [] }): Schema {
  return {
    type: 'object',
    properties: { ...inherited.properties, ...own },
    required: [...inherited.required, ...Object.keys(own)],
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

const invitation = closed({ ref: nullable(text), promoCode: nullable(text) });

const users = closed(
  {
    version: { type: 'integer', minimum: 1 },
    passwordHash: matching('^[0-9a-f]{64}$'),
    profile: closed({}, fieldsOf('Profile', 'completeness')),
    trial: nullable(named('Trial')),
    subscription: nullable(named('Subscription')),
    state: nullable({ type: 'array', items: text, minItems: 2, maxItems: 2 }),
  },
  fieldsOf('User'),
);

const bidItem = fieldsOf('BidItem', 'computed');
for (const inherited of ['quantity', 'unitCode', 'vatRate']) {
  bidItem.properties[inherited] = nullable(bidItem.properties[inherited] ?? {});
}

export const RECORD_SCHEMAS: Readonly<Record<TableName, Schema>> = {
  users: { ...users, properties: { ...(users['properties'] as object), invitation } },
  plans: closed({ nameRu: text, featuresRu: { type: 'array', items: text } }, fieldsOf('Plan')),
  grants: closed({
    id,
    ...owned,
    amount: whole,
    remaining: whole,
    source: oneOf('plan', 'purchase', 'promo', 'referral', 'webinar', 'admin', 'trial'),
    category: oneOf('paid', 'promotional', 'compensation'),
    effectiveAt: moment,
    expiresAt: nullable(moment),
  }),
  credits: closed(owned, fieldsOf('CreditTransaction')),
  orders: closed(
    { ...owned, hadSubmittedBid: flag, awardedTotal: nullable(named('Amount')) },
    fieldsOf('Order', 'access'),
  ),
  bids: closed(
    { ...owned, items: { type: 'array', items: closed({}, bidItem) } },
    fieldsOf('Bid', 'access', 'totals', 'flags', 'items'),
  ),
  suppliers: closed(owned, fieldsOf('Supplier', 'stats')),
  audit: closed(owned, fieldsOf('AuditEvent')),
  tokens: closed({ id: matching('^[A-Za-z0-9._~+/=-]{16,512}$'), userId: id, expiresAt: moment }),
  links: closed({
    id: text,
    kind: oneOf('verify', 'reset', 'login', 'phone'),
    userId: id,
    expiresAt: moment,
    usedAt: nullable(moment),
    phone: nullable(named('Phone')),
    code: nullable(matching('^\\d{6}$')),
    failures: whole,
  }),
  cooldowns: closed({ id: text, until: moment }),
  letters: closed({
    id: text,
    at: moment,
    channel: oneOf('email', 'sms'),
    to: text,
    kind: oneOf('verify', 'reset', 'login', 'phone', 'notice'),
    subject: text,
    text,
    links: { type: 'array', items: closed({ label: text, path: text }) },
  }),
  replays: closed({
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
};
