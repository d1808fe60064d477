import { checks, expect } from '../suite/checks.ts';
import { client, type ContractClient, signedIn } from '../suite/client.ts';
import { byCopiedLink, invite, tender } from '../invitations/invited.ts';

const { as, describe, it } = checks('profile');

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

const DAY_MS = 86_400_000;
const SESSION_DAYS = 30;

const listOf = async (caller: ContractClient) => (await caller.ok('listSessions', {})).body.data;

/** The buyer at a computer and, two days later, with a phone. */
async function computerAndPhone(): Promise<[ContractClient, ContractClient]> {
  const visitor = client();
  const computer = await visitor.with({ headers: { 'user-agent': FIREFOX } }).signIn('buyer');
  await visitor.advance('P2D');
  const phone = await visitor.with({ headers: { 'user-agent': IPHONE } }).signIn('buyer');
  return [computer, phone];
}

describe('the sessions', () => {
  it('are the activity of their account', async () => {
    const [computer] = await computerAndPhone();
    const admin = await computer.signIn('admin');
    const activeAt = async () => {
      const { body: users } = await admin.ok('listUsers', { perPage: 100 });
      return Date.parse(users.data.find(({ id }) => id === 'usr_buyer')?.lastActiveAt ?? '');
    };
    await computer.advance('P3D');
    const { headers } = await computer.ok('getMe', {});
    const before = await activeAt();
    // The header is written after the activity.
    expect(Date.parse(headers['x-server-time'] ?? '') - before).toBeLessThan(60_000);
    await computer.advance('P1D');
    expect(await activeAt()).toBe(before);
  });

  it('are listed with device and times, this one marked', async () => {
    const [computer, phone] = await computerAndPhone();
    await computer.advance('PT1H');
    const { body, headers } = await phone.ok('listSessions', {});
    const now = Date.parse(headers['x-server-time'] ?? '');
    const hoursAgo = (moment: string) => Math.round(Math.abs(now - Date.parse(moment)) / 3_600_000);
    const seen = body.data.map(({ device, createdAt, lastActiveAt, isCurrent }) => ({
      device,
      hours: [hoursAgo(createdAt), hoursAgo(lastActiveAt)],
      isCurrent,
    }));
    expect(seen).toEqual([
      { device: { kind: 'phone', browser: 'Safari', system: 'iOS' }, hours: [1, 0], isCurrent: true },
      { device: { kind: 'computer', browser: 'Firefox', system: 'Linux' }, hours: [49, 49], isCurrent: false },
    ]);
    for (const { createdAt, lastActiveAt, expiresAt } of body.data) {
      expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(SESSION_DAYS * DAY_MS);
      expect(Date.parse(lastActiveAt)).toBeGreaterThanOrEqual(Date.parse(createdAt));
    }
    // The other device sees the same two sessions.
    await computer.ok('getMe', {});
    const there = await listOf(computer);
    expect(there.map(({ id }) => id)).toEqual(body.data.map(({ id }) => id).toReversed());
    expect(there.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    expect(hoursAgo(there[0]?.lastActiveAt ?? '')).toBe(0);
  });

  it('are omitted when they have expired', async () => {
    const [computer, phone] = await computerAndPhone();
    await computer.advance('P29D');
    expect((await listOf(phone)).map(({ device }) => device.system)).toEqual(['iOS']);
  });

  it('of others are not found or ended', async () => {
    const [computer, phone] = await computerAndPhone();
    const empty = await computer.signIn('empty');
    expect(await listOf(empty)).toHaveLength(1);
    const [first] = await listOf(phone);
    await empty.refused('endSession', { sessionId: first?.id ?? '' }, 404, 'not_found');
    await empty.ok('endOtherSessions', {});
    expect(await listOf(phone)).toHaveLength(2);
  });
});

describe('ending sessions', () => {
  it('ends the named session once', async () => {
    const [computer, phone] = await computerAndPhone();
    const [current, other] = await listOf(phone);
    expect((await phone.ok('endSession', { sessionId: other?.id ?? '' })).status).toBe(204);
    await computer.refused('getMe', {}, 401, 'unauthorized');
    expect((await listOf(phone)).map(({ id }) => id)).toEqual([current?.id]);
    await phone.refused('endSession', { sessionId: other?.id ?? '' }, 404);
    await phone.ok('endSession', { sessionId: current?.id ?? '' });
    await phone.refused('getMe', {}, 401);
  });

  it('ends all others and keeps this one', async () => {
    const [computer, phone] = await computerAndPhone();
    const third = await phone.signIn('buyer');
    expect((await third.ok('endOtherSessions', {})).status).toBe(204);
    for (const ended of [computer, phone]) await ended.refused('getMe', {}, 401);
    expect((await listOf(third)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
    await third.ok('endOtherSessions', {});
  });

  as('admin', 'is forbidden to an impersonating administrator', async (admin) => {
    const acting = admin.with({ actAs: 'usr_buyer' });
    for (const operationId of ['listSessions', 'endOtherSessions', 'endSession'] as const) {
      const { status, body } = await acting.send(operationId, { params: { sessionId: 'ses_1' } });
      expect([status, (body as { code: string }).code]).toEqual([403, 'impersonation_action_forbidden']);
    }
    expect(await listOf(admin)).toHaveLength(1);
  });
});

it('a session id is not a token', async () => {
  const buyer = await signedIn('buyer');
  const [session] = await listOf(buyer);
  expect(session?.id).toMatch(/^ses_[0-9a-f]{20}$/);
  await buyer.with({ token: session?.id ?? '' }).refused('getMe', {}, 401);
});

describe('the sessions of a supplier', () => {
  as('buyer', 'are listed with how they were opened, and ended', async (buyer) => {
    const { supplier, invitation } = await invite(buyer, 'sessions@y.example');
    const guest = await byCopiedLink(buyer, invitation.id);
    const listed = await listOf(supplier);
    expect(listed.map(({ openedBy, isCurrent }) => `${openedBy} ${isCurrent}`).toSorted()).toEqual([
      'copied_link false',
      'mailbox true',
    ]);
    await guest.refused('listSessions', {}, 403, 'mailbox_required');
    const copied = listed.find(({ openedBy }) => openedBy === 'copied_link');
    await supplier.ok('endSession', { sessionId: copied?.id ?? '' });
    await guest.refused('getOrder', tender, 401);
    expect((await listOf(supplier)).map(({ openedBy }) => openedBy)).toEqual(['mailbox']);
    expect((await listOf(buyer)).map(({ openedBy }) => openedBy)).toEqual([null]);
  });
});
