/** Invariants of every ledger of a world. */
import { listSpendable } from '../../src/rules/access/access.ts';
import type { CreditRecord } from '../../src/model/records/billing.ts';
import type { World } from '@zakupki/mock-engine/world/world';

/** The violations in all ledgers that this world has changed, one sentence each. */
export function ledgerFaults(world: World): string[] {
  const { credits, grants } = world.memento().tables;
  const owners = new Set<string>();
  for (const record of [...(credits?.values() ?? []), ...(grants?.values() ?? [])])
    if (record) owners.add(record.ownerId);
  const rewritten = [...(credits?.keys() ?? [])].filter((id) => world.seed.credits.records.has(id));
  return [
    ...rewritten.map((id) => `${world.name}: line ${id} was written a second time`),
    ...[...owners].flatMap((owner) => faultsOf(world, owner).map((fault) => `${world.name}, ${owner}: ${fault}`)),
  ];
}

function faultsOf(world: World, owner: string): string[] {
  const lines = world.credits.where('owner', owner);
  const grants = world.grants.where('owner', owner);
  const faults: string[] = [];
  let sum = 0;
  const booked = new Map<string | null, number>();
  for (const { id, amount, balanceAfter, grantId } of lines) {
    sum += amount;
    booked.set(grantId, (booked.get(grantId) ?? 0) + amount);
    if (sum !== balanceAfter) faults.push(`${id} says ${balanceAfter} is left, the lines so far come to ${sum}`);
  }
  const open = new Set(listSpendable(grants, world.clock.now()));
  for (const grant of grants) {
    const left = booked.get(grant.id) ?? 0;
    // Credits that expired since the last request are not in the ledger yet.
    if (left !== grant.remaining && (left !== 0 || open.has(grant))) {
      faults.push(`${grant.id} has ${grant.remaining} left, its lines come to ${left}`);
    }
    if (grant.remaining < 0) faults.push(`${grant.id} was overspent`);
  }
  for (const [order, charges] of Map.groupBy(lines.filter(isCharge), (line) => line.order?.id)) {
    if (charges.length > 1) faults.push(`${order} was charged ${charges.length} times`);
  }
  return faults;
}

/** Publishing costs one credit, so it adds one line. */
const isCharge = ({ type, reason }: CreditRecord) => type === 'debit' && reason === 'order.publish';
