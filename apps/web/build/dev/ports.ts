import { createServer } from 'node:net';
import type { Plugin } from 'vite';
import { plainError } from '../plain-error.ts';

/** @throws an error that names the variable when its value is not a port */
export function readPort(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
    throw plainError(`${name} is "${text}"; it must be a port number from 1 to 65535, such as ${fallback}.`);
  }
  return port;
}

/** Set on `globalThis` once a development server runs: a restart evaluates the configuration again, without state. */
const STARTED = Symbol.for('zakupki/development-server');

/** When the port is taken, names the variable that changes it, instead of a stack trace. */
export function explainTakenPort(variable: string): Plugin {
  return {
    name: 'clear-port-error',
    apply: 'serve',
    async configureServer(server) {
      const { port, host } = server.config.server;
      if (server.config.server.middlewareMode || process.env['VITEST'] !== undefined) return;
      // After a change of the configuration, Vite creates a new server before it closes the old one.
      if (Reflect.has(globalThis, STARTED)) return;
      if (await isFree(port, typeof host === 'string' ? host : '127.0.0.1')) {
        Reflect.set(globalThis, STARTED, true);
        return;
      }
      throw plainError(`Port ${port} is taken. Stop what uses it, or start with another one: ${variable}=${port + 1}`);
    },
  };
}

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}
