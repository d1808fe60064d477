/** Networks from which the owner of an account has signed in. */
import type { Context } from '@zakupki/mock-engine/pipeline/operation';
import { toIso } from '@zakupki/mock-engine/world/clock';
import { KNOWN_NETWORK_MS } from '../../model/lifetimes.ts';
import { hashToken } from '@zakupki/mock-engine/world/traffic/secrets';
import { networkOf } from '../tries/network.ts';

/** Networks of an account that are remembered. */
const MAX_NETWORKS = 20;

/** No address is stored. */
const networkId = ({ world, address }: Context, userId: string): string =>
  hashToken(`${world.secretFor('networks').toString('hex')} ${userId} ${networkOf(address)}`);

export function isKnownNetwork(context: Context, userId: string): boolean {
  const known = context.world.knownNetworks.get(networkId(context, userId));
  return known !== undefined && context.now < Date.parse(known.until);
}

/** Call it when the owner has signed in. */
export function rememberNetwork(context: Context, userId: string): void {
  const { world, now } = context;
  world.knownNetworks.put({ id: networkId(context, userId), userId, until: toIso(now + KNOWN_NETWORK_MS) });
  const known = world.knownNetworks.where('user', userId);
  if (known.length <= MAX_NETWORKS) return;
  const oldest = known.toSorted((a, b) => Date.parse(a.until) - Date.parse(b.until));
  for (const { id } of oldest.slice(0, known.length - MAX_NETWORKS)) world.knownNetworks.delete(id);
}
