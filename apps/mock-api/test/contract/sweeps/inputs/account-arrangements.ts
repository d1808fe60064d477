/** Requests about signing in and the signed-in user that succeed. */
import { keyed } from '@zakupki/mock-engine/suite/client';
import { client, signedIn } from '../../suite/client.ts';
import { type Arrangement, ifMatch, open, plain } from './arrange.ts';

const buyerEmail = { email: 'buyer@demo.test' };

const withToken =
  (operationId: 'requestLoginLink' | 'requestPasswordReset', kind: string, more: object = {}): Arrangement =>
  async () => {
    const caller = client();
    await caller.ok(operationId, { body: buyerEmail });
    const token = (await caller.link((letter) => letter.kind === kind)).searchParams.get('token');
    return { caller, request: { params: {}, body: { token, ...more } } };
  };

const verificationLink: Arrangement = async () => {
  const caller = client();
  const link = await caller.link(({ kind }) => kind === 'verify');
  const [id = '', hash = ''] = link.pathname.split('/').slice(-2);
  return { caller, request: { params: {}, body: { id, hash, ...Object.fromEntries(link.searchParams) } } };
};

const PHONE = '+79165550101';

export const ACCOUNT_ARRANGEMENTS = {
  signUp: open(
    {
      email: 'vera@example.test',
      password: 'lampa-oblako-reka',
      consents: { terms: true, marketing: false },
    },
    keyed,
  ),
  verifyEmail: verificationLink,
  findSignUp: verificationLink,
  resendVerification: open({ email: 'unverified@demo.test' }),
  logIn: open({ ...buyerEmail, password: 'demo-password' }),
  logInByToken: withToken('requestLoginLink', 'login'),
  requestLoginLink: open(buyerEmail),
  logOut: plain(),
  requestPasswordReset: open(buyerEmail),
  resetPassword: withToken('requestPasswordReset', 'reset', { password: 'another-password' }),
  getMe: plain(),
  updateProfile: async () => {
    const caller = await signedIn('buyer');
    const headers = ifMatch(await caller.ok('getMe', {}));
    return { caller, request: { params: {}, body: { position: 'Директор <закупок>' }, headers } };
  },
  requestPhoneCode: plain({ body: { phone: PHONE } }, 'no-phone'),
  confirmPhone: async () => {
    const caller = await signedIn('no-phone');
    await caller.ok('requestPhoneCode', { body: { phone: PHONE } });
    const code = /\d{6}/.exec((await caller.outbox())[0]?.text ?? '')?.[0];
    return { caller, request: { params: {}, body: { phone: PHONE, code } } };
  },
  changePassword: plain({ body: { current: 'demo-password', new: 'another-password' } }),
  requestEmailChange: plain({ body: { email: 'anna@sever.example', password: 'demo-password' } }),
  confirmEmailChange: async () => {
    const buyer = await signedIn('buyer');
    await buyer.ok('requestEmailChange', { body: { email: 'anna@sever.example', password: 'demo-password' } });
    const token = (await buyer.link(({ kind }) => kind === 'verify')).searchParams.get('token');
    return { caller: buyer.with({ token: '' }), request: { params: {}, body: { token } } };
  },
  exportAccount: plain(),
  deleteAccount: plain({ body: { password: 'demo-password' } }, 'empty'),
  listSessions: plain(),
  endOtherSessions: plain(),
  endSession: async () => {
    const caller = await signedIn('buyer');
    await caller.signIn('buyer');
    const { body: list } = await caller.ok('listSessions', {});
    const other = list.data.find(({ isCurrent }) => !isCurrent);
    return { caller, request: { params: { sessionId: other?.id ?? '' } } };
  },
} satisfies Readonly<Record<string, Arrangement>>;
