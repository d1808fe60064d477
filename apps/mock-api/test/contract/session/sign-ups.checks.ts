/** Several people who sign up with one address. */
import { checks, expect } from '../suite/checks.ts';
import { client, type ContractClient } from '../suite/client.ts';

const { describe, it } = checks('session');

const EMAIL = 'Vera.Novikova@example.test';
const CONSENTS = { terms: true, marketing: false } as const;

const newest = async (caller: ContractClient, kind: string) =>
  (await caller.outbox()).find((sent) => sent.kind === kind);

const tokenOf = async (caller: ContractClient, kind: string) =>
  (await caller.link((sent) => sent.kind === kind)).searchParams.get('token') ?? '';

describe('two sign-ups with one address', () => {
  const address = { email: EMAIL };
  const first = { ...address, consents: CONSENTS, password: 'password-of-the-first', company: 'Первая' };
  const second = { ...address, consents: CONSENTS, password: 'password-of-the-second', company: 'Вторая' };

  /** The newest link first. */
  async function linksOf(caller: ContractClient) {
    const sent = (await caller.outbox()).filter(({ kind, to }) => kind === 'verify' && to === EMAIL);
    return sent.map(({ links: [link] }) => {
      const [, id = '', hash = ''] = /verify\/([^/]+)\/([^/?]+)/.exec(link?.path ?? '') ?? [];
      return { id, hash };
    });
  }

  const signIn = async (caller: ContractClient, password: string) =>
    (await caller.call('logIn', { body: { ...address, password } })).status;

  it.each([
    ['first', 1, first, second],
    ['second', 0, second, first],
  ] as const)('make the account of the one whose link is opened: the %s', async (_which, at, winner, loser) => {
    const caller = client();
    for (const body of [first, second]) expect((await caller.ok('signUp', { body })).body.resendAfterSeconds).toBe(60);
    for (const { password } of [first, second]) expect(await signIn(caller, password)).toBe(403);
    const links = await linksOf(caller);
    expect(links).toHaveLength(2);
    const { body } = await caller.ok('verifyEmail', { body: links[at] ?? { id: '', hash: '' } });
    const { body: me } = await caller.with({ token: body.token }).ok('getMe', {});
    expect(me.profile.company.name).toBe(winner.company);
    expect([await signIn(caller, winner.password), await signIn(caller, loser.password)]).toEqual([200, 401]);
    await caller.refused('verifyEmail', { body: links[1 - at] ?? { id: '', hash: '' } }, 409, 'verification_used');
    expect([await signIn(caller, winner.password), await signIn(caller, loser.password)]).toEqual([200, 401]);
  });

  it('are e-mailed once each when repeated', async () => {
    const caller = client();
    for (const body of [first, second, first, second]) await caller.ok('signUp', { body });
    expect(await linksOf(caller)).toHaveLength(2);
  });

  it('leave a link that is requested again without either password', async () => {
    const caller = client();
    for (const body of [first, second]) await caller.ok('signUp', { body });
    await caller.advance('PT61S');
    await caller.ok('resendVerification', { body: address });
    const [newest] = await linksOf(caller);
    await caller.ok('verifyEmail', { body: newest ?? { id: '', hash: '' } });
    for (const { password } of [first, second]) expect(await signIn(caller, password)).toBe(401);
    await caller.ok('resetPassword', {
      body: { token: await tokenOf(caller, 'reset'), password: 'chosen-by-the-owner' },
    });
    expect(await signIn(caller, 'chosen-by-the-owner')).toBe(200);
  });

  it('and many more send no more e-mails, and no link carries a password', async () => {
    const caller = client();
    for (let index = 0; index < 12; index += 1) {
      await caller.ok('signUp', {
        body: { ...address, consents: CONSENTS, password: `password-of-stranger-${index}` },
      });
    }
    const links = await linksOf(caller);
    expect(links).toHaveLength(5);
    await caller.ok('verifyEmail', { body: links[2] ?? { id: '', hash: '' } });
    for (let index = 0; index < 8; index += 1) expect(await signIn(caller, `password-of-stranger-${index}`)).toBe(401);
    expect((await newest(caller, 'reset'))?.to).toBe(EMAIL);
  });

  it('are e-mailed again once earlier links have expired, and no password of them works', async () => {
    const caller = client();
    const bodies = Array.from({ length: 5 }, (_, index) => ({ ...first, password: `password-of-stranger-${index}` }));
    for (const body of bodies) await caller.ok('signUp', { body });
    await caller.advance('P1D');
    await caller.ok('resendVerification', { body: address });
    const [again] = await linksOf(caller);
    await caller.ok('signUp', { body: second });
    expect(await linksOf(caller)).toHaveLength(7);
    await caller.ok('verifyEmail', { body: again ?? { id: '', hash: '' } });
    for (const { password } of [...bodies, second]) expect(await signIn(caller, password)).toBe(401);
  });

  it('change nothing once a password was set by the e-mailed link, which confirms the address', async () => {
    const caller = client();
    await caller.ok('signUp', { body: first });
    await caller.ok('requestPasswordReset', { body: address });
    await caller.ok('resetPassword', {
      body: { token: await tokenOf(caller, 'reset'), password: 'chosen-by-the-owner' },
    });
    await caller.advance('PT61S');
    await caller.ok('signUp', { body: second });
    const links = await linksOf(caller);
    expect(links).toHaveLength(1);
    await caller.refused('verifyEmail', { body: links[0] ?? { id: '', hash: '' } }, 409, 'verification_used');
    expect(await signIn(caller, 'chosen-by-the-owner')).toBe(200);
    for (const { password } of [first, second]) expect(await signIn(caller, password)).toBe(401);
  });

  it('give way to an account that confirms the address as its new one', async () => {
    const caller = client();
    await caller.ok('signUp', { body: first });
    const buyer = await caller.signIn('buyer');
    await buyer.ok('requestEmailChange', { body: { ...address, password: 'demo-password' } });
    const path = (await caller.outbox())[0]?.links[0]?.path ?? '';
    const token = new URL(path, 'http://a').searchParams.get('token') ?? '';
    expect((await caller.ok('confirmEmailChange', { body: { token } })).body).toEqual(address);
    expect(await signIn(caller, 'demo-password')).toBe(200);
    expect(await signIn(caller, first.password)).toBe(401);
  });
});
