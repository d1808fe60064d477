/** Measures the cost of a start until the first response. */
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { type Contender, type ContenderName, MOCK } from './servers/contenders.ts';
import { quantile } from './load/quantile.ts';
import { launch, type ServerProcess } from './servers/server-process.ts';

/** Medians. */
export type Start = {
  what: ContenderName | 'this mock, first start ever';
  cpuMs: number;
  ms: number;
  residentMiB: number;
};

/** @param times number of starts of each contender */
export async function measureStarts(contenders: readonly Contender[], folder: string, times: number): Promise<Start[]> {
  const first: Contender = {
    ...MOCK,
    launch: (port) => {
      const options = MOCK.launch(port);
      // An empty compile cache, as on the first start ever.
      return { ...options, env: { ...options.env, NODE_COMPILE_CACHE: mkdtempSync(join(folder, 'code-')) } };
    },
  };
  const started = new Map<Start['what'], ServerProcess['start'][]>();
  // Fills the compile cache for the later starts.
  await startOnce(MOCK, COMPILE_CACHE_MS);
  for (let time = 0; time < times; time += 1) {
    for (const contender of [...contenders, first]) {
      const what = contender === first ? 'this mock, first start ever' : contender.name;
      started.set(what, [...(started.get(what) ?? []), await startOnce(contender)]);
    }
  }
  return [...started].map(([what, starts]) => ({
    what,
    cpuMs: median(starts.map(({ usage }) => usage.cpuMicros / 1000)),
    ms: median(starts.map(({ ms }) => ms)),
    residentMiB: median(starts.map(({ usage }) => usage.residentBytes / 2 ** 20)),
  }));
}

/** The mock writes its compile cache two seconds after its start. */
const COMPILE_CACHE_MS = 2500;

async function startOnce(contender: Contender, runMs = 0): Promise<ServerProcess['start']> {
  const server = await launch(contender.launch);
  await new Promise((resolve) => setTimeout(resolve, runMs));
  await server.stop();
  return server.start;
}

const median = (values: readonly number[]) => quantile(values, 0.5);
