import { inspect } from 'node:util';
import { combineReducers, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { screen, waitFor, within } from '@testing-library/react';
import { document, type Operation, resolve, type Schema } from '@zakupki/api-client/document';
import { expect, test } from 'vitest';
import { api } from '../src/http/api.ts';
import { renderScreen } from './render-screen.tsx';

// All modules that add calls.
import.meta.glob('../src/**/*-{api,calls}.ts', { eager: true });

const PASSWORD = 'correct horse battery';
const OTHER_PASSWORD = 'staple of another kind';

/** Everything in a value, at any depth, as DevTools show it. */
const everything = (value: unknown) =>
  `${inspect(value, { depth: null, maxArrayLength: null, maxStringLength: null })} ${JSON.stringify(value)}`;

const SECRETS = new Set(['password', 'current', 'new', 'token', 'browserToken', 'hash', 'signature', 'ticket']);
/** Pattern of a SHA-256 fingerprint, which is shown to users who verify a sealed bid. */
const FINGERPRINT = '^[0-9a-f]{64}$';
/** Only a `code` of six digits is secret; others name promotions, units and errors. */
const isSecret = (name: string, schema: Schema) =>
  name === 'code'
    ? schema['pattern'] === '^\\d{6}$'
    : SECRETS.has(name) && schema['type'] === 'string' && schema['pattern'] !== FINGERPRINT;

/** Whether a request or a successful response has a secret. */
function hasSecret({ parameters = [], requestBody, responses }: Operation): boolean {
  const successes = Object.entries(responses).flatMap(([status, response]) =>
    status.startsWith('2') ? [resolve<{ content?: object }>(response).content] : [],
  );
  return (
    parameters
      .map((parameter) => resolve<{ name: string; schema: Schema }>(parameter))
      .some(({ name, schema }) => isSecret(name, schema)) ||
    [requestBody?.content, ...successes].some((content) => namesSecret(content, new Set()))
  );
}

function namesSecret(part: unknown, seen: Set<unknown>): boolean {
  if (typeof part !== 'object' || part === null) return false;
  const schema: Schema = resolve(part as Schema);
  if (seen.has(schema)) return false;
  seen.add(schema);
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>);
  return (
    properties.some(([name, value]) => isSecret(name, resolve<Schema>(value))) ||
    Object.values(schema).some((inner) => namesSecret(inner, seen))
  );
}

/** Ids of operations whose requests or responses contain secrets. */
const SECRET_CALLS = Object.values(document.paths)
  .flatMap((item) => Object.values(item) as Operation[])
  .filter((operation) => operation.operationId !== undefined && hasSecret(operation))
  .map(({ operationId }) => operationId)
  // The others are for other clients.
  .filter((operationId) => operationId in api.endpoints)
  .toSorted();

/** All endpoints by name. */
type Calls = Record<
  string,
  { initiate: (arg: object) => ThunkAction<Promise<Outcome>, unknown, unknown, UnknownAction> }
>;
type Outcome = { data?: { token?: string; browserToken?: string } };

test('no action that reaches the store, and no state, has a password, token, code or ticket (A16)', async () => {
  const { user, at, product, mock } = await renderScreen('/login?redirect=%2Fzakupki%2Forders');
  const { store } = product;
  const seen: string[] = [];
  const types: string[] = [];
  const reduce = combineReducers({ [api.reducerPath]: api.reducer });
  store.replaceReducer((state, action) => {
    const next = reduce(state, action);
    types.push(`${action.type} ${(action as { meta?: { arg?: { endpointName?: string } } }).meta?.arg?.endpointName}`);
    seen.push(everything(action), everything(next));
    return next;
  });

  await user.type(await screen.findByLabelText('E-mail'), 'buyer@demo.test');
  await user.type(screen.getByLabelText('Password'), 'demo-password');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByRole('heading', { name: 'Orders' });
  expect(at()).toBe('/zakupki/orders');
  const token = product.session.read().token ?? '';
  expect(token.length).toBeGreaterThan(16);

  const calls = api.endpoints as unknown as Calls;
  const send = async (name: string, arg: object) => {
    const endpoint = calls[name];
    if (!endpoint) throw new Error(`There is no endpoint ${name}`);
    const outcome = await store.dispatch(endpoint.initiate(arg));
    expect([name, 'error' in outcome ? outcome.error : undefined]).toEqual([name, undefined]);
    return outcome;
  };
  const call = (name: string, body: object) => send(name, { body, idempotencyKey: crypto.randomUUID() });
  const linkTo = async (kind: 'verify' | 'reset' | 'login' | 'notice', to: string) =>
    new URL((await mock.world.letter(kind, to)).links[0]?.path ?? '', 'http://mock');
  const email = 'another@demo.test';
  const { data: accepted } = await call('signUp', {
    email,
    password: PASSWORD,
    consents: { terms: true, marketing: false },
  });
  const { browserToken = '' } = accepted ?? {};
  const verify = await linkTo('verify', email);
  const [id = '', hash = ''] = verify.pathname.split('/').slice(-2);
  const signature = verify.searchParams.get('signature') ?? '';
  await call('findSignUp', { id, hash, signature });
  await call('resendVerification', { email, browserToken });
  const verified = await call('verifyEmail', { id, hash, signature, browserToken });
  await call('requestPhoneCode', { phone: '+79160000001' });
  const sms = await mock.world.letter('phone', '+79160000001');
  const [code = ''] = /\d{6}/.exec(sms.text) ?? [];
  await call('confirmPhone', { phone: '+79160000001', code });
  await call('changePassword', { current: 'demo-password', new: OTHER_PASSWORD });
  await call('requestEmailChange', { email: 'changed@demo.test', password: OTHER_PASSWORD });
  const change = (await linkTo('verify', 'changed@demo.test')).searchParams.get('token') ?? '';
  await call('confirmEmailChange', { token: change });
  await call('requestPasswordReset', { email });
  const reset = (await linkTo('reset', email)).searchParams.get('token') ?? '';
  await call('resetPassword', { token: reset, password: PASSWORD });
  await call('requestLoginLink', { email });
  const login = (await linkTo('login', email)).searchParams.get('token') ?? '';
  const invitation = 'token-of-an-old-invitation';
  await call('requestInvitationLink', { token: invitation });
  await call('findTokenOwner', { token: login });
  const entered = await call('logInByToken', { token: login });

  // Only a guest has a ticket; the screen itself must not pass it on.
  product.session.end();
  // The refused requests of the orders page redirect to login; the next steps must not run before that.
  await screen.findByLabelText('Password');
  const guest = { email: 'guest@demo.test', name: 'Guest', consent: true };
  const registration = { webinarId: 'wbn_conflicts', body: guest, idempotencyKey: crypto.randomUUID() };
  await send('registerForWebinar', registration);
  const invited = await linkTo('notice', guest.email);
  const ticket = invited.searchParams.get('ticket') ?? '';
  await mock.world.setClock('2026-11-12T07:55:00Z');
  await product.router.navigate(`${invited.pathname.replace('/app', '')}${invited.search}`);
  const join = await screen.findByRole('link', { name: /^Join the webinar/ });
  join.addEventListener('click', (event) => event.preventDefault());
  await user.click(join);
  await waitFor(() => expect(types).toContain('api/executeMutation/fulfilled joinWebinar'));
  await mock.world.setClock('2026-11-11T09:00:00Z');
  await user.click(screen.getByRole('button', { name: 'Cancel registration' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel registration' }));
  await screen.findByRole('button', { name: 'Register' });

  const signedIn = await call('logIn', { email, password: PASSWORD });
  product.session.start(signedIn.data?.token ?? '');
  await call('deleteAccount', { password: PASSWORD });

  expect(SECRET_CALLS.filter((name) => !types.some((type) => type.endsWith(`/fulfilled ${name}`)))).toEqual([]);
  const tokens = [token, verified.data?.token, entered.data?.token, signedIn.data?.token].map((each) => each ?? '');
  const secrets = [
    ...['demo-password', PASSWORD, OTHER_PASSWORD],
    ...[...tokens, browserToken, hash, signature, code, change, reset, login, invitation, ticket],
  ];
  expect(secrets.filter((secret) => secret.length < 6)).toEqual([]);
  const text = seen.join('\n');
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
});
