/**
 * Benchmarks the mock against bare Express, and measures its start and its worlds. Prints a report and writes it to
 * docs/performance.md; an exceeded limit fails the run. BENCH_SECONDS: load time per server and request.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { capture, type Captured, CASES } from './cases.ts';
import { type ChangedList, measureChangedList } from './changed-list.ts';
import { measureStarts } from './cold-start.ts';
import { bareExpress, type Contender, MOCK } from './servers/contenders.ts';
import { checksOf, type Findings } from './findings.ts';
import { measureLargeComparison } from './large-comparison.ts';
import { loadGenerator } from './load/load-generator.ts';
import { measureSealedReads } from './sealed-reads.ts';
import { reportOf } from './report.ts';
import { type Cells, measureRounds, type Running } from './rounds.ts';
import { launch } from './servers/server-process.ts';
import { measureWorlds } from './worlds.ts';

const REPORT = fileURLToPath(new URL('../../../docs/performance.md', import.meta.url));
/** Shorter runs are neither written to the document nor checked against limits. */
const FULL_SECONDS = 5;
const DEFAULT_SECONDS = 10;

const seconds = secondsOf(process.env['BENCH_SECONDS']);
const isFull = seconds >= FULL_SECONDS;
const folder = mkdtempSync(join(tmpdir(), 'zakupki-bench-'));
try {
  const findings = await measure();
  const report = reportOf(findings);
  console.log(report);
  if (isFull) writeFileSync(REPORT, report);
  const broken = checksOf(findings).filter(({ ok }) => !ok);
  for (const { what, measured, limit } of broken) console.error(`${what}: ${measured}, must be ${limit}.`);
  if (isFull && broken.length > 0) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measure(): Promise<Findings> {
  say('Capturing the answers of the mock');
  const captured = await captureAll();
  const contenders: Contender[] = [bareExpress(captured, folder), MOCK];
  say(`Loading ${contenders.map(({ name }) => name).join(', ')} in turns`);
  const { cells, changedList } = await load(contenders);
  say('Comparing 200 lines × 30 bids');
  const largeComparison = await measureLargeComparison();
  say('Reading orders that differ in a sealed bid');
  const sealedReads = await measureSealedReads();
  say('Starting each of them');
  const starts = await measureStarts(contenders, folder, isFull ? 10 : 2);
  const worlds = [];
  for (const count of isFull ? [1, 1000, 10_000] : [1, 100]) {
    say(`Using ${count} worlds`);
    worlds.push(await measureWorlds(count));
  }
  return {
    at: new Date(),
    seconds,
    contenders,
    cells,
    changedList,
    largeComparison,
    sealedReads,
    starts,
    worlds,
  };
}

async function captureAll(): Promise<Captured> {
  const server = await launch(MOCK.launch);
  try {
    const captured = new Map();
    for (const benchCase of CASES) {
      captured.set(benchCase.name, { benchCase, body: await capture(server.origin, benchCase) });
    }
    return captured as Captured;
  } finally {
    await server.stop();
  }
}

async function load(contenders: readonly Contender[]): Promise<{ cells: Cells; changedList: ChangedList }> {
  const generator = loadGenerator();
  const running: Running[] = [];
  try {
    for (const contender of contenders) running.push({ contender, server: await launch(contender.launch) });
    const cells = await measureRounds(running, generator, seconds);
    const mock = running.find(({ contender }) => contender === MOCK);
    if (!mock) throw new Error('The mock is a contender');
    return { cells, changedList: await measureChangedList(mock.server) };
  } finally {
    generator.stop();
    for (const { server } of running) await server.stop();
  }
}

function secondsOf(text: string | undefined): number {
  if (text === undefined || text === '') return DEFAULT_SECONDS;
  const number = Number(text);
  if (number >= 0.5 && number <= 600) return number;
  throw new Error(`BENCH_SECONDS is "${text}", but must be a number of seconds from 0.5 to 600, such as 10.`);
}

function say(step: string): void {
  console.error(`${step} …`);
}
