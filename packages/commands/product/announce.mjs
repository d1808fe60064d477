import { setTimeout as sleep } from 'node:timers/promises';
import { addresses, people } from './summary.mjs';

const PAUSE_MS = 100;

/**
 * Prints the addresses as soon as the first of the two apps answers, the people as soon as the mock API does, and a line
 * when each answers. Waits as long as it takes.
 *
 * @param {import('../processes/ports.mjs').Ports} ports
 * @param {{ during: <T>(name: string, step: Promise<T>) => Promise<T> }} waiting see reportWaiting
 * @param {(text: string) => void} [print]
 */
export async function announce(ports, waiting, print = console.log) {
  const mock = `http://127.0.0.1:${ports.mock}/__mock`;
  /** @type {Set<string>} */
  const starting = new Set(['mock API', 'web app']);

  /** @param {string} name */
  const answered = (name) => {
    const isFirst = starting.size === 2;
    starting.delete(name);
    const rest = [...starting].map((other) => ` The ${other} is still starting.`).join('');
    if (isFirst) print(addresses(ports));
    print(`  The ${name} answers.${rest}`);
  };

  await Promise.all([
    waiting.during('the mock API', answers(`${mock}/health`)).then(async () => {
      answered('mock API');
      const reply = await fetch(`${mock}/people`);
      // With MOCK_CONTROL=off there is no list of people.
      if (reply.ok) print(people(ports, /** @type {import('./summary.mjs').People} */ (await reply.json())));
    }),
    waiting.during('the web app', answers(`http://localhost:${ports.web}/app/`)).then(() => answered('web app')),
  ]);
  print('\n  Ctrl-C stops everything.\n');
}

/** @param {string} url */
async function answers(url) {
  for (;;) {
    try {
      const { status } = await fetch(url);
      if (status < 500) return;
    } catch {
      // not listening yet
    }
    await sleep(PAUSE_MS);
  }
}
