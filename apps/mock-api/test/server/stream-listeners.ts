/** Listens to many event streams in a separate thread, so that only the server's memory is measured. */
import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

export type Listening = { url: string; world: string; tokens: readonly string[] };

const { url, world, tokens } = workerData as Listening;
const agent = new Agent({ keepAlive: false });

const streams = tokens.map((token, index) =>
  get(url, { agent, headers: { authorization: `Bearer ${token}`, 'x-mock-world': world } }, (answer) => {
    let rest = '';
    answer.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (!line.startsWith('data: ')) continue;
        const { kind, subjectId } = JSON.parse(line.slice(6)) as { kind: string; subjectId: string | null };
        parentPort?.postMessage({ index, kind, subjectId });
      }
    });
    answer.on('error', () => undefined);
  }),
);
for (const stream of streams) stream.on('error', () => undefined);

parentPort?.on('message', () => {
  for (const stream of streams) stream.destroy();
  parentPort?.close();
});
