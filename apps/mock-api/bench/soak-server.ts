/** The mock as `pnpm serve` runs it, with its worlds in a folder for the time of the soak; its memory is asked by the inspector. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import manifest from '../package.json' with { type: 'json' };
import { freePort } from '../test/http-server.ts';

export type MemoryUse = {
  /** as the system counts it, before any collection is asked for */
  rss: number;
  /** what is alive: objects after a full collection, and the buffers they own */
  live: number;
  /** objects alone */
  heap: number;
  sockets: number;
  /** active timers, such as those of delayed answers */
  timers: number;
};

const ROOM = join(import.meta.dirname, '..');
const DEBUGGER = /^(?:Debugger |For help, see:|Starting inspector).*\n?/gm;

export class ServedMock {
  readonly origin: string;
  readonly #supervisor: ReturnType<typeof spawn>;
  readonly #exited: Promise<[number | null, string | null]>;
  readonly #folder: string;
  #output = '';
  #wrong = '';

  /** Starts it. @throws Error when it ends instead */
  static async start(): Promise<ServedMock> {
    const mock = new ServedMock(await freePort());
    const early = mock.#exited.then(([code]): never => {
      throw new Error(`The server ended early with ${code}:\n${mock.#wrong}`);
    });
    while (!mock.#output.includes('QA console')) {
      await Promise.race([once(mock.#supervisor.stdout as NodeJS.ReadableStream, 'data'), early]);
    }
    return mock;
  }

  private constructor(port: number) {
    this.origin = `http://127.0.0.1:${port}`;
    this.#folder = mkdtempSync(join(tmpdir(), 'zakupki-soak-'));
    const [, ...words] = manifest.scripts.serve.split(' ');
    const given = words.map((word) => (word === '.data' ? this.#folder : word));
    // The tests of the mock do not build the web.
    if (!existsSync(join(ROOM, '../web/dist/index.html'))) given.splice(given.indexOf('--web'), 2);
    // The port alone is not the default one: another server may run here.
    const env = { PATH: process.env['PATH'] ?? '', MOCK_API_PORT: String(port) };
    const stdio = ['ignore', 'pipe', 'pipe'] as const;
    this.#supervisor = spawn(process.execPath, ['--inspect-port=0', ...given], { cwd: ROOM, env, stdio: [...stdio] });
    this.#supervisor.stdout?.on('data', (chunk: Buffer) => (this.#output += chunk.toString()));
    this.#supervisor.stderr?.on('data', (chunk: Buffer) => (this.#wrong += chunk.toString()));
    this.#exited = once(this.#supervisor, 'exit') as Promise<[number | null, string | null]>;
    this.#exited.catch(() => {});
  }

  /** What it wrote about errors. */
  get stderr(): string {
    return this.#wrong.replaceAll(DEBUGGER, '');
  }

  async held(): Promise<MemoryUse> {
    const pid = this.#serverId();
    const [, kib = '0'] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    const inspector = await this.#inspector(pid);
    try {
      // One collection may make more objects collectable.
      for (let round = 0; round < 3; round += 1) await inspector.ask('HeapProfiler.collectGarbage');
      const { usedSize, backingStorageSize } = await inspector.ask<HeapUsage>('Runtime.getHeapUsage');
      const expression = 'JSON.stringify(process.getActiveResourcesInfo())';
      const { result } = await inspector.ask<{ result: { value: string } }>('Runtime.evaluate', { expression });
      const open = JSON.parse(result.value) as string[];
      return {
        rss: Number(kib) * 1024,
        live: usedSize + backingStorageSize,
        heap: usedSize,
        sockets: open.filter((name) => name === 'TCPSocketWrap').length,
        timers: open.filter((name) => name === 'Timeout').length,
      };
    } finally {
      inspector.close();
    }
  }

  /** The server is the supervisor's only child. */
  #serverId(): number {
    const { pid } = this.#supervisor;
    return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim());
  }

  async #inspector(pid: number): Promise<Inspector> {
    const address = /Debugger listening on (ws:\S+)/;
    if (!address.test(this.#wrong)) process.kill(pid, 'SIGUSR1');
    while (!address.test(this.#wrong)) await once(this.#supervisor.stderr as NodeJS.ReadableStream, 'data');
    return Inspector.connect(address.exec(this.#wrong)?.[1] ?? '');
  }

  /** @returns its exit code; null when it had to be killed */
  async stop(patienceMs: number): Promise<number | null> {
    this.#supervisor.kill('SIGTERM');
    const killer = setTimeout(() => this.#supervisor.kill('SIGKILL'), patienceMs);
    const [code] = await this.#exited;
    clearTimeout(killer);
    rmSync(this.#folder, { recursive: true, force: true });
    return code;
  }
}

type HeapUsage = { usedSize: number; backingStorageSize: number };

class Inspector {
  readonly #socket: WebSocket;
  #asked = 0;

  static async connect(address: string): Promise<Inspector> {
    const socket = new WebSocket(address);
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener('open', () => resolve());
      socket.addEventListener('error', () => reject(new Error(`The inspector at ${address} does not answer.`)));
    });
    return new Inspector(socket);
  }

  private constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  ask<T>(method: string, params: object = {}): Promise<T> {
    this.#asked += 1;
    const id = this.#asked;
    return new Promise((resolve) => {
      const hear = ({ data }: MessageEvent) => {
        const said = JSON.parse(String(data)) as { id?: number; result: T };
        if (said.id !== id) return;
        this.#socket.removeEventListener('message', hear);
        resolve(said.result);
      };
      this.#socket.addEventListener('message', hear);
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }

  close(): void {
    this.#socket.close();
  }
}
