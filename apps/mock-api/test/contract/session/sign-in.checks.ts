/** Sign-in and sign-out of any account, on any server. */
import { type Answer, refusedWith } from '@zakupki/mock-engine/suite/client';
import { NotThere } from '@zakupki/mock-engine/suite/not-there';
import { checks, expect } from '../suite/checks.ts';
import { account, type ContractClient, credentials } from '../suite/client.ts';
import { operations } from '../suite/operations.ts';
import { serves } from '../suite/target.ts';
import { expectPublishingRefused } from '../access/refused-publishing.ts';
import { withCleanup } from '../sweeps/inputs/own/removal.ts';

const { it } = checks('session', 'account', ['logIn']);

/** A client without a session on the data of the account. */
const guest = async (): Promise<ContractClient> => (await account()).with({ token: '' });

/** The refusal of a sign-in. @throws NotThere when the server has counted too many */
async function refusal(caller: ContractClient, body: { email: string; password: string }) {
  const answer: Answer = await caller.call('logIn', { body });
  if (answer.status === 429) throw new NotThere('needs a server that does not count sign-ins now');
  return refusedWith('logIn', answer, 401, 'invalid_credentials');
}

/** Letters of the other case. */
const swapped = (text: string): string =>
  text.replaceAll(/\p{L}/gu, (one) => (one === one.toLowerCase() ? one.toUpperCase() : one.toLowerCase()));

it('logIn ignores the case of the e-mail address', async () => {
  const caller = await guest();
  const { email, password } = await credentials();
  const { user } = (await caller.ok('logIn', { body: { email, password } })).body;
  const other = (await caller.ok('logIn', { body: { email: swapped(email), password } })).body;
  expect(other.user.id).toBe(user.id);
  expect(other.user.email).toBe(user.email);
});

it('logIn needs the exact password', async () => {
  const caller = await guest();
  const { email, password } = await credentials();
  await caller.ok('logIn', { body: { email, password } });
  // Each refusal counts towards the limit of sign-ins, so spaces are tried on both sides at once.
  for (const wrong of [swapped(password), `${password}1`, password.slice(0, -1), ` ${password} `])
    if (wrong !== password) await refusal(caller, { email, password: wrong });
});

it('logIn refuses an unknown address like a wrong password', async () => {
  const caller = await guest();
  const { email, password } = await credentials();
  const wrong = await refusal(caller, { email, password: `${password}-` });
  const unknown = await refusal(caller, { email: `unknown-${email}`, password });
  expect([unknown.code, unknown.message]).toEqual([wrong.code, wrong.message]);
});

it('logOut ends the session of its token and no other', async () => {
  const caller = await guest();
  const body = await credentials();
  const [one, other] = [await caller.signInWith(body), await caller.signInWith(body)];
  expect(one.session.token).not.toBe(other.session.token);
  const reads = operations.filter(
    ({ method, secured, pathNames, operationId, forAdmins }) =>
      method === 'GET' && secured && pathNames.length === 0 && !forAdmins && serves(operationId),
  );
  const [read] = reads;
  if (!read) throw new NotThere('needs an operation that requires a session');
  await one.ok('logOut', {});
  for (const { operationId } of reads) await one.refused(operationId, {} as never, 401, 'unauthorized');
  expect((await other.send(read.operationId, {})).status).toBe(200);
});

checks('session', 'people', ['logIn']).it(
  'logIn tells a blocked person so, after the right password only',
  async () => {
    const { email, password } = await credentials('blocked');
    const caller = await guest();
    const answer = await caller.call('logIn', { body: { email, password } });
    if (answer.status === 200) {
      // Blocked from working instead: publishing says why.
      const { token } = answer.body as { token: string };
      await withCleanup(() => expectPublishingRefused(caller.with({ token })));
      return;
    }
    const problem = refusedWith('logIn', answer, 403, 'user_blocked');
    expect(problem.message).not.toBe('');
    await refusal(caller, { email, password: `${password}-` });
  },
);
