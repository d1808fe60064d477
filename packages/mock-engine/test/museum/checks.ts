/** What callers of the museum rely on: written for it, and swept over its contract. */
import { randomUUID } from 'node:crypto';
import { contractOperations, operationNamed } from '../../src/contract/operations.ts';
import { checks, expect } from '../../src/suite/check.ts';
import { client, keyed, type LooseRequest, pointers, type SuiteClient } from '../../src/suite/client.ts';
import './museum.ts';

const MASKS = {
  id: 'exh_masks',
  title: 'Маски народов Севера',
  places: 20,
  endsAt: '2026-12-01T00:00:00Z',
  isOver: false,
};
const LAMPS = { id: 'exh_lamps', title: 'Lamps', places: 5, endsAt: '2027-02-01T00:00:00Z', isOver: false };
const BOOKING = { exhibitionId: 'exh_masks', guests: 2 };
type Visit = { id: string; bookedAt: string };
const book = (body: object = BOOKING) => ({ body, headers: keyed() });

async function signedIn(name = 'anna', visitor = client()): Promise<SuiteClient> {
  const { body } = await visitor.ok<{ token: string }>('signIn', { body: { email: `${name}@museum.test` } });
  return visitor.with({ token: body.token });
}

/** A person with a visit, and a request to any address that exists. */
async function visitor(operationId: string): Promise<{ anna: SuiteClient; request: LooseRequest; own: object }> {
  const anna = await signedIn();
  const { body } = await anna.ok<Visit>('bookVisit', book());
  const own = operationNamed(operationId).takesIdempotencyKey ? keyed() : {};
  return { anna, own, request: { params: { exhibitionId: 'exh_masks', visitId: body.id }, headers: own } };
}

for (const { operationId, tag, isSecured, responses, needsBody } of contractOperations) {
  const { it } = checks(tag);

  it(`${operationId} can be made to give every refusal`, async () => {
    const { anna, own, request } = await visitor(operationId);
    for (const status of [...responses.keys()].filter((one) => one >= 400))
      await anna.refused(operationId, { ...request, headers: { ...own, prefer: `code=${status}` } }, status);
  });

  it(`${operationId} refuses what its contract does not have, in the language of the caller`, async () => {
    const { anna, own, request } = await visitor(operationId);
    const wrong = {
      ...request,
      ...(needsBody && { body: { surplus: 1, more: 2 } }),
      query: [
        ['one', ''],
        ['two', ''],
      ] as const,
    };
    const errors = pointers(await anna.refused(operationId, wrong, 422, 'invalid'));
    expect(errors).toEqual(expect.arrayContaining(['?one unknown_parameter', '?two unknown_parameter']));
    for (const [language, sentence] of [
      ['en', /^Some/],
      ['ru', /^Некоторые/],
    ] as const) {
      const asked = { ...wrong, headers: { ...own, 'accept-language': language } };
      expect((await anna.refused(operationId, asked, 422)).message).toMatch(sentence);
    }
    if (isSecured) await client().refused(operationId, wrong, 401, 'unauthorized');
    if (!needsBody)
      return await anna
        .refused(operationId, { ...request, body: { surplus: 1 } }, 400, 'body_unexpected')
        .then(() => undefined);
    expect(errors).toEqual(expect.arrayContaining(['/surplus unknown_property', '/more unknown_property']));
    await anna.refused(operationId, request, 400, 'body_required');
    await anna.refused(operationId, { ...request, body: '{' }, 400, 'malformed_json');
    await anna.refused(operationId, { ...request, body: `"${'x'.repeat(1024 * 1024)}"` }, 413, 'too_large');
    const asText = { ...own, 'content-type': 'text/plain' };
    await anna.refused(operationId, { ...request, headers: asText, body: 'text' }, 415, 'unsupported_media_type');
  });
}

const session = checks('session');
session.it('signs in who is known, and says who that is', async () => {
  const [anna, oleg] = [await signedIn('anna'), await signedIn('oleg')];
  expect((await anna.ok('getMe')).body).toEqual({ id: 'per_anna', name: 'Анна Жукова', email: 'anna@museum.test' });
  expect((await oleg.ok('getMe')).body).toEqual({ id: 'per_oleg', name: 'Oleg', email: 'oleg@museum.test' });
  const both = await signedIn('oleg', anna);
  expect((await both.ok('getMe')).body).toMatchObject({ id: 'per_oleg' });
  await client().refused('signIn', { body: { email: 'nobody@museum.test' } }, 401, 'unauthorized');
});

const exhibitions = checks('exhibitions');
exhibitions.it('shows an exhibition, and that it is over by the clock of the world', async () => {
  const visitor = client();
  expect((await visitor.ok('listExhibitions')).body).toEqual({ data: [MASKS, LAMPS] });
  const one = { params: { exhibitionId: 'exh_masks' } };
  expect((await visitor.ok('getExhibition', one)).body).toEqual(MASKS);
  await visitor.advance('P40D');
  expect((await visitor.ok('getExhibition', one)).body).toEqual({ ...MASKS, isOver: true });
  await visitor.refused('getExhibition', { params: { exhibitionId: 'exh_none' } }, 404, 'not_found');
});

const visits = checks('visits');
visits.it('books once for a key, lists and cancels', async () => {
  const anna = await signedIn();
  const request = book();
  const { status, body: visit } = await anna.ok<Visit>('bookVisit', request);
  expect([status, visit]).toEqual([201, { ...BOOKING, personId: 'per_anna', id: visit.id, bookedAt: visit.bookedAt }]);
  expect(visit.bookedAt).toMatch(/^2026-11-02T09:00/);
  const again = await anna.ok('bookVisit', request);
  expect([again.status, again.body]).toEqual([201, visit]);
  await anna.refused('bookVisit', { ...request, body: { ...BOOKING, guests: 3 } }, 422, 'idempotency_key_reused');
  const { body: other } = await anna.ok<Visit>('bookVisit', book({ ...BOOKING, guests: 3 }));
  expect((await anna.ok('listVisits')).body).toEqual({ data: [visit, other] });
  const of = { params: { visitId: visit.id } };
  expect((await anna.ok('getVisit', of)).body).toEqual(visit);
  expect((await anna.ok('cancelVisit', of)).status).toBe(204);
  expect((await anna.ok('listVisits')).body).toEqual({ data: [other] });
  await anna.refused('getVisit', of, 404, 'not_found');
  await anna.refused('cancelVisit', of, 404, 'not_found');
});

visits.it('refuses by its rules, and hides the visits of others', async () => {
  const anna = await signedIn();
  const oleg = await signedIn('oleg', anna);
  const { body: visit } = await anna.ok<Visit>('bookVisit', book());
  for (const operationId of ['getVisit', 'cancelVisit'] as const)
    await oleg.refused(operationId, { params: { visitId: visit.id } }, 404, 'not_found');
  expect((await oleg.ok('listVisits')).body).toEqual({ data: [] });
  await oleg.refused('bookVisit', book(), 403, 'membership_ended');
  await anna.refused('bookVisit', book({ ...BOOKING, guests: 19 }), 409, 'sold_out');
  await anna.refused('bookVisit', book({ ...BOOKING, exhibitionId: 'exh_none' }), 404, 'not_found');
  expect(pointers(await anna.refused('bookVisit', book({ guests: 0 }), 422))).toEqual([
    '/exhibitionId required',
    '/guests min',
  ]);
  await anna.refused('bookVisit', { body: BOOKING }, 400, 'missing_header');
  await anna.refused(
    'bookVisit',
    { body: BOOKING, headers: { 'idempotency-key': 'x'.repeat(256) } },
    400,
    'invalid_header',
  );
  await anna.refused('bookVisit', { headers: { 'idempotency-key': randomUUID() } }, 400, 'body_required');
  await anna.advance('P40D');
  await anna.refused('bookVisit', book(), 409, 'exhibition_over');
});
