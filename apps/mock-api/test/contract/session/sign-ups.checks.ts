/** Several people who sign up with one address, and links that are opened elsewhere. */
import type { Body } from '@zakupki/api-client/operation';
import { checks, expect } from '../suite/checks.ts';
import { pointers } from '@zakupki/mock-engine/suite/client';
import { client, type ContractClient } from '../suite/client.ts';
import { linksOf, PASSWORD, SIGN_UP, signUp, verify } from './newcomer.ts';

const { describe, it } = checks('session');

const EMAIL = 'Vera.Novikova@example.test';
const STRANGER = {
  ...SIGN_UP,
  email: EMAIL,
  password: 'chuzhaya-derevyannaya-lozhka',
  company: 'Чужая',
  ref: 'partner-one',
};
const OWNER = { ...SIGN_UP, email: EMAIL, company: 'Своя' };
const CHOSEN = 'vybrannyj-zelenyj-chajnik';
const PHONE = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Safari/604.1' };

const signIn = async (caller: ContractClient, password: string) =>
  (await caller.call('logIn', { body: { email: EMAIL, password } })).status;

const companyOf = async (caller: ContractClient, token: string) =>
  (await caller.with({ token }).ok('getMe', {})).body.profile.company.name;

const tokenOf = async (caller: ContractClient, kind: string) =>
  (await caller.link((sent) => sent.kind === kind)).searchParams.get('token') ?? '';

const browserOf = async (caller: ContractClient, body: Body<'signUp'>) =>
  (await caller.ok('signUp', { body })).body.browserToken;

/** The stranger's letter is at the end or the start of the outbox, depending on who signed up first. */
const ORDERS = [
  ['the stranger first', [STRANGER, OWNER]],
  ['the owner first', [OWNER, STRANGER]],
] as const;

describe.each(ORDERS)('two sign-ups with one address, %s', (_order, sequence) => {
  async function bothSignUp() {
    const caller = client();
    let own = '';
    for (const body of sequence) {
      const browserToken = await browserOf(caller, body);
      if (body === OWNER) own = browserToken;
    }
    const links = (await linksOf(caller, EMAIL)).toReversed();
    const of = (body: Body<'signUp'>) => links[sequence.findIndex((each) => each === body)] ?? { id: '', hash: '' };
    return { caller, own, strangers: of(STRANGER), owners: of(OWNER) };
  }

  it('make the account of the owner who opens the own link in the own browser', async () => {
    const { caller, own, owners, strangers } = await bothSignUp();
    const { body } = await caller.ok('verifyEmail', { body: { ...owners, browserToken: own } });
    expect(await companyOf(caller, body.token)).toBe('Своя');
    await caller.refused('verifyEmail', { body: { ...strangers, account: SIGN_UP } }, 409, 'verification_used');
    expect([await signIn(caller, OWNER.password), await signIn(caller, STRANGER.password)]).toEqual([200, 401]);
  });

  it.each(['strangers', 'owners'] as const)(
    'never make the stranger’s password that of the account: the link of %s is opened without the token',
    async (which) => {
      const { caller, own, ...links } = await bothSignUp();
      const link = links[which];
      const foreign = which === 'strangers' ? { browserToken: own } : {};
      const problem = await caller.refused('verifyEmail', { body: { ...link, ...foreign } }, 422);
      expect(pointers(problem)).toEqual(['/account required']);
      expect(await signIn(caller, STRANGER.password)).toBe(401);
      const account = { ...SIGN_UP, password: CHOSEN };
      const { body } = await caller.ok('verifyEmail', { body: { ...link, ...foreign, account } });
      expect(await companyOf(caller, body.token)).toBeNull();
      const statuses = [];
      for (const password of [CHOSEN, STRANGER.password, OWNER.password]) statuses.push(await signIn(caller, password));
      expect(statuses).toEqual([200, 401, 401]);
    },
  );

  it('change nothing once a password was set by the e-mailed link, which verifies the address', async () => {
    const { caller, own, owners, strangers } = await bothSignUp();
    await caller.ok('requestPasswordReset', { body: { email: EMAIL } });
    await caller.ok('resetPassword', { body: { token: await tokenOf(caller, 'reset'), password: CHOSEN } });
    await caller.refused('verifyEmail', { body: { ...owners, browserToken: own } }, 409, 'verification_used');
    await caller.refused('verifyEmail', { body: { ...strangers, account: SIGN_UP } }, 409, 'verification_used');
    const { token, user } = (await caller.ok('logIn', { body: { email: EMAIL, password: CHOSEN } })).body;
    expect([await companyOf(caller, token), user.referrer]).toEqual([null, null]);
    expect(await signIn(caller, STRANGER.password)).toBe(401);
  });

  it('leave a link that is requested again to its own sign-up, or to none', async () => {
    const { caller, own } = await bothSignUp();
    await caller.advance('PT61S');
    await caller.ok('resendVerification', { body: { email: EMAIL } });
    const [none = { id: '', hash: '' }] = await linksOf(caller, EMAIL);
    expect((await caller.ok('findSignUp', { body: none })).body).toEqual({ email: EMAIL, signUp: null });
    const refused = await caller.refused('verifyEmail', { body: { ...none, browserToken: own } }, 422);
    expect(pointers(refused)).toEqual(['/account required']);
    await caller.advance('PT61S');
    await caller.ok('resendVerification', { body: { email: EMAIL, browserToken: own } });
    const { token } = await verify(caller, EMAIL, { browserToken: own });
    expect(await companyOf(caller, token)).toBe('Своя');
  });
});

describe('a link that is opened on another device', () => {
  const asked = { ...OWNER, promoCode: 'novichok-10', ref: 'partner-one' };

  it('shows the sign-up, and takes what its reader keeps of it', async () => {
    const caller = client();
    await caller.with({ headers: PHONE }).ok('signUp', { body: asked });
    const [link = { id: '', hash: '' }] = await linksOf(caller, EMAIL);
    const { body } = await caller.ok('findSignUp', { body: link });
    const at: unknown = expect.stringMatching(/^2026-11-02T09:00/);
    const device = { kind: 'phone', browser: 'Safari', system: 'iOS' };
    const signUpAsked = { at, device, company: 'Своя', promoCode: 'NOVICHOK-10', ref: 'partner-one' };
    expect(body).toEqual({ email: EMAIL, signUp: signUpAsked });
    const account = { ...SIGN_UP, password: CHOSEN, company: 'Своя', promoCode: 'NOVICHOK-10' };
    const { token, user } = await verify(caller, EMAIL, { account });
    expect(user.referrer).toBeNull();
    const { body: me } = await caller.with({ token }).ok('getMe', {});
    expect([me.profile.company.name, me.access.creditsBalance]).toEqual(['Своя', 15]);
    expect([await signIn(caller, CHOSEN), await signIn(caller, PASSWORD)]).toEqual([200, 401]);
  });

  it('is not used up by a password that is easy to guess', async () => {
    const caller = client();
    await caller.ok('signUp', { body: OWNER });
    const [link = { id: '', hash: '' }] = await linksOf(caller, EMAIL);
    const account = { ...SIGN_UP, password: 'Novikova2026' };
    const problem = await caller.refused('verifyEmail', { body: { ...link, account } }, 422);
    expect(pointers(problem)).toEqual(['/account/password not_allowed']);
    await caller.ok('verifyEmail', { body: { ...link, account: SIGN_UP } });
  });
});

describe('the e-mail of a sign-up', () => {
  const textOf = async (company: string) => {
    const caller = client().with({ headers: { ...PHONE, 'accept-language': 'en' } });
    await caller.ok('signUp', { body: { ...OWNER, company } });
    return (await caller.outbox())[0]?.text ?? '';
  };

  it('names company, time and device, so that another person’s is recognised', async () => {
    const text = await textOf('Metal & Co');
    for (const part of ['Company: Metal & Co.', '2 November at 12:00', 'phone, Safari, iOS', 'If this was not you'])
      expect(text).toContain(part);
  });

  it.each(['Win at https://evil.example', 'evil.example', 'www.evil'])(
    'carries no address that a stranger wrote: %s',
    async (company) => {
      expect(await textOf(company)).not.toContain('evil');
    },
  );
});

describe('many sign-ups with one address', () => {
  it('send five e-mails and then one a minute, whose link belongs to none of them', async () => {
    const caller = client();
    for (let index = 0; index < 7; index += 1) await caller.ok('signUp', { body: STRANGER });
    const own = await browserOf(caller, OWNER);
    const links = await linksOf(caller, EMAIL);
    expect(links).toHaveLength(6);
    const [none = { id: '', hash: '' }] = links;
    const problem = await caller.refused('verifyEmail', { body: { ...none, browserToken: own } }, 422);
    expect(pointers(problem)).toEqual(['/account required']);
    await caller.ok('verifyEmail', { body: { ...none, account: { ...SIGN_UP, password: CHOSEN } } });
    expect([await signIn(caller, CHOSEN), await signIn(caller, STRANGER.password)]).toEqual([200, 401]);
  });

  it('are e-mailed again once earlier links have expired', async () => {
    const caller = client();
    for (let index = 0; index < 6; index += 1) await caller.ok('signUp', { body: STRANGER });
    await caller.advance('P1D');
    await signUp(caller, OWNER);
    expect(await signIn(caller, OWNER.password)).toBe(200);
  });
});

describe('an address', () => {
  it('that is known is answered like an unknown one: at sign-up, with the password of the sign-up, and again', async () => {
    const seen = [];
    for (const email of ['buyer@demo.test', EMAIL, 'unverified@demo.test']) {
      const caller = client();
      const shape = ({ status, body }: { status: number; body: unknown }) => [
        status,
        JSON.stringify(body, (key, value: unknown) =>
          ['email', 'browserToken', 'requestId', 'instance'].includes(key) ? '' : value,
        ),
      ];
      const said = [];
      for (let time = 0; time < 7; time += 1)
        said.push(shape(await caller.call('signUp', { body: { ...STRANGER, email } })));
      said.push(shape(await caller.call('logIn', { body: { email, password: STRANGER.password } })));
      const { browserToken } = (await caller.ok('signUp', { body: { ...STRANGER, email } })).body;
      for (const more of [{}, { browserToken }])
        said.push(shape(await caller.call('resendVerification', { body: { email, ...more } })));
      await caller.advance('PT61S');
      for (const more of [{}, { browserToken }])
        said.push(shape(await caller.call('resendVerification', { body: { email, ...more } })));
      seen.push(said);
    }
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[2]).toEqual(seen[1]);
  });

  it('does not become that of another account while a person signs up with it', async () => {
    const caller = client();
    await caller.ok('signUp', { body: STRANGER });
    const buyer = await caller.signIn('buyer');
    await buyer.ok('requestEmailChange', { body: { email: EMAIL, password: 'demo-password' } });
    const path = (await caller.outbox())[0]?.links[0]?.path ?? '';
    const token = new URL(path, 'http://a').searchParams.get('token') ?? '';
    // Two similar e-mails came: the person may open the wrong one.
    await caller.refused('confirmEmailChange', { body: { token } }, 409, 'email_taken');
    expect(await signIn(caller, 'demo-password')).toBe(401);
  });
});
