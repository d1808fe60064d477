/**
 * Measures the list of 50 right after an order was created, so that no cached page can be used: among ten thousand
 * orders and among a hundred.
 */
import { randomUUID } from 'node:crypto';
import { type Case, CASES, signIn } from './cases.ts';
import { quantile } from './load/quantile.ts';
import type { ServerProcess } from './servers/server-process.ts';

/** The first half compiles the code. */
const TIMES = 80;
const FEW = 100;

/** Median CPU time in microseconds. */
export type ChangedList = { readonly many: number; readonly few: number };

export async function measureChangedList(server: ServerProcess): Promise<ChangedList> {
  const [list, one, create] = CASES;
  if (!list || !one || !create) throw new Error('The cases have changed');
  const many = await userOf(server, list, { list, create });
  const few = await userOf(server, one, { list, create });
  while ((await few.read()) < FEW - TIMES / 2) await few.create();
  const micros: Record<keyof ChangedList, number[]> = { many: [], few: [] };
  // In turns, so that other work of the machine meets both.
  for (let time = 0; time < TIMES; time += 1) {
    for (const [name, user] of [['many', many] as const, ['few', few] as const]) {
      await user.create();
      const before = await server.usage();
      await user.read();
      if (time >= TIMES / 2) micros[name].push((await server.usage()).cpuMicros - before.cpuMicros);
    }
  }
  return { many: quantile(micros.many, 0.5), few: quantile(micros.few, 0.5) };
}

/** Acts as the user of a case. `read` resolves with the number of orders. */
async function userOf({ origin }: ServerProcess, of: Case, { list, create }: { list: Case; create: Case }) {
  const headers = {
    ...(await signIn(origin, of)),
    'content-type': 'application/json',
    // As the load generator asks for it.
    'accept-encoding': 'identity',
  };
  return {
    create: async () => {
      const body = JSON.stringify(create.body);
      const sent = { method: create.method, headers: { ...headers, 'idempotency-key': randomUUID() }, body };
      const created = await fetch(`${origin}/api${create.path}`, sent);
      if (created.status !== create.status) throw new Error(`Creating an order failed: ${await created.text()}`);
      await created.arrayBuffer();
    },
    read: async () => {
      const answer = await fetch(`${origin}/api${list.path}`, { headers });
      const { page } = (await answer.json()) as { page: { totalItems: number } };
      return page.totalItems;
    },
  };
}
