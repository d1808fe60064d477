import { checks, expect } from '../suite/checks.ts';
import type { ApiProblem } from '@zakupki/api-client/schema';
import { keyed, pointers } from '@zakupki/mock-engine/suite/client';
import { client, type ContractClient } from '../suite/client.ts';
import type { Letter } from '../suite/states/states.ts';
import { PASSWORD, SIGN_UP, signUp } from './newcomer.ts';

const { describe, it } = checks('session');

const NEWCOMER = { ...SIGN_UP, email: 'Vera.Novikova@example.test' };
const BROWSER_TOKEN: unknown = expect.stringMatching(/^[\w-]{32}$/);

const newest = async (caller: ContractClient, kind: string): Promise<Letter | undefined> =>
  (await caller.outbox()).find((sent) => sent.kind === kind);

async function verificationOf(caller: ContractClient) {
  const url = await caller.link(({ kind }) => kind === 'verify');
  const [, id = '', hash = ''] = /^\/app\/signup\/email\/verify\/([^/]+)\/([^/]+)$/.exec(url.pathname) ?? [];
  return {
    id,
    hash,
    expires: url.searchParams.get('expires') ?? '',
    signature: url.searchParams.get('signature') ?? '',
  };
}

const tokenOf = async (caller: ContractClient, kind: string) =>
  (await caller.link((sent) => sent.kind === kind)).searchParams.get('token') ?? '';

describe('sign-up', () => {
  it('starts a trial of 14 days with 5 credits after verification', async () => {
    const caller = client();
    const { status, body } = await caller.ok('signUp', {
      body: { ...NEWCOMER, company: ' ООО «Вера» ', ref: 'partner-one' },
    });
    const accepted = { email: NEWCOMER.email, browserToken: BROWSER_TOKEN, resendAfterSeconds: 60 };
    expect([status, body]).toEqual([201, accepted]);
    const own = { email: NEWCOMER.email, password: PASSWORD };
    await caller.refused('logIn', { body: own }, 401, 'invalid_credentials');

    const { browserToken } = body;
    const signedIn = await caller.ok('verifyEmail', { body: { ...(await verificationOf(caller)), browserToken } });
    await caller.ok('logIn', { body: own });
    const vera = caller.with({ token: signedIn.body.token });
    const { body: me } = await vera.ok('getMe', {});
    expect(me.profile.company.name).toBe('ООО «Вера»');
    expect(me.profile.completeness.missing).toEqual(['phone', 'firstName']);
    expect(me.access).toMatchObject({ status: 'trial', creditsBalance: 5, blockedBy: null });
    const days = (Date.parse(me.access.endsAt ?? '') - Date.parse(me.user.emailVerifiedAt ?? '')) / 86_400_000;
    expect(days).toBe(14);
    const { body: ledger } = await vera.ok('listCreditTransactions', {});
    expect(ledger.data).toMatchObject([{ type: 'grant', amount: 5, balanceAfter: 5, reason: 'trial' }]);
  });

  it('sends e-mail in the requested language', async () => {
    const caller = client().with({ headers: { 'accept-language': 'en' } });
    await caller.ok('signUp', { body: NEWCOMER });
    expect((await newest(caller, 'verify'))?.subject).toBe('Confirm your e-mail address');
    const russian = client();
    await russian.ok('signUp', { body: NEWCOMER });
    expect((await newest(russian, 'verify'))?.subject).toBe('Подтвердите адрес почты');
  });

  it('answers a known address like an unknown one and e-mails its owner', async () => {
    const caller = client();
    const { body } = await caller.ok('signUp', { body: { ...NEWCOMER, email: 'BUYER@demo.test' } });
    expect(body).toEqual({ email: 'BUYER@demo.test', browserToken: BROWSER_TOKEN, resendAfterSeconds: 60 });
    const letter = await newest(caller, 'notice');
    expect([letter?.to, letter?.links.map(({ path }) => path)]).toEqual([
      'buyer@demo.test',
      ['/app/login', '/app/password/reset'],
    ]);
    await caller.signIn('buyer');
  });

  it('reports each invalid field', async () => {
    const body = { email: 'no', password: 'short', role: 'admin', consents: { terms: false, marketing: 'yes' } };
    const answer = await client().send('signUp', { body, headers: keyed() });
    expect(answer.status).toBe(422);
    expect(pointers(answer.body as ApiProblem).sort()).toEqual([
      '/consents/marketing type',
      '/consents/terms enum',
      '/email format',
      '/password too_short',
      '/role unknown_property',
    ]);
  });

  it.each([
    'password1',
    'Qwertyuiop',
    'passw0rd123',
    'aaaaaaaaaaaa',
    'p a s s w o r d 1',
    'ｐａｓｓｗｏｒｄ１２３',
    'pass\u200Bword\u200B123',
    'зфыыцщкв',
    'zakupki2026!',
    'zakupki.test',
    'Vera.Novikova1',
    NEWCOMER.email,
  ])('refuses the password %s, which others guess first', async (password) => {
    const caller = client();
    const problem = await caller.refused('signUp', { body: { ...NEWCOMER, password } }, 422);
    expect(pointers(problem)).toEqual(['/password not_allowed']);
  });

  it.each(['\u0000', '\u0007', '\u007F', '\u0085'])('refuses a control character in a password', async (character) => {
    const password = `${PASSWORD}${character}`;
    const problem = await client().refused('signUp', { body: { ...NEWCOMER, password } }, 422);
    expect(pointers(problem)).toEqual(['/password format']);
  });

  it('takes a password as the same on systems that write its letters differently', async () => {
    const caller = client();
    await signUp(caller, { ...NEWCOMER, password: 'ёлка-лампа-й' });
    await caller.signInWith({ email: NEWCOMER.email, password: 'ёлка-лампа-й'.normalize('NFD') });
  });

  it('takes a long password whole', async () => {
    const caller = client();
    const password = `${PASSWORD} `.repeat(7).slice(0, 127);
    await signUp(caller, { ...NEWCOMER, password: `${password}a` });
    const { email } = NEWCOMER;
    await caller.refused('logIn', { body: { email, password: `${password}b` } }, 401);
    await caller.signInWith({ email, password: `${password}a` });
  });

  it('treats prototype keys and emoji as text', async () => {
    const caller = client();
    const company = '🔩 __proto__';
    const { token } = await signUp(caller, { ...NEWCOMER, password: 'constructor-😀-toString', company });
    const { body: me } = await caller.with({ token }).ok('getMe', {});
    expect(me.profile.company.name).toBe(company);
  });
});

describe('the verification link', () => {
  it('works once', async () => {
    const caller = client();
    await caller.ok('verifyEmail', { body: await verificationOf(caller) });
    await caller.refused('verifyEmail', { body: await verificationOf(caller) }, 409, 'verification_used');
  });

  it('is not found with any part changed', async () => {
    const caller = client();
    const right = await verificationOf(caller);
    const wrong = { id: 'usr_buyer', hash: 'abcdef', expires: '1', signature: 'abcdef' };
    for (const [part, value] of Object.entries(wrong)) {
      const { code } = await caller.refused('verifyEmail', { body: { ...right, [part]: value } }, 404);
      expect(code).toBe('not_found');
    }
    await caller.ok('verifyEmail', { body: { id: right.id, hash: right.hash } });
  });

  it('expires after a day and can be requested again', async () => {
    const caller = client();
    const old = await verificationOf(caller);
    await caller.advance('P1D');
    expect(pointers(await caller.refused('verifyEmail', { body: old }, 422))).toEqual(['/hash expired']);
    await caller.ok('resendVerification', { body: { email: 'unverified@demo.test' } });
    const { body } = await caller.ok('verifyEmail', { body: await verificationOf(caller) });
    expect(body.user.id).toBe('usr_unverified');
  });
});

describe('requested e-mails', () => {
  it.each(['resendVerification', 'requestLoginLink', 'requestPasswordReset'] as const)(
    '%s writes once a minute and answers alike for an unknown address',
    async (operationId) => {
      const caller = client();
      const known = operationId === 'resendVerification' ? 'unverified@demo.test' : 'buyer@demo.test';
      const before = (await caller.outbox()).length;
      for (const email of [known, 'unknown@example.test']) {
        const { status, body } = await caller.ok(operationId, { body: { email } });
        expect([status, body.resendAfterSeconds]).toEqual([202, 60]);
        const { body: soon } = await caller.ok(operationId, { body: { email: email.toUpperCase() } });
        expect(soon.resendAfterSeconds).toBeGreaterThan(0);
      }
      expect((await caller.outbox()).length).toBe(before + 1);
      await caller.advance('PT61S');
      await caller.ok(operationId, { body: { email: known } });
      expect((await caller.outbox()).length).toBe(before + 2);
    },
  );

  it('come less often in a row, but while the last link works, and as often again after an hour', async () => {
    const caller = client();
    for (const email of ['unknown@example.test', 'buyer@demo.test']) {
      const minutes = [];
      for (let time = 0; time < 9; time++) {
        const { body } = await caller.ok('requestLoginLink', { body: { email } });
        minutes.push(body.resendAfterSeconds / 60);
        await caller.advance(`PT${body.resendAfterSeconds}S`);
      }
      expect(minutes).toEqual([1, 1, 1, 2, 4, 8, 10, 10, 10]);
    }
    await caller.ok('logInByToken', { body: { token: await tokenOf(caller, 'login') } });
    await caller.advance('PT1H');
    const { body } = await caller.ok('requestLoginLink', { body: { email: 'buyer@demo.test' } });
    expect(body.resendAfterSeconds).toBe(60);
  });

  it('do not go to blocked users, nor sign-in links to unverified ones', async () => {
    const caller = client();
    const before = (await caller.outbox()).length;
    for (const operationId of ['resendVerification', 'requestLoginLink', 'requestPasswordReset'] as const) {
      await caller.ok(operationId, { body: { email: 'blocked@demo.test' } });
    }
    expect((await caller.outbox()).length).toBe(before);
    await caller.ok('requestLoginLink', { body: { email: 'unverified@demo.test' } });
    expect((await caller.outbox())[0]?.kind).toBe('verify');
  });
});

describe('signing in', () => {
  it('accepts the address in any letter case and returns a token for thirty days', async () => {
    const caller = client();
    const { body } = await caller.ok('logIn', { body: { email: 'Buyer@Demo.Test', password: 'demo-password' } });
    const buyer = caller.with({ token: body.token });
    await caller.advance('P29DT23H');
    expect((await buyer.ok('getMe', {})).body.user.id).toBe('usr_buyer');
    await caller.advance('PT1H1S');
    await buyer.refused('getMe', {}, 401, 'unauthorized');
  });

  it('does not reveal whether address or password is wrong', async () => {
    const caller = client();
    const wrong = { email: 'buyer@demo.test', password: 'demo-passwork' };
    const unknown = { email: 'unknown@example.test', password: 'demo-password' };
    const said = [];
    for (const body of [wrong, unknown]) {
      const { code, message } = await caller.refused('logIn', { body }, 401);
      said.push([code, message]);
    }
    expect(said[0]).toEqual(said[1]);
    expect(said[0]?.[0]).toBe('invalid_credentials');
  });

  it.each([
    ['unverified', 'email_not_verified'],
    ['blocked', 'user_blocked'],
  ])('is refused to %s with a reason only for the right password', async (name, code) => {
    const caller = client();
    const email = `${name}@demo.test`;
    await caller.refused('logIn', { body: { email, password: 'demo-password' } }, 403, code);
    await caller.refused('logIn', { body: { email, password: 'x' } }, 401, 'invalid_credentials');
  });

  it('is refused after ten wrong passwords, each time for longer, also with the right one', async () => {
    const caller = client();
    const email = 'buyer@demo.test';
    // Letter case makes no other account.
    const guess = (time: number) =>
      caller.refused('logIn', { body: { email: time % 2 ? email : email.toUpperCase(), password: 'wrong' } }, 401);
    for (let time = 1; time < 10; time++) await guess(time);
    const right = { body: { email, password: 'demo-password' } };
    for (const minutes of [1, 2, 4, 8, 15, 15]) {
      await guess(minutes);
      const refused = await caller.call('logIn', right);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60 * minutes - 10);
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60 * minutes);
      await caller.ok('logIn', { body: { email: 'trial@demo.test', password: 'demo-password' } });
      await caller.advance(`PT${minutes}M`);
    }
    await caller.ok('logIn', right);
  });

  it('by a link in an e-mail works while passwords are refused', async () => {
    const caller = client();
    const body = { email: 'buyer@demo.test', password: 'wrong' };
    for (let time = 0; time < 10; time++) await caller.refused('logIn', { body }, 401);
    await caller.refused('logIn', { body }, 429, 'too_many_sign_ins');
    await caller.ok('requestLoginLink', { body: { email: 'buyer@demo.test' } });
    const { body: session } = await caller.ok('logInByToken', { body: { token: await tokenOf(caller, 'login') } });
    expect(session.user.id).toBe('usr_buyer');
  });

  it('is refused after ten wrong passwords that were sent at once', async () => {
    const caller = client();
    const body = { email: 'buyer@demo.test', password: 'wrong' };
    const answers = await Promise.all(Array.from({ length: 12 }, () => caller.call('logIn', { body })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      ...Array.from({ length: 10 }, () => 401),
      ...[429, 429],
    ]);
  });

  it('is refused after fifty wrong passwords from one network address', async () => {
    const caller = client();
    const guesses = Array.from({ length: 50 }, (_, index) => ({ email: `guess-${index}@example.test`, password: 'x' }));
    await Promise.all(guesses.map((body) => caller.refused('logIn', { body }, 401)));
    const right = { body: { email: 'buyer@demo.test', password: 'demo-password' } };
    expect((await caller.call('logIn', right)).status).toBe(429);
  });

  it('by link works once within fifteen minutes', async () => {
    const caller = client();
    await caller.ok('requestLoginLink', { body: { email: 'buyer@demo.test' } });
    const token = await tokenOf(caller, 'login');
    const { body } = await caller.ok('logInByToken', { body: { token } });
    expect(body.user.id).toBe('usr_buyer');
    await caller.refused('logInByToken', { body: { token } }, 409, 'login_token_used');

    await caller.advance('PT1M');
    await caller.ok('requestLoginLink', { body: { email: 'buyer@demo.test' } });
    const late = await tokenOf(caller, 'login');
    await caller.advance('PT15M');
    expect(pointers(await caller.refused('logInByToken', { body: { token: late } }, 422))).toEqual(['/token expired']);
    const unknown = await caller.refused('logInByToken', { body: { token: 'constructor' } }, 422);
    expect(pointers(unknown)).toEqual(['/token ref_not_found']);
  });

  it('with a token of another world returns 401', async () => {
    const { session } = await client().signIn('buyer');
    const elsewhere = client().with({ token: session.token ?? '' });
    await elsewhere.refused('getMe', {}, 401, 'unauthorized');
  });
});

describe('signing out', () => {
  it('revokes the token and never fails (A6)', async () => {
    const buyer = await client().signIn('buyer');
    await buyer.ok('logOut', {});
    await buyer.refused('getMe', {}, 401, 'unauthorized');
    for (const caller of [buyer, client(), client().with({ token: 'tok_that_never_was' })]) {
      expect((await caller.ok('logOut', {})).status).toBe(204);
    }
  });
});

describe('a new password', () => {
  it('is set once by the e-mailed link and ends all sessions and links', async () => {
    const caller = client();
    const buyer = await caller.signIn('buyer');
    await caller.ok('requestPasswordReset', { body: { email: 'buyer@demo.test' } });
    await caller.ok('requestLoginLink', { body: { email: 'buyer@demo.test' } });
    const token = await tokenOf(caller, 'reset');
    const short = await caller.refused('resetPassword', { body: { token, password: 'short' } }, 422);
    expect(pointers(short)).toEqual(['/password too_short']);

    await caller.ok('resetPassword', { body: { token, password: 'another-password' } });
    await buyer.refused('getMe', {}, 401);
    await caller.refused('logIn', { body: { email: 'buyer@demo.test', password: 'demo-password' } }, 401);
    await caller.signIn('buyer', 'another-password');
    await caller.refused('resetPassword', { body: { token, password: 'third-password' } }, 409, 'reset_token_used');
    await caller.refused('logInByToken', { body: { token: await tokenOf(caller, 'login') } }, 409);
  });

  it('cannot be one that others guess first', async () => {
    const caller = client();
    await caller.ok('requestPasswordReset', { body: { email: 'buyer@demo.test' } });
    const token = await tokenOf(caller, 'reset');
    const problem = await caller.refused('resetPassword', { body: { token, password: 'password1' } }, 422);
    expect(pointers(problem)).toEqual(['/password not_allowed']);
    const buyer = await caller.signIn('buyer');
    const change = { current: 'demo-password', new: 'buyer@demo.test' };
    expect(pointers(await buyer.refused('changePassword', { body: change }, 422))).toEqual(['/new not_allowed']);
    await caller.ok('resetPassword', { body: { token, password: 'a-password-of-ones-own' } });
  });

  it('cannot be set with a token of another kind or an expired one', async () => {
    const caller = client();
    await caller.ok('requestLoginLink', { body: { email: 'buyer@demo.test' } });
    await caller.ok('requestPasswordReset', { body: { email: 'buyer@demo.test' } });
    const password = 'another-password';
    const other = await caller.refused(
      'resetPassword',
      { body: { token: await tokenOf(caller, 'login'), password } },
      422,
    );
    expect(pointers(other)).toEqual(['/token ref_not_found']);
    await caller.advance('PT1H');
    const late = await caller.refused(
      'resetPassword',
      { body: { token: await tokenOf(caller, 'reset'), password } },
      422,
    );
    expect(pointers(late)).toEqual(['/token expired']);
  });
});
