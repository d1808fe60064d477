/** Faults of sign-in and sessions. */
import { objectIn, withBody, type Json } from '@zakupki/mock-engine/mutants/exchange';
import { changed, type Fault, given, rememberSignIn, signedIn, tokenOf, withToken } from './fault.ts';

/** What somebody signs in with; invalid requests have none. */
function credentials({ body }: { body: string }): { email: string; password: string } {
  const { email, password } = objectIn(body) ?? {};
  return { email: String(email).toLowerCase(), password: String(password) };
}

/** Signs in with the known password where the given one is close enough. */
const acceptsPassword = (
  isClose: (given: string, right: string) => boolean,
): Pick<Fault, 'on' | 'request' | 'answer'> => ({
  on: ['logIn'],
  request: (sent, { memory }) => {
    const { email, password } = credentials(sent);
    const right = memory.of('passwords', () => new Map<string, string>()).get(email);
    if (right === undefined || right === password || !isClose(password, right)) return null;
    return { ...sent, body: JSON.stringify({ email, password: right }) };
  },
  answer: ({ status }, { sent, memory }) => {
    const { email, password } = credentials(sent);
    const known = memory.of('passwords', () => new Map<string, string>());
    if (status === 200 && !known.has(email)) known.set(email, password);
    return null;
  },
});

const refusedWith = (code: string, message: string) => ({
  type: `/api/problems/${code}`,
  code,
  message,
  detail: message,
});

export const SESSIONS: readonly Fault[] = [
  {
    does: 'distinguishes the case of an e-mail address at sign-in',
    check: /ignores the case of the e-mail address/,
    on: ['logIn'],
    request: given((body) => {
      const email = String(body['email']);
      return email === email.toLowerCase() ? body : { ...body, email: `x${email}` };
    }),
  },
  {
    does: 'ignores the case of a password',
    check: /needs the exact password/,
    ...acceptsPassword((password, right) => password.toLowerCase() === right.toLowerCase()),
  },
  {
    does: 'compares only the first characters of a password',
    check: /needs the exact password/,
    ...acceptsPassword((password, right) => password.slice(0, -1).startsWith(right) || right.startsWith(password)),
  },
  {
    does: 'trims the spaces around a password',
    check: /needs the exact password/,
    ...acceptsPassword((password, right) => password.trim() === right),
  },
  {
    does: 'tells which e-mail addresses have an account',
    check: /refuses an unknown address like a wrong password/,
    on: ['logIn'],
    answer: (answered, { sent }) => {
      const body = objectIn(answered.text);
      if (answered.status !== 401 || !body || !/nobody|unknown/.test(credentials(sent).email)) return null;
      const message = 'Такой учётной записи нет.';
      return withBody(answered, { ...body, message, detail: message });
    },
  },
  {
    does: 'keeps a signed-out token',
    check: /ends the session of its token and no other/,
    on: ['logOut'],
    request: (sent) => withToken(sent, 'tok_of_nobody_00000000'),
  },
  {
    does: 'ends every session of the user at sign-out',
    check: /ends the session of its token and no other/,
    answer: async (answered, exchange) => {
      rememberSignIn(answered, exchange);
      if (exchange.operation.operationId !== 'logOut') return null;
      const tokens = signedIn(exchange);
      const user = tokens.get(tokenOf(exchange.sent));
      for (const [token] of [...tokens].filter(([, other]) => other === user))
        await exchange.forward(withToken(exchange.sent, token));
      return null;
    },
  },
  {
    does: 'tells a blocked person that the password is wrong',
    check: /tells a blocked person so/,
    on: ['logIn'],
    answer: (answered) => {
      const body = objectIn(answered.text);
      if (answered.status !== 403 || !body) return null;
      const wrong = { ...body, ...refusedWith('invalid_credentials', 'Неверный адрес или пароль.'), status: 401 };
      return { ...withBody(answered, { ...wrong, title: 'Unauthorized' } satisfies Json), status: 401 };
    },
  },
  {
    does: 'gives every user the name of the first',
    check: /getMe never shows another’s data/,
    on: ['getMe'],
    answer: changed((me, { memory }) => ({ ...me, user: memory.of('first', () => me['user']) })),
  },
];
