/** Runs the server as a separate process, as deployments do. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const { PATH = '', NODE_COMPILE_CACHE } = process.env;

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** Resolves once the server listens. */
export async function startServer(
  port: number,
  options: { environment?: Record<string, string>; arguments?: readonly string[] },
): Promise<ChildProcess> {
  const server = spawn(process.execPath, [MAIN, ...(options.arguments ?? [])], {
    env: {
      PATH,
      ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
      MOCK_API_PORT: String(port),
      MOCK_CONTROL: 'on',
      ...options.environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  server.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  while (!output.includes('QA console')) await once(server.stdout, 'data');
  return server;
}

/** Linux counts CPU time in hundredths of a second. */
const TICK_MS = 10;

/**
 * CPU time of a process, ms: unlike the clock, it does not run while other processes have the cores. Systems without
 * `/proc` get the time of day.
 */
export function cpuTimeOf({ pid }: ChildProcess): number {
  const path = `/proc/${pid}/stat`;
  if (!existsSync(path)) return performance.now();
  // After the name, which may contain spaces: fields 14 and 15 of the file, user and system time.
  const fields = readFileSync(path, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
