/** A server under test, in a separate process that reports its resource usage over IPC. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** CPU time of all threads since the start, and resident memory. */
type Usage = { cpuMicros: number; residentBytes: number };

export type ServerProcess = {
  /** `http://127.0.0.1:…`, without the path of the API */
  origin: string;
  /** time until the first response in milliseconds, and the resource usage until then */
  start: { ms: number; usage: Usage };
  usage: () => Promise<Usage>;
  stop: () => Promise<void>;
};

/** How to start a server on a port. `ready` is requested until there is a response with any status. */
export type Launch = (port: number) => {
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
  ready: string;
};

const PROBE = fileURLToPath(new URL('probe.mjs', import.meta.url));
const START_LIMIT_MS = 60_000;
/** Pause between two attempts to reach a server that is starting. */
const RETRY_MS = 4;

/** Starts a server and waits for its first response. @throws Error with its output when it exits before that */
export async function launch(optionsFor: Launch): Promise<ServerProcess> {
  const port = await freePort();
  const { args, env, ready } = optionsFor(port);
  const started = performance.now();
  const child = spawn(process.execPath, ['--import', PROBE, ...args], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  const addOutput = (text: Buffer) => {
    // Enough to explain a failed start; some servers print a line for every request.
    if (output.length < 2000) output += text.toString();
  };
  child.stdout?.on('data', addOutput);
  child.stderr?.on('data', addOutput);
  const origin = `http://127.0.0.1:${port}`;
  while (!(await answers(`${origin}${ready}`))) {
    if (child.exitCode !== null) throw new Error(`It exited with code ${child.exitCode}: ${output.trim()}`);
    if (performance.now() - started > START_LIMIT_MS) {
      await stop(child);
      throw new Error(`It did not answer within ${START_LIMIT_MS / 1000} s: ${output.trim()}`);
    }
    await delay(RETRY_MS);
  }
  const ms = performance.now() - started;
  return { origin, start: { ms, usage: await usageOf(child) }, usage: () => usageOf(child), stop: () => stop(child) };
}

async function answers(url: string): Promise<boolean> {
  try {
    await (await fetch(url)).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

function usageOf(child: ChildProcess): Promise<Usage> {
  return new Promise((resolve, reject) => {
    const onMessage = (message: { usage?: Usage }) => {
      // Some servers send other messages to their parent.
      if (!message.usage) return;
      child.off('message', onMessage);
      resolve(message.usage);
    };
    child.on('message', onMessage);
    child.send('usage', (error) => {
      if (error) reject(error);
    });
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  // Some servers ignore SIGTERM.
  const killTimer = setTimeout(() => child.kill('SIGKILL'), 3000);
  await ended;
  clearTimeout(killTimer);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
