import { document } from '@zakupki/api-client/document';
import { checks, expect } from '../suite/checks.ts';
import { account, client, signedIn } from '../suite/client.ts';

const { as, it } = checks('reference');

const LISTS = ['listUnits', 'listCurrencies', 'listConflictKinds'] as const;

it.each(LISTS)('%s requires a token but no phone, and is cacheable for a day', async (operationId) => {
  await client().refused(operationId, {}, 401);
  const { body, headers } = await (await signedIn('no-phone')).ok(operationId, {});
  expect(headers['cache-control']).toBe('private, max-age=86400');
  expect(headers['vary']).toContain('Accept-Language');
  expect(body.data.length).toBeGreaterThan(0);
});

it.each(LISTS)('%s rejects unknown parameters', async (operationId) => {
  const answer = await (await signedIn('buyer')).send(operationId, { query: [['lang', 'en']] });
  expect(answer.status).toBe(422);
  expect((answer.body as { errors: unknown[] }).errors).toMatchObject([
    { in: 'query', pointer: '/lang', code: 'unknown_parameter' },
  ]);
});

for (const operationId of LISTS)
  checks('reference', 'account', [operationId]).it(`${operationId} is in the language of the reader`, async () => {
    const caller = await account();
    for (const [language, isRussian] of [
      ['ru', true],
      ['en', false],
    ] as const) {
      const { body, headers } = await caller.with({ headers: { 'accept-language': language } }).ok(operationId, {});
      expect(headers['vary']).toMatch(/\bAccept-Language\b/i);
      const names = (body.data as readonly { name: string }[]).map(({ name }) => name);
      expect([language, names.filter((name) => /\p{Script=Cyrillic}/u.test(name)).length]).toEqual([
        language,
        isRussian ? names.length : 0,
      ]);
    }
  });

as('buyer', 'returns names in the requested language', async (russian) => {
  const english = russian.with({ headers: { 'accept-language': 'en' } });
  const first = async (caller: typeof russian) => ({
    unit: (await caller.ok('listUnits', {})).body.data[0],
    currency: (await caller.ok('listCurrencies', {})).body.data[0],
  });
  expect(await first(russian)).toEqual({
    unit: { code: 'H87', dimension: 'count', factor: '1', symbol: 'шт', name: 'штука' },
    currency: { code: 'RUB', name: 'Российский рубль', symbol: '₽', digits: 2 },
  });
  expect(await first(english)).toEqual({
    unit: { code: 'H87', dimension: 'count', factor: '1', symbol: 'pcs', name: 'piece' },
    currency: { code: 'RUB', name: 'Russian rouble', symbol: '₽', digits: 2 },
  });
});

as('buyer', 'describes all fifteen kinds of conflicts in both languages', async (russian) => {
  const { body } = await russian.ok('listConflictKinds', {});
  const { body: english } = await russian.with({ headers: { 'accept-language': 'en' } }).ok('listConflictKinds', {});
  expect(new Set(body.data.map(({ kind }) => kind)).size).toBe(15);
  expect(body.data.every(({ name }) => /\p{Script=Cyrillic}/u.test(name))).toBe(true);
  expect(english.data.some(({ name, description }) => /\p{Script=Cyrillic}/u.test(name + description))).toBe(false);
});

it('lists the contract’s error catalogue by status; each code can be read separately', async () => {
  const { data } = (await client().ok('listProblems', {})).body;
  const declared = Object.entries(document['x-problems']).map(([code, { status, en, ru }]) => ({
    code,
    status,
    sentences: { en, ru },
  }));
  const byCode = (one: { code: string }, other: { code: string }) => (one.code < other.code ? -1 : 1);
  expect(data.map(({ code, status, sentences }) => ({ code, status, sentences })).toSorted(byCode)).toEqual(
    declared.toSorted(byCode),
  );
  const statuses = data.map(({ status }) => status);
  expect(statuses).toEqual(statuses.toSorted((one, other) => one - other));
  for (const problem of data) expect((await client().ok('getProblem', { code: problem.code })).body).toEqual(problem);
});
