/** Every writable field is stored unchanged, alone and together, and can be cleared. */
import { etag } from '@zakupki/api-client/operation';
import { resolve, type Schema } from '@zakupki/api-client/document';
import { checks, expect } from '../suite/checks.ts';
import type { Answer } from '@zakupki/mock-engine/suite/client';
import { account, admin, signedIn } from '../suite/client.ts';
import { bidOn, ORDER, PROFILE, PROMO, PROMO_BENEFITS, SUPPLIER } from './inputs/field-values.ts';
import { openOrder, withBid, withOrder, withSupplier } from './inputs/own/things.ts';
import { serves } from '../suite/target.ts';

type Fields = Record<string, unknown>;
/** The fields, and the answer whose ETag names their state. */
type State = { fields: Fields; headers: Record<string, string> };

const stateOf = ({ body, headers }: Answer<Fields>): State => ({ fields: body, headers });

/** The fields of a schema, and which of them may be null. */
function fieldsOf(name: string, except: readonly string[] = []): Map<string, boolean> {
  const { properties } = resolve<Schema>({ $ref: `#/components/schemas/${name}` });
  const wanted = Object.entries(properties as Record<string, Schema>).filter(([field]) => !except.includes(field));
  return new Map(wanted.map(([field, schema]) => [field, isNullable(schema)]));
}

function isNullable(given: Schema): boolean {
  const schema = resolve<Schema>(given as { $ref: string });
  const type = [schema['type']].flat();
  return type.includes('null') || ((schema['oneOf'] as Schema[] | undefined) ?? []).some(isNullable);
}

/** Reads and writes one kind of entity. */
type FieldAccess = {
  fields: Map<string, boolean>;
  values: Fields;
  read: () => Promise<State>;
  write: (patch: Fields, ifMatch: string) => Promise<Fields>;
};

/** Writes field by field, then clears nullable fields; other fields must not change. */
async function expectEachStored({ fields, values, read, write }: FieldAccess): Promise<void> {
  expect(Object.keys(values).toSorted()).toEqual([...fields.keys()].toSorted());
  let present = await read();
  const put = async (field: string, value: unknown) => {
    const answered = await write({ [field]: value }, present.headers['etag'] ?? '');
    const before = present;
    present = await read();
    expect(present.fields[field], field).toEqual(answered[field]);
    for (const other of fields.keys())
      if (other !== field)
        expect(written(present.fields[other]), `${field}: ${other}`).toBe(written(before.fields[other]));
    return present.fields[field];
  };
  for (const [field, value] of Object.entries(values)) {
    expect({ [field]: await put(field, value) }).toMatchObject({ [field]: value });
  }
  for (const [field, nullable] of [...fields].toReversed()) {
    if (!nullable) continue;
    const cleared = await put(field, null);
    if (!DEFAULTED.has(field)) expect(cleared, field).toBeNull();
  }
}

/** Cleared, these take a value from the order or the clock. */
const DEFAULTED = new Set(['currency', 'vatMode', 'receivedAt']);

/** The written value without calculated fields. */
const written = (value: unknown) =>
  JSON.stringify(value, (key, part: unknown) => (key === 'computed' ? undefined : part));

const orders = checks('orders', 'account');
const bids = checks('bids', 'account');
const suppliers = checks('suppliers', 'account');
const profile = checks('profile');
const promoCodes = checks('promo-codes');

orders.it('createOrder stores every field', async () => {
  const caller = await account();
  await withOrder(caller, ORDER, async (order) => {
    expect(order).toMatchObject(ORDER);
    if (serves('getOrder')) expect((await caller.ok('getOrder', { orderId: order.id })).body).toEqual(order);
    if (!serves('duplicateOrder')) return;
    const { body: copy, headers } = await caller.ok('duplicateOrder', { orderId: order.id, body: {} });
    const { submissionDeadline: _due, decisionDate: _day, exchangeRates: _rates, items, ...copied } = ORDER;
    expect(copy).toMatchObject(copied);
    expect(copy.items.map(({ name, quantity }) => [name, quantity])).toEqual(
      items.map(({ name, quantity }) => [name, quantity]),
    );
    await caller.ok('deleteOrder', { orderId: copy.id, ifMatch: headers['etag'] ?? '' });
  });
});

const SPACED = '  Канат  6 мм ';

orders.it('createOrder keeps the spaces of its description', async () => {
  await withOrder(await account(), { description: SPACED }, async ({ description }) => {
    expect(description).toBe(SPACED);
  });
});

orders.it('updateOrder stores and clears each field', async () => {
  const caller = await account();
  await withOrder(caller, {}, async ({ id }) =>
    expectEachStored({
      fields: fieldsOf('OrderPatch', ['reason']),
      values: ORDER,
      read: async () => stateOf(await caller.ok('getOrder', { orderId: id })),
      write: async (body, ifMatch) => (await caller.ok('updateOrder', { orderId: id, ifMatch, body })).body.order,
    }),
  );
});

bids.it('createBid stores every field', async () => {
  const caller = await account();
  const order = await openOrder(caller);
  const draft = bidOn(order);
  await withBid(caller, order, draft, async (bid) => {
    expect(bid).toMatchObject(draft);
    expect((await caller.ok('getBid', { orderId: order.id, bidId: bid.id })).body).toEqual(bid);
  });
});

bids.it('updateBid stores and clears each field', async () => {
  const caller = await account();
  const order = await openOrder(caller);
  await withBid(caller, order, {}, async ({ id }) => {
    const address = { orderId: order.id, bidId: id };
    await expectEachStored({
      // Other checks cover the bids that these two refer to.
      fields: fieldsOf('BidPatch', ['alternativeOfBidId', 'supersedesBidId']),
      values: bidOn(order),
      read: async () => stateOf(await caller.ok('getBid', address)),
      write: async (body, ifMatch) => (await caller.ok('updateBid', { ...address, ifMatch, body })).body,
    });
  });
});

/** A tax number is unique in the address book. */
const removable = checks('suppliers', 'account', ['createSupplier', 'deleteSupplier']);

removable.it('createSupplier stores every field', async () => {
  await withSupplier(await account(), SUPPLIER, async (entry) => {
    expect(entry).toMatchObject(SUPPLIER);
  });
});

suppliers.it('createSupplier keeps the spaces of its notes', async () => {
  await withSupplier(await account(), { name: 'Проверка', notes: SPACED }, async ({ notes }) => {
    expect(notes).toBe(SPACED);
  });
});

removable.it('updateSupplier stores and clears each field', async () => {
  const caller = await account();
  await withSupplier(caller, { name: 'Проверка' }, ({ id: supplierId }) =>
    expectEachStored({
      fields: fieldsOf('SupplierPatch'),
      values: SUPPLIER,
      read: async () => stateOf(await caller.ok('getSupplier', { supplierId })),
      write: async (body, ifMatch) => (await caller.ok('updateSupplier', { supplierId, ifMatch, body })).body,
    }),
  );
});

promoCodes.it('updatePromoCode stores and clears each field', async () => {
  const caller = await admin();
  const draft = { code: 'GORA-2', kind: 'credits', credits: { amount: 2 } } as const;
  const { body: created } = await caller.ok('createPromoCode', { body: draft });
  await expectEachStored({
    fields: fieldsOf('PromoCodePatch', PROMO_BENEFITS.flatMap(Object.keys)),
    values: PROMO,
    read: async () => stateOf(await caller.ok('getPromoCode', { promoCodeId: created.id })),
    write: async (body, ifMatch) =>
      (await caller.ok('updatePromoCode', { promoCodeId: created.id, ifMatch, body })).body,
  });
});

promoCodes.it.each(PROMO_BENEFITS)('createPromoCode stores every field of %j', async (gift) => {
  const caller = await admin();
  const { body: created } = await caller.ok('createPromoCode', { body: { ...PROMO, ...gift } });
  expect(created).toMatchObject({ ...PROMO, ...gift });
  const { data } = (await caller.ok('listPromoCodes', { q: PROMO.code })).body;
  expect(data).toEqual([created]);
});

profile.it('updateProfile stores and clears each field', async () => {
  const caller = await signedIn('buyer');
  await expectEachStored({
    fields: fieldsOf('ProfilePatch', ['locale', 'marketingConsent']),
    values: PROFILE,
    read: async () => {
      const { body, headers } = await caller.ok('getMe', {});
      return { fields: body.profile, headers };
    },
    write: async (body, ifMatch) => (await caller.ok('updateProfile', { ifMatch, body })).body.profile,
  });
});

profile.it('updateProfile sets language and consent and withdraws consent', async () => {
  const caller = await signedIn('buyer');
  const { body: before } = await caller.ok('getMe', {});
  const patch = { locale: before.user.locale === 'en' ? 'ru' : 'en', marketingConsent: true } as const;
  const { body: after } = await caller.ok('updateProfile', { ifMatch: etag(before), body: patch });
  expect([after.user.locale, after.profile.marketingConsentAt]).toEqual([patch.locale, expect.any(String)]);
  const none = { marketingConsent: false };
  await caller.ok('updateProfile', { ifMatch: etag(after), body: none });
  expect((await caller.ok('getMe', {})).body).toMatchObject({
    user: { locale: patch.locale },
    profile: { marketingConsentAt: null },
  });
});
