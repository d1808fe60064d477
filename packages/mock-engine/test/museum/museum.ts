/** A museum on the engine: tables, people, a gate, a job, a scenario and eight operations. */
import { z } from 'zod';
import { defineMock } from '../../src/definition.ts';
import { bearerIdentity } from '../../src/pipeline/bearer.ts';
import type { Call } from '../../src/pipeline/call.ts';
import { operation } from '../../src/pipeline/operation.ts';
import { notFound, Problem } from '../../src/pipeline/problem.ts';
import { createModel } from '../../src/world/model.ts';
import { createSeed } from '../../src/world/seed.ts';
import { table } from '../../src/world/tables.ts';
import type { World } from '../../src/world/world.ts';
import { contract } from './contract.ts';

const text = z.string();
const person = z.strictObject({ id: text, name: text, email: text, memberUntil: text });
const exhibition = z.strictObject({ id: text, title: text, places: z.int(), endsAt: text, isOver: z.boolean() });
const visit = z.strictObject({ id: text, personId: text, exhibitionId: text, guests: z.int(), bookedAt: text });
const session = z.strictObject({ id: text, personId: text });
type Visit = z.infer<typeof visit>;

const TABLES = {
  people: table(person, { email: ({ email }) => email }),
  exhibitions: table(exhibition, {}),
  visits: table(visit, { person: ({ personId }) => personId, exhibition: (record) => record.exhibitionId }),
  sessions: table(session, {}, { isPrivate: true }),
};

type Person = z.infer<typeof person>;

declare module '../../src/world/register.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only interfaces merge
  interface Register {
    tables: typeof TABLES;
    caller: Person & { token: string };
  }
}

const model = createModel({
  name: 'museum',
  tables: TABLES,
  scenarios: { closed: { summary: '503 on every request.', rules: [{ when: {}, then: { status: 503 } }] } },
  webhookEvents: ['visit.booked'],
  people: [
    { name: 'member', id: 'per_anna', email: 'anna@museum.test', state: { en: 'A member.' } },
    { name: 'former-member', id: 'per_oleg', email: 'oleg@museum.test', state: { en: 'The membership has ended.' } },
  ],
});

const seed = () =>
  createSeed(model, '2026-11-02T09:00:00Z', {
    people: [
      { id: 'per_anna', name: 'Анна Жукова', email: 'anna@museum.test', memberUntil: '2027-01-01T00:00:00Z' },
      { id: 'per_oleg', name: 'Oleg', email: 'oleg@museum.test', memberUntil: '2026-10-01T00:00:00Z' },
    ],
    exhibitions: [
      { id: 'exh_masks', title: 'Маски народов Севера', places: 20, endsAt: '2026-12-01T00:00:00Z', isOver: false },
      { id: 'exh_lamps', title: 'Lamps', places: 5, endsAt: '2027-02-01T00:00:00Z', isOver: false },
    ],
  });

const requireExhibition = (world: World, id: string) => {
  const found = world.exhibitions.get(id);
  if (!found) throw notFound();
  return found;
};

function locateVisit({ visitId }: { visitId: string }, { world, caller }: Call) {
  const found = world.visits.get(visitId);
  if (found?.personId !== caller.id) throw notFound();
  return found;
}

function present(found: Visit) {
  const { personId: _, ...shown } = found;
  return shown;
}

export const museum = defineMock({
  version: '1.0.0',
  contract,
  seed,
  identity: bearerIdentity({
    find: (world, token) => {
      const user = world.people.get(world.sessions.get(token)?.personId ?? '');
      return user ? { ...user, token } : null;
    },
    idsOf: ({ id, token }) => ({ id, sessionId: token }),
  }),
  gates: {
    target: [
      ({ contract: { method }, signedIn, now }) => {
        if (method === 'POST' && signedIn && Date.parse(signedIn.memberUntil) < now)
          throw new Problem('membership_ended');
      },
    ],
  },
  jobs: [
    ({ exhibitions, clock }) => {
      for (const each of exhibitions.all())
        if (!each.isOver && Date.parse(each.endsAt) <= clock.now()) exhibitions.put({ ...each, isOver: true });
    },
  ],
  inspection: {
    listEvents: (world, since) =>
      [...world.visits.added()]
        .filter(({ bookedAt }) => Date.parse(bookedAt) >= Date.parse(since))
        .map((data) => ({ id: `evt_${data.id}`, event: 'visit.booked', at: data.bookedAt, data: present(data) })),
  },
  operations: {
    signIn: operation<'signIn'>({
      handle: ({ body }, { world }) => {
        const [user] = world.people.where('email', (body as { email: string }).email);
        if (!user) throw new Problem('unauthorized');
        const { id: token } = world.sessions.put({ id: world.secret().toString('hex'), personId: user.id });
        return { status: 200, body: { token } };
      },
    }),
    getMe: operation<'getMe'>({
      handle: (_request, { caller: { id, name, email } }) => ({ status: 200, body: { id, name, email } }),
    }),
    listExhibitions: operation<'listExhibitions'>({
      handle: (_request, { world }) => ({ status: 200, body: { data: world.exhibitions.all() } }),
    }),
    getExhibition: operation<'getExhibition', z.infer<typeof exhibition>>({
      locate: (params, { world }) => requireExhibition(world, (params as { exhibitionId: string }).exhibitionId),
      handle: (_request, _context, target) => ({ status: 200, body: target }),
    }),
    listVisits: operation<'listVisits'>({
      handle: (_request, { world, caller: { id } }) => {
        return { status: 200, body: { data: world.visits.where('person', id).map(present) } };
      },
    }),
    bookVisit: operation<'bookVisit'>({
      handle: ({ body }, { world, caller, nowIso }) => {
        const { exhibitionId, guests } = body as { exhibitionId: string; guests: number };
        const { places, isOver } = requireExhibition(world, exhibitionId);
        if (isOver) throw new Problem('exhibition_over');
        const taken = world.visits.where('exhibition', exhibitionId).reduce((sum, each) => sum + each.guests, 0);
        if (taken + guests > places) throw new Problem('sold_out', { params: { left: places - taken } });
        const booked = { id: world.id('vis'), personId: caller.id, exhibitionId, guests, bookedAt: nowIso };
        return { status: 201, body: present(world.visits.put(booked)) };
      },
    }),
    getVisit: operation<'getVisit', Visit>({
      locate: (params, context) => locateVisit(params as { visitId: string }, context),
      handle: (_request, _context, target) => ({ status: 200, body: present(target) }),
    }),
    cancelVisit: operation<'cancelVisit', Visit>({
      locate: (params, context) => locateVisit(params as { visitId: string }, context),
      handle: (_request, { world }, { id }) => {
        world.visits.delete(id);
        return { status: 204 };
      },
    }),
  },
});
