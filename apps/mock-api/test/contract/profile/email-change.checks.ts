import { checks, expect } from '../suite/checks.ts';
import { signUp } from '../session/newcomer.ts';
import { pointers } from '@zakupki/mock-engine/suite/client';
import { client, type ContractClient, signedIn } from '../suite/client.ts';

const requests = checks('profile');
const links = checks('session');

const ANNA = 'Anna.Sokolova@sever.example';
const asked = (email = ANNA, password = 'demo-password') => ({ body: { email, password } });

async function tokenOf(caller: ContractClient): Promise<string> {
  const { pathname, searchParams } = await caller.link(({ kind }) => kind === 'verify');
  expect(pathname).toBe('/app/email/confirm');
  return searchParams.get('token') ?? '';
}

requests.describe('another e-mail address', () => {
  requests.as('buyer', 'receives a confirmation link and changes nothing before it is opened', async (buyer) => {
    const { status, body } = await buyer.ok('requestEmailChange', asked());
    expect([status, body]).toEqual([202, { resendAfterSeconds: 60 }]);
    const [letter] = await buyer.outbox();
    expect([letter?.to, letter?.subject]).toEqual([ANNA, 'Подтвердите новый адрес почты']);
    expect((await buyer.ok('getMe', {})).body.user.email).toBe('buyer@demo.test');

    const { body: changed } = await client()
      .with({ world: buyer.session.world })
      .ok('confirmEmailChange', { body: { token: await tokenOf(buyer) } });
    expect(changed).toEqual({ email: ANNA });
    const { body: me } = await buyer.ok('getMe', {});
    expect([me.user.email, me.version]).toEqual([ANNA, 4]);
    const [notice] = await buyer.outbox();
    expect([notice?.to, notice?.subject]).toEqual(['buyer@demo.test', 'Адрес почты изменён']);
    expect(notice?.text).toMatch(/записи buyer@demo\.test .* на A\*\*\*@sever\.example: \d.* МСК\..*устройств/i);
    expect(notice?.text).not.toContain(ANNA);
    await buyer.refused('logIn', { body: { email: 'buyer@demo.test', password: 'demo-password' } }, 401);
    await buyer.signInWith({ email: ANNA.toLowerCase(), password: 'demo-password' });
  });

  requests.as('buyer', 'ends the sessions of other devices, and not the one that asked', async (buyer) => {
    const other = await buyer.signIn('buyer');
    await buyer.ok('requestEmailChange', asked());
    await other.ok('getMe', {});
    const token = await tokenOf(buyer);
    await client().with({ world: buyer.session.world }).ok('confirmEmailChange', { body: { token } });
    await other.refused('getMe', {}, 401);
    await buyer.ok('getMe', {});
  });

  requests.as('buyer', 'requires the password, ten times at most', async (buyer) => {
    for (let time = 0; time < 10; time++) {
      const wrong = await buyer.refused('requestEmailChange', asked(ANNA, 'guess'), 422);
      expect(pointers(wrong)).toEqual(['/password mismatch']);
    }
    await buyer.refused('requestEmailChange', asked(), 429, 'too_many_passwords');
    expect(await buyer.outbox()).toEqual(await (await signedIn('buyer')).outbox());
  });

  requests.as('buyer', 'must differ from the current one', async (buyer) => {
    const same = await buyer.refused('requestEmailChange', asked('BUYER@demo.test'), 422);
    expect(pointers(same)).toEqual(['/email not_allowed']);
  });

  requests.as('buyer', 'that is taken is answered like a free one, and its owner is notified', async (buyer) => {
    const { body } = await buyer.ok('requestEmailChange', asked('Trial@demo.test'));
    expect(body).toEqual({ resendAfterSeconds: 60 });
    const [letter] = await buyer.outbox();
    expect([letter?.to, letter?.kind]).toEqual(['trial@demo.test', 'notice']);
  });

  requests.as('buyer', 'receives one e-mail a minute; only the newest link works', async (buyer) => {
    await buyer.ok('requestEmailChange', asked());
    const first = await tokenOf(buyer);
    const before = (await buyer.outbox()).length;
    const { body: soon } = await buyer.ok('requestEmailChange', asked('other@sever.example'));
    expect(soon.resendAfterSeconds).toBeGreaterThan(0);
    expect(await buyer.outbox()).toHaveLength(before);
    await buyer.advance('PT61S');
    await buyer.ok('requestEmailChange', asked('other@sever.example'));
    await buyer.refused('confirmEmailChange', { body: { token: first } }, 409, 'email_change_used');
    const { body } = await buyer.ok('confirmEmailChange', { body: { token: await tokenOf(buyer) } });
    expect(body.email).toBe('other@sever.example');
  });
});

requests.as('buyer', 'a webinar registration stays with its user after a change of address', async (buyer) => {
  await buyer.ok('registerForWebinar', { webinarId: 'wbn_conflicts', body: {} });
  await buyer.ok('requestEmailChange', asked());
  await buyer.ok('confirmEmailChange', { body: { token: await tokenOf(buyer) } });
  expect((await buyer.ok('getWebinar', { webinarId: 'wbn_conflicts' })).body.registration).not.toBeNull();
});

links.describe('the link to another e-mail address', () => {
  links.as('buyer', 'works once, within a day', async (buyer) => {
    await buyer.ok('requestEmailChange', asked());
    const token = await tokenOf(buyer);
    await buyer.ok('requestLoginLink', { body: { email: 'buyer@demo.test' } });
    const { body } = await buyer.ok('confirmEmailChange', { body: { token } });
    expect(body).toEqual({ email: ANNA });
    await buyer.refused('confirmEmailChange', { body: { token } }, 409, 'email_change_used');
    const { searchParams } = await buyer.link(({ kind }) => kind === 'login');
    await buyer.refused('logInByToken', { body: { token: searchParams.get('token') ?? '' } }, 409);

    await buyer.advance('PT61S');
    await buyer.ok('requestEmailChange', asked('later@sever.example'));
    const late = await tokenOf(buyer);
    await buyer.advance('P1D');
    const expired = await buyer.refused('confirmEmailChange', { body: { token: late } }, 422);
    expect(pointers(expired)).toEqual(['/token expired']);
    const unknown = await buyer.refused('confirmEmailChange', { body: { token: 'constructor' } }, 422);
    expect(pointers(unknown)).toEqual(['/token ref_not_found']);
  });

  links.as('buyer', 'is refused when another account has taken the address since', async (buyer) => {
    await buyer.ok('requestEmailChange', asked());
    const token = await tokenOf(buyer);
    await signUp(buyer, { email: ANNA });
    await buyer.refused('confirmEmailChange', { body: { token } }, 409, 'email_taken');
    expect((await buyer.ok('getMe', {})).body.user.email).toBe('buyer@demo.test');
  });
});
