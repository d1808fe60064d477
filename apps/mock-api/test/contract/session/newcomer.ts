/** People who sign up. */
import type { Body } from '@zakupki/api-client/operation';
import type { AuthSession } from '@zakupki/api-client/schema';
import type { ContractClient } from '../suite/client.ts';

/** Not easy to guess. */
export const PASSWORD = 'lampa-oblako-reka';

export const SIGN_UP = { password: PASSWORD, consents: { terms: true, marketing: false } } as const;

/** The links that verify the address, the newest first. */
export async function linksOf(caller: ContractClient, email: string): Promise<Body<'findSignUp'>[]> {
  const sent = (await caller.outbox()).filter(({ kind, to }) => kind === 'verify' && to === email);
  return sent.map(({ links: [link] }) => {
    const [, id = '', hash = ''] = /verify\/([^/]+)\/([^/?]+)/.exec(link?.path ?? '') ?? [];
    return { id, hash };
  });
}

/** Signs up and opens the link in the same browser. */
export async function signUp(caller: ContractClient, asked: Partial<Body<'signUp'>> & { email: string }) {
  const { browserToken } = (await caller.ok('signUp', { body: { ...SIGN_UP, ...asked } })).body;
  return verify(caller, asked.email, { browserToken });
}

/** Opens the newest link. */
export async function verify(
  caller: ContractClient,
  email: string,
  more: Pick<Body<'verifyEmail'>, 'browserToken' | 'account'>,
): Promise<AuthSession> {
  const [link = { id: '', hash: '' }] = await linksOf(caller, email);
  return (await caller.ok('verifyEmail', { body: { ...link, ...more } })).body;
}
