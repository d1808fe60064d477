/** Measures the list of 50 right after one of its ten thousand orders changed, so that no cached result can be used. */
import { randomUUID } from 'node:crypto';
import { CASES, signIn } from './cases.ts';
import type { ServerProcess } from './servers/server-process.ts';

const TIMES = 40;

/** Mean CPU time in microseconds. */
export async function measureChangedList(server: ServerProcess): Promise<number> {
  const [list, , create] = CASES;
  if (!list || !create) throw new Error('The cases have changed');
  const headers = { ...(await signIn(server.origin, list)), 'content-type': 'application/json' };
  let micros = 0;
  for (let i = 0; i < TIMES; i += 1) {
    const created = await fetch(`${server.origin}/api${create.path}`, {
      method: create.method,
      headers: { ...headers, 'idempotency-key': randomUUID() },
      body: JSON.stringify(create.body),
    });
    if (created.status !== create.status) throw new Error(`Creating an order failed: ${await created.text()}`);
    await created.arrayBuffer();
    const before = await server.usage();
    await (await fetch(`${server.origin}/api${list.path}`, { headers })).arrayBuffer();
    micros += (await server.usage()).cpuMicros - before.cpuMicros;
  }
  return micros / TIMES;
}
