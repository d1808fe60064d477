/** Networks from which the owner of an account has signed in. */
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { toIso } from '@zakupki/mock-engine/world/clock';
import { KNOWN_NETWORK_MS } from '../../model/lifetimes.ts';
import { hashToken } from '@zakupki/mock-engine/world/traffic/secrets';
import { networkOf } from '../tries/network.ts';

/** Networks of an account that are remembered. */
const MAX_NETWORKS = 20;

/** No address is stored. */
const networkId = ({ world, address }: Call, userId: string): string =>
  hashToken(`${world.secretFor('networks').toString('hex')} ${userId} ${networkOf(address)}`);

export function isKnownNetwork(call: Call, userId: string): boolean {
  const known = call.world.knownNetworks.get(networkId(call, userId));
  return known !== undefined && call.now < Date.parse(known.until);
}

/** Call it when the owner has signed in. */
export function rememberNetwork(call: Call, userId: string): void {
  const { world, now } = call;
  world.knownNetworks.put({ id: networkId(call, userId), userId, until: toIso(now + KNOWN_NETWORK_MS) });
  const known = world.knownNetworks.where('user', userId);
  if (known.length <= MAX_NETWORKS) return;
  const oldest = known.toSorted((a, b) => Date.parse(a.until) - Date.parse(b.until));
  for (const { id } of oldest.slice(0, known.length - MAX_NETWORKS)) world.knownNetworks.delete(id);
}
