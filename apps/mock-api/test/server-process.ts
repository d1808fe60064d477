/** A server as a process, as it runs where it is deployed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** Resolves when it listens. @param given its variables and arguments */
export async function startServer(
  port: number,
  given: { environment?: Record<string, string>; arguments?: readonly string[] },
): Promise<ChildProcess> {
  const server = spawn(process.execPath, [MAIN, ...(given.arguments ?? [])], {
    env: { PATH: process.env['PATH'] ?? '', MOCK_API_PORT: String(port), ...given.environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  server.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  while (!output.includes('QA console')) await once(server.stdout, 'data');
  return server;
}
