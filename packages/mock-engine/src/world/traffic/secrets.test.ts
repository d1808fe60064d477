/** Masking before a request is logged. `SECRET` must never remain in a text. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { replaceValues } from './json-values.ts';
import { secretKindOf } from './secret-names.ts';
import { HIDDEN, maskBody, maskHeader, maskParameters, maskSecret } from './secrets.ts';

const SECRET = 'Tr0ub4dor&3-x';
const TOKEN = 'b7f3a9c2d4e5f60718293a4b5c6d7e8f';

test.each([
  ...['password', 'Password', 'newPassword', 'new_password', 'password_confirmation', 'password2', 'user[password]'],
  ...['pass%77ord', 'passwd', 'passcode', 'passphrase', 'userpassword', 'passwords', 'DB_PWD', 'current', 'new'],
  ...['token', 'accessToken', 'access-token', 'refresh_token', 'token[]', 'csrfToken', 'tokens', 'id_token', 'TOKEN'],
  ...['secret', 'client_secret', 'clientSecret', 'signature', 'ticket', 'credentials', 'passwordHash', 'hash'],
  ...['apiKey', 'api_key', 'api-key', 'APIKEY', 'X-Api-Key', 'private_key', 'accessKey', 'key', 'otp', 'one-time-otp'],
  ...['pin', 'PIN', 'userPin', 'cvv', 'code', 'smsCode', 'verification_code', 'confirmationCode', 'reset-code'],
])('the name %s is recognized as a secret', (name) => {
  expect(secretKindOf(name)).not.toBeNull();
});

test.each([
  ...['title', 'passenger', 'compass', 'tokenizer', 'secretary', 'pinned', 'shipping', 'spinner', 'monkey', 'keyboard'],
  ...[
    'lotKey',
    'idempotencyKey',
    'sortKey',
    'promoCode',
    'planCode',
    'unitCode',
    'postalCode',
    'reasonCode',
    'codes of',
  ],
  ...[
    'tokenExpiresAt',
    'token_type',
    'passwordHint',
    'passwordChangedAt',
    'passwordLength',
    'hashtag',
    'news',
    'currency',
  ],
])('the name %s is not recognized as a secret', (name) => {
  expect(secretKindOf(name)).toBeNull();
});

test.each<[description: string, text: string, masked: string]>([
  ['a text', `{"password": "${SECRET}", "a": 1.50}`, `{"password": "${HIDDEN}", "a": 1.50}`],
  ['a number', '{"password":12345678,"pin":1234}', `{"password":"${HIDDEN}","pin":"${HIDDEN}"}`],
  ['a list', `{"passwords":["${SECRET}",["${SECRET}"]],"a":[1]}`, `{"passwords":"${HIDDEN}","a":[1]}`],
  ['an object', `{"credentials":{"user":"a","x":"${SECRET}]}"}}`, `{"credentials":"${HIDDEN}"}`],
  ['a token', `{"token":"${TOKEN}"}`, `{"token":"${maskSecret(TOKEN)}"}`],
  ['a nested value', `[{"a":[{"b":{"api-key":"${SECRET}"}}]}]`, `[{"a":[{"b":{"api-key":"${HIDDEN}"}}]}]`],
  ['an escaped name', `{"pass\\u0077ord":"${SECRET}"}`, `{"pass\\u0077ord":"${HIDDEN}"}`],
  ['a name twice', `{"password":"${SECRET}","password":null}`, `{"password":"${HIDDEN}","password":null}`],
  ['a code of digits', '{"code":"123456"}', `{"code":"${HIDDEN}"}`],
  ['a code as a number', '{"code":123456}', `{"code":"${HIDDEN}"}`],
  ['a list of codes', '{"codes":["123456","SPRING"]}', `{"codes":["${HIDDEN}","SPRING"]}`],
  ['a key', `{"key":"${TOKEN}"}`, `{"key":"${maskSecret(TOKEN)}"}`],
  ['an address', `{"url":"https://a.test/x?token=${SECRET}#a"}`, `{"url":"https://a.test/x?token=${HIDDEN}&3-x#a"}`],
  ['a hash of an address', `{"url":"/x#access_token=${TOKEN}"}`, `{"url":"/x#access_token=${maskSecret(TOKEN)}"}`],
  ['an address with a user', `{"url":"https://me:${SECRET}@a.test/"}`, `{"url":"https://me:${HIDDEN}@a.test/"}`],
  [
    'a link in an e-mail',
    `{"a":"/app/verify/usr_1/${TOKEN}?x=1"}`,
    `{"a":"/app/verify/usr_1/${maskSecret(TOKEN)}?x=1"}`,
  ],
  ['an unfinished text', `{"a":1,"password":"${SECRET}`, `{"a":1,"password":"${HIDDEN}"`],
  ['a list without an end', `{"passwords":["${SECRET}","${SECRET}`, `{"passwords":"${HIDDEN}"`],
  ['an extra comma', `{"a":1,,"password":"${SECRET}",}`, `{"a":1,,"password":"${HIDDEN}",}`],
  ['names without quotes', `{password: '${SECRET}', a: 1}`, `{password: "${HIDDEN}", a: 1}`],
  ['a form', `a=1&pass%77ord=x&token=${TOKEN}`, `a=1&pass%77ord=${HIDDEN}&token=${maskSecret(TOKEN)}`],
  [
    'parts of a form',
    `--x\r\nContent-Disposition: form-data; name="password"\r\n\r\n${SECRET}\r\n--x\r\ncontent-disposition: form-data; name=a\r\n\r\n{"token":"${TOKEN}"}\r\n--x--\r\n`,
    `--x\r\nContent-Disposition: form-data; name="password"\r\n\r\n${HIDDEN}\r\n--x\r\ncontent-disposition: form-data; name=a\r\n\r\n{"token":"${maskSecret(TOKEN)}"}\r\n--x--\r\n`,
  ],
])('maskBody masks %s', (_description, text, masked) => {
  expect(maskBody(text)).toBe(masked);
});

test.each([
  '{"hasPassword":true,"token":null,"code":"SPRING25","unitCode":"796","key":"lot-1","current":{"a":1},"new":3}',
  '{"title":"password: none","note":"a=b","email":"a@b.test","url":"https://a.test/x?page=2#top"}',
  '[1, 2.50, "token"]',
  '"password"',
  '{"a" : [ ] , "b" : { } }',
  'page=2&perPage=20',
  '',
])('maskBody does not change %s', (text) => {
  expect(maskBody(text)).toBe(text);
});

test.each([
  ['/items?page=2&token=x', `/items?page=2&token=${HIDDEN}`],
  ['/items?user[password]=x&a=1', `/items?user[password]=${HIDDEN}&a=1`],
  ['/a#token=x;pin=1234', `/a#token=${HIDDEN};pin=${HIDDEN}`],
])('maskParameters masks %s', (address, masked) => {
  expect(maskParameters(address)).toBe(masked);
});

test.each([
  ['Referer', `http://a.test/app/verify/usr_1/${TOKEN}?x=1`, `http://a.test/app/verify/usr_1/${maskSecret(TOKEN)}?x=1`],
  ['Location', `/app/x#token=${TOKEN}`, `/app/x#token=${maskSecret(TOKEN)}`],
  ['X-Api-Key', SECRET, HIDDEN],
])('maskHeader masks %s', (name, value, masked) => {
  expect(maskHeader(name, value)).toBe(masked);
});

test('JSON without secrets is never changed, even if it is cut off', () => {
  fc.assert(
    fc.property(fc.json(), fc.nat(), (text, length) => {
      const part = text.slice(0, length % (text.length + 1));
      expect(replaceValues(text, () => null)).toBe(text);
      expect(replaceValues(part, () => null)).toBe(part);
    }),
  );
});

test('every value under a secret name is masked, at any depth', () => {
  const names = fc.constantFrom('password', 'api_key', 'secrets', 'title', 'items');
  const { value: values } = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom('x', 7, true),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(names, tie('value'), { maxKeys: 3 }),
      fc.dictionary(fc.constantFrom('password', 'secrets'), fc.constantFrom(SECRET, [SECRET], { a: [SECRET] }), {
        minKeys: 1,
      }),
    ),
  }));
  fc.assert(
    fc.property(values, fc.nat(), (value, length) => {
      const text = JSON.stringify(value);
      expect(maskBody(text)).not.toContain(SECRET);
      expect(() => JSON.parse(maskBody(text)) as unknown).not.toThrow();
      const cut = `{"a":${text}`.slice(0, length % (text.length + 6));
      expect(maskBody(cut)).not.toContain(SECRET);
    }),
  );
});
