import { etag } from '@zakupki/api-client/operation';
import { randomUUID } from 'node:crypto';
import type { Notification } from '@zakupki/api-client/schema';
import { checks, expect } from '../suite/checks.ts';
import { pointers } from '@zakupki/mock-engine/suite/client';
import { type ContractClient, signedIn } from '../suite/client.ts';

const { as, describe, it } = checks('notifications');

const all = async (caller: ContractClient, unread?: boolean) =>
  (await caller.ok('listNotifications', { limit: 100, ...(unread !== undefined && { unread }) })).body;
const typesOf = ({ data }: { data: readonly Notification[] }) => data.map(({ type }) => type);
const ofType = async (caller: ContractClient, type: Notification['type']) =>
  (await all(caller)).data.filter((one) => one.type === type);

describe('the list', () => {
  as('buyer', 'is sorted from the newest, counts unread entries and is stable', async (anna) => {
    const { data, unread, nextCursor } = await all(anna);
    const moments = data.map(({ at }) => Date.parse(at));
    expect(moments).toEqual(moments.toSorted((a, b) => b - a));
    expect(new Set(data.map(({ id }) => id)).size).toBe(data.length);
    expect([unread, nextCursor]).toEqual([data.length, null]);
    expect((await anna.ok('getMe', {})).body.unreadNotifications).toBe(unread);
    expect((await all(anna)).data).toEqual(data);
    expect(data.every(({ readAt }) => readAt === null)).toBe(true);
    const other = await signedIn('buyer');
    expect((await all(other)).data).toEqual(data);
  });

  as('buyer', 'is paged by cursor, with and without the unread filter', async (anna) => {
    const { data } = await all(anna);
    const open = data.length - 3;
    await anna.ok('readNotifications', { body: { ids: data.slice(0, 3).map(({ id }) => id) } });
    for (const unread of [undefined, true, false]) {
      const whole = (await all(anna, unread)).data;
      const pagedRows: Notification[] = [];
      let cursor: string | undefined;
      do {
        const query = { limit: 2, ...(unread !== undefined && { unread }), ...(cursor !== undefined && { cursor }) };
        const { body } = await anna.ok('listNotifications', query);
        pagedRows.push(...body.data);
        expect(body.unread).toBe(open);
        cursor = body.nextCursor ?? undefined;
      } while (cursor !== undefined);
      expect(pagedRows).toEqual(whole);
    }
    expect((await anna.refused('listNotifications', { cursor: 'ntf_of_nobody' }, 422)).errors?.[0]).toMatchObject({
      in: 'query',
      pointer: '/cursor',
      code: 'ref_not_found',
    });
  });

  as('buyer', 'is in the requested language', async (anna) => {
    const russian = (await all(anna)).data;
    const english = (await all(anna.with({ headers: { 'accept-language': 'en' } }))).data;
    expect(english.map(({ id }) => id)).toEqual(russian.map(({ id }) => id));
    for (const [at, { title, body }] of english.entries()) {
      // Before the dot is the name of a supplier or an order.
      expect(title.split(' · ').at(-1)).not.toMatch(/\p{Script=Cyrillic}/u);
      expect(`${title} ${body}`).not.toBe(`${russian[at]?.title} ${russian[at]?.body}`);
    }
  });

  as('buyer', 'contains only the caller’s notifications', async (anna) => {
    const other = await anna.signIn('empty');
    const { data } = await all(anna);
    expect(await all(other)).toEqual({ data: [], nextCursor: null, unread: 0 });
    await other.ok('readNotifications', { body: { ids: data.slice(0, 2).map(({ id }) => id) } });
    await other.ok('readNotifications', { body: { all: true } });
    expect((await all(anna)).unread).toBe(data.length);
  });
});

describe('marking as read', () => {
  as('buyer', 'marks the given notifications or all', async (anna) => {
    const { data, unread } = await all(anna);
    const [first, second] = data;
    await anna.ok('readNotifications', { body: { ids: [second?.id ?? '', 'ntf_gone_long_ago'] } });
    const some = await all(anna);
    expect(some.unread).toBe(unread - 1);
    expect(some.data.filter(({ readAt }) => readAt !== null).map(({ id }) => id)).toEqual([second?.id]);
    expect(some.data[1]?.readAt).toMatch(/^2026-11-02T09:/);
    expect((await all(anna, true)).data.map(({ id }) => id)).not.toContain(second?.id);
    expect((await all(anna, false)).data).toEqual([some.data[1]]);
    expect((await anna.ok('getMe', {})).body.unreadNotifications).toBe(unread - 1);
    await anna.advance('PT1M');
    await anna.ok('readNotifications', { body: { all: true } });
    const read = await all(anna);
    expect(read.unread).toBe(0);
    // Marking as read twice changes nothing.
    expect(read.data[1]?.readAt).toBe(some.data[1]?.readAt);
    expect(read.data.find(({ id }) => id === first?.id)?.readAt).toMatch(/^2026-11-02T09:01/);
    expect((await anna.ok('getMe', {})).body.unreadNotifications).toBe(0);
  });

  as('buyer', 'takes either ids or all, not both', async (anna) => {
    const problem = await anna.refused('readNotifications', { body: { ids: ['ntf_1'], all: true } }, 422);
    expect(pointers(problem)).toEqual(['/all not_allowed']);
  });
});

describe('a notification', () => {
  as('buyer', 'announces a near deadline, then a passed one', async (anna) => {
    const about = async (type: Notification['type'], caller = anna) =>
      (await ofType(caller, type)).filter(({ link }) => link === '/zakupki/orders/ord_paper');
    expect([await about('deadline_soon'), await about('deadline_passed')]).toEqual([[], []]);
    await anna.advance('PT3H');
    expect(await about('deadline_soon')).toMatchObject([{ at: '2026-11-02T12:00:00Z' }]);
    const [soon] = await about('deadline_soon');
    expect(soon?.body).toContain('3 нояб., 15:00');
    await anna.advance('PT24H');
    expect(await about('deadline_soon')).toEqual([]);
    expect(await about('deadline_passed')).toMatchObject([{ at: '2026-11-03T12:00:00Z' }]);
    await anna.advance('P30D');
    // The session has expired as well.
    expect(await about('deadline_passed', await anna.signIn('buyer'))).toEqual([]);
  });

  as('trial', 'announces the end of the trial', async (maria) => {
    expect(await ofType(maria, 'trial_ending')).toEqual([]);
    await maria.advance('P6D');
    const [three] = await ofType(maria, 'trial_ending');
    expect(three?.at).toBe('2026-11-08T09:00:00Z');
    await maria.ok('readNotifications', { body: { all: true } });
    await maria.advance('P2D');
    const [one] = await ofType(maria, 'trial_ending');
    // The second warning is unread.
    expect([one?.at, one?.readAt, one?.id === three?.id]).toEqual(['2026-11-10T09:00:00Z', null, false]);
    await maria.advance('P1D');
    expect(await ofType(maria, 'trial_ending')).toEqual([]);
    expect(await ofType(maria, 'access_ended')).toMatchObject([
      { at: '2026-11-11T09:00:00Z', link: '/zakupki/trial/expired' },
    ]);
  });

  it('reports the state of the subscription', async () => {
    expect(typesOf(await all(await signedIn('grace')))).toContain('subscription_ending');
    expect((await all(await signedIn('subscription-expired'))).data).toContainEqual(
      expect.objectContaining({ type: 'access_ended', link: '/zakupki/subscription/expired' }),
    );
    expect((await all(await signedIn('credits-expired'))).data).toContainEqual(
      expect.objectContaining({ type: 'credits_low', link: '/zakupki/credits/expired' }),
    );
  });

  as('buyer', 'is not created for a kind the profile disables', async (anna) => {
    const { body: me } = await anna.ok('getMe', {});
    const body = { notificationPrefs: { deadlinePassed: { inApp: false }, newBlocker: { inApp: false } } };
    const { body: quiet } = await anna.ok('updateProfile', { ifMatch: etag(me), body });
    const types = typesOf(await all(anna));
    expect(types).not.toContain('deadline_passed');
    expect(types).not.toContain('new_blocker');
    expect(types).toContain('bid_expiring');
    expect(quiet.unreadNotifications).toBe(types.length);
  });

  as('buyer', 'disappears when its cause is resolved', async (anna) => {
    const [question] = await ofType(anna, 'question_received');
    const body = { text: 'Да' };
    const id = 'qst_fasteners_2';
    await anna.ok('answerQuestion', { orderId: 'ord_fasteners', questionId: id, ifMatch: '"1"', body });
    expect((await all(anna)).data.map((one) => one.id)).not.toContain(question?.id);
    const closing = { orderId: 'ord_paper', ifMatch: '', body: { reason: 'Хватит предложений' } };
    const { body: paper } = await anna.ok('getOrder', { orderId: 'ord_paper' });
    await anna.ok('closeOrder', { ...closing, ifMatch: etag(paper) });
    await anna.advance('P2D');
    const links = (await ofType(anna, 'deadline_passed')).map(({ link }) => link);
    expect(links).not.toContain('/zakupki/orders/ord_paper');
  });

  as('buyer', 'reminds of a webinar with a registration', async (anna) => {
    await anna.ok('registerForWebinar', { webinarId: 'wbn_conflicts', body: {}, idempotencyKey: randomUUID() });
    expect(await ofType(anna, 'webinar_soon')).toEqual([]);
    await anna.advance('P8DT23H');
    expect(await ofType(anna, 'webinar_soon')).toMatchObject([
      { at: '2026-11-11T08:00:00Z', link: '/webinar?id=wbn_conflicts' },
    ]);
    await anna.advance('P1DT1H');
    expect(await ofType(anna, 'webinar_soon')).toEqual([]);
  });

  as('buyer', 'announces the last day of a supplier’s document 14 days before', async (anna) => {
    const about = async (caller = anna) =>
      (await ofType(caller, 'document_expiring')).filter(({ link }) => link === '/zakupki/suppliers/sup_volga');
    expect(await about()).toEqual([]);
    const change = async (expiresOn: string | null, caller = anna) =>
      caller.ok('updateAttachment', { attachmentId: 'att_volga_contract', body: { expiresOn } });
    await change('2026-11-20');
    await anna.advance('P3D');
    expect(await about()).toEqual([]);
    await anna.advance('P1D');
    // The day begins at midnight in Moscow.
    const [soon] = await about();
    expect(soon?.at).toBe('2026-11-05T21:00:00Z');
    for (const fact of ['АО «Волга-Инструмент»', 'Рамочный договор № 14', '20 нояб.'])
      expect(soon?.body).toContain(fact);
    await anna.ok('readNotifications', { body: { all: true } });
    await change('2026-11-12');
    const [changed] = await about();
    // A changed last day creates a new notice at the moment of the change.
    expect([changed?.id === soon?.id, changed?.readAt, changed?.at.slice(0, 13)]).toEqual([
      false,
      null,
      '2026-11-06T09',
    ]);
    await change(null);
    expect(await about()).toEqual([]);
    await change('2026-11-12');
    await anna.advance('P6DT11H');
    expect(await about()).toHaveLength(1);
    // From midnight in Moscow on the document has expired.
    await anna.advance('PT2H');
    expect(await about()).toEqual([]);
  });
});
