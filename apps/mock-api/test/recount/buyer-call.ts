/** A call of the demo buyer without HTTP. */
import { Call } from '@zakupki/mock-engine/pipeline/call';
import type { World } from '@zakupki/mock-engine/world/world';

/** @param now epoch ms */
export function buyerCall(world: World, now: number, lang: 'ru' | 'en' = 'en'): Call {
  const user = world.users.get('usr_buyer');
  if (!user) throw new Error('The seed has the buyer');
  const { signal } = new AbortController();
  const call = new Call(
    {
      method: 'GET',
      url: '/',
      headers: new Headers({ 'accept-language': lang }),
      rawHeaders: [],
      bytes: null,
      address: '127.0.0.1',
      readBody: async () => {},
      signal,
      http: null,
    },
    () => Promise.reject(new Error('This call has one unit of work')),
  );
  call.enter(world);
  call.signedIn = { user, invitation: null, copiedBy: null, impersonator: null, impersonation: null, tokenId: 'tok' };
  call.now = now;
  return call;
}
