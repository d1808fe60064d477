/** What others do does not keep the owner of an account out. */
import { expect, it } from 'vitest';
import { Callers } from './callers.ts';

const OWNER = { email: 'buyer@demo.test', password: 'demo-password' };
const HOME = '2001:db8:1:2::7';
const guess = { email: OWNER.email, password: 'a-guess-of-a-stranger' };

async function signsIn(callers: Callers, address: string): Promise<number> {
  return (await callers.post(address, '/auth/login', OWNER)).status;
}

it('wrong passwords from another network do not count where the owner is', async () => {
  const callers = new Callers();
  await callers.freeze();
  for (let time = 0; time < 12; time += 1) await callers.post('11.0.0.1', '/auth/login', guess);
  expect(await signsIn(callers, '11.0.0.1')).toBe(429);
  expect(await signsIn(callers, HOME)).toBe(200);
});

it('an address of the same IPv6 customer is the same network, in any notation', async () => {
  const callers = new Callers();
  await callers.freeze();
  for (let time = 0; time < 10; time += 1) await callers.post(`2001:db8:1:2::${time}`, '/auth/login', guess);
  expect(await signsIn(callers, '2001:0DB8:0001:0002:ffff::1')).toBe(429);
  expect(await signsIn(callers, '2001:db8:1:3::1')).toBe(200);
});

it('wrong passwords from everywhere end sign-in by password only where the owner never was', async () => {
  const callers = new Callers();
  await callers.freeze();
  expect(await signsIn(callers, HOME)).toBe(200);
  for (let time = 0; time < 100; time += 1) await callers.post(`11.0.0.${time}`, '/auth/login', guess);
  expect((await callers.post('11.0.1.1', '/auth/login', guess)).status).toBe(429);
  expect(await signsIn(callers, '2001:db8:7::1')).toBe(429);
  expect(await signsIn(callers, '2001:db8:1:2::99')).toBe(200);
  // Elsewhere a link in an e-mail signs in.
  await callers.post('2001:db8:7::1', '/auth/login-link', { email: OWNER.email });
  const [path = ''] = (await callers.letters(OWNER.email)).flatMap(({ links }) => links.map((link) => link.path));
  const token = new URL(path, 'http://a').searchParams.get('token');
  expect((await callers.post('2001:db8:7::1', '/auth/token-login', { token })).status).toBe(200);
  expect(await signsIn(callers, '2001:db8:7::1')).toBe(200);
});

it('wrong passwords for other accounts do not count for colleagues who have signed in before', async () => {
  const callers = new Callers();
  await callers.freeze();
  expect(await signsIn(callers, HOME)).toBe(200);
  for (let time = 0; time < 50; time += 1) {
    await callers.post(HOME, '/auth/login', { ...guess, email: `guess-${time}@example.test` });
  }
  const newcomer = { email: 'trial@demo.test', password: OWNER.password };
  expect((await callers.post(HOME, '/auth/login', newcomer)).status).toBe(429);
  expect(await signsIn(callers, HOME)).toBe(200);
});

it('wrong promo codes of a visitor do not count for visitors elsewhere', async () => {
  const callers = new Callers();
  await callers.freeze();
  const preview = async (address: string, code: string) =>
    (await callers.post(address, '/promo-codes/preview', { code })).status;
  for (let time = 0; time < 10; time += 1) await preview('11.0.0.1', `GUESS-${time}`);
  expect(await preview('11.0.0.1', 'DRUZHBA-5')).toBe(429);
  expect(await preview('11.0.0.2', 'DRUZHBA-5')).toBe(200);
});

it('a person who has to wait for an e-mail has one in the mailbox that still works', async () => {
  const callers = new Callers();
  await callers.freeze();
  for (let minute = 0; minute < 120; minute += 1) {
    const asked = await callers.post(`11.0.1.${minute}`, '/auth/login-link', { email: OWNER.email });
    expect(asked.status).toBe(202);
    const last = (await callers.letters(OWNER.email)).at(-1);
    const token = new URL(last?.links[0]?.path ?? '', 'http://a').searchParams.get('token') ?? '';
    const link = (await callers.world()).links.get(token);
    const left = Number(asked.body['resendAfterSeconds']) * 1000;
    expect(Date.parse(link?.expiresAt ?? '')).toBeGreaterThan((await callers.world()).clock.now() + left);
    await callers.advance('PT1M');
  }
});
