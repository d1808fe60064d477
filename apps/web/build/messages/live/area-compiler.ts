/**
 * A worker thread that compiles saved messages: first the area, for the open page, then the full catalogue. Receives
 * names of areas and posts `Compiled`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { type Catalogue, writeCatalogue } from '../catalogue-files.ts';
import { compileMessages, type Settings, SETTINGS } from '../compile-messages.ts';

export type Compiled =
  /** The code of one area by locale. */
  | { readonly area: string; readonly modules: Record<string, string> }
  | { readonly area: string; readonly error: string }
  | 'catalogue';

const catalogue = workerData as Catalogue;
const { root, options } = catalogue;

const waiting: string[] = [];
// The first compilation takes a second longer, because it loads the compiler.
let running: Promise<void> | null = loadCompiler().finally(runWaiting);

parentPort?.on('message', (area: string) => {
  waiting.push(area);
  if (running === null) runWaiting();
});

function runWaiting(): void {
  running = compileWaiting().finally(() => (running = null));
}

async function loadCompiler(): Promise<void> {
  const [area] = readdirSync(join(root, 'messages'));
  if (area !== undefined) await compileArea(area).catch(() => {});
}

async function compileWaiting(): Promise<void> {
  let isComplete = true;
  for (let area = waiting.shift(); area !== undefined || !isComplete; area = waiting.shift()) {
    if (area === undefined) {
      isComplete = true;
      await writeCatalogue(catalogue);
      post('catalogue');
      continue;
    }
    try {
      post({ area, modules: await compileArea(area) });
      isComplete = false;
    } catch (error) {
      post({ area, error: error instanceof Error ? error.message : String(error) });
    }
  }
}

const post = (compiled: Compiled) => parentPort?.postMessage(compiled);

async function compileArea(area: string): Promise<Record<string, string>> {
  const { locales } = JSON.parse(readFileSync(join(root, SETTINGS), 'utf8')) as Settings;
  for (const locale of locales) checkJson(join(root, 'messages', area, `${locale}.json`));
  const files = await compileMessages(root, options, area);
  return Object.fromEntries(locales.map((locale) => [locale, files[`messages/${locale}.js`] ?? '']));
}

/** @throws an error that names the file */
function checkJson(file: string): void {
  try {
    JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${relative(root, file)}: ${(error as Error).message}`, { cause: error });
  }
}
