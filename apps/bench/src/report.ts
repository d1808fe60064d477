/** The findings as docs/performance.md and as the terminal show them. */
import { arch, cpus, platform, totalmem } from 'node:os';
import { CASES } from './cases.ts';
import { CONTENDERS, DOES } from './contenders.ts';
import { checksOf, type Findings, ratioOf } from './findings.ts';
import { CONNECTIONS } from './rounds.ts';
import { SAMPLES } from './worlds.ts';

/** The whole report, Markdown. */
export function reportOf(findings: Findings): string {
  const { at, seconds, contenders, absent, largeComparison, starts, worlds } = findings;
  const versions = contenders.map(({ name, version }) => `${name} ${version}`).join(', ');
  return `# Performance of the mock API

Measured by \`pnpm bench:mock\`, which writes this file; everything below is from one run.

${at.toISOString().slice(0, 10)} · ${machine()} · Node ${process.versions.node} · ${versions}

## What must hold

${table(
  ['', 'measured', 'limit', ''],
  checksOf(findings).map(({ what, measured, limit, ok }) => [what, measured, limit, ok ? 'holds' : '**broken**']),
)}

## CPU for a request

Microseconds of user and system time of the server’s process for each request; in brackets bare Express’s as a part of it:
1.00 is as cheap as bare Express, 0.50 twice as dear.

${table(['', ...CASES.map(({ name }) => name)], perContender(findings, cpuCell))}

Requests answered in a second, with the 99th percentile of the latency:

${table(['', ...CASES.map(({ name }) => name)], perContender(findings, rateCell))}

${absent.map(({ name, reason }) => `${name} took no part: ${reason}\n\n`).join('')}### What each does for a request

${CONTENDERS.map((name) => `- **${name}**: ${DOES[name]}`).join('\n')}

All send the same bodies: the mock answers each of the four requests once, bare Express stringifies what it said, and the
peers get the same contract with those answers as its examples. The list is of 50 of ten thousand orders, “create” sends an order of
three lines with a new \`Idempotency-Key\` each time, “402” publishes a draft after the end of a trial: the mock refuses it by
its rules, nothing is forced.

### How it is measured

Each server is a process of its own, and so is the load generator (autocannon, ${CONNECTIONS} kept connections). All servers run at
once and are asked in turns, round after round, ${seconds} s in all for each server at each request after a warm-up, so that
whatever else the machine does hits all alike. The number of requests is fixed for each round; CPU time is read before and
after. An answer of any other status ends the run.

### How to read it

CPU for a request says what a server costs; the rate says the same on a machine with a core to spare for each side, and is
what the load generator leaves of it on a smaller one. Compare within one run, not between machines.

The mock sends a page of a list again as it is while none of its orders was written, so the list of 50 is cheaper than
stringifying it. A page that was never asked for, or asked for after one of ten thousand orders was written, is found, sorted,
validated and serialised anew: ${(findings.changedListMicros / 1000).toFixed(1)} ms of CPU. What is kept are frozen records and pages made of
nothing else, by their identity: no check is left out, and no world can see another’s.

## A large comparison

An order of ${largeComparison.lines} lines with ${largeComparison.bids} bids: ${(largeComparison.bytes / 2 ** 20).toFixed(2)} MiB of JSON, worked out, held against the
contract and sent. With each write of a bid the conflicts, ranks and counts of all bids are worked out anew. Medians, but for
the first, which finds code that was never run.

${table(
  ['', 'CPU', 'time'],
  LARGE_CASES.map(([what, which]) => {
    const { cpuMs, ms } = largeComparison[which];
    return [what, `${cpuMs.toFixed(0)} ms`, `${ms.toFixed(0)} ms`];
  }),
)}

## Start

From the start of the process to its first answer; medians. Node keeps what it made of the code, so the first start on a
machine takes longer than all others.

${table(
  ['', 'CPU', 'time', 'memory'],
  starts.map(({ what, cpuMs, ms, residentMiB }) => [
    what,
    `${cpuMs.toFixed(0)} ms`,
    `${ms.toFixed(0)} ms`,
    `${residentMiB.toFixed(0)} MiB`,
  ]),
)}

## Worlds

Each of the worlds is in use: somebody signed in and drafted six orders there. What is done beside them is timed as whoever asks
sees it, over HTTP, ${SAMPLES} times each: the median and the 99th percentile in milliseconds. “Nothing” is a request that
changes nothing (\`GET /__mock/health\`): what the way there and back takes, and what else the machine was doing.

${table(
  ['worlds in use', 'nothing', 'create', 'reset', 'fork', 'take a snapshot', 'load a snapshot', 'memory'],
  worlds.map(({ worlds: count, times, resident }) => [
    count.toLocaleString('en'),
    ...[times.nothing, times.create, times.reset, times.fork, times.snapshot, times.restore].map(
      ({ p50, p99 }) => `${p50.toFixed(2)} · ${p99.toFixed(2)}`,
    ),
    `${resident.after.toFixed(0)} MiB`,
  ]),
)}

A world costs what it changed: the seed is frozen and shared, a copy shares the changes of its original until one of the two
writes.

## Run it

\`\`\`sh
pnpm bench:mock                    # about six minutes; fails when a limit is broken
BENCH_SECONDS=1 pnpm bench:mock    # a short look: prints the tables, writes nothing, judges nothing
\`\`\`

Prism and Mockoon are no part of the workspace (170 MB): the first run installs them with npm into
\`apps/bench/node_modules/.cache\`.
`;
}

const LARGE_CASES = [
  ['the first of a server', 'first'],
  ['asked again', 'again'],
  ['after a bid was written', 'afterWrite'],
  ['writing that bid', 'write'],
] as const;

type Row = readonly string[];

function table(head: Row, rows: readonly Row[]): string {
  const line = (cells: Row) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, place) => (place === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

function perContender(findings: Findings, cell: (findings: Findings, who: Name, one: string) => string): Row[] {
  return [...findings.cells.keys()].map((name) => [name, ...CASES.map((one) => cell(findings, name, one.name))]);
}

type Name = (typeof CONTENDERS)[number];

function cpuCell({ cells }: Findings, name: Name, one: string): string {
  return `${cells.get(name)?.get(one)?.cpuMicros.toFixed(0)} (${ratioOf(cells, name, one).toFixed(2)})`;
}

function rateCell({ cells }: Findings, name: Name, one: string): string {
  const cell = cells.get(name)?.get(one);
  return `${Math.round(cell?.rate ?? 0).toLocaleString('en')} · ${cell?.p99.toFixed(0)} ms`;
}

function machine(): string {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${first?.model.trim() || arch()}, ${cpus().length} cores, ${memory} GiB, ${platform()}`;
}
