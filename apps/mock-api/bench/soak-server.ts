/**
 * Runs the mock like `pnpm serve`, with its worlds in a temporary folder. Measures its memory through the inspector.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import manifest from '../package.json' with { type: 'json' };
import { freePort } from '@zakupki/mock-engine/test-world/http-server';

export type MemoryUse = {
  /** resident memory by the system's count, before a forced collection */
  rss: number;
  /** live objects after a full collection, and the buffers they own */
  live: number;
  /** live objects only */
  heap: number;
  sockets: number;
  /** active timers, such as those of delayed answers */
  timers: number;
};

const PACKAGE_FOLDER = join(import.meta.dirname, '..');
const DEBUGGER = /^(?:Debugger |For help, see:|Starting inspector).*\n?/gm;

export class ServedMock {
  readonly origin: string;
  readonly #supervisor: ReturnType<typeof spawn>;
  readonly #exited: Promise<[number | null, string | null]>;
  readonly #folder: string;
  #output = '';
  #errorOutput = '';

  /** @throws Error when the server exits early */
  static async start(): Promise<ServedMock> {
    const mock = new ServedMock(await freePort());
    const earlyExit = mock.#exited.then(([code]): never => {
      throw new Error(`The server ended early with ${code}:\n${mock.#errorOutput}`);
    });
    while (!mock.#output.includes('QA console')) {
      await Promise.race([once(mock.#supervisor.stdout as NodeJS.ReadableStream, 'data'), earlyExit]);
    }
    return mock;
  }

  private constructor(port: number) {
    this.origin = `http://127.0.0.1:${port}`;
    this.#folder = mkdtempSync(join(tmpdir(), 'zakupki-soak-'));
    const [, ...words] = manifest.scripts.serve.split(' ');
    const args = words.map((word) => (word === '.data' ? this.#folder : word));
    // The tests of the mock do not build the web.
    if (!existsSync(join(PACKAGE_FOLDER, '../web/dist/index.html'))) args.splice(args.indexOf('--web'), 2);
    // All settings except the port have their defaults; another server may use the default port.
    const env = { PATH: process.env['PATH'] ?? '', MOCK_API_PORT: String(port), MOCK_CONTROL: 'on' };
    const stdio = ['ignore', 'pipe', 'pipe'] as const;
    this.#supervisor = spawn(process.execPath, ['--inspect-port=0', ...args], {
      cwd: PACKAGE_FOLDER,
      env,
      stdio: [...stdio],
    });
    this.#supervisor.stdout?.on('data', (chunk: Buffer) => (this.#output += chunk.toString()));
    this.#supervisor.stderr?.on('data', (chunk: Buffer) => (this.#errorOutput += chunk.toString()));
    this.#exited = once(this.#supervisor, 'exit') as Promise<[number | null, string | null]>;
    this.#exited.catch(() => {});
  }

  /** Error output of the server, without the messages of the inspector. */
  get stderr(): string {
    return this.#errorOutput.replaceAll(DEBUGGER, '');
  }

  async measureMemory(): Promise<MemoryUse> {
    const pid = this.#serverId();
    const [, kib = '0'] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    const inspector = await this.#inspector(pid);
    try {
      // One collection may make more objects collectable.
      for (let round = 0; round < 3; round += 1) await inspector.call('HeapProfiler.collectGarbage');
      const { usedSize, backingStorageSize } = await inspector.call<HeapUsage>('Runtime.getHeapUsage');
      const expression = 'JSON.stringify(process.getActiveResourcesInfo())';
      const { result } = await inspector.call<{ result: { value: string } }>('Runtime.evaluate', { expression });
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
    if (!address.test(this.#errorOutput)) process.kill(pid, 'SIGUSR1');
    while (!address.test(this.#errorOutput)) await once(this.#supervisor.stderr as NodeJS.ReadableStream, 'data');
    return Inspector.connect(address.exec(this.#errorOutput)?.[1] ?? '');
  }

  /** @returns the exit code; null when the server had to be killed */
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
  #lastId = 0;

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

  call<T>(method: string, params: object = {}): Promise<T> {
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve) => {
      const onMessage = ({ data }: MessageEvent) => {
        const message = JSON.parse(String(data)) as { id?: number; result: T };
        if (message.id !== id) return;
        this.#socket.removeEventListener('message', onMessage);
        resolve(message.result);
      };
      this.#socket.addEventListener('message', onMessage);
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }

  close(): void {
    this.#socket.close();
  }
}
