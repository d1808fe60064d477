import { createServer } from 'node:net';
import { PlainError } from '../plain-error.mjs';

/** @typedef {{ web: number, mock: number }} Ports */

const VARIABLES = /** @type {const} */ ({
  web: { name: 'WEB_PORT', fallback: 5173 },
  mock: { name: 'MOCK_API_PORT', fallback: 4010 },
});

/**
 * The two ports of the product, read from the environment and checked.
 *
 * @param {Record<string, string | undefined>} env
 * @returns {Ports}
 */
export function readPorts(env) {
  const ports = { web: readPort(env, VARIABLES.web), mock: readPort(env, VARIABLES.mock) };
  if (ports.web === ports.mock) {
    throw new PlainError(`WEB_PORT and MOCK_API_PORT are both ${ports.web}, but must differ.`);
  }
  return ports;
}

/**
 * @param {Record<string, string | undefined>} env
 * @param {{ name: string, fallback: number }} variable
 */
function readPort(env, { name, fallback }) {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port < 1 || port > 65535) {
    throw new PlainError(`${name} is "${text}", but must be a whole number from 1 to 65535, such as ${fallback}.`);
  }
  return port;
}

/**
 * Throws a PlainError for a port that cannot be used.
 *
 * @param {Ports} ports
 */
export async function requireFreePorts(ports) {
  for (const part of /** @type {const} */ (['web', 'mock'])) {
    const { name } = VARIABLES[part];
    const error = await portError(ports[part]);
    if (error === 'EACCES') {
      throw new PlainError(`Port ${ports[part]} needs more rights. Choose one above 1023: ${name}=8173 npm start`);
    }
    if (error !== undefined) {
      const other = await freePortAbove(ports[part], Object.values(ports));
      throw new PlainError(`Port ${ports[part]} is taken. Free it or choose another: ${name}=${other} npm start`);
    }
  }
}

/**
 * @param {number} port
 * @param {number[]} except
 */
async function freePortAbove(port, except) {
  for (let other = port + 7; other <= 65535; other += 1) {
    if (!except.includes(other) && (await portError(other)) === undefined) return other;
  }
  return 8173;
}

/**
 * Returns the error code of listening on a port. The apps listen on 127.0.0.1, but a browser may try ::1 first for
 * `localhost`, and another program there would answer instead.
 *
 * @param {number} port
 */
async function portError(port) {
  return (await listenError(port, '127.0.0.1')) ?? (await listenError(port, '::1'));
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | undefined>}
 */
function listenError(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      const noSuchAddress = error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT';
      resolve(noSuchAddress ? undefined : (error.code ?? error.message));
    });
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}
