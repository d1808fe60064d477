/** Runs the server as a separate process, as deployments do. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
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
      ...options.environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  server.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  while (!output.includes('QA console')) await once(server.stdout, 'data');
  return server;
}
