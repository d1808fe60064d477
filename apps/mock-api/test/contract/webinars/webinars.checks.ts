import type { Webinar, WebinarRegistrationDraft } from '@zakupki/api-client/schema';
import { checks, expect } from '../suite/checks.ts';
import { pointers } from '@zakupki/mock-engine/suite/client';
import { client, type ContractClient, signedIn } from '../suite/client.ts';

const { as, describe, it } = checks('webinars');

const NEXT = 'wbn_conflicts';
const FULL = 'wbn_prices';
const GUEST = { name: 'Игорь <Лапин>', email: 'Sales@metiz.example', consent: true } satisfies WebinarRegistrationDraft;

const listed = async (caller: ContractClient) => (await caller.ok('listWebinars', {})).body.data;
const read = async (caller: ContractClient, id = NEXT) => (await caller.ok('getWebinar', { webinarId: id })).body;
const register = async (caller: ContractClient, body: WebinarRegistrationDraft = {}, id = NEXT) =>
  (await caller.ok('registerForWebinar', { webinarId: id, body })).body;

/** The registration that the newest e-mail to an address links to. */
const wayIn = (caller: ContractClient, email: string): Promise<URL> =>
  caller.link(({ to }) => to.toLowerCase() === email.toLowerCase());

describe('the list of webinars', () => {
  it('has upcoming webinars first, by time', async () => {
    const guest = client();
    expect((await listed(guest)).map(({ id, status }) => [id, status])).toEqual([
      [NEXT, 'scheduled'],
      [FULL, 'scheduled'],
      ['wbn_winter', 'cancelled'],
      ['wbn_first_order', 'ended'],
    ]);
    for (const webinar of await listed(guest)) {
      expect(await read(guest, webinar.id)).toEqual(webinar);
      expect(Date.parse(webinar.endsAt) - Date.parse(webinar.startsAt)).toBe(webinar.durationMinutes * 60_000);
    }
    await guest.advance('P9DT23H');
    expect((await listed(guest))[0]).toMatchObject({ id: NEXT, status: 'live' });
    await guest.advance('PT40M');
    const after = await listed(guest);
    expect(after.map(({ id, status }) => [id, status]).slice(0, 2)).toEqual([
      [FULL, 'scheduled'],
      [NEXT, 'ended'],
    ]);
  });

  it('is in the requested language', async () => {
    const guest = client();
    const russian = await read(guest);
    const english = await read(guest.with({ headers: { 'accept-language': 'en' } }));
    expect([russian.title, english.title]).toEqual([
      'Расхождения в предложениях за 40 минут',
      'Conflicts in bids, settled in 40 minutes',
    ]);
    expect(russian.speakers[0]).toEqual({ name: 'Елена Марьина', title: 'Руководитель практики закупок' });
    expect(english.speakers[0]).toEqual({ name: 'Elena Maryina', title: 'Head of procurement practice' });
    expect(english.summary).not.toBe(russian.summary);
  });

  it('shows recordings of past webinars and limited seats, but no room link', async () => {
    const [next, full, winter, past] = await listed(client());
    expect(past).toMatchObject({
      recordingUrl: 'https://video.zakupki.example/first-order',
      capacity: 100,
      seatsLeft: 94,
    });
    expect(next).toMatchObject({ capacity: 40, seatsLeft: 12, bonus: { credits: 3 }, recordingUrl: null });
    expect(full).toMatchObject({ capacity: 15, seatsLeft: 0 });
    expect(full?.speakers.map(({ name }) => name)).toEqual(['Тимур Ахметов', 'Елена Марьина']);
    expect(winter).toMatchObject({ capacity: null, seatsLeft: null, bonus: null });
    for (const webinar of [next, full, winter, past])
      expect(webinar).toMatchObject({ joinUrl: null, registration: null });
  });
});

describe('a signed-in user', () => {
  as('buyer', 'registers once with the profile’s data and receives an e-mail', async (anna) => {
    const { email, webinar } = await register(anna, { source: 'notice_page' });
    expect(email).toBe('buyer@demo.test');
    expect(webinar).toMatchObject({ id: NEXT, seatsLeft: 11, joinUrl: null });
    expect(webinar.registration).toMatchObject({ attendedAt: null, email: 'buyer@demo.test' });
    expect(await read(anna)).toEqual(webinar);
    expect((await listed(anna)).find(({ id }) => id === NEXT)).toEqual(webinar);
    expect((await read(client().with({ world: anna.session.world }))).registration).toBeNull();
    const letter = (await anna.outbox())[0];
    expect([letter?.to, letter?.subject]).toEqual(['buyer@demo.test', `Вы записаны: ${webinar.title}`]);
    expect(letter?.text).toContain('12 ноября 2026, 11:00 (Europe/Moscow)');
    expect(letter?.links[0]?.path).toBe(`/app/webinar?id=${NEXT}`);
    await anna.refused('registerForWebinar', { webinarId: NEXT, body: {} }, 409, 'webinar_already_registered');
    expect((await read(anna)).seatsLeft).toBe(11);
  });

  as('buyer', 'does not need to enter profile data', async (anna) => {
    const problem = await anna.refused(
      'registerForWebinar',
      { webinarId: NEXT, body: { ...GUEST, phone: '+79161234567' } },
      422,
    );
    expect(pointers(problem)).toEqual(['/name not_allowed', '/email not_allowed', '/phone not_allowed']);
  });

  as('buyer', 'has the registration made as a guest with the same address', async (anna) => {
    await register(client().with({ world: anna.session.world }), { ...GUEST, email: 'BUYER@demo.test' });
    expect((await read(anna)).registration?.email).toBe('buyer@demo.test');
    await anna.refused('registerForWebinar', { webinarId: NEXT, body: {} }, 409, 'webinar_already_registered');
  });

  as('buyer', 'can cancel until the webinar starts', async (anna) => {
    await anna.refused('cancelWebinarRegistration', { webinarId: NEXT }, 404);
    await register(anna);
    await anna.ok('cancelWebinarRegistration', { webinarId: NEXT });
    expect(await read(anna)).toMatchObject({ seatsLeft: 12, registration: null });
    await register(anna);
    await anna.advance('P9DT23H');
    await anna.refused('cancelWebinarRegistration', { webinarId: NEXT }, 409, 'webinar_started');
    expect((await read(anna)).registration).not.toBeNull();
  });

  as('buyer', 'can be registered by an impersonating administrator', async (anna) => {
    const admin = (await anna.signIn('admin')).with({ actAs: 'usr_buyer' });
    expect((await register(admin)).email).toBe('buyer@demo.test');
    expect((await read(anna)).registration).not.toBeNull();
    expect((await read(admin.with({ actAs: undefined }))).registration).toBeNull();
    await anna.with({ actAs: 'usr_trial' }).refused('listWebinars', {}, 403);
  });
});

describe('joining', () => {
  as(
    'buyer',
    'is possible from fifteen minutes before the start until the end and grants the bonus once',
    async (anna) => {
      await register(anna);
      await anna.refused('joinWebinar', { webinarId: NEXT }, 409, 'webinar_not_open');
      await anna.advance('P9DT22H44M');
      expect((await read(anna)).joinUrl).toBeNull();
      await anna.advance('PT1M');
      expect(await read(anna)).toMatchObject({
        status: 'scheduled',
        joinUrl: 'https://live.zakupki.example/conflicts',
      });
      const stranger = await anna.signIn('empty');
      expect((await read(stranger)).joinUrl).toBeNull();
      await stranger.refused('joinWebinar', { webinarId: NEXT }, 404);

      const { balance } = (await anna.ok('getAccess', {})).body.credits;
      const { body: joined } = await anna.ok('joinWebinar', { webinarId: NEXT });
      expect(joined.registration?.attendedAt).toMatch(/^2026-11-12T07:45:/);
      expect(await read(anna)).toEqual(joined);
      await anna.advance('PT20M');
      const { body: again } = await anna.ok('joinWebinar', { webinarId: NEXT });
      expect([again.status, again.registration]).toEqual(['live', joined.registration]);
      expect((await anna.ok('getAccess', {})).body.credits.balance).toBe(balance + 3);
      const { body: ledger } = await anna.ok('listCreditTransactions', {});
      expect(ledger.data[0]).toMatchObject({ type: 'grant', amount: 3, reason: 'webinar', balanceAfter: balance + 3 });
      await anna.advance('PT1H');
      expect((await read(anna)).joinUrl).toBeNull();
      await anna.refused('joinWebinar', { webinarId: NEXT }, 409, 'webinar_ended');
    },
  );
});

describe('a guest', () => {
  it('must enter name, e-mail and consent', async () => {
    const guest = client();
    const problem = await guest.refused('registerForWebinar', { webinarId: NEXT, body: {} }, 422);
    expect(pointers(problem)).toEqual(['/name required', '/email required', '/consent required']);
    await guest.refused('registerForWebinar', { webinarId: NEXT, body: { ...GUEST, consent: false as true } }, 422);
    expect((await read(guest)).seatsLeft).toBe(12);
  });

  it('returns only by the e-mailed link; the address alone reveals nothing', async () => {
    const guest = client();
    const answer = await register(guest, GUEST);
    expect(answer).toMatchObject({ email: GUEST.email, webinar: { seatsLeft: 11, registration: null } });
    expect(await register(guest, { ...GUEST, name: 'Другой' })).toEqual(answer);
    expect((await guest.outbox()).filter(({ to }) => to === GUEST.email)).toHaveLength(1);
    const ticket = (await wayIn(guest, GUEST.email)).searchParams.get('ticket') ?? '';
    const { body: returned } = await guest.ok('getWebinar', { webinarId: NEXT, ticket });
    expect(returned.registration).toMatchObject({ email: 'sales@metiz.example', attendedAt: null });
    expect((await guest.ok('getWebinar', { webinarId: FULL, ticket })).body.registration).toBeNull();
    await guest.advance('P9DT23H');
    expect((await guest.ok('getWebinar', { webinarId: NEXT, ticket })).body.joinUrl).toMatch(/^https:/);
    expect((await guest.ok('joinWebinar', { webinarId: NEXT, ticket })).body.registration?.attendedAt).not.toBeNull();
  });

  it('can request the e-mail again after a minute and cancel by its link', async () => {
    const guest = client();
    await register(guest, GUEST);
    await guest.advance('PT61S');
    await register(guest, GUEST);
    expect((await guest.outbox()).filter(({ to }) => to === GUEST.email)).toHaveLength(2);
    const ticket = (await wayIn(guest, GUEST.email)).searchParams.get('ticket') ?? '';
    await guest.refused('cancelWebinarRegistration', { webinarId: NEXT, ticket: `${ticket}x` }, 404);
    await guest.ok('cancelWebinarRegistration', { webinarId: NEXT, ticket });
    expect((await read(guest)).seatsLeft).toBe(12);
  });
});

describe('a registration', () => {
  it.each([
    [FULL, 'webinar_full'],
    ['wbn_first_order', 'webinar_ended'],
    ['wbn_winter', 'webinar_cancelled'],
  ])('is refused for %s', async (id, code) => {
    const anna = await signedIn('buyer');
    for (const [caller, body] of [
      [anna, {}],
      [client().with({ world: anna.session.world }), GUEST],
    ] as const)
      await caller.refused('registerForWebinar', { webinarId: id, body }, 409, code);
  });

  it('for the last seat succeeds for one of fifty at once', async () => {
    const world = client();
    const free = (await read(world)).seatsLeft ?? 0;
    const guest = (number: number) => ({ ...GUEST, email: `last-${number}@metiz.example` });
    for (let taken = 1; taken < free; taken++) await register(world, guest(taken));
    const rush = Array.from({ length: 50 }, (_, at) =>
      world.call('registerForWebinar', { webinarId: NEXT, body: guest(1000 + at) }),
    );
    const statuses = (await Promise.all(rush)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, ...Array<number>(49).fill(409)]);
    expect((await read(world)) satisfies Webinar).toMatchObject({ seatsLeft: 0 });
  });
});
