/** What people without an account can make the server store. */
import { expect, it } from 'vitest';
import { Callers } from './callers.ts';

const PASSWORD = 'a-long-password';
const networkAt = (at: number) => `11.${at >> 16}.${(at >> 8) & 255}.${at & 255}`;
const signUpOf = (email: string) => ({ email, password: PASSWORD, consents: { terms: true, marketing: false } });

it('stays bounded under requests from many networks, and goes when it has ended', async () => {
  const callers = new Callers();
  await callers.freeze();
  const world = await callers.world();
  let most = 0;
  for (let at = 0; at < 3000; at += 1) {
    const [network, email] = [networkAt(at), `stranger-${at}@example.test`];
    await callers.post(network, '/auth/login-link', { email });
    await callers.post(network, '/auth/password/forgot', { email });
    await callers.post(network, '/auth/email/resend', { email });
    await callers.post(network, '/auth/invitation-link', { token: `token-${at}` });
    await callers.post(network, '/promo-codes/preview', { code: `GUESS-${at}` });
    await callers.post(network, '/referrals/partner-one/clicks', {});
    most = Math.max(most, world.countChanges());
  }
  expect(most).toBeGreaterThan(5000);
  expect(most).toBeLessThan(10_000);
  expect(world.referralClicks.changes().size).toBe(1);
  await callers.advance('PT3H');
  await callers.post(networkAt(0), '/auth/login-link', { email: 'last@example.test' });
  // The click is counted; the last request left a pause for its address and one for its network.
  expect(world.countChanges()).toBe(3);
});

it('is a few records for one network', async () => {
  const callers = new Callers();
  await callers.freeze();
  const statuses = [];
  for (let at = 0; at < 200; at += 1) {
    const email = `stranger-${at}@example.test`;
    statuses.push((await callers.post('11.0.0.1', '/auth/password/forgot', { email })).status);
  }
  expect(statuses.filter((status) => status === 202)).toHaveLength(60);
  const refused = await callers.post('11.0.0.1', '/auth/password/forgot', { email: 'one-more@example.test' });
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '30']);
  expect((await callers.world()).countChanges()).toBe(61);
  // Another kind of e-mail, another network, and the same one a little later.
  expect((await callers.post('11.0.0.1', '/auth/login-link', { email: 'buyer@demo.test' })).status).toBe(202);
  expect((await callers.post('11.0.0.2', '/auth/password/forgot', { email: 'a@example.test' })).status).toBe(202);
  await callers.advance('PT30S');
  expect((await callers.post('11.0.0.1', '/auth/password/forgot', { email: 'b@example.test' })).status).toBe(202);
});

it.each([
  ['/auth/login-link', 'buyer@demo.test', 'login'],
  ['/auth/password/forgot', 'buyer@demo.test', 'reset'],
  ['/auth/email/resend', 'unverified@demo.test', 'verify'],
])('is at most 20 links and 150 e-mails a day for one mailbox: %s', async (path, email, kind) => {
  const callers = new Callers();
  await callers.freeze();
  const world = await callers.world();
  const before = (await callers.letters(email)).length;
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    await callers.post(networkAt(minute), path, { email });
    await callers.advance('PT1M');
  }
  const sent = (await callers.letters(email)).length - before;
  expect(sent).toBeGreaterThan(100);
  expect(sent).toBeLessThan(150);
  const user = world.users.where('email', email)[0]?.id ?? '';
  const links = world.links.where('user', user).filter((link) => link.kind === kind);
  expect(links.length).toBeLessThanOrEqual(21);
});

it('of sign-ups that were never verified ends with their links', async () => {
  const callers = new Callers();
  await callers.freeze();
  const world = await callers.world();
  for (let at = 0; at < 5; at += 1) {
    const answer = await callers.post('11.0.0.1', '/auth/signup', signUpOf(`stranger-${at}@example.test`));
    expect(answer.status).toBe(201);
  }
  expect(world.users.where('email', 'stranger-0@example.test')).toHaveLength(1);
  await callers.advance('P7D');
  await callers.post('11.0.0.1', '/auth/login-link', { email: 'last@example.test' });
  expect(world.users.where('email', 'stranger-0@example.test')).toHaveLength(1);
  await callers.advance('P1D');
  await callers.post('11.0.0.1', '/auth/login-link', { email: 'other@example.test' });
  // The link of the seed has ended too.
  expect([world.changed('users'), world.changed('replays'), world.changed('links')]).toEqual([0, 0, 1]);
  // The address is free again.
  expect((await callers.post('11.0.0.1', '/auth/signup', signUpOf('stranger-0@example.test'))).status).toBe(201);
});
