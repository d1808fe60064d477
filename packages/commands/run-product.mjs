import { setTimeout as sleep } from 'node:timers/promises';
import { PlainError } from './plain-error.mjs';
import { readPorts, requireFreePorts } from './processes/ports.mjs';
import { stopRequest } from './processes/stop-request.mjs';
import { summary } from './summary.mjs';
import { finishWith, install, startPnpm } from './workspace.mjs';

/** Time for the two apps to answer their first request, in milliseconds. */
const PATIENCE = 120_000;

/** Installs, starts both apps, prints their addresses, and ends them on a stop request. */
export async function runProduct() {
  await finishWith(async () => {
    const stop = stopRequest();
    const ports = readPorts(process.env);
    await requireFreePorts(ports);
    await install(stop);

    const apps = startPnpm(['exec', 'turbo', 'run', 'dev'], {
      WEB_PORT: String(ports.web),
      MOCK_API_PORT: String(ports.mock),
    });
    const died = apps.ended.then((code) => {
      throw new PlainError('One of the two apps ended, so the other was ended too; its reason is above.', code || 1);
    });
    try {
      const early = await Promise.race([died, stop, announce(ports)]);
      return early ?? (await Promise.race([died, stop]));
    } finally {
      await apps.end();
    }
  });
}

/**
 * Waits until both apps answer, then prints the summary.
 *
 * @param {import('./processes/ports.mjs').Ports} ports
 */
async function announce(ports) {
  const mock = `http://127.0.0.1:${ports.mock}/__mock`;
  await Promise.all([answers(`${mock}/health`, 'mock API'), answers(`http://localhost:${ports.web}/app/`, 'web app')]);
  const reply = await fetch(`${mock}/people`);
  // With MOCK_CONTROL=off there is no list of people.
  const seed = reply.ok ? /** @type {import('./summary.mjs').People} */ (await reply.json()) : undefined;
  console.log(summary(ports, seed));
}

/**
 * @param {string} url
 * @param {string} name
 */
async function answers(url, name) {
  const deadline = Date.now() + PATIENCE;
  while (Date.now() < deadline) {
    try {
      const reply = await fetch(url, { signal: AbortSignal.timeout(5000) });
      if (reply.status < 500) return;
    } catch {
      // not listening yet
    }
    await sleep(250);
  }
  throw new PlainError(`The ${name} does not answer at ${url}; its output above says why.`);
}
