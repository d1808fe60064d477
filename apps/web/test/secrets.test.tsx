import { inspect } from 'node:util';
import { combineReducers, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api } from '../src/http/api.ts';
import { renderScreen } from './render-screen.tsx';
import '../src/features/profile/profile-api.ts';
import '../src/features/session/session-api.ts';
import '../src/features/sign-up/signup-api.ts';

const PASSWORD = 'correct horse battery';

/** Everything in a value, however deep, as DevTools show it. */
const everything = (value: unknown) =>
  `${inspect(value, { depth: null, maxArrayLength: null, maxStringLength: null })} ${JSON.stringify(value)}`;

/** The endpoints by name, whichever module adds them. */
type Calls = Record<
  string,
  {
    initiate: (arg: {
      body: object;
      idempotencyKey: string;
    }) => ThunkAction<Promise<Outcome>, unknown, unknown, UnknownAction>;
  }
>;
type Outcome = { data?: { token?: string } };

test('no action that reaches the store, and no state, has a password, token or code', async () => {
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
  await waitFor(() => expect(at()).toBe('/zakupki/orders'));
  const token = product.session.read().token ?? '';
  expect(token.length).toBeGreaterThan(16);

  const calls = api.endpoints as unknown as Calls;
  const call = async (name: string, body: object) => {
    const endpoint = calls[name];
    if (!endpoint) throw new Error(`There is no endpoint ${name}`);
    return store.dispatch(endpoint.initiate({ body, idempotencyKey: crypto.randomUUID() }));
  };
  const email = 'another@demo.test';
  await call('signUp', { email, password: PASSWORD, consents: { terms: true, marketing: false } });
  const letter = await mock.world.letter('verify', email);
  const [id = '', hash = ''] = new URL(letter.links[0]?.path ?? '', 'http://mock').pathname.split('/').slice(-2);
  const verified = await call('verifyEmail', { id, hash });
  expect(verified.data?.token).toBeTypeOf('string');
  await call('requestPhoneCode', { phone: '+79160000001' });
  const sms = await mock.world.letter('phone', '+79160000001');
  const [code = ''] = /\d{6}/.exec(sms.text) ?? [];
  expect(code).toMatch(/^\d{6}$/);
  await call('confirmPhone', { phone: '+79160000001', code });
  await call('requestPasswordReset', { email });
  const link = (await mock.world.letter('reset', email)).links[0]?.path ?? '';
  const reset = new URL(link, 'http://mock').searchParams.get('token') ?? '';
  expect(reset).not.toBe('');
  await call('resetPassword', { token: reset, password: PASSWORD });

  for (const name of ['logIn', 'signUp', 'verifyEmail', 'confirmPhone', 'resetPassword']) {
    expect(types).toContain(`api/executeMutation/fulfilled ${name}`);
  }
  const secrets = ['demo-password', PASSWORD, token, hash, verified.data?.token ?? '', code, reset];
  const text = seen.join('\n');
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
});
