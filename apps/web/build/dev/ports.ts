import { createServer } from 'node:net';
import type { Plugin } from 'vite';

/** @throws an error that names the variable when its value is no port */
export function readPort(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
    throw plainError(`${name} is "${text}"; it must be a port number from 1 to 65535, such as ${fallback}.`);
  }
  return port;
}

/** Set in a process with a development server; the configuration that runs again has no state of its own. */
const STARTED = Symbol.for('zakupki/development-server');

/** Names the variable that changes the port when the port is taken, instead of a stack trace. */
export function explainTakenPort(variable: string): Plugin {
  return {
    name: 'clear-port-error',
    apply: 'serve',
    async configureServer(server) {
      const { port, host } = server.config.server;
      if (server.config.server.middlewareMode || process.env['VITEST'] !== undefined) return;
      // A saved configuration makes a new server before the old one is closed.
      if (Reflect.has(globalThis, STARTED)) return;
      if (await isFree(port, typeof host === 'string' ? host : '127.0.0.1')) {
        Reflect.set(globalThis, STARTED, true);
        return;
      }
      throw plainError(`Port ${port} is taken. Stop what uses it, or start with another one: ${variable}=${port + 1}`);
    },
  };
}

// Vite prints the stack; the sentence alone is more useful.
function plainError(sentence: string): Error {
  return Object.assign(new Error(sentence), { stack: sentence });
}

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}
