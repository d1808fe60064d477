/**
 * Benchmarks the comparison of 200 lines and 30 suppliers: time to show, evenness of scrolling against a hand-written
 * grid, and size of the page. Prints a table and writes docs/comparison-performance.md. The results are a report, not
 * a gate.
 */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { Comparison } from '@zakupki/api-client/schema';
import { createWorld, type TestWorld } from '@zakupki/mock-api/test-world';
import { Deployment, FIRST_BUILD } from '../fixtures/deployment.ts';
import { CHROMIUM_LAUNCH } from '../playwright.config.ts';
import { framesOfScroll, quantile } from './frames.ts';
import { drawByHand, plainMatrix } from './hand-written.ts';

const ORDER = 'ord_heavy_matrix';
const REPORT = fileURLToPath(new URL('../../../docs/comparison-performance.md', import.meta.url));
const ROUNDS = 5;
/** CPU slowdown of a mid-range phone. */
const SLOW_DOWN = 4 as const;
/** Limits of the report: p95 of the matrix ÷ p95 of the reference, milliseconds, elements. */
const MAX_RATIO = 1.5;
const MAX_SHOWN_MS = 1_000;
const MAX_ELEMENTS = 3_000;
const VIEW = { width: 1280, height: 800 };
const DIRECTIONS = {
  down: { xDistance: 0, yDistance: 4_800 },
  sideways: { xDistance: 3_000, yDistance: 0 },
} as const;
type Direction = keyof typeof DIRECTIONS;
const PACES = [1, SLOW_DOWN] as const;
type Pace = (typeof PACES)[number];
type Case = `${Direction} ${Pace}`;

const deployment = await Deployment.start(FIRST_BUILD);
const browser = await chromium.launch(CHROMIUM_LAUNCH);
try {
  const world = await createWorld(deployment.origin, {});
  const report = reportOf(await measure(browser, world));
  console.log(report);
  writeFileSync(REPORT, report);
} finally {
  await browser.close();
  await deployment.stop();
}

type Findings = {
  /** Milliseconds from the last byte of the response to the matrix on screen, with the CPU slowed down. */
  readonly shown: readonly number[];
  readonly elements: number;
  readonly byHand: Readonly<Record<Case, readonly number[]>>;
  readonly product: Readonly<Record<Case, readonly number[]>>;
};

async function measure(launched: Browser, world: TestWorld): Promise<Findings> {
  const answer = await world.api(`/orders/${ORDER}/comparison`, { headers: await world.signIn('heavy') });
  // The mock validates its responses against the contract.
  const plain = plainMatrix((await answer.json()) as Comparison);
  const shown: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) shown.push(await timeToMatrix(launched, world));

  const product = await open(launched, world, `/zakupki/orders/${ORDER}?tab=comparison`);
  await product.getByRole('grid').waitFor();
  const box = await product
    .getByRole('grid')
    .locator('..')
    .evaluate((element) => {
      element.scrollIntoView({ block: 'end' });
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width * 0.6, y: top + height * 0.6 };
    });
  const byHand = await launched.newPage({ viewport: VIEW });
  await byHand.evaluate(drawByHand, plain);

  const frames = { product: noFrames(), byHand: noFrames() };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const pace of PACES) {
      for (const direction of ['down', 'sideways'] as const) {
        frames.byHand[`${direction} ${pace}`].push(...(await scrolled(byHand, { x: 600, y: 400 }, direction, pace)));
        frames.product[`${direction} ${pace}`].push(...(await scrolled(product, box, direction, pace)));
      }
    }
  }
  const elements = await product.evaluate(() => document.querySelectorAll('*').length);
  return { shown, elements, ...frames };
}

function noFrames(): Record<Case, number[]> {
  return { 'down 1': [], 'sideways 1': [], 'down 4': [], 'sideways 4': [] };
}

async function scrolled(page: Page, at: { x: number; y: number }, direction: Direction, pace: Pace): Promise<number[]> {
  await page.bringToFront();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: pace });
  const frames = await framesOfScroll(page, session, { ...at, ...DIRECTIONS[direction] });
  await session.detach();
  return frames;
}

async function open(launched: Browser, world: TestWorld, path: string): Promise<Page> {
  const page = await launched.newPage({ viewport: VIEW, locale: 'en-GB', timezoneId: 'Europe/Moscow' });
  await page.goto(world.enterUrl('heavy', path));
  return page;
}

/** Milliseconds from the last byte of the comparison to the frame with its first cells, on a slow machine. */
async function timeToMatrix(launched: Browser, world: TestWorld): Promise<number> {
  const page = await open(launched, world, `/zakupki/orders/${ORDER}`);
  const tab = page.getByRole('link', { name: 'Comparison', exact: true });
  await tab.waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  const painted = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const watcher = new MutationObserver(() => {
          if (!document.querySelector('[role=grid] tbody td[aria-label]')) return;
          watcher.disconnect();
          // The frame after the one that renders them.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())));
        });
        watcher.observe(document.body, { childList: true, subtree: true });
      }),
  );
  await tab.click();
  const paintedAt = await painted;
  const answered = await page.evaluate(() => {
    const [entry] = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('/comparison'))
      // Entries of that type have these times.
      .map((timing) => timing as PerformanceResourceTiming);
    return entry?.responseEnd ?? Number.NaN;
  });
  await page.close();
  return paintedAt - answered;
}

function reportOf({ shown, elements, byHand, product }: Findings): string {
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  const line = (direction: Direction, pace: Pace) => {
    const [reference, matrix] = [byHand[`${direction} ${pace}`], product[`${direction} ${pace}`]];
    const [referenceP95, matrixP95] = [quantile(reference, 0.95), quantile(matrix, 0.95)];
    const ratio = matrixP95 / referenceP95;
    return `| ${direction}${pace === 1 ? '' : `, ${pace} times slower`} | ${ms(quantile(reference, 0.5))} | ${ms(referenceP95)} | ${ms(quantile(matrix, 0.5))} | ${ms(matrixP95)} | ${ratio.toFixed(2)} | at most ${MAX_RATIO} | ${verdict(ratio <= MAX_RATIO)} |`;
  };
  const verdict = (isWithin: boolean) => (isWithin ? 'pass' : '**fail**');
  const shownMs = Math.round(quantile(shown, 0.5));
  return `# Performance of the comparison

An order of 200 lines with bids of 30 suppliers. Written by \`pnpm bench:matrix\`; all figures are from one run, in Chromium
without a graphics card. They are a report: the command does not fail.

${new Date().toISOString().slice(0, 10)} · ${cpus()[0]?.model.trim() ?? 'unknown'}, ${cpus().length} cores · Node ${process.versions.node} · a window of ${VIEW.width} × ${VIEW.height}

## Rendering

| | measured | limit | verdict |
| --- | ---: | ---: | ---: |
| From the response to the matrix on screen, CPU ${SLOW_DOWN} times slower, median of ${ROUNDS} | ${shownMs} ms | under ${MAX_SHOWN_MS.toLocaleString('en')} ms | ${verdict(shownMs < MAX_SHOWN_MS)} |
| Elements of the page | ${elements} | at most ${MAX_ELEMENTS.toLocaleString('en')} | ${verdict(elements <= MAX_ELEMENTS)} |

## Scrolling

Time between frames while the matrix is scrolled with the wheel, ${ROUNDS} times there and back. The reference is a virtual grid
with the same cells, written by hand without a framework and measured in turns with the matrix.

| scrolled | reference, median | reference, p95 | matrix, median | matrix, p95 | p95 ratio | limit | verdict |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${PACES.flatMap((pace) => [line('down', pace), line('sideways', pace)]).join('\n')}
`;
}
