/** Who one is said to be is the same wherever it is said, and so is the hour. */
import type { AuthSession, Me } from '@zakupki/api-client/schema';
import { ARRANGEMENTS } from './arrangements.ts';
import { checks, expect } from './checks.ts';
import { signedIn } from './client.ts';

checks('session').it.each(['logIn', 'logInByToken', 'verifyEmail'] as const)(
  '%s says who getMe says one is',
  async (operationId) => {
    const { caller, request } = await ARRANGEMENTS[operationId]();
    const { status, body } = await caller.send(operationId, request);
    expect(status).toBe(200);
    // A success, held against the contract on its way.
    const { token, user } = body as AuthSession;
    const { body: me } = await caller.with({ token }).ok('getMe', {});
    expect({ ...me.user, lastActiveAt: null }).toEqual({ ...user, lastActiveAt: null });
    expect(Date.parse(me.user.lastActiveAt ?? '')).toBeGreaterThanOrEqual(Date.parse(user.lastActiveAt ?? ''));
  },
);

const SECOND_MS = 1000;

checks('profile').it('getMe and getAccess agree on the state of access and on the hour', async () => {
  for (const name of ['buyer', 'trial', 'grace', 'trial-expired', 'subscription-expired', 'credits-expired']) {
    const caller = await signedIn(name);
    const { body: me, headers } = await caller.ok('getMe', {});
    const { body: access } = await caller.ok('getAccess', {});
    expect(digestOf(me)).toEqual([access.status, access.blockedBy, access.plan?.code ?? null, access.credits.balance]);
    for (const moment of [me.access.serverTime, access.serverTime])
      expect(Math.abs(Date.parse(moment) - Date.parse(headers['x-server-time'] ?? ''))).toBeLessThan(10 * SECOND_MS);
  }
});

const digestOf = ({ access }: Me) => [access.status, access.blockedBy, access.planCode, access.creditsBalance];
