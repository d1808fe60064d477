/** A museum on the engine: tables, people, a gate, a job, a scenario and eight operations. */
import { z } from 'zod';
import { bearerIdentity, createModel, createSeed, defineMock, operation, Problem, table } from '../../src/index.ts';
import type { Call, Gate, World } from '../../src/index.ts';
import { contract } from './contract.ts';

const text = z.string();
const person = z.strictObject({ id: text, name: text, email: text, memberUntil: text });
const exhibition = z.strictObject({ id: text, title: text, places: z.int(), endsAt: text, isOver: z.boolean() });
const visit = z.strictObject({ id: text, personId: text, exhibitionId: text, guests: z.int(), bookedAt: text });
type Exhibition = z.infer<typeof exhibition>;
type Visit = z.infer<typeof visit>;

const TABLES = {
  people: table(person, { email: ({ email }) => email }),
  exhibitions: table(exhibition, {}),
  visits: table(visit, { person: ({ personId }) => personId, exhibition: (record) => record.exhibitionId }),
  sessions: table(z.strictObject({ id: text, personId: text }), {}, { isPrivate: true }),
};

declare module '../../src/world/register.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only interfaces merge
  interface Register {
    tables: typeof TABLES;
    caller: z.infer<typeof person> & { token: string };
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

function findExhibition(named: unknown, { world }: Call): Exhibition {
  const found = world.exhibitions.get((named as { exhibitionId: string }).exhibitionId);
  if (!found) throw new Problem('not_found');
  return found;
}

function findVisit(named: unknown, { world, caller }: Call): Visit {
  const found = world.visits.get((named as { visitId: string }).visitId);
  if (found?.personId !== caller.id) throw new Problem('not_found');
  return found;
}

const ensureMember: Gate = ({ contract: { method }, signedIn, now }) => {
  if (method === 'POST' && signedIn && Date.parse(signedIn.memberUntil) < now) throw new Problem('membership_ended');
};

function endExhibitions({ exhibitions, clock }: World): void {
  const over = exhibitions.all().filter(({ isOver, endsAt }) => !isOver && Date.parse(endsAt) <= clock.now());
  for (const each of over) exhibitions.put({ ...each, isOver: true });
}

const ok = (body: object) => ({ status: 200, body });

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
  gates: { target: [ensureMember] },
  jobs: [endExhibitions],
  inspection: {
    listEvents: (world, since) =>
      [...world.visits.added()]
        .filter(({ bookedAt }) => Date.parse(bookedAt) >= Date.parse(since))
        .map((data) => ({ id: `evt_${data.id}`, event: 'visit.booked', at: data.bookedAt, data })),
  },
  operations: {
    signIn: operation<'signIn'>({
      handle: ({ body }, { world }) => {
        const [user] = world.people.where('email', (body as { email: string }).email);
        if (!user) throw new Problem('unauthorized');
        const { id: token } = world.sessions.put({ id: world.secret().toString('hex'), personId: user.id });
        return ok({ token });
      },
    }),
    getMe: operation<'getMe'>({ handle: (_, { caller: { id, name, email } }) => ok({ id, name, email }) }),
    listExhibitions: operation<'listExhibitions'>({ handle: (_, { world }) => ok({ data: world.exhibitions.all() }) }),
    getExhibition: operation<'getExhibition', Exhibition>({
      locate: findExhibition,
      handle: (_, __, found) => ok(found),
    }),
    listVisits: operation<'listVisits'>({
      handle: (_, { world, caller: { id } }) => ok({ data: world.visits.where('person', id) }),
    }),
    bookVisit: operation<'bookVisit'>({
      handle: ({ body }, call) => {
        const { world, caller, nowIso } = call;
        const { exhibitionId, guests } = body as Pick<Visit, 'exhibitionId' | 'guests'>;
        const { places, isOver } = findExhibition(body, call);
        if (isOver) throw new Problem('exhibition_over');
        const taken = world.visits.where('exhibition', exhibitionId).reduce((sum, each) => sum + each.guests, 0);
        if (taken + guests > places) throw new Problem('sold_out', { params: { left: places - taken } });
        const booked = { id: world.id('vis'), personId: caller.id, exhibitionId, guests, bookedAt: nowIso };
        return { status: 201, body: world.visits.put(booked) };
      },
    }),
    getVisit: operation<'getVisit', Visit>({ locate: findVisit, handle: (_, __, found) => ok(found) }),
    cancelVisit: operation<'cancelVisit', Visit>({
      locate: findVisit,
      handle: (_request, { world }, { id }) => {
        world.visits.delete(id);
        return { status: 204 };
      },
    }),
  },
});
