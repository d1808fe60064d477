import { randomUUID } from 'node:crypto';
import { etag } from '@zakupki/api-client/operation';
import type { ApiProblem, SavedFilterDraft } from '@zakupki/api-client/schema';
import { checks, expect } from '../suite/checks.ts';
import { keyed, pointers } from '@zakupki/mock-engine/suite/client';
import { account, type ContractClient, signedIn } from '../suite/client.ts';
import { hasSeed } from '../suite/target.ts';
import { withCleanup } from '../sweeps/inputs/own/removal.ts';

const { as, describe, it } = checks('saved-filters');
/** Checks that need only an account, no records of the seed. */
const accountChecks = checks('saved-filters', 'account');
/** A check on filters that it creates; they are deleted again. */
const own = (name: string, run: (caller: ContractClient) => Promise<void>) =>
  accountChecks.it(name, () => withCleanup(async () => run(await account())));

const MINE: SavedFilterDraft = {
  name: 'Мои <срочные>',
  scope: 'orders',
  query: 'q=%D0%B1%D0%BE%D0%BB%D1%82&tag=a,b&sort=-title',
};

/** A name that no filter of the account has. Digits are left out: servers sort them as text or as numbers. */
const newName = (word = MINE.name) => `${word} ${randomUUID().replaceAll(/[\d-]/g, '').slice(0, 8)}`;

const listed = async (caller: ContractClient, scope?: 'orders' | 'bids') =>
  (await caller.ok('listSavedFilters', scope ? { scope } : {})).body.data;
const create = async (caller: ContractClient, more: Partial<SavedFilterDraft> = {}) =>
  (await caller.ok('createSavedFilter', { body: { ...MINE, ...more } })).body;

own('the list is sorted by name, for one scope or both', async (buyer) => {
  const mine = new Set<string>();
  for (const word of ['ёлки', 'Архив'])
    for (const scope of ['bids', 'orders'] as const) mine.add((await create(buyer, { name: newName(word), scope })).id);
  const all = await listed(buyer);
  // Filters of others may have names that the contract leaves open.
  const names = all.filter(({ id }) => hasSeed() || mine.has(id)).map(({ name }) => name);
  expect(names).toEqual(names.toSorted(new Intl.Collator('ru', { sensitivity: 'base', numeric: true }).compare));
  for (const scope of ['orders', 'bids'] as const) {
    const some = await listed(buyer, scope);
    expect(some.length).toBeGreaterThan(1);
    expect(some).toEqual(all.filter((filter) => filter.scope === scope));
  }
});

as('buyer', 'filters are visible to their owner only', async (buyer) => {
  const mine = await create(buyer);
  const other = await buyer.signIn('empty');
  expect(await listed(other)).toEqual([]);
  expect((await create(other)).name).toBe(mine.name);
  await other.refused('updateSavedFilter', { savedFilterId: mine.id, ifMatch: '"1"', body: { name: 'Чужой' } }, 404);
  await other.refused('deleteSavedFilter', { savedFilterId: mine.id, ifMatch: '"1"' }, 404);
});

as('subscription-expired', 'filters can be saved without a subscription', async (caller) => {
  const { id } = await create(caller);
  await caller.ok('updateSavedFilter', { savedFilterId: id, ifMatch: '"1"', body: { isDefault: true } });
  await caller.ok('deleteSavedFilter', { savedFilterId: id, ifMatch: '"2"' });
});

describe('saving a filter', () => {
  own('stores the filter and lists it', async (buyer) => {
    const before = await listed(buyer);
    const name = newName();
    const { body: saved, headers } = await buyer.ok('createSavedFilter', { body: { ...MINE, name: ` ${name} ` } });
    expect(saved).toMatchObject({ ...MINE, name, isDefault: false, version: 1 });
    if (hasSeed()) expect(saved.createdBy.id).toBe('usr_buyer');
    expect(headers['etag']).toBe('"1"');
    const after = await listed(buyer);
    expect(after).toHaveLength(before.length + 1);
    expect(after).toContainEqual(saved);
  });

  it('accepts an empty query', async () => {
    expect((await create(await signedIn('buyer'), { query: '' })).query).toBe('');
  });

  own('rejects a repeated name in a scope, in any letter case', async (buyer) => {
    const { name } = await create(buyer, { name: newName() });
    const again = { ...MINE, name: name.toUpperCase() };
    const problem = await buyer.refused('createSavedFilter', { body: again }, 409);
    expect([problem.code, problem.message]).toEqual(['saved_filter_name_taken', expect.stringContaining(name)]);
    await create(buyer, { name, scope: 'bids' });
  });

  as('buyer', 'is refused above fifty filters', async (buyer) => {
    for (let at = (await listed(buyer)).length; at < 50; at += 1) await create(buyer, { name: `Фильтр ${at}` });
    const problem = await buyer.refused('createSavedFilter', { body: { ...MINE, name: 'Ещё один' } }, 409);
    expect([problem.code, problem.message]).toEqual(['too_many_saved_filters', expect.stringContaining('50')]);
    const [first] = await listed(buyer);
    await buyer.ok('deleteSavedFilter', { savedFilterId: first?.id ?? '', ifMatch: `"${first?.version}"` });
    await create(buyer, { name: 'Ещё один' });
  });

  accountChecks.it.each<[string, object, string]>([
    ['a blank name', { name: '  ' }, '/name required'],
    ['a query that starts with a question mark', { query: '?status=draft' }, '/query format'],
    ['a fragment', { query: 'status=draft#row' }, '/query format'],
    ['unencoded letters', { query: 'q=болт' }, '/query format'],
    ['more than a thousand characters', { query: 'x'.repeat(1001) }, '/query too_long'],
    ['an unknown scope', { scope: 'suppliers' }, '/scope enum'],
  ])('refuses %s', async (_what, more, expected) => {
    const { status, body } = await (
      await account()
    ).send('createSavedFilter', { body: { ...MINE, ...more }, headers: keyed() });
    expect([status, pointers(body as ApiProblem)]).toEqual([422, [expected]]);
  });
});

describe('updating a filter', () => {
  own('stores each field', async (buyer) => {
    let now = await create(buyer, { name: newName() });
    for (const body of [{ name: newName('Ё & <b>') }, { query: 'page=2' }, { isDefault: true }, { isDefault: false }]) {
      const change = { savedFilterId: now.id, ifMatch: etag(now), body };
      const { body: next, headers } = await buyer.ok('updateSavedFilter', change);
      expect(next).toEqual({ ...now, ...body, version: now.version + 1, updatedAt: next.updatedAt });
      expect(headers['etag']).toBe(etag(next));
      expect(await listed(buyer)).toContainEqual(next);
      now = next;
    }
  });

  own('accepts its own name but not that of another filter', async (buyer) => {
    const { id, name } = await create(buyer, { name: newName() });
    const other = await create(buyer, { name: newName('Другой') });
    const lower = { savedFilterId: id, ifMatch: '"1"', body: { name: name.toLowerCase() } };
    expect((await buyer.ok('updateSavedFilter', lower)).body.name).toBe(name.toLowerCase());
    const taken = { savedFilterId: id, ifMatch: '"2"', body: { name: other.name.toUpperCase() } };
    await buyer.refused('updateSavedFilter', taken, 409, 'saved_filter_name_taken');
  });
});

as('buyer', 'each scope has one default filter; setting another clears the first', async (buyer) => {
  const first = await create(buyer, { name: 'Первый', isDefault: true });
  const bids = await create(buyer, { name: 'Первый', scope: 'bids', isDefault: true });
  const second = await create(buyer, { name: 'Второй', isDefault: true });
  const marked = async () => (await listed(buyer)).filter(({ isDefault }) => isDefault).map(({ id }) => id);
  expect((await marked()).toSorted()).toEqual([bids.id, second.id].toSorted());
  // Its version changes although no request names it.
  await buyer.refused('updateSavedFilter', { savedFilterId: first.id, ifMatch: '"1"', body: { isDefault: true } }, 412);
  await buyer.ok('updateSavedFilter', { savedFilterId: first.id, ifMatch: '"2"', body: { isDefault: true } });
  expect((await marked()).toSorted()).toEqual([bids.id, first.id].toSorted());
});

own('a deleted filter is not found', async (buyer) => {
  const { id } = await create(buyer, { name: newName() });
  await buyer.ok('deleteSavedFilter', { savedFilterId: id, ifMatch: '"1"' });
  expect((await listed(buyer)).map((filter) => filter.id)).not.toContain(id);
  await buyer.refused('deleteSavedFilter', { savedFilterId: id, ifMatch: '"1"' }, 404);
});
