/**
 * A worker thread that compiles saved messages: first the area, for the open page, then the full catalogue, which takes
 * seconds. Receives names of areas and posts `Compiled`.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { compile, type CompilerOptions } from '@inlang/paraglide-js';

export interface CompilerData {
  /** Folder of the application. */
  readonly root: string;
  /** Options of the full catalogue. */
  readonly options: CompilerOptions;
}

export type Compiled =
  /** The code of one area by locale. */
  | { readonly area: string; readonly modules: Record<string, string> }
  | { readonly area: string; readonly error: string }
  | 'catalogue';

interface Settings {
  readonly locales: readonly string[];
  readonly modules: readonly string[];
}

const { root, options } = workerData as CompilerData;
const folder = mkdtempSync(join(tmpdir(), 'zakupki-messages-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

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
      await compile({ ...options, cleanOutdir: false });
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
  const settings = JSON.parse(readFileSync(join(root, 'project.inlang/settings.json'), 'utf8')) as Settings;
  for (const locale of settings.locales) checkJson(join(root, 'messages', area, `${locale}.json`));
  const project = join(folder, `${area}.inlang`);
  mkdirSync(project, { recursive: true });
  const areaSettings = {
    ...settings,
    modules: settings.modules.map((module) => resolve(root, module)),
    'plugin.inlang.messageFormat': { pathPattern: [join(root, 'messages', area, '{locale}.json')] },
  };
  writeFileSync(join(project, 'settings.json'), JSON.stringify(areaSettings));
  const outdir = join(folder, area);
  await compile({ ...options, project, outdir });
  const moduleOf = (locale: string) => readFileSync(join(outdir, 'messages', `${locale}.js`), 'utf8');
  return Object.fromEntries(settings.locales.map((locale) => [locale, moduleOf(locale)]));
}

/** @throws an error that names the file, which the compiler would skip silently */
function checkJson(file: string): void {
  try {
    JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${relative(root, file)}: ${(error as Error).message}`, { cause: error });
  }
}
