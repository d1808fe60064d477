/**
 * Compares the web application with a bare page of the same libraries, and with peers, in one run. Prints the tables and
 * writes docs/web-performance.md. The results are a report; budgets of bytes, requests and elements are tests.
 *
 *     pnpm bench:web [--peer name=folder] [--peer name=https://…]
 */
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import type { Order } from '@zakupki/api-client/schema';
import { createWorld } from '@zakupki/mock-api/test-world';
import { CHROMIUM_LAUNCH } from '../../playwright.config.ts';
import { type Contender, startBoth, startPeer } from './contenders.ts';
import { measureChanges, measureGrowth, measureLoad, measureTyping, SLOWER, type Visit } from './measures.ts';
import { LINES, NAVIGATIONS, reportOf, type Side, type Sides } from './report.ts';

const REPORT = fileURLToPath(new URL('../../../../docs/web-performance.md', import.meta.url));
const ROUNDS = 5;
/** An order of the first page of the list. */
const TITLE = 'Крепёж и расходники';
const CELL = 'Name, line 5';

const { values } = parseArgs({ options: { peer: { type: 'string', multiple: true, default: [] } } });
const { product, bare } = await startBoth();
const peers = await Promise.all(values.peer.map(startPeer));
const browser = await chromium.launch(CHROMIUM_LAUNCH);
try {
  const report = reportOf(await measureAll(), browser.version());
  console.log(report);
  writeFileSync(REPORT, report);
} finally {
  await browser.close();
  await Promise.all([product, bare, ...peers].map(({ stop }) => stop()));
}

/** In turns, so that other work of the machine meets all. */
async function measureAll(): Promise<Sides> {
  const visits = { product: await visitsOf(product), bare: await visitsOf(bare) };
  visits.bare.lines.url = `${bare.origin}/app/cells`;
  const sides: Sides = {
    product: emptySide(),
    bare: emptySide(),
    peers: peers.map(({ name }) => ({ name, loads: [] })),
  };
  for (let round = 1; round <= ROUNDS; round += 1) {
    console.error(`Round ${round} of ${ROUNDS}`);
    await measureRound(visits.product, sides.product);
    await measureRound(visits.bare, sides.bare);
    for (const [at, { loads }] of sides.peers.entries()) {
      loads.push(await measureLoad(browser, { url: peers[at]?.origin ?? '', token: null, heading: null }));
    }
  }
  for (const name of ['product', 'bare'] as const) {
    sides[name].growth = await measureGrowth(browser, visits[name].list, TITLE, NAVIGATIONS);
  }
  return sides;
}

type Visits = { signIn: Visit; list: Visit; lines: { url: string } & Visit };

async function visitsOf({ origin }: Contender): Promise<Visits> {
  const world = await createWorld(origin, { name: 'default' });
  const headers = await world.signIn('buyer');
  const token = headers.authorization.replace('Bearer ', '');
  const answer = await world.api('/orders', {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      title: 'Draft of many lines',
      items: Array.from({ length: LINES }, (_, line) => ({ name: `Bolt M${line + 1}`, quantity: '10' })),
    }),
  });
  if (!answer.ok) throw new Error(`The draft was refused: ${await answer.text()}`);
  const { id } = (await answer.json()) as Order;
  return {
    signIn: { url: `${origin}/app/login`, token: null, heading: 'Sign in' },
    list: { url: `${origin}/app/zakupki/orders`, token, heading: 'Orders' },
    lines: { url: `${origin}/app/zakupki/orders/${id}`, token, heading: null },
  };
}

function emptySide(): Side {
  return { signIn: [], list: [], slowList: [], cold: [], warm: [], keyMs: [], growth: 0 };
}

async function measureRound({ signIn, list, lines }: Visits, side: Side): Promise<void> {
  side.signIn.push(await measureLoad(browser, signIn));
  side.list.push(await measureLoad(browser, list));
  side.slowList.push(await measureLoad(browser, list, SLOWER));
  const { cold, warm } = await measureChanges(browser, list, TITLE);
  side.cold.push(cold);
  side.warm.push(warm);
  side.keyMs.push(await measureTyping(browser, lines, CELL));
}
