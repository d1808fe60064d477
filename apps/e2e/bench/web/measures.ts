/** What loading a page, changing to another, and typing cost in a browser. */
import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, CDPSession, Page, Response } from '@playwright/test';
import { layoutShiftOf, watchLayoutShifts } from '../../fixtures/page/layout-shift.ts';
import { watchFrames } from '../frames.ts';

export type Load = {
  /** gzip, also when the server sends another encoding */
  readonly bytes: number;
  readonly requests: number;
  /** of the page's main thread */
  readonly cpuMs: number;
  /** after garbage collection */
  readonly heapBytes: number;
  readonly elements: number;
  readonly largestPaintMs: number;
  /** cumulative layout shift */
  readonly shift: number;
};

export type Change = { readonly cpuMs: number; readonly longestFrameMs: number };

/** A page, whose session opens it, and its heading; null for any. */
export type Visit = { url: string; token: string | null; heading: string | null };

const VIEW = { width: 1440, height: 900 };
/** How much slower a mid-range phone is. */
export const SLOWER = 4;

/** Opens the page in an empty browser. @param pace how many times the processor is slowed down */
export async function measureLoad(browser: Browser, visit: Visit, pace = 1): Promise<Load> {
  const { context, page, session } = await open(browser, visit);
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  if (pace > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: pace });
  await page.addInitScript(watchPaints);
  await watchLayoutShifts(page);
  await page.goto(visit.url);
  await shown(page, visit);
  await page.waitForLoadState('networkidle');
  const cpuMs = await cpuOf(session);
  const loaded = responses.filter((response) => !response.url().startsWith('data:'));
  const bytes = await sizeOf(loaded);
  const largestPaintMs = await page.evaluate(() => window.largestPaintMs);
  const shift = await layoutShiftOf(page);
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  const heapBytes = await heapOf(session);
  await context.close();
  return { bytes, requests: loaded.length, cpuMs, heapBytes, elements, largestPaintMs, shift };
}

/** Follows a link of the page, returns, and follows it again. @param link its name, also the heading of its page */
export async function measureChanges(
  browser: Browser,
  visit: Visit,
  link: string,
): Promise<{ cold: Change; warm: Change }> {
  const { context, page, session } = await open(browser, visit);
  await page.goto(visit.url);
  const follow = async (): Promise<Change> => {
    const there = page.getByRole('link', { name: link }).first();
    await there.waitFor();
    await page.waitForLoadState('networkidle');
    const box = await there.boundingBox();
    if (!box) throw new Error(`The link "${link}" is not in sight`);
    await page.evaluate(watchFrames);
    // Looking for elements from outside would cost more than the change itself.
    const shown = page.evaluate(headingShown, link);
    const before = await cpuOf(session);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await shown;
    await settled(page);
    const cpuMs = (await cpuOf(session)) - before;
    const { frames } = await page.evaluate(() => window.framesSeen());
    return { cpuMs, longestFrameMs: Math.max(...frames) };
  };
  const cold = await follow();
  await page.goBack();
  const warm = await follow();
  await context.close();
  return { cold, warm };
}

/** Goes to the page of a link and back. @returns bytes by which the heap has grown from the first ten times */
export async function measureGrowth(browser: Browser, visit: Visit, link: string, times: number): Promise<number> {
  const { context, page, session } = await open(browser, visit);
  await page.goto(visit.url);
  let first = 0;
  for (let time = 1; time <= times; time += 1) {
    await page.getByRole('link', { name: link }).first().click();
    await page.getByRole('heading', { level: 1, name: link }).waitFor();
    await page.goBack();
    await shown(page, visit);
    if (time === 10) first = await heapOf(session);
  }
  const growth = (await heapOf(session)) - first;
  await context.close();
  return growth;
}

/** Types into a cell. @returns processor time of the main thread for each key, ms */
export async function measureTyping(browser: Browser, visit: Visit, cell: string): Promise<number> {
  const { context, page, session } = await open(browser, visit);
  await page.goto(visit.url);
  const target = page.getByLabel(cell, { exact: true });
  await target.waitFor();
  await page.waitForLoadState('networkidle');
  await target.click();
  await page.keyboard.type('Warm');
  await settled(page);
  const before = await cpuOf(session);
  const text = 'Steel bolts of thirty';
  await page.keyboard.type(text);
  await settled(page);
  const cpuMs = (await cpuOf(session)) - before;
  await context.close();
  return cpuMs / text.length;
}

async function open(
  browser: Browser,
  { url, token }: Visit,
): Promise<{ context: BrowserContext; page: Page; session: CDPSession }> {
  const context = await browser.newContext({ viewport: VIEW, locale: 'en-GB', timezoneId: 'Europe/Moscow' });
  const page = await context.newPage();
  if (token !== null) {
    // A small document of the origin, without a script.
    await page.goto(`${new URL(url).origin}/api/none`);
    await page.evaluate((stored) => localStorage.setItem('auth-token', stored), token);
  }
  const session = await context.newCDPSession(page);
  // Thread time: other processes of the machine do not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { context, page, session };
}

async function shown(page: Page, { heading }: Visit): Promise<void> {
  if (heading !== null) await page.getByRole('heading', { level: 1, name: heading }).waitFor();
}

async function cpuOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value;
  if (seconds === undefined) throw new Error('The browser measures no TaskDuration');
  return seconds * 1000;
}

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

async function sizeOf(responses: readonly Response[]): Promise<number> {
  const code = responses.filter((response) => /\.(?:js|css)$/.test(new URL(response.url()).pathname));
  const bodies = await Promise.all(code.map((response) => response.body()));
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
}

/** Waits until the page has worked off what an action caused. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only interfaces merge with the library's declaration
  interface Window {
    largestPaintMs: number;
  }
}

/** Runs in the page. */
function watchPaints(): void {
  window.largestPaintMs = 0;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.largestPaintMs = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** Runs in the page. Resolves once its heading has the text. */
function headingShown(text: string): Promise<void> {
  return new Promise((resolve) => {
    const watcher = new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent !== text) return;
      watcher.disconnect();
      resolve();
    });
    watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}
