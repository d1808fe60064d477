/** No answer tells whether an address or a phone number is known. */
import { expect, it } from 'vitest';
import { type Answered, Callers } from './callers.ts';

const CONSENTS = { terms: true, marketing: false };
const signUp = (email: string, password: string) => ['/auth/signup', { email, password, consents: CONSENTS }] as const;

/** Requests with an address, and the pauses between them. */
const STORIES: Readonly<Record<string, (email: string) => (readonly [path: string, body: object] | string)[]>> = {
  'sign-up, with other passwords and again': (email) => [
    signUp(email, 'a-long-password'),
    ['/auth/login', { email, password: 'a-long-password' }],
    'PT20S',
    signUp(email, 'another-long-password'),
    'PT20S',
    ['/auth/email/resend', { email }],
    'PT1M',
    ['/auth/email/resend', { email }],
    ...Array.from({ length: 8 }, (_, at) => signUp(email, `password-number-${at}`)),
    'PT1M',
    ['/auth/email/resend', { email }],
    'PT1H',
    ['/auth/email/resend', { email }],
  ],
  'wrong passwords': (email) => [
    ...Array.from({ length: 12 }, (_, at) => ['/auth/login', { email, password: `guess-${at}` }] as const),
    'PT1M',
    ['/auth/login', { email, password: 'guess' }],
    ['/auth/login', { email, password: 'guess' }],
  ],
  'requested e-mails': (email) => [
    ...['/auth/login-link', '/auth/password/forgot', '/auth/email/resend'].flatMap((path) => [
      [path, { email }] as const,
      [path, { email: email.toUpperCase() }] as const,
      'PT1M',
      [path, { email }] as const,
    ]),
  ],
};

/** Everything that the caller sees, without the address, the number of the request and the random token. */
const seen = ({ status, headers, body }: Answered, email: string) => {
  const { 'x-request-id': _, ...others } = headers;
  const text = JSON.stringify({ status, headers: others, body });
  return text
    .replaceAll(email, '(address)')
    .replaceAll(/req_\w+/g, '(request)')
    .replace(/(?<="browserToken":")[\w-]{32}/, '(token)');
};

async function tell(story: (email: string) => (readonly [string, object] | string)[], email: string) {
  const callers = new Callers();
  await callers.freeze();
  const answers: string[] = [];
  for (const step of story(email)) {
    if (typeof step === 'string') await callers.advance(step);
    else answers.push(seen(await callers.post('11.0.0.1', ...step), email));
  }
  return { answers, callers };
}

it.each(Object.entries(STORIES))('%s', async (_name, story) => {
  const known = await tell(story, 'buyer@demo.test');
  for (const email of ['unverified@demo.test', 'blocked@demo.test', 'nowhere@example.test']) {
    expect((await tell(story, email)).answers).toEqual(known.answers);
  }
});

it('a sign-up sends one e-mail to any address', async () => {
  for (const email of ['buyer@demo.test', 'blocked@demo.test', 'nowhere@example.test']) {
    const { callers } = await tell((address) => [signUp(address, 'a-long-password')], email);
    expect(await callers.letters(email)).toHaveLength(1);
  }
});

it('a code is requested for a known number as for a free one, and sent only to the free one', async () => {
  const answers = [];
  for (const phone of ['+79161234567', '+79165550101']) {
    const callers = new Callers();
    await callers.freeze();
    const login = await callers.post('11.0.0.1', '/auth/login', {
      email: 'no-phone@demo.test',
      password: 'demo-password',
    });
    const token = String(login.body['token']);
    const answer = await callers.post('11.0.0.1', '/me/phone/request-code', { phone }, token);
    const wrong = await callers.post('11.0.0.1', '/me/phone/confirm', { phone, code: '000000' }, token);
    answers.push([seen(answer, phone), seen(wrong, phone), (await callers.letters(phone)).length]);
  }
  expect(answers[0]).toEqual(answers[1]);
});
