/** Formats the findings as Markdown, for docs/performance.md and the terminal. */
import { arch, cpus, platform, totalmem } from 'node:os';
import { CASES } from './cases.ts';
import { type ContenderName, CONTENDERS, DOES } from './servers/contenders.ts';
import { checksOf, type Findings, LIMITS, ratioOf } from './findings.ts';
import { CONNECTIONS } from './rounds.ts';
import { SAMPLES } from './worlds.ts';

export function reportOf(findings: Findings): string {
  return [
    headOf(findings),
    limitsOf(findings),
    cpuOf(findings),
    ratesOf(findings),
    methodOf(findings),
    comparisonOf(findings),
    startsOf(findings),
    worldsOf(findings),
    RUN_IT,
  ].join('\n\n');
}

function headOf({ at, contenders }: Findings): string {
  const versions = contenders.map(({ name, version }) => `${name} ${version}`).join(', ');
  return `# Performance of the mock API

Written by \`pnpm bench:mock\`; all figures are from one run.

${at.toISOString().slice(0, 10)} · ${machine()} · Node ${process.versions.node} · ${versions}`;
}

function limitsOf(findings: Findings): string {
  return `## Limits

${table(
  ['', 'measured', 'limit', 'verdict'],
  checksOf(findings).map(({ what, measured, limit, ok }) => [what, measured, limit, verdict(ok)]),
)}`;
}

function cpuOf(findings: Findings): string {
  return `## CPU per request

User and system time of the server’s process in microseconds. In brackets: bare Express’s time divided by it; 1.00 costs the
same as bare Express, 0.50 twice as much.

${table(
  ['', ...CASES.map(({ name }) => name), `verdict (list of 50: at least ${LIMITS.listRatio.toFixed(2)})`],
  perContender(findings, cpuCell).map((row) => [
    ...row,
    row[0] === 'this mock' ? verdict(ratioOf(findings.cells, 'this mock', 'list of 50') >= LIMITS.listRatio) : NO_LIMIT,
  ]),
)}`;
}

function ratesOf(findings: Findings): string {
  return `## Requests per second

Requests per second and the 99th percentile of the latency. There is no limit: rates depend on the machine.

${table(
  ['', ...CASES.map(({ name }) => name), 'verdict'],
  perContender(findings, rateCell).map((row) => [...row, NO_LIMIT]),
)}`;
}

function methodOf({ seconds, changedList }: Findings): string {
  return `### Work per request

${CONTENDERS.map((name) => `- **${name}**: ${DOES[name]}`).join('\n')}

Both servers send the same bodies: the mock answers each of the four requests once, and bare Express sends the recorded
answers. The list has 50 of ten thousand orders. “Create” sends an
order of three lines with a new \`Idempotency-Key\` each time. “402” publishes a draft after the end of a trial: the mock refuses
it by its rules, not by a forced answer.

### Method

Each server runs in its own process, and so does the load generator (autocannon, ${CONNECTIONS} persistent connections). All
servers run at once and are measured in turns, ${seconds} s in total per server and request after a warm-up, so other load on
the machine affects all of them. The number of requests per round is fixed; CPU time is read before and after. An answer with
another status ends the run.

### Interpretation

CPU per request is the cost of a server. The rate shows the same cost only on a machine with a free core for each side.
Compare within one run, not between machines.

The mock caches the serialised page of a list until one of its orders changes, so the list of 50 is cheaper than serialising
it. After a change of any order, what was found and sorted changes by that order, and only the page is validated and
serialised: ${(changedList.many / 1000).toFixed(1)} ms of CPU among ten thousand orders, ${(changedList.few / 1000).toFixed(1)} ms among a hundred. The cache is keyed by the identity of frozen records: no check is left out, and no
world can see another world’s data.`;
}

function comparisonOf({ largeComparison }: Findings): string {
  return `## A large comparison

An order of ${largeComparison.lines} lines with ${largeComparison.bids} bids: ${(largeComparison.bytes / 2 ** 20).toFixed(2)} MiB of JSON, calculated, validated and sent. Each write of a bid
recalculates the conflicts, ranks and counts of all bids. Medians, apart from the first request, which runs cold code.

${table(
  ['', 'CPU', 'time', `verdict (CPU: under ${LIMITS.largeCpuMs} ms)`],
  LARGE_CASES.map(([what, which]) => {
    const { cpuMs, ms } = largeComparison[which];
    const result = which === 'first' ? NO_LIMIT : verdict(cpuMs < LIMITS.largeCpuMs);
    return [what, `${cpuMs.toFixed(0)} ms`, `${ms.toFixed(0)} ms`, result];
  }),
)}`;
}

function startsOf({ starts }: Findings): string {
  return `## Start

From the start of the process to its first answer; medians. Node caches compiled code, so the first start on a machine takes
longer.

${table(
  ['', 'CPU', 'time', 'memory', `verdict (CPU: under ${LIMITS.startCpuMs} ms)`],
  starts.map(({ what, cpuMs, ms, residentMiB }) => [
    what,
    `${cpuMs.toFixed(0)} ms`,
    `${ms.toFixed(0)} ms`,
    `${residentMiB.toFixed(0)} MiB`,
    what === 'this mock' ? verdict(cpuMs < LIMITS.startCpuMs) : NO_LIMIT,
  ]),
)}`;
}

function worldsOf({ worlds }: Findings): string {
  return `## Worlds

Every world is in use: a user signed in and drafted six orders. The operations below are timed by the client, over HTTP,
${SAMPLES} times each: the median and the 99th percentile in milliseconds. “Baseline” is a request that changes nothing
(\`GET /__mock/health\`): the round trip and other load on the machine.

${table(
  ['worlds in use', 'baseline', 'create', 'reset', 'fork', 'take a snapshot', 'load a snapshot', 'memory', worldLimits],
  worlds.map(({ worlds: count, times, resident }) => [
    count.toLocaleString('en'),
    ...[times.nothing, times.create, times.reset, times.fork, times.snapshot, times.restore].map(
      ({ p50, p99 }) => `${p50.toFixed(2)} · ${p99.toFixed(2)}`,
    ),
    `${resident.after.toFixed(0)} MiB`,
    verdict(
      times.reset.p99 < LIMITS.resetP99Ms && times.fork.p99 < LIMITS.forkP99Ms && resident.after <= LIMITS.residentMiB,
    ),
  ]),
)}

A world stores only its changes: the seed is frozen and shared, and a fork shares the changes of its original until one of
them writes.`;
}

const RUN_IT = `## Run it

\`\`\`sh
pnpm bench:mock                    # about six minutes; fails when a limit is exceeded
BENCH_SECONDS=1 pnpm bench:mock    # short run: prints the tables, writes nothing, checks no limit
\`\`\`
`;

const NO_LIMIT = 'no limit';
const verdict = (ok: boolean) => (ok ? 'pass' : '**fail**');
const worldLimits = `verdict (p99 of reset under ${LIMITS.resetP99Ms} ms and of fork under ${LIMITS.forkP99Ms} ms, memory at most ${LIMITS.residentMiB} MiB)`;

const LARGE_CASES = [
  ['first request of a server', 'first'],
  ['repeated request', 'repeated'],
  ['request after a bid changed', 'afterWrite'],
  ['writing that bid', 'write'],
] as const;

type Row = readonly string[];

function table(head: Row, rows: readonly Row[]): string {
  const line = (cells: Row) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

type FormatCell = (findings: Findings, name: ContenderName, caseName: string) => string;

function perContender(findings: Findings, format: FormatCell): Row[] {
  return [...findings.cells.keys()].map((name) => [name, ...CASES.map((each) => format(findings, name, each.name))]);
}

function cpuCell({ cells }: Findings, name: ContenderName, caseName: string): string {
  return `${cells.get(name)?.get(caseName)?.cpuMicros.toFixed(0)} (${ratioOf(cells, name, caseName).toFixed(2)})`;
}

function rateCell({ cells }: Findings, name: ContenderName, caseName: string): string {
  const cell = cells.get(name)?.get(caseName);
  return `${Math.round(cell?.rate ?? 0).toLocaleString('en')} · ${cell?.p99.toFixed(0)} ms`;
}

function machine(): string {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${first?.model.trim() || arch()}, ${cpus().length} cores, ${memory} GiB, ${platform()}`;
}
